/** Converts business numbers between the forms that people and the service use. */

/** Removes blanks, all kinds of dashes, dots and apostrophes. Makes full-width digits normal. */
export function withoutSeparators(text: string): string {
  return DIGITS.test(text) ? text : text.normalize("NFKC").replace(/[\s\p{Pd}.']/gu, "");
}

const DIGITS = /^\d{1,10}$/;

/** Adds hyphens (3-2-5) to a number, even while it is typed. Returns other text unchanged. */
export function hyphenate(text: string): string {
  const number = withoutSeparators(text);
  if (!DIGITS.test(number)) return text;
  return [number.slice(0, 3), number.slice(3, 5), number.slice(5)].filter(Boolean).join("-");
}
