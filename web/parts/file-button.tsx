/** A button that opens the browser's file dialog. */
import { useRef } from "preact/hooks";

export function FileButton({
  text,
  isPrimary = false,
  disabled = false,
  accept,
  onFile,
}: {
  text: string;
  isPrimary?: boolean;
  disabled?: boolean;
  accept?: string;
  onFile: (file: File) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        class={isPrimary ? "button primary" : "button"}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        {text}
      </button>
      <input
        ref={input}
        type="file"
        class="visually-hidden"
        tabIndex={-1}
        aria-label={text}
        accept={accept}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          if (file) onFile(file);
          // Reset, so that the same file can be chosen again after a repair.
          event.currentTarget.value = "";
        }}
      />
    </>
  );
}
