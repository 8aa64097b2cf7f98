/** Learns the words and the spellings of syllables that English names are composed of. */
import { encodeHangul } from "../../src/language/hangul-code.ts";
import { readVocabulary, spelled, type Vocabulary } from "../../src/language/vocabulary.ts";
import { mostUseful, writtenForms } from "./choose-words.ts";
import { learnSyllables } from "./learn-syllables.ts";
import { learnWords, removeComposed } from "./learn-words.ts";
import type { NamePair } from "./name-pairs.ts";
import { isRemoved } from "./removed.ts";

/** This many words and the spellings take 8 KB gzipped. 200 more words take 1 KB. */
const MOST_WORDS = 900;

/** The texts of `company-words.ts`, as lists of entries in alphabetical order. */
export interface LearnedTexts {
  readonly words: readonly string[];
  readonly syllables: readonly string[];
}

export function learn(pairs: readonly NamePair[]): LearnedTexts {
  const written = writtenForms(learnWords(pairs, isRemoved), pairs);
  const syllables = learnSyllables(pairs, written);
  const words = new Map(mostUseful(written, syllables, pairs, MOST_WORDS));
  removeComposed(words);
  return {
    words: sorted(words).map(([korean, english]) =>
      spelled(korean, syllables) === english
        ? encodeHangul(korean)
        : `${encodeHangul(korean)}:${english}`,
    ),
    syllables: sorted(syllables).map(([korean, latin]) => `${encodeHangul(korean)}:${latin}`),
  };
}

function sorted(map: ReadonlyMap<string, string>): [string, string][] {
  return [...map].sort(([one], [other]) => (one < other ? -1 : 1));
}

export function vocabularyOfTexts({ words, syllables }: LearnedTexts): Vocabulary {
  return readVocabulary(words.join(","), syllables.join(","));
}
