/** The format of `seed/former-names.csv`, which the command-line tool writes. No I/O. */

import { readTable } from "../tables/csv-table.ts";
import type { FormerName } from "./former-names.ts";
import { nameKey } from "./index-keys.ts";

const COLUMNS = ["corp_code", "name", "last_seen", "name_en"];

export function formerNamesCsv(names: readonly FormerName[]): string {
  const rows = names.map(({ corpCode, name, lastSeen, englishName }) =>
    [corpCode, name, lastSeen, englishName].map(quoted).join(","),
  );
  return `${[COLUMNS.join(","), ...rows].join("\n")}\n`;
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** @throws Error with the number of the first line that cannot be read */
export function readFormerNames(csv: string): FormerName[] {
  const names: FormerName[] = [];
  for (const row of readTable(csv.replace(/^\u{feff}/u, ""))) {
    if (row.kind !== "row") throw new Error(`Line ${row.line} has a quote that is not closed.`);
    const [corpCode = "", name = "", lastSeen = "", englishName = ""] = row.cells;
    if (corpCode === COLUMNS[0] || (row.cells.length === 1 && corpCode === "")) continue;
    if (!/^[0-9]{8}$/.test(corpCode) || nameKey(name) === "")
      throw new Error(`Line ${row.line} needs a corp_code of eight digits and a name.`);
    names.push({ corpCode, name, lastSeen, englishName });
  }
  return names;
}
