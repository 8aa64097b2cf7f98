import { ABROAD } from "./address-words.ts";

/** No Korean place begins with one of these names. */
const COUNTRY = new RegExp(`^(?:[([]\\s?[\\d-]+\\s?[)\\]]\\s*)?(?:${ABROAD.join("|")})`, "u");
/** Matches a Chinese (광둥성) or Japanese province (가나가와현), or a state (주), at the start. */
const FOREIGN_PROVINCE = /^(?:[가-힣]{2,}[성현]|[가-힣]{3,}주)(?=\s)/u;

export function isAbroad(korean: string): boolean {
  return COUNTRY.test(korean) || FOREIGN_PROVINCE.test(korean);
}
