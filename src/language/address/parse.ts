/** Tells which words of a Korean address are places, the road, the number and the detail. */
import { englishProvince } from "./places.ts";

interface Parsed {
  /** Largest first. */
  readonly places: readonly string[];
  readonly road: string | null;
  /** The building number on the road, or the lot number. */
  readonly number: string | null;
  readonly detail: string;
}

const ROAD = /^[^\s,]+(?:로|길)$/u;
const NUMBERED_ROAD = /^\d+번?로$/u;
/** Matches 녹산산단 in 녹산산단 335로. It is the first part of the road's name, not a place. */
const ROAD_STEM = /^[가-힣]{3,}(?<![도시군구읍면동리가])$/u;
const ROAD_BRANCH = /^\d+(?:번[가-힣]?|[가-하])?길$/u;
const DISTRICT_PART = /^\d+가$/u;
const ROAD_NUMBER = /^(?:지하)?\d+(?:-\d+)?/u;
/** Does not match 13블럭, 3나 and 2단지, because they are parts of an industrial site. */
const LOT_NUMBER =
  /^(?:산|지하)?\d+(?:-\d+){0,2}(?:번지)?(?=$|(?![층호동]|블[록럭]|[로롯]트|단지|차|[가나다라마바사아](?![가-힣]))[가-힣])/u;
const ROAD_OR_DISTRICT_WITH_DIGITS =
  /^\d+(?:[가나다라마바사아자차카타파하]?길|번[가-힣]?길|[가-힣]*(?:대로|로|길|동|리|읍|면|가)$)/u;
const SETTLEMENT = /^[가-힣][가-힣\d]*(?:읍|면|동|(?<!밸)리|가|로)$/u;

/** Unknown words before a road are places. Without a road, words after a district are detail. */
export function parse(tokens: string[]): Parsed {
  const places: string[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] ?? "";
    if (token === "," || isSamePlace(token, places.at(-1))) continue;
    const next = tokens[i + 1] ?? "";
    // 충무로 2가 is a district that looks like a road and its branch.
    if (DISTRICT_PART.test(next) && SETTLEMENT.test(token)) {
      tokens.splice(i, 2, token + next);
      i--;
    } else if (ROAD.test(token)) {
      if (token === next) continue;
      let road = token;
      // 녹산산단 335로 is 녹산산단335로.
      if (NUMBERED_ROAD.test(road) && ROAD_STEM.test(places.at(-1) ?? ""))
        road = places.pop() + road;
      let at = i + 1;
      // 판교로 255 번길 58 is 판교로 255번길 58.
      if (/^\d+$/u.test(next) && /^번[가-힣]?길$/u.test(tokens[at + 1] ?? ""))
        tokens.splice(at, 2, next + tokens[at + 1]);
      // 테크로 4로 17 is 테크4로 17.
      if (/로$/u.test(road) && /^\d+로$/u.test(next)) {
        road = road.slice(0, -1) + next;
        at++;
      }
      if (ROAD_BRANCH.test(tokens[at] ?? "")) road += tokens[at++];
      if (tokens[at] === ",") at++;
      if (tokens[at] === "지하") tokens.splice(at, 2, `지하${tokens[at + 1] ?? ""}`);
      const number = ROAD_NUMBER.exec(tokens[at] ?? "")?.[0] ?? null;
      // 역삼동 테헤란로 152: with a road and a number, the official address leaves out the district.
      while (number !== null && places.length > 1 && /[동리가]$/u.test(places.at(-1) ?? ""))
        places.pop();
      return parsedAt(places, road, number, tokens, at, isGlued(tokens[at] ?? "", tokens[at + 1]));
    } else if (places.length > 0 && /^(?:산|지하)$/u.test(token) && LOT_NUMBER.test(next)) {
      tokens.splice(i, 2, token + next);
      i--;
    } else if (
      places.length > 0 &&
      LOT_NUMBER.test(token) &&
      !ROAD_OR_DISTRICT_WITH_DIGITS.test(token)
    ) {
      // 용두동 138 천호대로 64 has a lot and a road for one place. The road is the official address.
      const roadAt = tokens.findIndex(
        (one, at) => at > i && ROAD.test(one) && ROAD_NUMBER.test(tokens[at + 1] ?? ""),
      );
      if (roadAt > 0) {
        if (places.at(-1)?.endsWith("동")) places.pop();
        tokens.splice(i, roadAt - i);
        i--;
        continue;
      }
      const lot = LOT_NUMBER.exec(token)?.[0] ?? null;
      // 여의도동 부국증권빌딩 34-2 has a building between the district and its lot.
      const last = places.findLastIndex((place) => SETTLEMENT.test(place));
      const building = last < 0 ? [] : places.splice(last + 1);
      const parsed = parsedAt(places, null, lot, tokens, i, false);
      return { ...parsed, detail: [...building, parsed.detail].join(" ") };
    } else {
      places.push(token);
    }
  }
  // Without a road and a number, what follows the last district is a building.
  const last = places.findLastIndex((place) => SETTLEMENT.test(place));
  const end = last < 0 ? places.length : last + 1;
  return {
    places: places.slice(0, end),
    road: null,
    number: null,
    detail: places.slice(end).join(" "),
  };
}

/** @param isUnsure the number may contain digits of a floor, so it may be wrong and is left out */
function parsedAt(
  places: string[],
  road: string | null,
  number: string | null,
  tokens: string[],
  at: number,
  isUnsure: boolean,
): Parsed {
  const token = tokens[at] ?? "";
  if (isUnsure && tokens[at + 1] === "동") tokens.splice(at + 1, 1);
  const after = isUnsure ? withoutGlued(token) : token.slice(number?.length ?? 0);
  const rest = [after.replace(/^번(?:지|(?![가-힣]))/u, ""), ...tokens.slice(at + 1)];
  const detail = withoutRepetition(rest, places, road, number);
  const sure = isUnsure ? null : (number?.replace("번지", "") ?? null);
  return { places, road, number: sure, detail: detail.join(" ") };
}

/**
 * Removes a number with its 호 or 동 (1206호) from the start of a word. A floor stays. Usually it is a
 * floor (3층). If a building number is joined to it (93 and 4층), readers see that 934층 is not a real
 * floor.
 */
function withoutGlued(token: string): string {
  return token.replace(/^\d[\d-]*(?:[층호]|동(?![가-힣]))?/u, (glued) =>
    /^\d+층$/u.test(glued) ? glued : "",
  );
}

/** 테헤란로 30611층 may be number 306 and 11F, or number 30 and 611F. */
function isGlued(token: string, next: string | undefined): boolean {
  return (
    /^\d+(?:-\d+)*(?:층|[호동](?![가-힣]))/u.test(token) ||
    (/^\d+(?:-\d+)?$/u.test(token) && (next === "층" || next === "동")) ||
    /^\d{5,}/u.test(token)
  );
}

/** Removes a repetition of the address. If its number differs, also removes the words after it. */
function withoutRepetition(
  tokens: string[],
  places: readonly string[],
  road: string | null,
  number: string | null,
): string[] {
  const at = tokens.findIndex((token, i) => {
    const next = tokens[i + 1] ?? "";
    if (token === road) return ROAD_NUMBER.test(next);
    if (PROVINCE_WORD.test(token) || isWardOf(token, places)) return true;
    return (
      englishProvince(token) !== undefined && (isWardOf(next, places) || /[시군구]$/u.test(next))
    );
  });
  if (at < 0) return tokens;
  const before = tokens.slice(0, at);
  const again = parse(tokens.slice(at));
  if (again.number === null) {
    const isPlace = (token: string) =>
      isWardOf(token, places) || token === road || isSamePlace(token, places[0]);
    return tokens.filter(
      (token, i) =>
        i < at || !(isPlace(token) || (/리$/u.test(token) && isPlace(tokens[i - 1] ?? ""))),
    );
  }
  const isOther = road !== null && again.road !== null && again.number !== number;
  return isOther ? before : [...before, again.detail];
}

function isWardOf(token: string, places: readonly string[]): boolean {
  return /[시군구읍면]$/u.test(token) && places.includes(token);
}

/** Whether a word repeats the place before it: 강남구 강남구, 서울특별시 서울시, or only its 특별시. */
function isSamePlace(token: string, before: string | undefined): boolean {
  if (before === undefined) return false;
  if (token === before || /^(?:특별|광역|특별자치)[시도]$/u.test(token)) return true;
  const province = englishProvince(before) ?? null;
  // After 제주도, 제주시 is a city, not the province again. This keeps 충남시 too, which does not exist.
  const isCity = province?.endsWith("-do") && /^..시$/u.test(token);
  return !isCity && englishProvince(token) === province;
}

const PROVINCE_WORD =
  /(?:특별자치시|특별자치도|통합특별시|특별시|광역시|경기도|강원도|[충전경][가-힣][남북]도)$/u;
