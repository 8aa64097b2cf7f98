/**
 * What the fields of a single check hold, read as people type and paste them. Nothing here refuses
 * more than the service would.
 */
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

/** A date as people write it, as YYYY-MM-DD; null where it is none, or could be two. */
export function readDate(text: string): string | null {
  const read = readTableDate(text, Date.now());
  return read.kind === "value" ? isoDate(read.value) : null;
}
