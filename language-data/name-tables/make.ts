/**
 * `node language-data/name-tables/make.ts`: writes the lists of this folder into
 * `language-data/names.json`. The words of `company-words/` in that file stay as they are.
 */

import type { Entries, KindTable } from "../../src/language/name-tables.ts";
import { titled } from "../../src/language/romanize.ts";
import { tableOf, updateNamesFile } from "../names-file.ts";
import { BUSINESS_WORDS, WHOLE_WORDS } from "./business-words.ts";
import { BEFORE, KINDS, type Kind, SOCIETY } from "./endings.ts";
import { entries } from "./entries.ts";
import { DENOMINATIONS, OFFICIAL_NAMES } from "./official-names.ts";
import { COUNTRIES, PLACES } from "./place-names.ts";

/** Words are in lower case, as the learned ones are, unless their capitals would be lost. */
function words(text: string): Entries {
  return tableOf(
    entries(text).map(([korean, english]) => {
      const small = english.toLowerCase();
      return [korean, titled(small) === english ? small : english];
    }),
  );
}

function names(text: string): Entries {
  return tableOf(entries(text).map(([korean, english]) => [korean, titled(english)]));
}

function kindTable({ before = "", endings, after, ...traits }: Kind): KindTable {
  return {
    ...traits,
    ...(after !== undefined && { isClinic: true }),
    before: names(before),
    endings: names(endings),
  };
}

updateNamesFile({
  listedWords: words(BUSINESS_WORDS),
  wholeWords: words(WHOLE_WORDS),
  kinds: KINDS.map(kindTable),
  sharedBefore: names(BEFORE),
  societyBefore: names(SOCIETY),
  // A full stop stands for a comma of a name.
  officialNames: tableOf(
    Object.entries(names(OFFICIAL_NAMES)).map(([korean, english]) => [
      korean,
      english.replaceAll(".", ","),
    ]),
  ),
  denominations: names(DENOMINATIONS),
  countries: names(COUNTRIES),
  places: PLACES.split(" "),
});
