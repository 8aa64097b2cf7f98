/** Reads the fields of a single check. Refuses nothing that the service would accept. */
import { isoDate } from "../../src/lib/days.ts";
import { readDate as readTableDate } from "../../src/tables/cells.ts";
import { digitsOf } from "../parts/business-number.ts";

export type NumberFault =
  | { kind: "numberEmpty" }
  | { kind: "numberLength"; digits: number }
  | { kind: "numberThirteen" }
  | { kind: "numberCharacters" };

export function numberFault(text: string): NumberFault | null {
  const digits = digitsOf(text);
  if (digits === "") return { kind: "numberEmpty" };
  if (!/^\d+$/.test(digits)) return { kind: "numberCharacters" };
  if (digits.length === 13) return { kind: "numberThirteen" };
  return digits.length === 10 ? null : { kind: "numberLength", digits: digits.length };
}

/** @returns a date as YYYY-MM-DD; null if the text is not a date or could be two dates */
export function readDate(text: string): string | null {
  const read = readTableDate(text, Date.now());
  return read.kind === "value" ? isoDate(read.value) : null;
}
