/**
 * Writes addresses in official English (juso.go.kr): docs/decisions/0062-addresses-by-rule.md.
 * Sounds change inside a name, not across its hyphen: 종로 is Jong-ro, and 종로구 is Jongno-gu.
 */
import { romanizeHangul } from "../revised-romanization.ts";
import { isAbroad } from "./abroad.ts";
import { cleanAddress } from "./clean-address.ts";
import { englishDetail } from "./detail.ts";
import { parse } from "./parse.ts";
import { englishPlace } from "./places.ts";
import { englishRoad, officialRoad } from "./roads.ts";
import { tokenize } from "./tokenize.ts";

/**
 * How many characters of an address are read. Some patterns take quadratic time, which is 3 ms for
 * this length. Real addresses have at most 94 characters.
 */
const LONGEST = 500;

/** Null without an address, and for foreign addresses in Hangul, because we cannot spell them. */
export function englishAddress(raw: string): string | null {
  // 타워Ⅲ1206호 is room 1206 of 타워Ⅲ, so put blanks around the numeral before NFKC writes it as III.
  // Clean the text twice, because NFKC can produce blanks and ampersands.
  const apart = cleanAddress(raw.slice(0, LONGEST)).replace(/[Ⅰ-Ⅻ]/gu, " $& ");
  const korean = cleanAddress(apart.normalize("NFKC"));
  if (korean === "") return null;
  if (!/\p{Script=Hangul}/u.test(korean)) return korean.replace(/[\s,]+$/u, "") || null;
  if (isAbroad(korean)) return null;
  const { tokens, reference } = tokenize(korean);
  const { places, road, number, detail } = parse(tokens);
  const parts = [
    ...englishDetail(detail, reference, road !== null),
    ...(number === null ? [] : [englishNumber(number)]),
    ...(road === null ? [] : [officialRoad(road, places) ?? englishRoad(road)]),
    ...places.map((place, i) => englishPlace(place, i, places[i + 1])).reverse(),
  ];
  // An address that is only a reference in parentheses has no parts, so romanise its whole text.
  const english = tidy(parts.filter((part) => part !== "").join(", ")) || tidy(korean);
  return english === "" ? null : english;
}

function englishNumber(number: string): string {
  return number.replace(/^지하/u, "Jiha ").replace(/^산/u, "san ");
}

function tidy(english: string): string {
  return cleanAddress(romanizeHangul(english)).replace(/^[\s,.-]+|[\s,-]+$/gu, "");
}
