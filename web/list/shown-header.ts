/** The names that a result shows above the user's own columns. */
import { COLUMNS } from "../../src/tables/columns.ts";
import type { PageTexts } from "../texts/page-language.ts";
import type { Sheet } from "./sheets/messages.ts";

/**
 * Names the columns. A nameless column gets a name only if the page uses it, or if the list has no
 * header at all.
 */
export function shownHeader({ columns, unnamed }: PageTexts["list"], sheet: Sheet): string[] {
  const { header, mapping, rows } = sheet;
  const hasNames = header.some(Boolean);
  return header.map((name, position) => {
    const column = COLUMNS.find((each) => mapping[each] === position);
    if (name || column) return name || (column ? columns[column] : "");
    const isFilled = !hasNames && rows.some(({ cells }) => cells[position]);
    return isFilled ? unnamed(position + 1) : "";
  });
}
