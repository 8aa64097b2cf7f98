/** Measures composed English names against the official ones (decision 0060). */
import { cutName } from "../../src/language/compose.ts";
import type { Vocabulary } from "../../src/language/vocabulary.ts";
import { comparableLetters, similarity } from "./compare.ts";
import { runsOf } from "./examples.ts";
import type { NamePair } from "./name-pairs.ts";

export interface Quality {
  /** The share of names with exactly the official letters. */
  readonly exact: number;
  /** The mean similarity to the official names, from 0 to 1. */
  readonly similarity: number;
  /** The share of translated words whose English is also in the official name. */
  readonly precision: number;
  /** How many words were translated. */
  readonly words: number;
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
  for (const { korean, english } of pairs) {
    const official = comparableLetters(english);
    const ours = comparableLetters(compose(korean));
    if (ours === official) exact++;
    similar += similarity(ours, official);
    for (const piece of runsOf(korean).flatMap((run) => cutName(run, vocabulary))) {
      if (piece.kind !== "word") continue;
      words++;
      if (official.includes(comparableLetters(piece.english))) right++;
    }
  }
  return {
    exact: exact / pairs.length,
    similarity: similar / pairs.length,
    precision: right / words,
    words,
  };
}
