/**
 * Compares an English company name with the official one, without case, blanks, punctuation and
 * legal forms. The measures are those of decision 0060.
 */

const LEGAL =
  /\b(?:co|company|corp|corporation|inc|incorporated|ltd|limited|llc|lp|llp|plc|coltd|gmbh|pte|pty)\b/gu;

/** The words of an English name in lower case, without its legal form. */
export function wordsOf(english: string): string[] {
  return (
    english
      .normalize("NFKC")
      .toLowerCase()
      // Makes one word of "L.L.C", because a later step would split it.
      .replace(/\bl\.\s?l\.\s?c\b/gu, "llc")
      .replace(/['’`]/gu, "")
      .replace(/[^a-z0-9]+/gu, " ")
      .replace(LEGAL, " ")
      .split(/\s+/u)
      .filter((word) => word !== "")
  );
}

/** The letters and digits of a name, without its legal form. */
export function comparableLetters(english: string): string {
  return wordsOf(english).join("");
}

/** 1 minus edit distance over the longer length: 1 for equal letters, 0 for nothing in common. */
export function similarity(one: string, other: string): number {
  const longer = Math.max(one.length, other.length);
  return longer === 0 ? 1 : 1 - distance(one, other) / longer;
}

function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const change = one[i - 1] === other[j - 1] ? 0 : 1;
      next[j] = Math.min((next[j - 1] ?? 0) + 1, (row[j] ?? 0) + 1, (row[j - 1] ?? 0) + change);
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
