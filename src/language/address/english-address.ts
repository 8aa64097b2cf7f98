/**
 * Writes Korean addresses in the official English form of the road-name address system
 * (juso.go.kr): small to large, separated by commas, suffixes such as 구 after a hyphen. Sounds
 * change inside a name but never across its hyphen (왕십리로 Wangsimni-ro, the road 종로 Jong-ro, 종로구
 * Jongno-gu, 종로1가 Jongno 1-ga). Of the reference in parentheses (legal district, building), only
 * floors, rooms and wings are kept.
 */
import { romanizeHangul } from "../revised-romanization.ts";
import { cleanAddress } from "./clean-address.ts";
import { englishDetail } from "./detail.ts";
import { parse } from "./parse.ts";
import { englishPlace } from "./places.ts";
import { englishRoad, officialRoad } from "./roads.ts";
import { tokenize } from "./tokenize.ts";

/**
 * The most characters that are read of an address; real addresses have up to 94. The limit is
 * needed because some patterns take quadratic time: 3 ms for 500 characters.
 */
const LONGEST = 500;

/**
 * `경기도 수원시 영통구 삼성로 129 (매탄동)` → `129, Samsung-ro, Yeongtong-gu, Suwon-si, Gyeonggi-do`. An address
 * without Hangul (a seat abroad) is only cleaned. The result never has Hangul.
 * @returns null when there is no address
 */
export function englishAddress(raw: string): string | null {
  // 타워Ⅲ1206호 is room 1206 of 타워Ⅲ, so set the numeral apart before NFKC writes it as III. Clean
  // twice, because NFKC can produce blanks and ampersands.
  const apart = cleanAddress(raw.slice(0, LONGEST)).replace(/[Ⅰ-Ⅻ]/gu, " $& ");
  const korean = cleanAddress(apart.normalize("NFKC"));
  if (korean === "") return null;
  if (!/\p{Script=Hangul}/u.test(korean)) return korean.replace(/[\s,]+$/u, "") || null;
  const { places, road, number, detail } = parse(tokenize(korean));
  const parts = [
    ...englishDetail(detail, road !== null),
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

/** Romanises the remaining Hangul, and removes doubled blanks and punctuation at the ends. */
function tidy(english: string): string {
  return cleanAddress(romanizeHangul(english)).replace(/^[\s,.-]+|[\s,-]+$/gu, "");
}
