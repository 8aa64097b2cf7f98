/**
 * The name of an industry, and of the section it belongs to, in six languages. The names themselves are in
 * `industry-names.ts`; where a business's industry code comes from is no concern of this module.
 */
import { DIVISION_NAMES, SECTION_NAMES, SECTION_STARTS } from "./industry-names.ts";
import { type Language, textIn } from "./languages.ts";

const INDUSTRY_CODE = /^\d{2,5}$/;

/**
 * The industry category of a business: the name of its KSIC division.
 *
 * @param code a KSIC code of 2 to 5 digits (division to sub-class), as the disclosure service gives it
 * @returns the name of the division (the first two digits), or null for a code that KSIC rev. 11 does not know
 */
export function industryName(code: string, language: Language): string | null {
  return INDUSTRY_CODE.test(code) ? textIn(DIVISION_NAMES.get(code.slice(0, 2)), language) : null;
}

/** The KSIC section (`A`–`U`) of a code of 2 to 5 digits, or null for a code that KSIC rev. 11 does not know. */
export function industrySection(code: string): string | null {
  if (industryName(code, "en") === null) return null;
  const division = code.slice(0, 2);
  return SECTION_STARTS.findLast(([first]) => first <= division)?.[1] ?? null;
}

/** The name of a KSIC section by its letter; null for any other text. */
export function sectionName(section: string, language: Language): string | null {
  return textIn(SECTION_NAMES.get(section), language);
}
