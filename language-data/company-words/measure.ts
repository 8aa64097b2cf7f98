/** Measures how close composed English names are to the official names (decision 0060). */
import { cutName, type Piece } from "../../src/language/compose.ts";
import type { Vocabulary } from "../../src/language/vocabulary.ts";
import { comparableLetters, similarity } from "./compare.ts";
import { runsOf } from "./examples.ts";
import type { NamePair } from "./name-pairs.ts";

export interface Quality {
  /** The share of composed names that have exactly the letters of the official name. */
  readonly exact: number;
  /** The mean similarity to the official names, from 0 to 1. */
  readonly similarity: number;
  /** The share of translated words whose English is also in the official name. */
  readonly precision: number;
  /** How many words were translated. */
  readonly words: number;
  /**
   * How often a word was wrongly found inside a longer word. Words that are listed by hand as
   * `anywhere` (`language-data/name-tables/words.ts`) never count here. Any other word, such as a
   * learned word, counts if it begins or ends inside an `anywhere` word, or if it leaves a single
   * unknown syllable beside it (니콘 in 유니콘 leaves 유).
   */
  readonly falseCuts: number;
}

export function qualityOf(
  pairs: readonly NamePair[],
  compose: (korean: string) => string,
  vocabulary: Vocabulary,
): Quality {
  let exact = 0;
  let similar = 0;
  let words = 0;
  let right = 0;
  let falseCuts = 0;
  for (const { korean, english } of pairs) {
    const official = comparableLetters(english);
    const ours = comparableLetters(compose(korean));
    if (ours === official) exact++;
    similar += similarity(ours, official);
    for (const run of runsOf(korean)) {
      const pieces = cutName(run, vocabulary);
      falseCuts += falseCutsOf(run, pieces, vocabulary);
      for (const piece of pieces) {
        if (piece.kind !== "word") continue;
        words++;
        if (official.includes(comparableLetters(piece.english))) right++;
      }
    }
  }
  return {
    exact: exact / pairs.length,
    similarity: similar / pairs.length,
    precision: right / words,
    words,
    falseCuts,
  };
}

export function falseCutsOf(
  run: string,
  pieces: readonly Piece[],
  { words, listed, longest }: Vocabulary,
): number {
  let to = 0;
  return pieces.filter((piece, at) => {
    const from = to;
    to += piece.korean.length;
    const isAnywhere = listed.get(piece.korean) === "anywhere";
    if (piece.kind !== "word" || !words.has(piece.korean) || isAnywhere) return false;
    const leavesOne =
      (isRest(pieces[at - 1]) && !isRest(pieces[at - 2])) ||
      (isRest(pieces[at + 1]) && !isRest(pieces[at + 2]));
    return leavesOne || [from, to].some((cut) => isInsideListed(run, cut, listed, longest));
  }).length;
}

function isRest(piece: Piece | undefined): boolean {
  return piece?.kind === "rest";
}

function isInsideListed(
  run: string,
  cut: number,
  listed: Vocabulary["listed"],
  longest: number,
): boolean {
  for (let from = Math.max(0, cut - longest + 1); from < cut; from++)
    for (let to = cut + 1; to <= Math.min(run.length, from + longest); to++)
      if (listed.get(run.slice(from, to)) === "anywhere") return true;
  return false;
}
