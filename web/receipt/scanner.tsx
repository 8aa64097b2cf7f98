/** Scans a QR code with the camera. */
import { useEffect, useRef, useState } from "preact/hooks";
import { readFrame } from "./read-code.ts";
import { useReceiptTexts } from "./texts.ts";

/** The pause between two frames. Reading a frame takes about 20 ms. */
const PAUSE_MS = 120;
/** A receipt makes a dense code, so ask for a sharp picture. */
const PICTURE = { width: { ideal: 1_920 }, height: { ideal: 1_080 } };

/** @returns whether this device has a camera that the page may ask for */
export function useCamera(): boolean {
  const [has, setHas] = useState(false);
  useEffect(() => {
    // Undefined on a connection that is not encrypted.
    const devices = navigator.mediaDevices as MediaDevices | undefined;
    const look = () =>
      devices?.enumerateDevices().then(
        (all) => setHas(all.some(({ kind }) => kind === "videoinput")),
        () => setHas(false),
      );
    void look();
    devices?.addEventListener("devicechange", look);
    return () => devices?.removeEventListener("devicechange", look);
  }, []);
  return has;
}

export function Scanner({
  onText,
  onFault,
  onStop,
}: {
  onText: (text: string) => void;
  onFault: () => void;
  onStop: () => void;
}) {
  const texts = useReceiptTexts();
  const video = useRef<HTMLVideoElement>(null);
  const stop = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const canvas = document.createElement("canvas");
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOpen = true;
    const look = () => {
      const text = video.current && readFrame(video.current, canvas);
      if (text) onText(text);
      else if (isOpen) timer = setTimeout(look, PAUSE_MS);
    };
    const open = async () => {
      stream = await navigator.mediaDevices.getUserMedia({
        video: { facingMode: "environment", ...PICTURE },
      });
      // The person may have stopped the camera meanwhile.
      if (!isOpen || !video.current) return close();
      video.current.srcObject = stream;
      await video.current.play();
      look();
    };
    const close = () => {
      isOpen = false;
      clearTimeout(timer);
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    open().catch(() => isOpen && onFault());
    stop.current?.focus();
    return close;
  }, []);
  return (
    <div class="scanner stack">
      <video ref={video} muted playsInline aria-label={texts.camera} />
      <p class="hint" role="status">
        {texts.scanHint}
      </p>
      <div>
        <button ref={stop} type="button" class="button" onClick={onStop}>
          {texts.stop}
        </button>
      </div>
    </div>
  );
}
