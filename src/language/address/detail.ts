/** Writes the part after an address's number in English: buildings, wings, floors and rooms. */

import { CLEAR_WING_LETTER } from "../letter-names.ts";
import { BUILDING_PART } from "./address-words.ts";
import { englishBuilding } from "./buildings.ts";
import { unitAt } from "./units.ts";

/** 리 at the end of a village's name, but not at the end of 밸리, 갤러리 and other English words. */
const VILLAGE = "(?<![밸러베프트패])리";

/** Smallest part first. Only adjacent wings, floors and rooms keep their order (101동 1203호). */
export function englishDetail(detail: string, reference: string, hasRoad: boolean): string[] {
  const own = withoutPlaces(hasRoad ? bareNumbersAsRooms(detail) : withoutMoreLots(detail));
  // Begin with the building from the brackets, because the floors and wings in `own` are in it.
  const building = withoutPlaces(reference.replace(DISTRICT_AT_START, ""));
  const isNew = /[A-Za-z가-힣]{2}/u.test(building) && !letters(own).includes(letters(building));
  const text = isNew ? `${building}${/^\d+차/u.test(own) ? " " : " ,/ "}${own}` : own;
  const groups: { isUnit: boolean; english: string }[] = [];
  const add = (isUnit: boolean, english: string, separator: string) => {
    const group = groups.at(-1);
    if (group?.isUnit === isUnit && (isUnit || separator === " "))
      group.english += separator + english;
    else groups.push({ isUnit, english });
  };
  for (let at = 0, separator = " "; at < text.length; ) {
    SEPARATOR.lastIndex = at;
    const gap = SEPARATOR.exec(text)?.[0];
    if (gap !== undefined) {
      separator = gap.includes(",") ? ", " : " ";
      at += gap.length;
      continue;
    }
    const unit = unitAt(text, at);
    const end = unit?.end ?? nextBreak(text, at);
    const english = unit?.english ?? englishBuilding(text.slice(at, end));
    if (english !== "") add(unit !== null && !unit.ofName, english, separator);
    at = end;
    separator = " ";
  }
  // A set, because some addresses repeat a part in parentheses.
  return [...new Set(groups.reverse().flatMap((group) => group.english.split(", ")))];
}

function withoutPlaces(text: string): string {
  return text
    .replace(OTHER_PLACE, " , ")
    .replace(REPEATED_DISTRICT, " , ")
    .replace(REPEATED_STREET_DISTRICT, " , ")
    .replace(REPEATED_LOT, " , ")
    .replace(ANOTHER_BRANCH, " , ")
    .replace(/번지/gu, " ")
    .replace(/및/gu, ",")
    .replace(/^[\s,]+|[\s,]+$/gu, "");
}

function letters(text: string): string {
  return text.replace(/[\s,.]/gu, "");
}

/** Matches a district and its lot at the start of the text in brackets: (역삼동 737, 한빛빌딩). */
const DISTRICT_AT_START = new RegExp(
  `^\\s*(?:[가-힣]{1,4}[읍면]\\s)?(?!(?:${BUILDING_PART})(?!동))[가-힣]{1,7}\\d?(?:동|(?<![프크])로|${VILLAGE}|읍|면)(?:\\s?\\d가)?(?:\\s+\\d[\\d-]*)?(?=[\\s,.]|$)`,
  "u",
);

/** Matches a second place after the number: 테헤란로 152 충청남도 천안시. */
const OTHER_PLACE =
  /(?<=^|[\s,])(?:[가-힣]{2}(?:특별시|광역시|[남북]도)|경기도|강원도)(?: [가-힣]{1,4}[시군구])+(?=[\s,]|$)/gu;

const REPEATED_DISTRICT = new RegExp(
  `(?<=^|[\\s,])(?![가-힣]*(?:(?:${CLEAR_WING_LETTER}|타워|본관|별관|주)동|(?:${BUILDING_PART})(?!동)))[가-힣]{2,}\\d?동(?:\\s?\\d가)?(?=[\\s,]|$)(?!\\s*\\d+\\s*호)(?:\\s+\\d+(?:-\\d+)?(?:번지)?(?=[\\s,]|$))?`,
  "gu",
);

/** Matches a repeated district whose name is like a road (태평로2가), or a township and village. */
const REPEATED_STREET_DISTRICT =
  /(?<=^|[\s,])(?:[가-힣]+로\s?\d가|[가-힣]{1,4}[읍면]\s[가-힣]{1,4}리)(?:\s+\d+(?:-\d+)?(?:번지)?)?(?=[\s,]|$)/gu;

/** Matches the lots of an address that already has a road: 함마대로 1256-40 사내리 1257, 1256. */
const REPEATED_LOT = new RegExp(
  `(?<=^|[\\s,])[가-힣]+${VILLAGE} \\d+(?:-\\d+)?(?:번지)?(?:,\\s*\\d+(?:-\\d+)?(?:번지)?)*(?=[\\s,]|$)`,
  "gu",
);

/** Matches a second building, whose road is shortened: 봉수대로300번길 15, 300번길 9. */
const ANOTHER_BRANCH = /(?<=^|[\s,])\d+번[가-힣]?길 \d+(?:-\d+)?(?=[\s,]|$)/gu;

const SEPARATOR = /[\s,./]+/uy;

/** Without other text, numbers of three or four digits after a road are rooms: 디지털로 130 402. */
function bareNumbersAsRooms(detail: string): string {
  const [whole = "", numbers = ""] =
    /^[\s,]*((?:\d+(?:-\d+)?[\s,]+)*\d+(?:-\d+)?)(?=[\s,]*$)/u.exec(detail) ?? [];
  if (whole === "") return detail;
  const rooms = numbers.split(/[\s,]+/u).filter((number) => /^(?:\d{1,3}-)?\d{3,4}$/u.test(number));
  return rooms.map((room) => `${room}호`).join(", ") + detail.slice(whole.length);
}

/** Removes bare numbers after a lot, because they are more lots (1142-2,3). */
function withoutMoreLots(detail: string): string {
  return detail.replace(/^(?:[\s,]*~?\s?\d+(?:-\d+)?(?=[\s,]|$))+/u, " ");
}

function nextBreak(text: string, from: number): number {
  let at = from + 1;
  for (; at < text.length; at++) {
    if (/[\s,]/u.test(text[at] ?? "")) break;
    if (text[at] === "." && /^(?:\s|$)/u.test(text[at + 1] ?? "")) break;
    const turnsToDigits = /\d/u.test(text[at] ?? "") && !/[\dA-Za-z-]/u.test(text[at - 1] ?? "");
    const turnsToLatin =
      /[A-Za-z]/u.test(text[at] ?? "") && !/[\dA-Za-z-]/u.test(text[at - 1] ?? "");
    if ((turnsToDigits || turnsToLatin) && unitAt(text, at) !== null) break;
  }
  return at;
}
