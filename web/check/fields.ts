/** Reads the fields of a single check. Refuses nothing that the service would accept. */
import { isoDate } from "../../src/lib/days.ts";
import { readDate as readTableDate } from "../../src/tables/cells.ts";
import { withoutSeparators } from "../parts/business-number.ts";

export type NumberFault =
  | { kind: "numberEmpty" }
  | { kind: "numberLength"; digits: number }
  | { kind: "numberThirteen" }
  | { kind: "numberCharacters" };

export function numberFault(text: string): NumberFault | null {
  const number = withoutSeparators(text);
  if (number === "") return { kind: "numberEmpty" };
  if (!/^\d+$/.test(number)) return { kind: "numberCharacters" };
  if (number.length === 13) return { kind: "numberThirteen" };
  return number.length === 10 ? null : { kind: "numberLength", digits: number.length };
}

/** @returns a date as YYYY-MM-DD; null if the text is not a date or could be two dates */
export function readDate(text: string): string | null {
  const read = readTableDate(text, Date.now());
  return read.kind === "value" ? isoDate(read.value) : null;
}
