/** Says that the device has lost its internet connection. */
import { useEffect, useState } from "preact/hooks";
import { usePageTexts } from "../texts/page-language.ts";
import { Notice } from "./notice.tsx";

export function Connection() {
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
        {texts.offline}
      </Notice>
    </div>
  );
}
