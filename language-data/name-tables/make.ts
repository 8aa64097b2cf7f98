/**
 * `node language-data/name-tables/make.ts`: makes `src/language/name-tables.ts` from the lists in
 * this folder. There Hangul is written as in `hangul-code.ts` and English in lower case, because
 * that compresses best.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { encodeHangul } from "../../src/language/hangul-code.ts";
import { titled } from "../../src/language/romanize.ts";
import { wrap } from "../wrap.ts";
import { BUSINESS_WORDS, WHOLE_WORDS } from "./business-words.ts";
import { BEFORE, KINDS, type Kind, SOCIETY } from "./endings.ts";
import { entries } from "./entries.ts";
import { DENOMINATIONS, OFFICIAL_NAMES } from "./official-names.ts";
import { COUNTRIES, PLACES } from "./place-names.ts";

const FILE = join(import.meta.dirname, "..", "..", "src", "language", "name-tables.ts");

const listed = new Map(entries(BUSINESS_WORDS));

/** `isKind`: an entry without a colon has the English of the listed word. */
function coded(text: string, isKind: boolean): string {
  return entries(text)
    .map(([korean, english]) => {
      const isListed = isKind && titled(listed.get(korean) ?? "") === english;
      const small = english.toLowerCase();
      return isListed && english !== ""
        ? encodeHangul(korean)
        : `${encodeHangul(korean)}:${titled(small) === english ? small : english}`;
    })
    .join(",");
}

/** The letters of a kind, its endings and the words before them. */
function kindLine(kind: Kind): string {
  const letters = [
    kind.spelling.slice(0, 1),
    kind.after === undefined ? "" : "C",
    kind.mayLead ? "L" : "",
    kind.needsBefore ? "B" : "",
    kind.isSociety ? "S" : "",
    kind.hasPersons ? "P" : "",
    kind.isBranch ? "R" : "",
    kind.neverCompany ? "N" : "",
  ];
  return [letters.join(""), coded(kind.endings, true), coded(kind.before ?? "", true)].join("|");
}

const tables = {
  LISTED_WORDS: coded(BUSINESS_WORDS, false),
  WHOLE_WORDS: coded(WHOLE_WORDS, false),
  BEFORE: coded(BEFORE, true),
  SOCIETY: coded(SOCIETY, true),
  KINDS: KINDS.map(kindLine).join(";"),
  OFFICIAL_NAMES: coded(OFFICIAL_NAMES, true),
  DENOMINATIONS: coded(DENOMINATIONS, true),
  COUNTRIES: coded(COUNTRIES, true),
  PLACES: encodeHangul(PLACES.replaceAll(" ", ",")),
};

writeFileSync(
  FILE,
  `/**
 * The words, endings and names from which English names are composed: data, made by
 * \`language-data/name-tables/make.ts\` and not changed by hand. Reading belongs in \`vocabulary.ts\`
 * and \`kinds/tables.ts\`.
 */
${Object.entries(tables)
  .map(([name, text]) => `\nexport const ${name} = \`\n${wrap(text)}\`;\n`)
  .join("")}`,
);
