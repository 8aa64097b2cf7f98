/**
 * `node language-data/company-words/count-listed.ts <corpCode.zip>`: counts how often each word of
 * the lists in `name-tables/words/` is right in the names of the learning part (`name-pairs.ts`).
 * A word is right if the official English name contains the English of the word, as in
 * `measure.ts`. All other words of the dictionary are learned from the learning part alone.
 *
 * Prints a line for each word, beginning with the words that are wrong most often. The line has:
 * - in how many names the word is right, and how many names use it
 * - how many composed names come closer to the official name if the word is left out (`+`)
 * - how many composed names move away from the official name if the word is left out (`-`)
 * - the first names in which the word is wrong
 */
import { composeName, cutName } from "../../src/language/compose.ts";
import { vocabularyOf } from "../../src/language/vocabulary.ts";
import { useNamesFile } from "../names-file.ts";
import { comparableLetters } from "./compare.ts";
import { runsOf } from "./examples.ts";
import { learn } from "./learn.ts";
import { type NamePair, partOf, readNamePairs } from "./name-pairs.ts";
import { closeness, withoutWord } from "./without-word.ts";

const MOST_EXAMPLES = 5;

const [zip] = process.argv.slice(2);
if (zip === undefined)
  throw new Error("usage: node language-data/company-words/count-listed.ts <corpCode.zip>");
useNamesFile();
const { pairs } = await readNamePairs(zip);
const learning = pairs.filter((pair) => partOf(pair) === "learning");
const { words, syllables } = learn(learning);
const all = vocabularyOf(words, syllables);

const uses = new Map<string, NamePair[]>();
for (const pair of learning) {
  const pieces = runsOf(pair.korean).flatMap((run) => cutName(run, all));
  for (const word of new Set(pieces.map(({ korean }) => korean)))
    if (all.listed.has(word)) uses.set(word, [...(uses.get(word) ?? []), pair]);
}

[...uses]
  .map(([word, names]) => ({ word, names, wrong: names.filter((pair) => !isRight(word, pair)) }))
  .sort((one, other) => other.wrong.length - one.wrong.length)
  .forEach(({ word, names, wrong }) => {
    const others = withoutWord(all, word);
    const gains = names.map(
      ({ korean, english }) =>
        closeness(composeName(korean, others)?.name ?? "", english) -
        closeness(composeName(korean, all)?.name ?? "", english),
    );
    const closer = gains.filter((gain) => gain > 0).length;
    const farther = gains.filter((gain) => gain < 0).length;
    const examples = wrong.slice(0, MOST_EXAMPLES).map((pair) => Object.values(pair).join(" = "));
    console.log(
      [
        word,
        all.listed.get(word),
        all.words.get(word),
        `${names.length - wrong.length}/${names.length}`,
        `+${closer} -${farther}`,
        ...examples,
      ].join("\t"),
    );
  });

function isRight(word: string, { english }: NamePair): boolean {
  return comparableLetters(english).includes(comparableLetters(all.words.get(word) ?? ""));
}
