/** What a form says about a representative's name before it is sent. */
import type { Representative, readRepresentative } from "../representative.ts";
import { type PageTexts, usePageTexts } from "../texts/page-language.ts";

/** Says what will be sent if it differs from what was typed, and what may be wrong with it. */
export function ownerRemarks({ owner }: PageTexts, read: Representative): string {
  const { name, changes, hints } = read;
  // Say nothing about the first letter, because the next ones are still to come.
  if (name.length < 2) return "";
  return [
    ...(changes.length > 0 ? [`${owner.willSend(name)}.`] : []),
    ...changes.map((each) => owner.changes[each]),
    ...hints.map((each) => owner.hints[each]),
  ].join(" ");
}

/** Lets the person choose to send the name as written, and undo that choice. */
export function OwnerChoice({
  typed,
  asWritten,
  read,
  onChange,
}: {
  typed: string;
  /** The name that the person wants sent as written. */
  asWritten: string | null;
  read: typeof readRepresentative;
  onChange: (asWritten: string | null) => void;
}) {
  const { owner } = usePageTexts();
  const isAsWritten = typed === asWritten;
  if (read(typed).changes.length === 0) return null;
  return (
    <button
      type="button"
      class="link-button owner-choice"
      onClick={() => onChange(isAsWritten ? null : typed)}
    >
      {isAsWritten ? owner.tidy : owner.keep}
    </button>
  );
}
