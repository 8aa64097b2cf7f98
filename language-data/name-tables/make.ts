/**
 * `node language-data/name-tables/make.ts`: writes the lists of this folder into
 * `language-data/names.json`. Does not change the words of `company-words/` in that file.
 */

import type { Entries, KindTable, PatternName } from "../../src/language/name-tables.ts";
import { titled } from "../../src/language/romanize.ts";
import { tableOf, updateNamesFile } from "../names-file.ts";
import { BEFORE, BRANDS, DOING, KINDS, type Kind, PHRASE, SOCIETY } from "./endings.ts";
import { entries } from "./entries.ts";
import { DENOMINATIONS, OFFICIAL_NAMES } from "./official-names.ts";
import { FORMS, PATTERNS } from "./patterns.ts";
import { BUILDINGS, COUNTRIES, PLACES } from "./place-names.ts";
import { listedWords, placesAbroad, type Word } from "./words.ts";

/** Writes a word in lower case, as `company-words/` does, if `titled` can restore its capitals. */
function words(listed: readonly Word[]): string[] {
  const sorted = [...listed].sort(([one], [other]) => (one < other ? -1 : 1));
  return sorted.flatMap(([korean, english]) => {
    const small = english.toLowerCase();
    return [korean, titled(small) === english ? small : english];
  });
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

function sources(patterns: Readonly<Record<PatternName, RegExp>>): Record<PatternName, string> {
  const all = Object.entries(patterns).map(([name, { source }]) => [name, source]);
  return Object.fromEntries(all);
}

const { anywhere, apart, end, whole } = listedWords();
updateNamesFile({
  listedWords: {
    anywhere: words(anywhere),
    apart: words(apart),
    end: words(end),
    whole: words(whole),
  },
  kinds: KINDS.map(kindTable),
  sharedBefore: names(BEFORE),
  societyBefore: names(SOCIETY),
  phraseWords: tableOf(entries(PHRASE)),
  doing: tableOf(entries(DOING)),
  brandWords: names(BRANDS),
  // In `OFFICIAL_NAMES` a full stop stands for a comma, except in "St.".
  officialNames: tableOf(
    Object.entries(names(OFFICIAL_NAMES)).map(([korean, english]) => [
      korean,
      english.replace(/(?<!\bSt)\./gu, ","),
    ]),
  ),
  denominations: names(DENOMINATIONS),
  countries: tableOf([...placesAbroad(), ...Object.entries(names(COUNTRIES))]),
  places: PLACES.split(" "),
  buildingWords: names(BUILDINGS),
  forms: FORMS.map(({ form, ...traits }) => ({ form: form.source, ...traits })),
  patterns: sources(PATTERNS),
});
