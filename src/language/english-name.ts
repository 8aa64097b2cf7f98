/** Tells names from placeholders in OpenDART's English name fields (`docs/upstreams.md`). */

/** The placeholders in use, reduced to letters and digits. */
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
 * A street address has at least two divisions: `Seobuk-gu, Cheonan-si`. Names may contain one:
 * `Mok-dong PFV Co., Ltd.`. `test/bench/disclosure-names-bench.ts` prints the refused texts.
 */
const ADDRESS =
  /[a-z]-(?:do|si|gun|gu|eup|myeon|ri|dong|daero|ro|gil)\b.*[a-z]-(?:do|si|gun|gu|eup|myeon|ri|dong|daero|ro|gil)\b/i;
/** A field that holds only a legal form is not a name. */
const LEGAL_FORM =
  /^(?:co|company|corp|corporation|inc|incorporated|llc|ltd|limited|coltd|colimited)$/;

/** Most fields pass this quick test: trimmed ASCII, more letters than a legal form has. */
const TRIM_ASCII = /^[!-~]+(?: [!-~]+)*$/;
const MANY_LETTERS = /(?:[A-Za-z][^A-Za-z]*){13}/;

/**
 * An official English name, trimmed and with single blanks.
 * @returns null for a placeholder, a single letter, a bare legal form, an address, or a text with
 *   Hangul: `(주)RBA` without its Korean part would be an invented name
 */
export function usableEnglishName(text: string): string | null {
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
