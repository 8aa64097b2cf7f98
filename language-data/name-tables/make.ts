/**
 * `node language-data/name-tables/make.ts`: makes `src/language/name-tables.ts` from the lists in
 * this folder. There Hangul is written as in `hangul-code.ts` and English in lower case, because
 * that compresses best.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { encodeHangul } from "../../src/language/hangul-code.ts";
import { titled } from "../../src/language/romanize.ts";
import type { Table } from "../../src/language/vocabulary.ts";
import { literal, tableOf, tableText } from "../table.ts";
import { BUSINESS_WORDS, WHOLE_WORDS } from "./business-words.ts";
import { BEFORE, KINDS, type Kind, SOCIETY } from "./endings.ts";
import { entries } from "./entries.ts";
import { DENOMINATIONS, OFFICIAL_NAMES } from "./official-names.ts";
import { COUNTRIES, PLACES } from "./place-names.ts";

const FILE = join(import.meta.dirname, "..", "..", "src", "language", "name-tables.ts");

const listed = new Map(entries(BUSINESS_WORDS));

/** `isKind`: an entry without English has that of the listed word; `-` means none. */
function table(text: string, isKind: boolean, known: ReadonlySet<string> = new Set()): Table {
  const all = entries(text)
    .filter((entry) => !known.has(entry.join()))
    .map(([korean, english]) => {
      const small = english.toLowerCase();
      const written = titled(small) === english ? small : english;
      const isListed = isKind && titled(listed.get(korean) ?? "") === english;
      return [korean, isListed ? "" : written || "-"] as const;
    })
    // Texts with a beginning in common compress best side by side.
    .sort(([, one], [, other]) => (one < other ? -1 : 1));
  return tableOf(all);
}

/** The words before the endings of a kind, without those that it shares with other kinds. */
function wordsBefore({ before = "", isBranch, isSociety }: Kind): Table {
  const shared = [...(isBranch ? [] : entries(BEFORE)), ...(isSociety ? entries(SOCIETY) : [])];
  return table(before, true, new Set(shared.map((entry) => entry.join())));
}

/** The letters of a kind. */
function lettersOf(kind: Kind): string {
  return [
    kind.spelling.slice(0, 1),
    kind.after === undefined ? "" : "C",
    kind.mayLead ? "L" : "",
    kind.needsBefore ? "B" : "",
    kind.isSociety ? "S" : "",
    kind.hasPersons ? "P" : "",
    kind.isBranch ? "R" : "",
    kind.neverCompany ? "N" : "",
  ].join("");
}

const tables = {
  LISTED_WORDS: table(BUSINESS_WORDS, false),
  WHOLE_WORDS: table(WHOLE_WORDS, false),
  BEFORE: table(BEFORE, true),
  SOCIETY: table(SOCIETY, true),
  ENDINGS: joined(KINDS.map(({ endings }) => table(endings, true))),
  WORDS_BEFORE: joined(KINDS.map(wordsBefore)),
  OFFICIAL_NAMES: table(OFFICIAL_NAMES, true),
  DENOMINATIONS: table(DENOMINATIONS, true),
  COUNTRIES: table(COUNTRIES, true),
};

/** One table for each kind, separated by semicolons. */
function joined(kinds: Table[]): Table {
  return {
    korean: kinds.map(({ korean }) => korean).join(";"),
    english: kinds.map(({ english }) => english).join(";"),
  };
}

writeFileSync(
  FILE,
  `/**
 * The words, endings and names from which English names are composed: data, made by
 * \`language-data/name-tables/make.ts\` and not changed by hand. Reading belongs in \`vocabulary.ts\`
 * and \`kinds/tables.ts\`.
 */
${Object.entries(tables)
  .map(([name, table]) => tableText(name, table))
  .join("")}
export const KINDS = "${KINDS.map(lettersOf).join(";")}";

export const PLACES = ${literal(encodeHangul(PLACES.replaceAll(" ", ",")))};
`,
);
