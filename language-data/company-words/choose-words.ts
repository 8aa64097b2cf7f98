/** Decides how to write each learned word, and which learned words to keep. */
import { cutName } from "../../src/language/compose.ts";
import { spelled, vocabularyOf } from "../../src/language/vocabulary.ts";
import { comparableLetters, similarity } from "./compare.ts";
import { exampleOf } from "./examples.ts";
import type { Learned } from "./learn-words.ts";
import type { NamePair } from "./name-pairs.ts";

/**
 * Finds out which words are written in capitals (`SK`), and which are attached to the previous word
 * (`+tech`). Names that are all in capitals do not count as evidence for capitals.
 * @returns each word as most companies write it
 */
export function writtenForms(
  words: ReadonlyMap<string, Learned>,
  pairs: readonly NamePair[],
): Map<string, string> {
  const vocabulary = vocabularyOf(
    new Map([...words].map(([korean, { english }]) => [korean, english])),
    new Map(),
  );
  const tally = new Map<
    string,
    { capitals: number; inMixedCase: number; attached: number; afterOther: number }
  >();
  for (const example of pairs.map(exampleOf)) {
    const hasSmall = /[a-z]/u.test(example.english);
    for (const run of example.runs) {
      cutName(run, vocabulary).forEach(({ kind, korean, english }, at) => {
        if (kind !== "word" || !words.has(korean)) return;
        const entry = tally.get(korean) ?? {
          capitals: 0,
          inMixedCase: 0,
          attached: 0,
          afterOther: 0,
        };
        tally.set(korean, entry);
        if (hasSmall && example.english.toLowerCase().includes(english)) {
          entry.inMixedCase++;
          if (example.english.includes(english.toUpperCase())) entry.capitals++;
        }
        if (at === 0) return;
        const first = english.split(" ")[0] ?? "";
        if (example.englishWords.some((word) => word.startsWith(first))) entry.afterOther++;
        else if (example.englishWords.some((word) => word.endsWith(first))) {
          entry.afterOther++;
          entry.attached++;
        }
      });
    }
  }
  return new Map(
    [...words].map(([korean, { english }]) => {
      const { capitals, inMixedCase, attached, afterOther } = tally.get(korean) ?? {
        capitals: 0,
        inMixedCase: 0,
        attached: 0,
        afterOther: 0,
      };
      const isUpper = english.length <= 5 && inMixedCase > 0 && capitals / inMixedCase > 0.6;
      const isAttached = afterOther >= 5 && attached / afterOther > 0.6;
      return [korean, (isAttached ? "+" : "") + (isUpper ? english.toUpperCase() : english)];
    }),
  );
}

/**
 * Keeps the words with the highest gain for their cost. If a word is left out, the names that use
 * it become less similar to the official names. The gain of the word is the sum of these losses of
 * similarity, plus a bonus for each use. The cost of the word grows with its bytes in the table.
 * @param most how many words to keep
 */
export function mostUseful(
  words: ReadonlyMap<string, string>,
  syllables: ReadonlyMap<string, string>,
  pairs: readonly NamePair[],
  most: number,
): Map<string, string> {
  const vocabulary = vocabularyOf(words, syllables);
  const gains = new Map<string, number>();
  const tally = new Map<string, { uses: number; right: number }>();
  for (const { runs, letters } of pairs.map(exampleOf)) {
    const pieces = runs.flatMap((run) => cutName(run, vocabulary));
    const texts = pieces.map(({ kind, korean, english }) =>
      kind === "rest" ? spelled(korean, syllables) : comparableLetters(english),
    );
    const now = similarity(texts.join(""), letters);
    pieces.forEach(({ kind, korean }, at) => {
      if (kind !== "word" || vocabulary.listed.has(korean)) return;
      const without = texts.with(at, spelled(korean, syllables)).join("");
      // Similarity ignores blanks. So a word gains nothing if its syllables alone give the same
      // English. The bonus keeps such words, because they show where blanks belong.
      const gain = now - similarity(without, letters) + BONUS_OF_A_WORD;
      gains.set(korean, (gains.get(korean) ?? 0) + gain);
      const { uses, right } = tally.get(korean) ?? { uses: 0, right: 0 };
      const isRight = letters.includes(texts[at] ?? "");
      tally.set(korean, { uses: uses + 1, right: right + (isRight ? 1 : 0) });
    });
  }
  const isSpelledWrong = (korean: string) => {
    const { uses, right } = tally.get(korean) ?? { uses: 0, right: 0 };
    const isSpelled = spelled(korean, syllables) === comparableLetters(words.get(korean) ?? "");
    return isSpelled && right < MIN_PRECISION_OF_SPELLED * uses;
  };
  const costOf = (korean: string) => {
    const english = words.get(korean) ?? "";
    const own = spelled(korean, syllables) === english ? 0 : 1 + 0.8 * english.length;
    return Math.sqrt(2 + 1.3 * korean.length + own);
  };
  const best = [...gains]
    .map(([korean, gain]) => [korean, gain / costOf(korean)] as const)
    .filter(([korean, gain]) => gain > 0 && !isSpelledWrong(korean))
    .sort((one, other) => other[1] - one[1]);
  const kept = new Set(best.slice(0, most).map(([korean]) => korean));
  return new Map([...words].filter(([korean]) => kept.has(korean)));
}

const BONUS_OF_A_WORD = 0.05;
/** If a word's syllables alone give its English, at least this share of its uses must be right. */
const MIN_PRECISION_OF_SPELLED = 0.8;
