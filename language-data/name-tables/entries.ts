/**
 * Splits a list into entries. An entry has Korean, and then its English without a blank between.
 */
export function entries(text: string): [korean: string, english: string][] {
  return Array.from(text.matchAll(/([가-힣()]+)([^,\n]*)/gu), ([, korean = "", english = ""]) => [
    korean,
    english,
  ]);
}
