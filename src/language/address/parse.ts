/** Tells which words of a Korean address are places, the road, the number and the detail. */

interface Parsed {
  /** Largest first. */
  readonly places: readonly string[];
  readonly road: string | null;
  /** The building number on the road, or the lot number. */
  readonly number: string | null;
  readonly detail: string;
}

const ROAD = /^[^\s,]+(?:로|길)$/u;
const ROAD_BRANCH = /^\d+(?:번[가-힣]?|[가-하])?길$/u;
const DISTRICT_PART = /^\d+가$/u;
const ROAD_NUMBER = /^(?:지하)?\d+(?:-\d+)?/u;
/** 13블럭, 3나 and 2단지 are parts of an industrial site, not lots. */
const LOT_NUMBER =
  /^(?:산|지하)?\d+(?:-\d+){0,2}(?:번지)?(?=$|(?![층호동]|블[록럭]|[로롯]트|단지|차|[가나다라마바사아](?![가-힣]))[가-힣])/u;
const ROAD_OR_DISTRICT_WITH_DIGITS =
  /^\d+(?:[가나다라마바사아자차카타파하]?길|번[가-힣]?길|[가-힣]*(?:대로|로|길|동|리|읍|면|가)$)/u;
const SETTLEMENT = /^[가-힣][가-힣\d]*(?:읍|면|동|(?<!밸)리|가|로)$/u;

/** Unknown words before a road are places. Without a road, those after a district are detail. */
export function parse(tokens: string[]): Parsed {
  const places: string[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] ?? "";
    if (token === ",") continue;
    const next = tokens[i + 1] ?? "";
    // 충무로 2가: a district written like a road and its branch.
    if (DISTRICT_PART.test(next) && SETTLEMENT.test(token)) {
      tokens.splice(i, 2, token + next);
      i--;
    } else if (ROAD.test(token)) {
      let road = token;
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
      // 용두동 138 천호대로 64: a lot and a road for one place. The road is the official address.
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
      // 여의도동 부국증권빌딩 34-2: a building between the district and its lot.
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

/** @param isUnsure the number may contain digits of a floor. A wrong number is worse than none */
function parsedAt(
  places: string[],
  road: string | null,
  number: string | null,
  tokens: string[],
  at: number,
  isUnsure: boolean,
): Parsed {
  const token = tokens[at] ?? "";
  const after = isUnsure ? withoutGlued(token) : token.slice(number?.length ?? 0);
  const detail = withoutRepetition([after.replace(/^번지/u, ""), ...tokens.slice(at + 1)]);
  const sure = isUnsure ? null : (number?.replace("번지", "") ?? null);
  return { places, road, number: sure, detail: detail.join(" ") };
}

/** Removes the digits at the start of a token, except a floor of one or two digits, such as 3층. */
function withoutGlued(token: string): string {
  return token.replace(/^\d[\d-]*[층호]?/u, (glued) => (/^\d{1,2}층$/u.test(glued) ? glued : ""));
}

/** Whether a floor or room may be attached: 테헤란로 30611층 may be 306, 11F or 30, 611F. */
function isGlued(token: string, next: string | undefined): boolean {
  return (
    /^\d+(?:-\d+)*(?:층|호(?![가-힣]))/u.test(token) ||
    (/^\d+$/u.test(token) && next === "층") ||
    /^\d{5,}/u.test(token)
  );
}

/** Some addresses repeat themselves: 도원3길 32충청남도 천안시 서북구 도원3길 32, 2층. Keeps only 2층. */
function withoutRepetition(tokens: string[]): string[] {
  const at = tokens.findIndex((token) => PROVINCE_WORD.test(token));
  if (at < 0) return tokens;
  const { detail, number } = parse(tokens.slice(at));
  return number === null ? tokens : [...tokens.slice(0, at), detail];
}

const PROVINCE_WORD =
  /(?:특별자치시|특별자치도|통합특별시|특별시|광역시|경기도|강원도|[충전경][가-힣][남북]도)$/u;
