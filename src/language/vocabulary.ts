/** Reads the vocabulary texts of `company-words.ts`. Composing names belongs in `compose.ts`. */
import { SYLLABLES, WORDS } from "./company-words.ts";
import { romanizeHangul } from "./revised-romanization.ts";

export interface Vocabulary {
  /** Korean to English. Companies attach an English word with a `+` to the word before it. */
  readonly words: ReadonlyMap<string, string>;
  /** Syllables that companies spell differently from the standard. */
  readonly syllables: ReadonlyMap<string, string>;
  /** The length of the longest Korean word, in syllables. */
  readonly longest: number;
}

const ENTRY = /^(\p{Script=Hangul}+)(.*)$/u;

/** An entry is Korean directly followed by English. Korean alone is spelled by syllable. */
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

let read: Vocabulary | undefined;

/** The vocabulary. It is read when first needed, so that starting the Worker costs nothing. */
export function vocabulary(): Vocabulary {
  read ??= readVocabulary(WORDS, SYLLABLES);
  return read;
}

function entries(text: string): [korean: string, english: string][] {
  return text.split(/[,\n]/u).flatMap((entry) => {
    const [, korean, english = ""] = ENTRY.exec(entry) ?? [];
    return korean === undefined ? [] : [[korean, english]];
  });
}

export function spelled(hangul: string, syllables: ReadonlyMap<string, string>): string {
  return Array.from(hangul, (one) => syllables.get(one) ?? romanizeHangul(one)).join("");
}
