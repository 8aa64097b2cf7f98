/** Tells seats abroad from Korean addresses. */
import { ABROAD } from "./address-words.ts";

/** No Korean place begins with one of these names. */
const COUNTRY = new RegExp(
  `^(?:[([]\\s?[\\d-]+\\s?[)\\]]\\s*)?(${[...ABROAD.keys()].join("|")})(?:[국도시]|[제군]도|연방)?`,
  "u",
);
/** The largest place is a Chinese province (광둥성), a Japanese one (가나가와현) or a state. */
const FOREIGN_PROVINCE = /^(?:[가-힣]{2,}[성현]|[가-힣]{3,}주)(?=\s)/u;
const HANGUL = /\p{Script=Hangul}/u;

export function isAbroad(korean: string): boolean {
  return COUNTRY.test(korean) || FOREIGN_PROVINCE.test(korean);
}

/** `미국 1 Main Street, Rockville` → `1 Main Street, Rockville, USA`. Null if more is in Hangul. */
export function abroad(korean: string): string | null {
  const country = COUNTRY.exec(korean);
  const rest = korean.slice(country?.[0].length ?? 0).replace(/^[\s,]+|[\s,]+$/gu, "");
  if (country === null || rest === "" || HANGUL.test(rest)) return null;
  const name = ABROAD.get(country[1] ?? "");
  return `${rest}, ${name}`;
}
