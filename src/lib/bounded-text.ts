/**
 * Text of a caller, looked at only as far as a limit: whatever its length, the work stays linear.
 * A character here is a Unicode code point.
 */

/** No character becomes more than this many in a canonical decomposition (Unicode 17: U+1F82 …). */
const DECOMPOSED_LENGTH = 4;

/** As many combining marks in a row as the Stream-Safe Text Format allows (UAX #15, section 13). */
export const MAX_MARKS_IN_A_ROW = 30;
const TOO_MANY_MARKS = new RegExp(`\\p{M}{${MAX_MARKS_IN_A_ROW + 1}}`, "u");

/** The first `max` characters of a text: the text itself when it has no more. */
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

/**
 * A text trimmed and in Unicode NFC, if that has at most `max` characters.
 *
 * Normalising sorts each run of combining marks in quadratic time, so the length and the runs are
 * checked before it. The check refuses no text for its length that would fit afterwards, such as a
 * name in decomposed Hangul: its jamo are letters, three to a syllable at most.
 */
export function normalizeText(text: string, max: number): NormalText {
  const trimmed = text.trim();
  if (hasMoreCharacters(trimmed, max * DECOMPOSED_LENGTH)) return { kind: "too_long" };
  if (TOO_MANY_MARKS.test(trimmed)) return { kind: "too_many_marks" };
  const normal = trimmed.normalize("NFC");
  return hasMoreCharacters(normal, max) ? { kind: "too_long" } : { kind: "text", text: normal };
}
