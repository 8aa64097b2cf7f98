/** Splits a list into entries. An entry is Korean, directly followed by its English, if any. */
export function entries(text: string): [korean: string, english: string][] {
  return Array.from(text.matchAll(/([가-힣()]+)([^,\n]*)/gu), ([, korean = "", english = ""]) => [
    korean,
    english,
  ]);
}
