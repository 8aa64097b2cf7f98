/** A business number as people type and read it. */

/** Any form that people write, as digits alone: full width, blanks, dashes of all kinds. */
export function digitsOf(text: string): string {
  return text.normalize("NFKC").replace(/[\s\p{Pd}.']/gu, "");
}

/** As far as it is typed, 3-2-5. Text with other characters stays as it is. */
export function hyphenate(text: string): string {
  const digits = digitsOf(text);
  if (!/^\d{1,10}$/.test(digits)) return text;
  return [digits.slice(0, 3), digits.slice(3, 5), digits.slice(5)].filter(Boolean).join("-");
}
