import { nameTables, WHERE, type Where } from "./name-tables.ts";
import { romanizeHangul } from "./revised-romanization.ts";

export interface Vocabulary {
  /** Korean to English. English that begins with `+` is attached to the word before it. */
  readonly words: ReadonlyMap<string, string>;
  /** Words listed by hand, and where in a run of Hangul each is recognised. Others are learned. */
  readonly listed: ReadonlyMap<string, Where>;
  readonly syllables: ReadonlyMap<string, string>;
  /** How many syllables the longest word has. */
  readonly longest: number;
}

/** Adds the listed words to the learned ones. If a word is both, the listed English is used. */
export function vocabularyOf(
  learned: ReadonlyMap<string, string>,
  syllables: ReadonlyMap<string, string>,
): Vocabulary {
  const words = new Map(learned);
  const listed = new Map<string, Where>();
  let longest = 0;
  const { listedWords } = nameTables();
  for (const where of WHERE) {
    const list = listedWords[where];
    for (let at = 0; at < list.length; at += 2) {
      const korean = list[at] ?? "";
      words.set(korean, list[at + 1] ?? "");
      listed.set(korean, where);
    }
  }
  for (const { length } of words.keys()) longest = Math.max(longest, length);
  return { words, listed, syllables, longest };
}

let read: Vocabulary | undefined;

/** @throws if the tables of names have not been read */
export function vocabulary(): Vocabulary {
  const { learnedWords, syllables } = nameTables();
  read ??= vocabularyOf(new Map(Object.entries(learnedWords)), new Map(Object.entries(syllables)));
  return read;
}

/** The longest entry of `syllables`, including its marks. */
export const LONGEST_SPELLING = 3;

/** From left to right, the longest entry that matches wins. `^` and `$` mark start and end. */
export function spelled(hangul: string, syllables: ReadonlyMap<string, string>): string {
  return spelledMarked(`^${hangul}$`, syllables);
}

/**
 * Spells a part of a name. `^` before it: the name starts here. `$` after it: the name ends here.
 */
export function spelledMarked(marked: string, syllables: ReadonlyMap<string, string>): string {
  let latin = "";
  /** The last letter of `latin`. Reading it from `latin` would take quadratic time. */
  let last = "";
  for (let at = 0; at < marked.length; ) {
    let length = LONGEST_SPELLING;
    while (length > 1 && !syllables.has(marked.slice(at, at + length))) length--;
    const korean = marked.slice(at, at + length);
    const part = syllables.get(korean) ?? (MARK.test(korean) ? "" : romanizeHangul(korean));
    // ㄹ after ㄹ is written l, not r.
    latin += last === "l" && part.startsWith("r") ? `l${part.slice(1)}` : part;
    last = part.slice(-1) || last;
    at += length;
  }
  return latin;
}

const MARK = /^[$^]$/u;
