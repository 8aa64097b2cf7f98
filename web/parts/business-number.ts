/** Business numbers as people type and read them. */

/** Removes blanks, dashes of all kinds, dots and apostrophes, and narrows full-width digits. */
export function withoutSeparators(text: string): string {
  return DIGITS.test(text) ? text : text.normalize("NFKC").replace(/[\s\p{Pd}.']/gu, "");
}

const DIGITS = /^\d{1,10}$/;

/** Hyphenates a number 3-2-5, also while it is typed. Returns other text unchanged. */
export function hyphenate(text: string): string {
  const number = withoutSeparators(text);
  if (!DIGITS.test(number)) return text;
  return [number.slice(0, 3), number.slice(3, 5), number.slice(5)].filter(Boolean).join("-");
}
