/**
 * Korean addresses in the order and spelling of the official English address. A file beside this
 * one holds each step: `tokenize.ts` splits the text into words, `parse.ts` tells what each word
 * is, and `roads.ts`, `places.ts` and `detail.ts` write the parts in English.
 *
 * The official form is that of the road-name address system (juso.go.kr): small to large, separated
 * by commas, the unit hyphenated, sound changes inside a name but never across its hyphen (왕십리로
 * Wangsimni-ro, the road 종로 Jong-ro, 종로구 Jongno-gu, 종로1가 Jongno 1-ga). The reference in parentheses
 * (legal district, building) is not part of it.
 */
import { romanizeHangul } from "../revised-romanization.ts";
import { cleanAddress } from "./clean-address.ts";
import { englishDetail } from "./detail.ts";
import { parse } from "./parse.ts";
import { englishPlace } from "./places.ts";
import { englishRoad, officialRoad } from "./roads.ts";
import { tokenize } from "./tokenize.ts";

/**
 * The longest of 1,953 real addresses has 94 characters. The time of the patterns below can grow
 * with the square of what they read: the worst text of this length takes 3 ms.
 */
const LONGEST = 500;

/**
 * The address in its official English form: `경기도 수원시 영통구 삼성로 129 (매탄동)` →
 * `129, Samsung-ro, Yeongtong-gu, Suwon-si, Gyeonggi-do`. Floors, rooms and building names come
 * first.
 *
 * An address without Hangul (a seat abroad) is only cleaned. The result never holds Hangul. Only
 * the first 500 characters are read.
 * @returns null when there is no address
 */
export function englishAddress(raw: string): string | null {
  // Cleaned twice: NFKC can produce new blanks and ampersands.
  // A roman numeral is a word of its own: 타워Ⅲ1206호 is room 1206.
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
  // An address that is nothing but a reference is romanised as it is rather than lost.
  const english = tidy(parts.filter((part) => part !== "").join(", ")) || tidy(korean);
  return english === "" ? null : english;
}

/** `지하396` → `Jiha 396`, `산12-3` → `san 12-3`. */
function englishNumber(number: string): string {
  return number.replace(/^지하/u, "Jiha ").replace(/^산/u, "san ");
}

/** Without any Hangul left, with single blanks and no punctuation at the ends. */
function tidy(english: string): string {
  return cleanAddress(romanizeHangul(english)).replace(/^[\s,.-]+|[\s,-]+$/gu, "");
}
