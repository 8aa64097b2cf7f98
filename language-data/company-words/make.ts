/**
 * `node language-data/company-words/make.ts <corpCode.zip>`: learns words and spellings of
 * syllables from all names of OpenDART's table, and writes them into `language-data/names.json`. To
 * measure the method, `test/bench/language-bench.ts` learns from a part of the names and composes
 * the other names.
 */
import { tableOf, updateNamesFile, useNamesFile } from "../names-file.ts";
import { learn } from "./learn.ts";
import { readNamePairs } from "./name-pairs.ts";

const [zip] = process.argv.slice(2);
if (zip === undefined)
  throw new Error("usage: node language-data/company-words/make.ts <corpCode.zip>");
useNamesFile();
const { pairs } = await readNamePairs(zip);
const { words, syllables } = learn(pairs);
updateNamesFile({ learnedWords: tableOf(words), syllables: tableOf(syllables) });
console.log(`learned from ${pairs.length} names`);
