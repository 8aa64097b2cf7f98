/** The names of industries as the Worker reads them, for tests. */
import { readFileSync } from "node:fs";
import type { IndustryNames } from "../../../src/language/industries.ts";
import { LANGUAGES, type Language } from "../../../src/language/languages.ts";

const FOLDER = new URL("../../../language-data/industries/", import.meta.url);

export const INDUSTRY_NAMES = Object.fromEntries(
  LANGUAGES.map((language) => [language, readNames(language)]),
) as Record<Language, IndustryNames>;

function readNames(language: Language): IndustryNames {
  return JSON.parse(readFileSync(new URL(`${language}.json`, FOLDER), "utf8"));
}
