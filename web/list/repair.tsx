/** A field in which the user repairs a cell. */
import { useState } from "preact/hooks";
import { firstCharacters } from "../../src/lib/bounded-text.ts";
import type { Column } from "../../src/tables/columns.ts";
import { usePageTexts } from "../texts/page-language.ts";
import { changeDraft, leaveOut, type ReadDraft } from "./draft.ts";

/** In characters. A cell may have a million characters, and browsers show long texts slowly. */
const LONGEST_REPAIRED = 1_000;

export function Repair({
  draft,
  row,
  line,
  column,
}: {
  draft: ReadDraft;
  row: number;
  line: number;
  column: Column;
}) {
  const texts = usePageTexts();
  const position = draft.mapping[column];
  const edited = draft.edits.find((edit) => edit.row === row && edit.position === position);
  const given = draft.list.sheet.rows[row]?.cells[position ?? -1] ?? "";
  const before = firstCharacters(edited?.text ?? given, LONGEST_REPAIRED);
  const [text, setText] = useState(before);
  if (position === undefined) return null;
  const apply = () => {
    if (text === before) return;
    // Leave the row out, so that its number stays in the result.
    const isSent = draft.list.rows[row]?.claim != null;
    if (isSent && column === "business_number" && text.trim() === "")
      return void leaveOut(draft, [line]);
    const others = draft.edits.filter((edit) => edit !== edited);
    void changeDraft({ edits: [...others, { row, position, text }] });
  };
  return (
    <input
      type="text"
      value={text}
      aria-label={texts.list.repair(String(line), texts.list.columns[column])}
      onInput={(event) => setText(event.currentTarget.value)}
      onBlur={apply}
      onKeyDown={(event) => event.key === "Enter" && apply()}
    />
  );
}
