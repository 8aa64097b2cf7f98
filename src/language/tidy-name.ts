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
const BRACKET = /[()[\]{}〔〕【】「」『』《》〈〉]/u;

/** Removes empty or unpaired brackets and doubled blanks: `( ) Hanul )` → `Hanul`. */
export function tidyName(text: string): string {
  if (!BRACKET.test(text)) return text.replace(/\s+/gu, " ").trim();
  const kept: string[] = [];
  /** Open brackets. `at`: position in `kept`. `isEmpty`: no letter or digit has followed yet. */
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

/** Marks the innermost open bracket as filled. When it closes, the outer bracket is marked too. */
function markFilled(open: { isEmpty: boolean }[]): void {
  const last = open.at(-1);
  if (last !== undefined) last.isEmpty = false;
}
