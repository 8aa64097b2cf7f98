/** Learns the words and the spellings of syllables from which English names are composed. */
import { mostUseful, writtenForms } from "./choose-words.ts";
import { learnSyllables } from "./learn-syllables.ts";
import { learnWords, removeComposed } from "./learn-words.ts";
import type { NamePair } from "./name-pairs.ts";
import { isRemoved } from "./removed.ts";

const MOST_WORDS = 900;

export interface LearnedTables {
  readonly words: ReadonlyMap<string, string>;
  readonly syllables: ReadonlyMap<string, string>;
}

export function learn(pairs: readonly NamePair[]): LearnedTables {
  const written = writtenForms(learnWords(pairs, isRemoved), pairs);
  const syllables = learnSyllables(pairs, written);
  const words = new Map(mostUseful(written, syllables, pairs, MOST_WORDS));
  removeComposed(words);
  return { words, syllables };
}
