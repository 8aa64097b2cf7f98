/** An entry is Korean directly followed by English, if it has any. */
export function entries(text: string): [korean: string, english: string][] {
  return Array.from(text.matchAll(/([가-힣()]+)([^,\n]*)/gu), ([, korean = "", english = ""]) => [
    korean,
    english,
  ]);
}
