/** No known name is longer than this. Longer texts are ignored, so that they cause little work. */
const LONGEST_TEXT = 64;
const MOST_MISTAKES = 2;

/** Country codes that callers confuse with language codes. */
const LANGUAGE_OF: Record<string, string> = { kr: "ko", jp: "ja", cn: "zh-CN", us: "en", gb: "en" };

function plainName(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}

/** Finds the nearest known name. Allows one mistake for every three letters, but at most two. */
export function similarTo<Known extends string>(
  text: string,
  known: readonly Known[],
): Known | null {
  if (text.length > LONGEST_TEXT) return null;
  const plain = plainName(text);
  let nearest: Known | null = null;
  let fewest = MOST_MISTAKES + 1;
  for (const name of known) {
    const other = plainName(name);
    const allowed = Math.min(plain.length, other.length) / 3;
    if (Math.abs(plain.length - other.length) >= fewest) continue;
    const mistakes = mistakesBetween(plain, other);
    if (mistakes <= allowed && mistakes < fewest) [nearest, fewest] = [name, mistakes];
  }
  return nearest;
}

/** `EN`, `eng`, `english` and `en-US` mean `en`. */
export function optionMeant<Option extends string>(
  value: string,
  options: readonly Option[],
): Option | null {
  if (value.length > LONGEST_TEXT) return null;
  const given = value.toLowerCase();
  const begins = (text: string, start: string) => start.length > 1 && text.startsWith(start);
  return (
    options.find((option) => option === LANGUAGE_OF[given] || option.toLowerCase() === given) ??
    options.find((option) => {
      const known = option.toLowerCase();
      return begins(given, known) || begins(known, given);
    }) ??
    similarTo(value, options)
  );
}

/** The Levenshtein distance. */
function mistakesBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const replaced = (row[j - 1] as number) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] as number) + 1, (next[j - 1] as number) + 1));
    }
    row = next;
  }
  return row[other.length] as number;
}
