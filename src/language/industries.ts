/**
 * The name of an industry in six languages. The names themselves are in `industry-names.ts`; where
 * the industry code of a business comes from does not matter here.
 */
import { DIVISION_NAMES } from "./industry-names.ts";
import { type Language, textIn } from "./languages.ts";

const INDUSTRY_CODE = /^\d{2,5}$/;

/**
 * The industry of a business: the name of its KSIC division.
 * @param code a KSIC code of 2 to 5 digits (division to sub-class), as OpenDART gives it
 * @returns the name of the division (the first two digits), or null for a code that is not in KSIC
 *   rev. 11
 */
export function industryName(code: string, language: Language): string | null {
  return INDUSTRY_CODE.test(code) ? textIn(DIVISION_NAMES.get(code.slice(0, 2)), language) : null;
}
