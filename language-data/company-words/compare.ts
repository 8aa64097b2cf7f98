/**
 * Compares an English company name with the official one. Ignores case, blanks, punctuation and
 * legal forms. Decision 0060 defines the measures.
 */

const LEGAL =
  /\b(?:co|company|corp|corporation|inc|incorporated|ltd|limited|llc|lp|llp|plc|coltd|gmbh|pte|pty)\b/gu;

/** The words of an English name in lower case, without its legal form. */
export function wordsOf(english: string): string[] {
  return (
    english
      .normalize("NFKC")
      .toLowerCase()
      // Make "L.L.C" one word, because a later step would split it.
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

/** 1 - (edit distance / longer length): 1 for equal texts, 0 for texts with nothing in common. */
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
