/** Splits a list of entries, such as `별Stars,해Sun`, into Korean and English. */
export function entries(text: string): [korean: string, english: string][] {
  return Array.from(text.matchAll(/([가-힣()]+)([^,\n]*)/gu), ([, korean = "", english = ""]) => [
    korean,
    english,
  ]);
}
