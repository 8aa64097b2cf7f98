/**
 * What the fields of a single check hold, read as people type and paste them. Nothing here refuses
 * more than the service would.
 */
import { isoDate } from "../../src/lib/days.ts";
import { readDate as readTableDate } from "../../src/tables/cells.ts";

export type NumberFault =
  | { kind: "numberEmpty" }
  | { kind: "numberLength"; digits: number }
  | { kind: "numberThirteen" }
  | { kind: "numberCharacters" };

/** Any form that people write, as digits alone: full width, blanks, dashes of all kinds. */
export function digitsOf(text: string): string {
  return text.normalize("NFKC").replace(/[\s\p{Pd}.']/gu, "");
}

/** As far as it is typed, 3-2-5. Text with other characters stays as it is. */
export function hyphenate(text: string): string {
  const digits = digitsOf(text);
  if (!/^\d{1,10}$/.test(digits)) return text;
  return [digits.slice(0, 3), digits.slice(3, 5), digits.slice(5)].filter(Boolean).join("-");
}

export function numberFault(text: string): NumberFault | null {
  const digits = digitsOf(text);
  if (digits === "") return { kind: "numberEmpty" };
  if (!/^\d+$/.test(digits)) return { kind: "numberCharacters" };
  if (digits.length === 13) return { kind: "numberThirteen" };
  return digits.length === 10 ? null : { kind: "numberLength", digits: digits.length };
}

/**
 * Whether the last digit is the one that the tax authority's rule gives. Only a hint at typos: the
 * register decides.
 */
export function hasCheckDigit(digits: string): boolean {
  const weights = [1, 3, 7, 1, 3, 7, 1, 3, 5];
  const values = [...digits].map(Number);
  const sum = weights.reduce((total, weight, i) => total + weight * (values[i] ?? 0), 0);
  const carried = Math.floor(((values[8] ?? 0) * 5) / 10);
  return (10 - ((sum + carried) % 10)) % 10 === values[9];
}

/** A date as people write it, as YYYY-MM-DD; null where it is none, or could be two. */
export function readDate(text: string): string | null {
  const read = readTableDate(text, Date.now());
  return read.kind === "value" ? isoDate(read.value) : null;
}
