/**
 * Reading a vocabulary of company words from the text in which `company-words.ts` keeps it. What a
 * vocabulary is used for belongs in `compose.ts`.
 */
import { romanizeHangul } from "./revised-romanization.ts";

export interface Vocabulary {
  /**
   * Korean words and their English; one that companies attach to what precedes it begins with `+`.
   */
  readonly words: ReadonlyMap<string, string>;
  /** Syllables that companies spell otherwise than the standard does. */
  readonly syllables: ReadonlyMap<string, string>;
  /** The length of the longest Korean word, in syllables. */
  readonly longest: number;
}

const ENTRY = /^(\p{Script=Hangul}+)(.*)$/u;

/**
 * Entries are separated by commas or line breaks: the Korean, then its English without anything
 * between. A word without English is spelled as its syllables are.
 */
export function readVocabulary(words: string, syllables: string): Vocabulary {
  const spellings = new Map(entries(syllables));
  const read = entries(words).map(
    ([korean, english]) => [korean, english || spelled(korean, spellings)] as const,
  );
  return {
    words: new Map(read),
    syllables: spellings,
    longest: read.reduce((longest, [korean]) => Math.max(longest, korean.length), 0),
  };
}

function entries(text: string): [korean: string, english: string][] {
  return text.split(/[,\n]/u).flatMap((entry) => {
    const [, korean, english = ""] = ENTRY.exec(entry) ?? [];
    return korean === undefined ? [] : [[korean, english]];
  });
}

/** Syllables as companies spell them, one by one. */
export function spelled(hangul: string, syllables: ReadonlyMap<string, string>): string {
  return Array.from(hangul, (one) => syllables.get(one) ?? romanizeHangul(one)).join("");
}
