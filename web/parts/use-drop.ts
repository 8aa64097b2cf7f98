/** Lets people drop a file anywhere in the window. */
import { useEffect, useRef, useState } from "preact/hooks";

/** @returns whether a file is over the window */
export function useDrop(onFile: (file: File | undefined) => void): boolean {
  const [isOver, setOver] = useState(false);
  const current = useRef(onFile);
  current.current = onFile;
  useEffect(() => {
    const over = (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent) => event.relatedTarget === null && setOver(false);
    const drop = (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      current.current(event.dataTransfer?.files[0]);
    };
    addEventListener("dragover", over);
    addEventListener("dragleave", leave);
    addEventListener("drop", drop);
    return () => {
      removeEventListener("dragover", over);
      removeEventListener("dragleave", leave);
      removeEventListener("drop", drop);
    };
  }, []);
  return isOver;
}
