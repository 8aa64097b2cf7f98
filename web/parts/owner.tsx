/** Shows a representative's name as a form will send it, with hints about the name. */
import type { Representative, readRepresentative } from "../representative.ts";
import { type PageTexts, usePageTexts } from "../texts/page-language.ts";

export function ownerRemarks({ owner }: PageTexts, read: Representative): string {
  const { name, changes, hints } = read;
  // Say nothing about a single letter, because the user is still typing.
  if (name.length < 2) return "";
  return [
    ...(changes.length > 0 ? [`${owner.willSend(name)}.`] : []),
    ...changes.map((each) => owner.changes[each]),
    ...hints.map((each) => owner.hints[each]),
  ].join(" ");
}

export function OwnerChoice({
  typed,
  asWritten,
  read,
  onChange,
}: {
  typed: string;
  /** The name that the user wants to send as written. */
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
