/** Says that the device has lost its internet connection. */
import { useEffect, useState } from "preact/hooks";
import { usePageTexts } from "../texts/page-language.ts";
import { Notice } from "./notice.tsx";

/** @param isNeeded false in a view that works without a connection */
export function Connection({ isNeeded }: { isNeeded: boolean }) {
  const texts = usePageTexts();
  const [isOnline, setOnline] = useState(navigator.onLine);
  useEffect(() => {
    const look = () => setOnline(navigator.onLine);
    addEventListener("online", look);
    addEventListener("offline", look);
    return () => {
      removeEventListener("online", look);
      removeEventListener("offline", look);
    };
  }, []);
  return isOnline ? null : (
    <div class="frame connection">
      <Notice tone="warning" live>
        {isNeeded ? texts.offline : texts.offlineReceipt}
      </Notice>
    </div>
  );
}
