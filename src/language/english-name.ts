/** Finds placeholders and addresses in OpenDART's English name fields (`docs/upstreams.md`). */

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
/** A name may contain one place (`Mok-dong PFV`). An address has two: `Seobuk-gu, Cheonan-si`. */
const ADDRESS =
  /[a-z]-(?:do|si|gun|gu|eup|myeon|ri|dong|daero|ro|gil)\b.*[a-z]-(?:do|si|gun|gu|eup|myeon|ri|dong|daero|ro|gil)\b/i;
const LEGAL_FORM =
  /^(?:co|company|corp|corporation|inc|incorporated|llc|ltd|limited|coltd|colimited)$/;

/** Most fields pass this quick test: trimmed ASCII with more letters than a legal form has. */
const TRIM_ASCII = /^[!-~]+(?: [!-~]+)*$/;
const MANY_LETTERS = /(?:[A-Za-z][^A-Za-z]*){13}/;

/** The name, trimmed and with single blanks; null if the field holds no name. */
export function usableEnglishName(text: string): string | null {
  if (TRIM_ASCII.test(text) && MANY_LETTERS.test(text)) return isAddress(text) ? null : text;
  const name = text.normalize("NFKC").replace(/\s+/g, " ").trim();
  const letters = name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
  // A name with Hangul is not usable: `(주)RBA` without its Korean part would be an invented name.
  if (!/[a-z]/.test(letters) || letters.length === 1 || /\p{Script=Hangul}/u.test(name))
    return null;
  return PLACEHOLDERS.has(letters) || LEGAL_FORM.test(letters) || isAddress(name) ? null : name;
}

function isAddress(name: string): boolean {
  return name.includes("-") && ADDRESS.test(name);
}
