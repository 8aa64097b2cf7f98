/**
 * Reads the files of `words/`: Korean words, names of companies and names of places abroad, with
 * their usual English. They were listed by hand, one word on a line. If a word was also learned
 * (`company-words/`), the English in these files wins. English that begins with `+` is written
 * without a space after the word before it (네트 is `+net`: 한빛네트 becomes Hanbitnet). Rules for
 * kinds of names belong in `endings.ts`.
 *
 * Most words count (are recognised) anywhere in a run of Hangul, because their syllables are hardly
 * ever a part of another word. Three files have words that do not count everywhere:
 *
 * - `apart-words.tsv`: like a learned word, the word counts if the rest on each side is empty,
 *   known, or at least two syllables long (니콘 does not count in 유니콘).
 * - `end-words.tsv`: the rule of `apart-words.tsv`, but the word must also be at the end of a run,
 *   or before a word that counts anywhere (한빛유리 is a glass firm, 유리에셋 is not).
 * - `whole-words.tsv`: the word counts only if it is the whole run.
 *
 * `language-data/company-words/compare-listed.ts` prints every name that a word changes, and
 * `count-listed.ts` shows how often each word is right.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { WHERE, type Where } from "../../src/language/name-tables.ts";

export type Word = readonly [korean: string, english: string];

const FOLDER = join(import.meta.dirname, "words");

const ABROAD = "places-abroad.tsv";

/** @throws if a word is listed twice */
export function listedWords(): Record<Where, Word[]> {
  const lists: Record<Where, Word[]> = { anywhere: [], apart: [], end: [], whole: [] };
  const seen = new Set<string>();
  for (const file of readdirSync(FOLDER)) {
    const where = WHERE.find((one) => file === `${one}-words.tsv`) ?? "anywhere";
    for (const word of wordsOf(file)) {
      const [korean] = word;
      if (seen.has(korean)) throw new Error(`${file}: ${korean} is listed twice in ${FOLDER}`);
      seen.add(korean);
      lists[where].push(word);
    }
  }
  return lists;
}

export function placesAbroad(): Word[] {
  return wordsOf(ABROAD);
}

function wordsOf(file: string): Word[] {
  const lines = readFileSync(join(FOLDER, file), "utf8").trimEnd().split("\n");
  return lines.map((line) => {
    const [korean, english, ...more] = line.split("\t");
    if (!korean || !english || more.length > 0) throw new Error(`${file}: not a word: ${line}`);
    return [korean, english];
  });
}
