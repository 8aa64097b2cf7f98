/**
 * Which texts of the disclosure table's English field are names at all: 4 % of them are not (UPSTREAMS §2).
 */

const PLACEHOLDERS = new Set([
  "n",
  "na",
  "none",
  "no",
  "noentry",
  "noname",
  "null",
  "nil",
  "tbd",
  "x",
  "xx",
  "xxx",
  "x",
  "없음",
  "해당없음",
]);

/** An official English name as the table gives it, trimmed and with single blanks; null where the field holds a placeholder or Korean. */
export function usableEnglishName(text: string): string | null {
  const name = text.normalize("NFKC").replace(/\s+/g, " ").trim();
  const letters = name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
  if (!/[a-z]/.test(letters) || /\p{Script=Hangul}/u.test(name) || PLACEHOLDERS.has(letters)) return null;
  return name;
}
