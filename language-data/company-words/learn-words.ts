/**
 * Learns the English of Korean company words from pairs of names. Works in rounds. Each round cuts
 * the same names into words, and removes the words that are wrong too often.
 */
import { composeRun, cutName, type Piece } from "../../src/language/compose.ts";
import { romanizeHangul } from "../../src/language/revised-romanization.ts";
import { type Vocabulary, vocabularyOf } from "../../src/language/vocabulary.ts";
import { candidates, MIN_USES } from "./candidates.ts";
import { comparableLetters, similarity } from "./compare.ts";
import { type Example, exampleOf } from "./examples.ts";
import { learnSyllables } from "./learn-syllables.ts";
import type { NamePair } from "./name-pairs.ts";
import { hasForm } from "./word-forms.ts";

/** A word must be right in at least this share of the names that use it. */
const MIN_PRECISION = 0.75;
const ROUNDS = 6;

export interface Learned {
  readonly english: string;
  readonly uses: number;
  readonly precision: number;
}

export function learnWords(
  pairs: readonly NamePair[],
  isRemoved: (korean: string) => boolean,
): Map<string, Learned> {
  const examples = pairs.map(exampleOf).filter(({ letters }) => letters !== "");
  const { listed } = vocabularyOf(new Map(), new Map());
  const words = candidates(
    examples,
    (korean) => listed.has(korean) || isRemoved(korean),
    learnSyllables(pairs, new Map()),
  );
  let learned = new Map<string, Learned>();
  for (let round = 0; round < ROUNDS; round++) {
    const isLast = round === ROUNDS - 1;
    learned = tried(words, examples);
    for (const korean of [...words.keys()]) {
      const word = learned.get(korean);
      // Be lenient in the first rounds, because a word (코리아) can look wrong until its fragments
      // (리아) are removed.
      const least = round < 2 ? MIN_PRECISION - 0.1 : MIN_PRECISION;
      if (!word || word.uses < MIN_USES || word.precision < least) words.delete(korean);
    }
    if (!isLast) removeComposed(words);
    else for (const korean of [...learned.keys()]) if (!words.has(korean)) learned.delete(korean);
  }
  return learned;
}

/**
 * Counts how often the examples use each word, and how often the word's English is right. A name
 * does not count if the English name leaves out the word.
 */
function tried(words: Map<string, string>, examples: Example[]): Map<string, Learned> {
  const vocabulary = vocabularyOf(words, new Map());
  const tally = new Map<string, { uses: number; right: number }>();
  for (const example of examples) {
    const pieces = example.runs.flatMap((run) => cutName(run, vocabulary));
    for (const piece of pieces) {
      if (piece.kind !== "word" || vocabulary.listed.has(piece.korean)) continue;
      const isRight = hasForm(comparableLetters(piece.english), piece.korean, example);
      if (!isRight && leavesOut(pieces, piece, example)) continue;
      const entry = tally.get(piece.korean) ?? { uses: 0, right: 0 };
      entry.uses++;
      if (isRight) entry.right++;
      tally.set(piece.korean, entry);
    }
  }
  return new Map(
    [...tally].map(([korean, { uses, right }]) => [
      korean,
      { english: words.get(korean) ?? "", uses, precision: right / (uses + 1) },
    ]),
  );
}

/**
 * Whether an English name leaves out a word of the Korean name, so that it does not show what the
 * word means (`HONG IK CO.` for 홍익종합건설). To find out, compares the whole English name with the
 * English of the other words: if they are similar, nothing in the name is left for this word.
 */
function leavesOut(pieces: readonly Piece[], omitted: Piece, { letters }: Example): boolean {
  const rest = pieces
    .filter((piece) => piece !== omitted)
    .map(({ kind, korean, english }) => (kind === "rest" ? romanizeHangul(korean) : english))
    .join("");
  return similarity(comparableLetters(rest), letters) >= SIMILAR_WITHOUT_IT;
}

const SIMILAR_WITHOUT_IT = 0.6;

/**
 * Removes words of three or more syllables that are not needed: other words together give the same
 * English, or the word is a listed word with one more syllable (스코리아).
 */
export function removeComposed(words: Map<string, string>): void {
  const { words: all, ...rest } = vocabularyOf(words, new Map());
  const others = new Map(all);
  const vocabulary: Vocabulary = { words: others, ...rest };
  for (const [korean, english] of [...words]) {
    if (korean.length < 3 || rest.listed.has(korean)) continue;
    others.delete(korean);
    const pieces = cutName(korean, vocabulary);
    const known = pieces.filter(({ kind }) => kind !== "rest");
    const isComposed =
      known.length === pieces.length &&
      comparableLetters(composeRun(korean, vocabulary).english) === comparableLetters(english);
    const isListed =
      pieces.length === 2 &&
      known.some(
        (piece) =>
          rest.listed.has(piece.korean) &&
          comparableLetters(piece.english) === comparableLetters(english),
      );
    if (isComposed || isListed) words.delete(korean);
    else others.set(korean, english);
  }
}
