/** Reads the vocabulary texts. Composing names belongs in `compose.ts`. */
import { SYLLABLES, WORDS } from "./company-words.ts";
import { decodeHangul } from "./hangul-code.ts";
import { LISTED_WORDS, WHOLE_WORDS } from "./name-tables.ts";
import { romanizeHangul } from "./revised-romanization.ts";

export interface Vocabulary {
  /** Korean to English. Companies attach an English word with a `+` to the word before it. */
  readonly words: ReadonlyMap<string, string>;
  /** The words of `words` that are listed by hand. The others are learned. */
  readonly listed: ReadonlySet<string>;
  /** Words that are ambiguous inside a run of Hangul, and translated only if they are the run. */
  readonly wholeWords: ReadonlyMap<string, string>;
  /** How companies spell syllables if they differ from the standard; see `spelled`. */
  readonly syllables: ReadonlyMap<string, string>;
  /** The length of the longest Korean word, in syllables. */
  readonly longest: number;
}

/** The entries of both texts belong together. Apart, the texts compress better. */
export interface Table {
  readonly korean: string;
  readonly english: string;
}

/** Reads the tables of `company-words.ts`. A word without English is spelled by syllable. */
export function readVocabulary(words: Table, syllables: Table): Vocabulary {
  const spellings = new Map(entriesOf(syllables));
  const learned = entriesOf(words).map(
    ([korean, english]) => [korean, english || spelled(korean, spellings)] as const,
  );
  return vocabularyOf(new Map(learned), spellings);
}

/** The entries of a table. An entry may have no English. */
export function entriesOf({ korean, english }: Table): [korean: string, english: string][] {
  const texts = english.split(SEPARATOR);
  return korean
    .split(SEPARATOR)
    .map((code, at): [string, string] => [decodeHangul(code), texts[at] ?? ""])
    .filter(([word]) => word !== "");
}

const SEPARATOR = /[,\n]/u;

/** Adds the listed words to learned ones, and replaces those that are both. */
export function vocabularyOf(
  learned: ReadonlyMap<string, string>,
  syllables: ReadonlyMap<string, string>,
): Vocabulary {
  const listed = new Map(entriesOf(LISTED_WORDS));
  const words = new Map([...learned, ...listed]);
  return {
    words,
    listed: new Set(listed.keys()),
    wholeWords: new Map(entriesOf(WHOLE_WORDS)),
    syllables,
    longest: [...words.keys()].reduce((longest, { length }) => Math.max(longest, length), 0),
  };
}

let read: Vocabulary | undefined;

/** The vocabulary. It is read when first needed, so that starting the Worker costs nothing. */
export function vocabulary(): Vocabulary {
  read ??= readVocabulary(WORDS, SYLLABLES);
  return read;
}

/** The longest entry of `SYLLABLES`, including its marks. */
export const LONGEST_SPELLING = 3;

/**
 * Spells Hangul as companies do. The longest entry of the table wins, from left to right; `^` and
 * `$` in an entry mark the start and the end. Syllables without an entry follow the standard.
 */
export function spelled(hangul: string, syllables: ReadonlyMap<string, string>): string {
  return spelledMarked(`^${hangul}$`, syllables);
}

/** Spells Hangul that has `^` and `$` only where a name, or a part of it, starts and ends. */
export function spelledMarked(marked: string, syllables: ReadonlyMap<string, string>): string {
  let latin = "";
  /** The last letter of `latin`. Reading it from `latin` would take quadratic time. */
  let last = "";
  for (let at = 0; at < marked.length; ) {
    let length = LONGEST_SPELLING;
    while (length > 1 && !syllables.has(marked.slice(at, at + length))) length--;
    const korean = marked.slice(at, at + length);
    const part = syllables.get(korean) ?? (MARK.test(korean) ? "" : romanizeHangul(korean));
    // ㄹ after ㄹ is l, not r.
    latin += last === "l" && part.startsWith("r") ? `l${part.slice(1)}` : part;
    last = part.slice(-1) || last;
    at += length;
  }
  return latin;
}

const MARK = /^[$^]$/u;
