/**
 * The punctuation of a name in Latin letters: no empty or half brackets, no doubled blanks. Which
 * words the name has does not matter here.
 */

const PAIRS: ReadonlyMap<string, string> = new Map([
  [")", "("],
  ["]", "["],
  ["}", "{"],
  ["〕", "〔"],
  ["】", "【"],
  ["」", "「"],
  ["』", "『"],
  ["》", "《"],
  ["〉", "〈"],
]);
const OPENING = new Set(PAIRS.values());

/**
 * The text without brackets that hold nothing or are never closed, and with single blanks:
 * `( ) Hanul )` → `Hanul`. Takes time proportional to its length.
 */
export function tidyName(text: string): string {
  const kept: string[] = [];
  /** Where each open bracket is in `kept`, and whether anything but blanks follows it. */
  const open: { at: number; bracket: string; isEmpty: boolean }[] = [];
  for (const character of text) {
    const opening = PAIRS.get(character);
    if (OPENING.has(character)) {
      open.push({ at: kept.length, bracket: character, isEmpty: true });
      kept.push(character);
    } else if (opening !== undefined) {
      const last = open.at(-1);
      if (last?.bracket !== opening) {
        kept.push(" ");
        continue;
      }
      open.pop();
      if (last.isEmpty) kept.splice(last.at, kept.length, " ");
      else {
        kept.push(character);
        markFilled(open);
      }
    } else {
      kept.push(character);
      if (/[\p{L}\p{N}]/u.test(character)) markFilled(open);
    }
  }
  for (const { at } of open) kept[at] = " ";
  return kept
    .join("")
    .replace(/\s+/gu, " ")
    .replace(/ (?=[)\]}〕】」』》〉])/gu, "")
    .replace(/(?<=[([{〔【「『《〈]) /gu, "")
    .trim();
}

/** What is inside the innermost bracket is inside those around it: they learn it as it closes. */
function markFilled(open: { isEmpty: boolean }[]): void {
  const last = open.at(-1);
  if (last !== undefined) last.isEmpty = false;
}
