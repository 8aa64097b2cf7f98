/**
 * `node language-data/company-words/make.ts <corpCode.zip>`: makes `src/language/company-words.ts`,
 * the words and syllables that English names are composed of. It learns them from nine tenths of
 * OpenDART's table; `test/bench/language-bench.ts` measures the result on the last tenth.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { readVocabulary, spelled } from "../../src/language/vocabulary.ts";
import { ADDED } from "./added.ts";
import { mostUseful, writtenForms } from "./choose-words.ts";
import { learnSyllables } from "./learn-syllables.ts";
import { learnWords, removeComposed } from "./learn-words.ts";
import { isHeldOut, readNamePairs } from "./name-pairs.ts";
import { isRemoved } from "./removed.ts";

const FILE = join(import.meta.dirname, "..", "..", "src", "language", "company-words.ts");
/** This many words take 11 KB gzipped. 700 more would make half a percent more names exact. */
const MOST_WORDS = 1_300;
const COLUMNS = 96;

const [zip] = process.argv.slice(2);
if (zip === undefined)
  throw new Error("usage: node language-data/company-words/make.ts <corpCode.zip>");
const { pairs } = await readNamePairs(zip);
const toLearnFrom = pairs.filter((pair) => !isHeldOut(pair));

const written = writtenForms(learnWords(toLearnFrom, isRemoved), toLearnFrom);
const syllables = learnSyllables(toLearnFrom, written);
const words = new Map(mostUseful(written, syllables, toLearnFrom, MOST_WORDS - ADDED.size));
removeComposed(words);
for (const [korean, english] of ADDED) words.set(korean, english);

const entries = [...words]
  .sort(([one], [other]) => (one < other ? -1 : 1))
  .map(([korean, english]) => korean + (spelled(korean, syllables) === english ? "" : english));
const spellings = [...syllables]
  .sort(([one], [other]) => (one < other ? -1 : 1))
  .map((entry) => entry.join(""));

writeFileSync(
  FILE,
  `/**
 * The company words and the spellings of syllables from which English names are composed: data,
 * made by \`language-data/company-words/make.ts\` and not changed by hand. Reading it belongs in
 * \`vocabulary.ts\`, using it in \`compose.ts\`.
 */

export const WORDS = \`
${wrap(entries)}\`;

export const SYLLABLES = \`
${wrap(spellings)}\`;
`,
);
const bytes = gzipSync(entries.join(",") + spellings.join(","), { level: 9 }).length;
const { longest } = readVocabulary(entries.join(","), spellings.join(","));
console.log(`${entries.length} words of up to ${longest} syllables, ${syllables.size} spellings`);
console.log(`${bytes} bytes gzipped, from ${toLearnFrom.length} names`);

function wrap(list: readonly string[]): string {
  const lines = [""];
  for (const entry of list) {
    const line = lines.at(-1) ?? "";
    // Hangul is two columns wide.
    if (line !== "" && widthOf(line) + widthOf(entry) + 1 > COLUMNS) lines.push(entry);
    else lines[lines.length - 1] = line === "" ? entry : `${line},${entry}`;
  }
  return lines.join("\n");
}

function widthOf(text: string): number {
  return Array.from(text).reduce((width, one) => width + (/[가-힣]/u.test(one) ? 2 : 1), 0);
}
