/** Learns the words and the spellings of syllables that English names are composed of. */
import { spelled, type Table } from "../../src/language/vocabulary.ts";
import { tableOf } from "../table.ts";
import { mostUseful, writtenForms } from "./choose-words.ts";
import { learnSyllables } from "./learn-syllables.ts";
import { learnWords, removeComposed } from "./learn-words.ts";
import type { NamePair } from "./name-pairs.ts";
import { isRemoved } from "./removed.ts";

/** This many words and the spellings take 8 KB gzipped. 200 more words take 1 KB. */
const MOST_WORDS = 900;

/** The tables of `company-words.ts`, in alphabetical order. */
export interface LearnedTables {
  readonly words: Table;
  readonly syllables: Table;
}

export function learn(pairs: readonly NamePair[]): LearnedTables {
  const written = writtenForms(learnWords(pairs, isRemoved), pairs);
  const syllables = learnSyllables(pairs, written);
  const words = new Map(mostUseful(written, syllables, pairs, MOST_WORDS));
  removeComposed(words);
  return {
    words: tableOf(
      sorted(words).map(([korean, english]) => [
        korean,
        spelled(korean, syllables) === english ? "" : english,
      ]),
    ),
    syllables: tableOf(sorted(syllables)),
  };
}

function sorted(map: ReadonlyMap<string, string>): [string, string][] {
  return [...map].sort(([one], [other]) => (one < other ? -1 : 1));
}
