/** The watch list as CSV, with byte-order mark and CRLF. */
import { type Cell, defuse, writeTableRow } from "../tables/csv-table.ts";
import { STATE_FIELDS } from "./states.ts";
import type { WatchedNumber } from "./watched-number.ts";

const BYTE_ORDER_MARK = "\u{FEFF}";

export const WATCH_CSV_HEADER = `${BYTE_ORDER_MARK}${[
  ...["business_number", "reference"],
  ...STATE_FIELDS,
  ...["checked_at", "changed_at"],
].join()}\r\n`;

export function watchCsvLines(watches: WatchedNumber[]): string {
  return watches.map((watch) => `${writeTableRow(cellsOf(watch).map(defuse))}\r\n`).join("");
}

function cellsOf({ number, reference, known }: WatchedNumber): Cell[] {
  const instant = (at: number | undefined) =>
    at === undefined ? null : new Date(at).toISOString();
  const state = STATE_FIELDS.map((_, at) => known?.s[at] ?? null);
  return [number, reference, ...state, instant(known?.c), instant(known?.h)];
}
