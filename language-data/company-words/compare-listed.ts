/**
 * `node language-data/company-words/compare-listed.ts <corpCode.zip> [<word> …]`: shows whether
 * each word that is listed by hand (`language-data/name-tables/words/`), or only each given word,
 * makes composed English names better. Compares with the official names of one tenth of the file,
 * the tuning part (`partOf` in `name-pairs.ts`). Prints each name that would be composed in another
 * way if the word were not listed. `+` means that the word brings the name closer to the official
 * one, `-` means farther away, and `=` means neither. If the word can also be learned from the
 * names of the learning part, prints the learned English, and "same" if the listed English is equal
 * to it, otherwise "conflict".
 */
import { composeName } from "../../src/language/compose.ts";
import { vocabulary } from "../../src/language/vocabulary.ts";
import { useNamesFile } from "../names-file.ts";
import { candidates } from "./candidates.ts";
import { exampleOf } from "./examples.ts";
import { partOf, readNamePairs } from "./name-pairs.ts";
import { isRemoved } from "./removed.ts";
import { closeness, withoutWord } from "./without-word.ts";

const [zip, ...chosen] = process.argv.slice(2);
if (zip === undefined)
  throw new Error(
    "usage: node language-data/company-words/compare-listed.ts <corpCode.zip> [word]",
  );
useNamesFile();
const { pairs } = await readNamePairs(zip);
const all = vocabulary();
const learned = candidates(
  pairs.filter((pair) => partOf(pair) === "learning").map(exampleOf),
  isRemoved,
  all.syllables,
);
const tuning = pairs
  .filter((pair) => partOf(pair) === "tuning")
  .map((pair) => ({ ...pair, now: composeName(pair.korean, all)?.name ?? "" }));

for (const word of chosen.length > 0 ? chosen : all.listed.keys()) {
  const [listed, other] = [all.words.get(word), learned.get(word)];
  const others = withoutWord(all, word, other);
  if (other !== undefined)
    console.log(`${word}\t${other === listed ? "same" : "conflict"}\t${listed}\t${other}`);
  for (const { korean, english, now } of tuning) {
    if (!korean.includes(word)) continue;
    const before = composeName(korean, others)?.name ?? "";
    if (before === now) continue;
    const gain = closeness(now, english) - closeness(before, english);
    const sign = gain > 0 ? "+" : gain < 0 ? "-" : "=";
    console.log([word, sign, korean, before, now, english].join("\t"));
  }
}
