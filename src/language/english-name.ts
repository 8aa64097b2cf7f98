/**
 * Which texts of OpenDART's English name fields are names at all: 4 % are placeholders
 * (`docs/upstreams.md`).
 */

/** The placeholders in use, letters and digits only. */
const PLACEHOLDERS = new Set([
  "na",
  "none",
  "no",
  "noentry",
  "noname",
  "null",
  "nil",
  "tbd",
  "blank",
  "empty",
  "unknown",
  "xx",
  "xxx",
]);
/**
 * A street address: two divisions of one, `Seobuk-gu, Cheonan-si`. One alone occurs in names, such
 * as `Mok-dong PFV Co., Ltd.` (`test/bench/disclosure-names-bench.ts` prints what it refuses).
 */
const ADDRESS =
  /[a-z]-(?:do|si|gun|gu|eup|myeon|ri|dong|daero|ro|gil)\b.*[a-z]-(?:do|si|gun|gu|eup|myeon|ri|dong|daero|ro|gil)\b/i;
/** A field of nothing else names nobody. */
const LEGAL_FORM =
  /^(?:co|company|corp|corporation|inc|incorporated|llc|ltd|limited|coltd|colimited)$/;

/**
 * Most fields are names at first sight: ASCII with single blanks, and more letters than any
 * placeholder or legal form has.
 */
const TRIM_ASCII = /^[!-~]+(?: [!-~]+)*$/;
const MANY_LETTERS = /(?:[A-Za-z][^A-Za-z]*){13}/;

/**
 * An official English name, trimmed and with single blanks.
 * @returns null where the field holds a placeholder, a single letter, a bare legal form, an
 *   address, or anything in Korean: `(주)RBA` is not English, and without its Korean part it would
 *   be an invented name
 */
export function usableEnglishName(text: string): string | null {
  // No address is without its hyphens.
  if (TRIM_ASCII.test(text) && MANY_LETTERS.test(text)) return isAddress(text) ? null : text;
  const name = text.normalize("NFKC").replace(/\s+/g, " ").trim();
  const letters = name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
  if (!/[a-z]/.test(letters) || letters.length === 1 || /\p{Script=Hangul}/u.test(name))
    return null;
  return PLACEHOLDERS.has(letters) || LEGAL_FORM.test(letters) || isAddress(name) ? null : name;
}

function isAddress(name: string): boolean {
  return name.includes("-") && ADDRESS.test(name);
}
