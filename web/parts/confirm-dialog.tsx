/** Asks the user for confirmation before something is deleted. */
import { useEffect, useRef } from "preact/hooks";
import { usePageTexts } from "../texts/page-language.ts";

export function ConfirmDialog({
  text,
  yes,
  onYes,
  onNo,
}: {
  text: string;
  /** The label of the button that deletes. */
  yes?: string;
  onYes: () => void;
  onNo: () => void;
}) {
  const texts = usePageTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} class="dialog" aria-labelledby="confirm-text" onClose={onNo}>
      <p id="confirm-text">{text}</p>
      <div class="row">
        <button type="button" class="button danger" onClick={onYes}>
          {yes ?? texts.jobs.confirmYes}
        </button>
        <button type="button" class="button" onClick={onNo}>
          {texts.jobs.confirmNo}
        </button>
      </div>
    </dialog>
  );
}
