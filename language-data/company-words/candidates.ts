/**
 * Finds candidates for company words. A candidate is a part of Korean names, with the English that
 * fits best. Two kinds of parts are not candidates: fragments and overlong parts. A fragment (리아 of
 * 코리아) nearly always stands beside the same syllables. An overlong part (코리아글로) has the same best
 * English as a shorter part of it (코리아).
 */
import { cutName } from "../../src/language/compose.ts";
import { LETTER_BY_NAME } from "../../src/language/letter-names.ts";
import { romanizeGivenName } from "../../src/language/revised-romanization.ts";
import { spelled, type Vocabulary } from "../../src/language/vocabulary.ts";
import { similarity } from "./compare.ts";
import type { Example } from "./examples.ts";
import { count, mostOf } from "./tally.ts";
import { hasForm, isSameEnglish } from "./word-forms.ts";

/** How many names must use a word. Rarer words are weak evidence. */
export const MIN_USES = 7;
/** In syllables of Hangul. */
const LONGEST_WORD = 10;
const MOST_WORDS = 4;

/** @returns the candidates: each Korean word with its English */
export function candidates(
  examples: Example[],
  isRemoved: (korean: string) => boolean,
  syllables: ReadonlyMap<string, string>,
): Map<string, string> {
  const where = occurrences(examples);
  const frequency = new Map<string, number>();
  const grams = examples.map(({ englishWords }) => gramsOf(englishWords));
  for (const set of grams) for (const gram of set.keys()) count(frequency, gram);
  const found = new Map<string, Candidate>();
  for (const [korean, { names, left, right }] of where) {
    if (isRemoved(korean) || isLetters(korean)) continue;
    if (isAlwaysPartOf(left, names.length) || isAlwaysPartOf(right, names.length)) continue;
    const best = bestEnglish(korean, names, { grams, frequency, examples, syllables });
    if (best?.english === lettersOf(korean)) continue;
    // A single syllable that is only romanised must not be a word: it would split longer words.
    if (best === null || (korean.length === 1 && best.isSpelled)) continue;
    found.set(korean, { ...best, names: names.length });
  }
  for (const [korean, candidate] of [...found]) {
    for (const part of partsOf(korean)) {
      const known = found.get(part);
      if (known === undefined || !isSameEnglish(known.english, candidate.english)) continue;
      // The word and its part have the same English. If the part rarely occurs alone, the part is a
      // fragment. Otherwise the longer word is not needed, unless it is much more precise.
      if (known.names < 1.4 * candidate.names && known.precision < candidate.precision + 0.02)
        found.delete(part);
      else if (known.precision >= candidate.precision - 0.12) found.delete(korean);
    }
  }
  return new Map([...found].map(([korean, { english }]) => [korean, english]));
}

interface Candidate {
  readonly english: string;
  readonly precision: number;
  /** How many names contain the Korean word. */
  readonly names: number;
}

interface Occurrences {
  /** The indexes of the examples whose names contain the substring. */
  readonly names: number[];
  /** How often each syllable comes before the substring, and after it. */
  readonly left: Map<string, number>;
  readonly right: Map<string, number>;
}

function occurrences(examples: Example[]): Map<string, Occurrences> {
  const counts = new Map<string, number>();
  for (const { runs } of examples)
    for (const part of new Set(runs.flatMap(substringsOf))) count(counts, part);
  const found = new Map<string, Occurrences>();
  examples.forEach(({ runs }, at) => {
    for (const run of runs) {
      for (let from = 0; from < run.length; from++) {
        for (let to = from + 1; to <= Math.min(run.length, from + LONGEST_WORD); to++) {
          const korean = run.slice(from, to);
          if ((counts.get(korean) ?? 0) < MIN_USES) break;
          let known = found.get(korean);
          if (known === undefined) {
            known = { names: [], left: new Map(), right: new Map() };
            found.set(korean, known);
          }
          if (known.names.at(-1) !== at) known.names.push(at);
          if (from > 0) count(known.left, run[from - 1] ?? "");
          if (to < run.length) count(known.right, run[to] ?? "");
        }
      }
    }
  });
  return found;
}

function substringsOf(run: string): string[] {
  const parts: string[] = [];
  for (let from = 0; from < run.length; from++)
    for (let to = from + 1; to <= Math.min(run.length, from + LONGEST_WORD); to++)
      parts.push(run.slice(from, to));
  return parts;
}

function partsOf(korean: string): string[] {
  return substringsOf(korean).filter((part) => part !== korean);
}

/**
 * Whether nearly every use of a substring is beside one of at most three syllables. For example,
 * only 트 or 츠 follow 인베스트먼, so it is a part of longer words.
 */
function isAlwaysPartOf(neighbours: Map<string, number>, total: number): boolean {
  const most = [...neighbours.values()].sort((one, other) => other - one).slice(0, 3);
  return most.reduce((sum, uses) => sum + uses, 0) >= 0.85 * total;
}

const NO_WORDS: Vocabulary = {
  words: new Map(),
  listed: new Map(),
  syllables: new Map(),
  longest: 0,
};

/** Whether a text consists of names of letters, or begins or ends with 앤 (&). */
function isLetters(korean: string): boolean {
  const pieces = cutName(korean, NO_WORDS);
  return (
    LETTER_BY_NAME.has(korean) ||
    (pieces.length === 1 && pieces[0]?.kind === "letters") ||
    /^앤/u.test(korean) ||
    /앤$/u.test(korean)
  );
}

const LETTER = new RegExp(
  [...LETTER_BY_NAME.keys()].sort((one, other) => other.length - one.length).join("|"),
  "gu",
);

/** Replaces names of letters by the letters: 에스케이 → sk. */
function lettersOf(korean: string): string {
  return korean.replace(LETTER, (name) => LETTER_BY_NAME.get(name)?.toLowerCase() ?? "");
}

/** Function words and abbreviations. The English for a word never starts or ends with them. */
const STOP = new Set("no the of and for in by to ind indus const mfg".split(" "));

/**
 * Words that translate the ordinal (제삼차, third) of a company in a series. They do not belong to
 * the English of the word beside the ordinal.
 */
const NUMBERS = new Set(
  "first second third fourth fifth sixth seventh eighth ninth tenth ten twenty thirty forty".split(
    " ",
  ),
);

/**
 * Finds the grams of an English name. A gram is a sequence of up to four words without blanks
 * (`realestate`).
 * @returns each gram, with the sequence as the name writes it (`real estate`)
 */
function gramsOf(words: readonly string[]): Map<string, string> {
  const grams = new Map<string, string>();
  for (let from = 0; from < words.length; from++) {
    for (let to = from + 1; to <= Math.min(words.length, from + MOST_WORDS); to++) {
      if (STOP.has(words[from] ?? "") || STOP.has(words[to - 1] ?? "")) continue;
      const gram = words.slice(from, to);
      if (gram.length > 1 && gram.some((word) => NUMBERS.has(word))) continue;
      const letters = gram.join("");
      if (letters.length > 1 && !/\d/u.test(letters)) grams.set(letters, gram.join(" "));
    }
  }
  return grams;
}

/**
 * Chooses the English for a substring. At least half of the names with the substring must have this
 * English, and few other names should have it. A phrase wins over a part of the phrase if the
 * phrase is nearly as frequent.
 */
function bestEnglish(
  korean: string,
  names: readonly number[],
  { grams, frequency, examples, syllables }: Evidence,
): { english: string; precision: number; isSpelled: boolean } | null {
  const together = new Map<string, number>();
  for (const at of names) for (const gram of grams[at]?.keys() ?? []) count(together, gram);
  const spellings = [spelled(korean, syllables), romanizeGivenName(korean)];
  const options = [...together]
    .filter(([gram, uses]) => uses >= 0.15 * names.length && gram.length <= 5 * korean.length + 8)
    // The English must be for the whole word. Hi is too short for 하이테크, and Yang is too short for
    // 동양.
    .filter(([gram]) => gram.length >= korean.length)
    .filter(([gram]) => !spellings.some((spelling) => isPartOf(gram, spelling)))
    .filter(([gram]) => !KOREA_IN_ENGLISH.test(gram) || KOREA_IN_KOREAN.test(korean))
    .map(([gram, uses]) => {
      const own = names.flatMap((at) => examples[at] ?? []);
      const precision = own.filter(({ letters }) => letters.includes(gram)).length / own.length;
      const share = Math.min(1, (4 * uses) / (frequency.get(gram) ?? uses));
      return { gram, precision, score: precision * (0.4 + 0.6 * share), own };
    })
    .filter(
      ({ gram, own }) =>
        own.filter((example) => hasForm(gram, korean, example)).length >= 0.5 * own.length,
    )
    .sort((one, other) => other.score - one.score);
  let best = options[0];
  if (best === undefined) return null;
  /**
   * The precision that a longer phrase needs, as a share of `best.precision`. It is lower for a
   * long Korean word, because such a word more often stands for a whole phrase.
   */
  const enough = korean.length >= 4 ? 0.86 : 0.95;
  for (const option of options) {
    const isLonger = option.gram.length > best.gram.length && option.gram.includes(best.gram);
    if (isLonger && option.precision >= enough * best.precision && option.score >= 0.7 * best.score)
      best = option;
  }
  const { gram, precision } = best;
  const isSpelled = spellings.some((spelling) => similarity(spelling, gram) > 0.7);
  // Write a short romanised word as one name: 신광 is Shinkwang, although some companies write
  // Shin Kwang.
  const isOneName = isSpelled && korean.length <= 3;
  return { english: isOneName ? gram : usualWriting(gram, names, grams), precision, isSpelled };
}

interface Evidence {
  readonly grams: readonly Map<string, string>[];
  /** How many names contain each gram. */
  readonly frequency: ReadonlyMap<string, number>;
  readonly examples: readonly Example[];
  readonly syllables: ReadonlyMap<string, string>;
}

/**
 * Very many English names contain Korea, so Korea would seem to translate any word. Only Korean
 * text with 코리, 한국 or 케이 may have English with Korea.
 */
const KOREA_IN_ENGLISH = /korea|hankook/;
const KOREA_IN_KOREAN = /코리|한국|케이/u;

function isPartOf(gram: string, spelling: string): boolean {
  return spelling.includes(gram) && gram.length < spelling.length - 1;
}

/** @returns the English as most names write it: `real estate` or `realestate` */
function usualWriting(
  gram: string,
  names: readonly number[],
  grams: readonly Map<string, string>[],
): string {
  const ways = new Map<string, number>();
  for (const at of names) {
    const way = grams[at]?.get(gram);
    if (way !== undefined) count(ways, way);
  }
  return mostOf(ways) ?? gram;
}
