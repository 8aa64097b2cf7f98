/** The limits in this file count Unicode code points. */
import { plainText } from "./plain-text.ts";

export const MAX_OWNER_NAME = 100;
export const MAX_COMPANY_NAME = 200;

/** How many characters one character can become when decomposed (Unicode 17: U+1F82 …). */
const DECOMPOSED_LENGTH = 4;

/** The limit of the Stream-Safe Text Format (UAX #15, section 13). */
export const MAX_MARKS_IN_A_ROW = 30;
const TOO_MANY_MARKS = new RegExp(`\\p{M}{${MAX_MARKS_IN_A_ROW + 1}}`, "u");

export function firstCharacters(text: string, max: number): string {
  if (text.length <= max) return text;
  let end = 0;
  let count = 0;
  for (const character of text) {
    if (count === max) return text.slice(0, end);
    end += character.length;
    count++;
  }
  return text;
}

export function hasMoreCharacters(text: string, max: number): boolean {
  return firstCharacters(text, max).length < text.length;
}

export type NormalText =
  | { kind: "text"; text: string }
  | { kind: "too_long" }
  | { kind: "too_many_marks" };

/** Checks lengths before NFC, because NFC needs quadratic time for a run of combining marks. */
export function normalizeText(text: string, max: number): NormalText {
  const trimmed = plainText(text).trim();
  if (hasMoreCharacters(trimmed, max * DECOMPOSED_LENGTH)) return { kind: "too_long" };
  if (TOO_MANY_MARKS.test(trimmed)) return { kind: "too_many_marks" };
  const normal = trimmed.normalize("NFC");
  return hasMoreCharacters(normal, max) ? { kind: "too_long" } : { kind: "text", text: normal };
}
