/**
 * `node language-data/company-words/make.ts <corpCode.zip>`: makes `src/language/company-words.ts`,
 * the words and syllables that English names are composed of. It learns them from all names of
 * OpenDART's table; `test/bench/language-bench.ts` measures on names that it did not learn from.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { tableText } from "../table.ts";
import { learn } from "./learn.ts";
import { readNamePairs } from "./name-pairs.ts";

const FILE = join(import.meta.dirname, "..", "..", "src", "language", "company-words.ts");

const [zip] = process.argv.slice(2);
if (zip === undefined)
  throw new Error("usage: node language-data/company-words/make.ts <corpCode.zip>");
const { pairs } = await readNamePairs(zip);
const { words, syllables } = learn(pairs);

writeFileSync(
  FILE,
  `/**
 * The company words and the spellings of syllables from which English names are composed: data,
 * made by \`language-data/company-words/make.ts\` and not changed by hand. Hangul is written as in
 * \`hangul-code.ts\`. Reading belongs in \`vocabulary.ts\`, using it in \`compose.ts\`.
 */
${tableText("WORDS", words)}${tableText("SYLLABLES", syllables)}`,
);
console.log(`learned from ${pairs.length} names`);
