/** Says when the device has lost its connection; the views go on by themselves when it is back. */
import { useEffect, useState } from "preact/hooks";
import { useWords } from "../words/words.ts";
import { Notice } from "./notice.tsx";

export function Connection() {
  const words = useWords();
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
        {words.offline}
      </Notice>
    </div>
  );
}
