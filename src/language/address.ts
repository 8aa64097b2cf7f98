/**
 * Korean addresses: cleaning one, and writing it in the order and spelling of the official English
 * address. Names that no rule can derive are in `address-names.ts`, the sound of Hangul in
 * `revised-romanization.ts`.
 *
 * The official form is that of the road-name address system (juso.go.kr): small to large, separated
 * by commas, the unit hyphenated, sound changes inside a name but never across its hyphen (왕십리로
 * Wangsimni-ro, the road 종로 Jong-ro, 종로구 Jongno-gu, 종로1가 Jongno 1-ga). The reference in parentheses
 * (legal district, building) is not part of it.
 */
import { ABROAD, BUILDING_WORDS, PROVINCES, ROAD_WORDS } from "./address-names.ts";
import { vocabulary } from "./company-words.ts";
import { cutName, nth } from "./compose.ts";
import { LETTER_NAMES } from "./letter-names.ts";
import { HANGUL, romanizeHangul } from "./revised-romanization.ts";
import { ROAD_NAMES } from "./road-names.ts";
import { capitalize, romanizeWord } from "./romanize.ts";
import type { Vocabulary } from "./vocabulary.ts";

/**
 * The Korean address as it should be shown: NFC, without `&nbsp`, superfluous blanks and dashes.
 */
export function cleanAddress(raw: string): string {
  const text = raw
    .replace(/&nbsp;?|&#160;/giu, " ")
    .normalize("NFC")
    .replace(/[\s\u3164\u200b\ufeff]+/gu, " ")
    .replace(/ ,/gu, ",")
    .trim();
  // OpenDART's forms leave a dash where no detail was given. A pattern for it would take quadratic
  // time.
  let end = text.length;
  while (text[end - 1] === "-" && (end === 1 || text[end - 2] === " ")) end = Math.max(0, end - 2);
  return text.slice(0, end).trim();
}

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

const cutRoadName = cutter(ROAD_WORDS);

interface Parsed {
  /** Administrative units from the largest down. */
  readonly places: readonly string[];
  readonly road: string | null;
  /** Building number of a road, or lot number. */
  readonly number: string | null;
  /** Building, floor, room: everything after the number. */
  readonly detail: string;
}

const ROAD = /^[^\s,]+(?:로|길)$/u;
const ROAD_BRANCH = /^\d+(?:번[가-힣]?|[가-하])?길$/u;
const DISTRICT_PART = /^\d+가$/u;
const ROAD_NUMBER = /^(?:지하)?\d+(?:-\d+)?/u;
/** 13블럭, 3나 and 2단지 are parts of an industrial site, and no lots. */
const LOT_NUMBER =
  /^(?:산|지하)?\d+(?:-\d+){0,2}(?:번지)?(?=$|(?![층호동]|블[록럭]|[로롯]트|단지|차|[가나다라마바사아](?![가-힣]))[가-힣])/u;
const UNIT_AFTER_DIGITS =
  /^\d+(?:[가나다라마바사아자차카타파하]?길|번[가-힣]?길|[가-힣]*(?:대로|로|길|동|리|읍|면|가)$)/u;
const SETTLEMENT = /^[가-힣][가-힣\d]*(?:읍|면|동|(?<!밸)리|가|로)$/u;

/**
 * Splits an address into its parts. What has no known form goes to `places` before the number, to
 * `detail` after it.
 */
function parse(tokens: string[]): Parsed {
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
      // 판교로 255 번길 58
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
      // 역삼동 테헤란로 152: with a road and its number, the district is not part of the address.
      while (number !== null && places.length > 1 && /[동리가]$/u.test(places.at(-1) ?? ""))
        places.pop();
      return rest(places, road, number, tokens, at, isGlued(tokens[at] ?? "", tokens[at + 1]));
    } else if (places.length > 0 && /^(?:산|지하)$/u.test(token) && LOT_NUMBER.test(next)) {
      tokens.splice(i, 2, token + next);
      i--;
    } else if (places.length > 0 && LOT_NUMBER.test(token) && !UNIT_AFTER_DIGITS.test(token)) {
      // 용두동 138 천호대로 64: the same place by its road, which is the official address.
      const road = tokens.findIndex(
        (one, at) => at > i && ROAD.test(one) && ROAD_NUMBER.test(tokens[at + 1] ?? ""),
      );
      if (road > 0) {
        if (places.at(-1)?.endsWith("동")) places.pop();
        tokens.splice(i, road - i);
        i--;
        continue;
      }
      const lot = LOT_NUMBER.exec(token)?.[0] ?? null;
      // 여의도동 부국증권빌딩 34-2: a building between the district and its lot.
      const last = places.findLastIndex((place) => SETTLEMENT.test(place));
      const building = last < 0 ? [] : places.splice(last + 1);
      const parsed = rest(places, null, lot, tokens, i, false);
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

/**
 * @param isUnsure whether the number may hold digits of a floor or a room: it is left out then,
 *   with the floor, since a wrong number is worse than none
 */
function rest(
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

/** A floor of one or two digits is a floor; what is longer is removed. */
function withoutGlued(token: string): string {
  return token.replace(/^\d[\d-]*[층호]?/u, (glued) => (/^\d{1,2}층$/u.test(glued) ? glued : ""));
}

/**
 * 테헤란로 30611층 is 306, 11F or 30, 611F: nobody can tell. No building number has five digits either
 * (부림로 17041-3).
 */
function isGlued(token: string, next: string | undefined): boolean {
  return (
    /^\d+(?:-\d+)*(?:층|호(?![가-힣]))/u.test(token) ||
    (/^\d+$/u.test(token) && next === "층") ||
    /^\d{5,}/u.test(token)
  );
}

/**
 * Some addresses begin anew after the number: 도원3길 32충청남도 천안시 서북구 도원3길 32, 2층. Only what
 * follows the second number adds anything.
 */
function withoutRepetition(tokens: string[]): string[] {
  const at = tokens.findIndex((token) => PROVINCE_WORD.test(token));
  if (at < 0) return tokens;
  const { detail, number } = parse(tokens.slice(at));
  return number === null ? tokens : [...tokens.slice(0, at), detail];
}

const PROVINCE_WORD =
  /(?:특별자치시|특별자치도|통합특별시|특별시|광역시|경기도|강원도|[충전경][가-힣][남북]도)$/u;

const PROVINCE =
  /^(\p{Script=Hangul}+?)(?:특별자치시|특별시자치도|특별자치도|통합특별시|특별시|광역시|직할시|시|도)?$/u;
const PROVINCE_AT_START =
  /^((?:전남광주통합|[가-힣]{2})(?:특별자치시|특별시자치도|특별자치도|특별시|광역시)|경기도|강원도|[충전경][가-힣][남북]도|(?:서울시?|경기|강원|[충전경][남북])(?!특별|도)(?=[가-힣]{1,3}[시군구])|(?:부산|대구|인천|광주|대전|울산)시(?=[가-힣]{1,3}[구군]))(?!자치도)(?=[가-힣])/u;

/** 서울특별시 강남구테헤란로 152: a ward follows the province. */
const WARD_GLUED =
  /(?<=^(?:서울|부산|대구|인천|광주|대전|울산)\S*\s)([가-힣]{1,3}구)(?=[가-힣]{2,}(?:로|길|동)(?:[\d\s]|$))/u;

/** "… and n more lots", "part of …", and legal forms: no part of an address. */
const VAGUE =
  /외\s*\d*\s*(?:필지|개소|개\s?호)|(?<=\d|번지)\s?외\s?\d+(?=[\s,(]|$)|일부호?|주식회사|\(주\)|(?<=[\s\d층호동])(?:내|외|일대|일원|전체|전층|전부)(?=[\s,(]|$)/gu;

/** A postal code before the address. */
const POSTAL_CODE =
  /^(?:\(?우(?:편번호)?\)?[\s:]*)?(?:[([]\s?(?:\d{5}|\d{3}-\d{3})\s?[)\]]|(?:\d{5}|\d{3}-\d{3})(?=\s))\s*/u;

/** Letter names that are ordinary words too (이동, 지동) are wings only where a number follows. */
const CLEAR_LETTER = "(에이|비|씨|디|에프|에이치|에스|제이|케이|엘|엠|엔|피|티|브이|더블유)";

/**
 * 제 before a number says only that it is one (제15층, 제에이3504호, 제비동), and is cut off at the end.
 */
const ORDINAL_UNIT = new RegExp(
  `제\\s?(?=(?:${[...LETTER_NAMES.keys()].join("|")}|[A-Za-z])?-?(?:지하\\s?)?\\d+\\s?(?:층|호|동(?![가-힣])|관|차|단지))|제\\s?\\d*$|(?<=^|[\\s,])제(?=(?:${CLEAR_LETTER}|[A-Za-z가나다라마바사])동(?![가-힣]))`,
  "gu",
);

/**
 * Words of the address: commas are words, parentheses are removed, words written together are
 * separated.
 */
function tokenize(korean: string): string[] {
  return (
    korean
      .replace(POSTAL_CODE, "")
      .replace(ORDINAL_UNIT, " ")
      .replace(VAGUE, " ")
      // A lot with blanks about its hyphen: 34 -8 번지.
      .replace(/(?<=\d)(?: -\s?|- )(?=\d+(?:[\s,(]|번지|$))/gu, "-")
      // The old way of writing the lot 870-17.
      .replace(/(?<=\d) ?번지 ?(\d{1,2}) ?호(?=[\s,(]|$)/gu, "-$1")
      .replace(
        /\(([^()]*)\)?|\[([^\]]*)\]?/gu,
        (_, round: string, square: string) => ` ,${roomsOf(round ?? square)}, `,
      )
      .replace(/[()[\]]/gu, " ")
      .replace(PROVINCE_AT_START, "$1 ")
      .replace(/(?<=^|\s)([가-힣]{2,4}[시군])(?=[가-힣]{1,4}[구읍면](?:\s|$))/gu, "$1 ")
      .replace(WARD_GLUED, "$1 ")
      .replace(
        /(?<=[가-힣](?:로|길|동|리|가))(?=\d+(?:-\d+)?(?:번지)?(?:[\s,]|$)|\d+-\d+[가-힣])/gu,
        " ",
      )
      .replace(/,/gu, " , ")
      .split(/\s+/u)
      .filter((token) => token !== "" && token !== "-")
  );
}

/** The reference in parentheses is not part of the address, but a floor or room in it is. */
function roomsOf(reference: string): string {
  // 표시층 23층: what the lift calls the floor.
  if (reference.includes("표시")) return "";
  return (
    reference.match(
      /(?:지하\s?)?\d+(?:[~-]\d+)*\s?[층호](?![가-힣])|(?<![\d가-힣])(?:\d{1,4}|[A-Za-z])동(?![가-힣])/gu,
    ) ?? []
  ).join(" ");
}

function englishPlace(place: string, index: number, next: string | undefined): string {
  const abroad = ABROAD.get(place);
  if (abroad !== undefined) return abroad;
  if (index === 0) {
    const province = englishProvince(place);
    // 광주시 without a ward is the city in Gyeonggi-do; 제주시 is never the whole island.
    const isCity = place === "제주시" || (place === "광주시" && !next?.endsWith("구"));
    if (province !== undefined && !isCity) return province;
  }
  const [, name = place, , number, suffix] = /^(.*?[^\d])((\d+))?(동|가|리)$/u.exec(place) ?? [];
  if (number !== undefined && suffix !== undefined) {
    // 반포4동 Banpo 4-dong, 성수동2가 Seongsu-dong 2-ga, 종로1가 Jongno 1-ga.
    const district = /^(.{2,})동$/u.exec(name)?.[1];
    const stem =
      suffix === "가" && district !== undefined
        ? `${romanizeWord(district)}-dong`
        : plainWords(suffix === "가" ? withoutLateral(name) : name);
    return `${stem} ${number}-${romanizeHangul(suffix)}`;
  }
  const [, stem, unit] = /^(.+)(시|도|구|군|읍|면|동|리|가)$/u.exec(place) ?? [];
  return stem === undefined || unit === undefined
    ? plainWords(place)
    : `${plainWords(stem)}-${romanizeHangul(unit)}`;
}

/** 남대문로5가 is Namdaemunno 5-ga: ㄴ before 로, a word of its own, stays. */
function withoutLateral(name: string): string {
  return name
    .normalize("NFD")
    .replace(/(?<=\u11ab)\u1105(?=\u1169$)/u, "\u1102")
    .normalize("NFC");
}

/** 삼성로 and 129번 of 삼성로129번길. */
const ROAD_AND_BRANCH = /^(.+(?:대로|로|[^번\d]길))(\d+)([가-힣]*?)길$/u;

/** By any of its names: 경기, 경기도. */
export function englishProvince(place: string): string | undefined {
  return PROVINCES.get(PROVINCE.exec(place)?.[1] ?? "");
}

/** By rule: `대왕판교로645번길` → `Daewangpangyo-ro 645beon-gil`. */
export function englishRoad(road: string): string {
  const [, main = "", branch, kind = ""] = ROAD_AND_BRANCH.exec(road) ?? [];
  if (branch !== undefined) return `${englishRoad(main)} ${branch}${romanizeHangul(kind)}-gil`;
  // 청와대로 is the road of 청와대; so are all with one syllable before 대로 (중대로 Jungdae-ro).
  const [, whole = "", suffix = ""] = /^((?:.|청와|낙성)대|.+?)(대로|로|길)$/u.exec(road) ?? [];
  // A number after a name is a word of its own (도움6로 Doum 6-ro); a road may be only a number (63로).
  // 4·19로 is one number, 하남산단6번로 counts like a branch (Hanamsandan 6beon-ro).
  const [, name = whole, number] = /^(.*[^\d.·])(\d+번?)$/u.exec(whole) ?? [];
  const counted = number === undefined ? "" : ` ${romanizeHangul(number)}`;
  return `${roadName(name)}${counted}-${romanizeHangul(suffix)}`;
}

/**
 * A road's name without its suffix: only the first word is capitalised, English words are separate.
 */
function roadName(name: string): string {
  const pieces = cutRoadName(name).map(({ text, english }) => english ?? romanizeHangul(text));
  return pieces.map((piece, i) => (i === 0 ? capitalize(piece) : piece)).join(" ");
}

/** The official name of a road that no rule finds; that of a branch by that of its road. */
function officialRoad(road: string, places: readonly string[]): string | null {
  const province = englishProvince(places[0] ?? "");
  const [, main = road, branch, kind = ""] = ROAD_AND_BRANCH.exec(road) ?? [];
  for (const [where, names] of Object.entries(ROAD_NAMES)) {
    const official = names[road] ?? names[main];
    if (official === undefined || !isAt(where, province, places)) continue;
    const isWhole = road in names || branch === undefined;
    return isWhole ? official : `${official} ${branch}${romanizeHangul(kind)}-gil`;
  }
  return null;
}

/** Addresses often leave out the province. */
function isAt(where: string, province: string | undefined, places: readonly string[]): boolean {
  const [itsProvince, city] = where.split(" ");
  const isOther = province !== undefined && province !== itsProvince;
  return !isOther && (city === undefined || places.includes(city));
}

/** `지하396` → `Jiha 396`, `산12-3` → `san 12-3`. */
function englishNumber(number: string): string {
  return number.replace(/^지하/u, "Jiha ").replace(/^산/u, "san ");
}

interface Unit {
  readonly pattern: RegExp;
  readonly english: (match: RegExpExecArray) => string;
  /** Part of the building's name rather than a place inside it (2차, 1단지). */
  readonly ofName?: true;
}

const LETTER = "(에이|비|씨|디|이|에프|지|에이치|에스|제이|케이|엘|엠|엔|피|티|브이|더블유)";

/**
 * Wings, floors and rooms, and their English. The first pattern that matches at a position is used.
 */
const UNITS: readonly Unit[] = [
  { pattern: /(\d+)호동/uy, english: ([, number = ""]) => `${number}-dong` },
  {
    pattern: /(?:지하층?|지층)(?=[\s,]|\d+호|$)(?!\s*\d[\d\s,~-]*층)/uy,
    english: () => "Basement",
  },
  { pattern: /옥탑층?/uy, english: () => "Rooftop" },
  {
    pattern: /지하\s?(\d+)\s?층?\s?[~-]\s?지상\s?(\d+)\s?층/uy,
    english: ([, from = "", to = ""]) => `B${from}~${to}F`,
  },
  {
    pattern: /(?:지하|[Bb])\s?(\d+(?:\s*[,~-]\s*[Bb]?\d+)*)\s*층/uy,
    english: ([, floors = ""]) => `B${close(floors)}`,
  },
  {
    pattern: /(?:지상\s?)?(\d+(?:층?\s*~\s*\d+|\s*[,-]\s*\d+)*)\s*층/uy,
    english: ([, floors = ""]) => `${close(floors).replace(/층/gu, "F")}F`,
  },
  // 507-비217호
  {
    pattern: new RegExp(`(\\d+)-${LETTER}-?(\\d+)호`, "uy"),
    english: ([, side = "", wing = "", room = ""]) => `${side}-${LETTER_NAMES.get(wing)}${room}-ho`,
  },
  {
    pattern:
      /([A-Za-z]?-?\d+(?:호?\s*[~-]\s*[A-Za-z]?\d+|\s*,\s*[A-Za-z]?\d+)*)\s?(?:호실|호)(?!선)/uy,
    english: ([, rooms = ""]) => `${close(rooms).replace(/호[~-]/gu, "~")}-ho`,
  },
  {
    pattern: /([Bb]?\d+)F(?![A-Za-z가-힣])/uy,
    english: ([, floor = ""]) => `${floor.toUpperCase()}F`,
  },
  {
    pattern: /(\d+(?:[,~-]\d+)*)\s?동(?![가-힣])/uy,
    english: ([, number = ""]) => `${number}-dong`,
  },
  {
    pattern: /(\d+)(차|단지|관)(?![가-힣])/uy,
    english: ([, number = "", unit = ""]) => `${number}-${romanizeHangul(unit)}`,
    ofName: true,
  },
  { pattern: /(\d+(?:-\d+)?)\s?블[록럭]/uy, english: ([, number = ""]) => `Block ${number}` },
  { pattern: /(\d+(?:-\d+)?)\s?[로롯]트/uy, english: ([, number = ""]) => `Lot ${number}` },
  {
    pattern: /([A-Za-z])\s?동(?![가-힣])/uy,
    english: ([, wing = ""]) => `${wing.toUpperCase()}-dong`,
  },
  {
    pattern: new RegExp(`${CLEAR_LETTER}동(?![가-힣])|([이지])동(?=\\s*\\d+[층호])`, "uy"),
    english: ([, clear = "", wing = clear]) => `${LETTER_NAMES.get(wing)}-dong`,
  },
  {
    pattern: new RegExp(`${LETTER}[-\\s]?(\\d+)호?(?![가-힣])`, "uy"),
    english: ([, wing = "", room = ""]) => `${LETTER_NAMES.get(wing)}-${room}`,
  },
  {
    pattern: /([가나다라마바사])동(?![가-힣])/uy,
    english: ([, wing = ""]) => `${romanizeWord(wing)}-dong`,
  },
  // A number by itself behind a floor or a building is a room.
  { pattern: /(\d{3,4}(?:-\d{1,2})?)(?=\s*(?:,|$))/uy, english: ([, room = ""]) => `${room}-ho` },
];

/** Districts repeated after the number without parentheses: they add nothing. */
const REPEATED_DISTRICT =
  /(?<=^|[\s,])(?!(?:[가-힣]*(?:에이|비|씨|디|에프|에이치|에스|제이|케이|엘|엠|엔|피|티|브이|더블유|관리|연구|타워|사무|공장|생산|기술|본관|별관|주|부속))동)[가-힣]{2,}\d?동(?:\s?\d가)?(?=[\s,]|$)(?!\s*\d+\s*호)(?:\s+\d+(?:-\d+)?(?:번지)?(?=[\s,]|$))?/gu;

/**
 * The detail in English, smallest first. Units that follow each other keep their Korean order,
 * since 101동 1203호 is one thing; a building and the rooms in it change places.
 */
function englishDetail(detail: string, hasRoad: boolean): string[] {
  const text = (hasRoad ? roomOnly(detail) : withoutMoreLots(detail))
    .replace(REPEATED_DISTRICT, " , ")
    .replace(REPEATED_LOT, " , ")
    .replace(ANOTHER_BRANCH, " , ")
    .replace(/번지/gu, " ")
    .replace(/및/gu, ",")
    .trim();
  const groups: { isUnit: boolean; english: string }[] = [];
  const add = (isUnit: boolean, english: string, separator: string) => {
    const group = groups.at(-1);
    if (group?.isUnit === isUnit) group.english += separator + english;
    else groups.push({ isUnit, english });
  };
  for (let at = 0, separator = " "; at < text.length; ) {
    SEPARATOR.lastIndex = at;
    const blank = SEPARATOR.exec(text)?.[0];
    if (blank !== undefined) {
      separator = blank.includes(",") ? ", " : " ";
      at += blank.length;
      continue;
    }
    const unit = unitAt(text, at);
    const end = unit?.end ?? nextBreak(text, at);
    const english = unit?.english ?? words(text.slice(at, end));
    if (english !== "") add(unit !== null && !unit.ofName, english, separator);
    at = end;
    separator = " ";
  }
  // What is said twice, in parentheses again, is said once.
  return [...new Set(groups.reverse().flatMap((group) => group.english.split(", ")))];
}

/** The lot of a place that is named by its road: 함마대로 1256-40 사내리 1257, 1256. */
const REPEATED_LOT =
  /(?<=^|[\s,])[가-힣]+(?<![밸러베프트패])리 \d+(?:-\d+)?(?:번지)?(?:,\s*\d+(?:-\d+)?(?:번지)?)*(?=[\s,]|$)/gu;

/** 봉수대로300번길 15, 300번길 9: a second building, whose road is left out. */
const ANOTHER_BRANCH = /(?<=^|[\s,])\d+번[가-힣]?길 \d+(?:-\d+)?(?=[\s,]|$)/gu;

/** After the number of a road, a number of three digits by itself is a room: 디지털로 130 402. */
function roomOnly(detail: string): string {
  const [whole = "", numbers = ""] =
    /^[\s,]*((?:\d+(?:-\d+)?[\s,]+)*\d+(?:-\d+)?)(?=[\s,]*$)/u.exec(detail) ?? [];
  if (whole === "") return detail;
  const rooms = numbers.split(/[\s,]+/u).filter((number) => /^(?:\d{1,3}-)?\d{3,4}$/u.test(number));
  return rooms.map((room) => `${room}호`).join(", ") + detail.slice(whole.length);
}

/** After a lot, numbers by themselves are more lots: 1142-2,3. The first stands for all. */
function withoutMoreLots(detail: string): string {
  return detail.replace(/^(?:[\s,]*~?\s?\d+(?:-\d+)?(?=[\s,]|$))+/u, " ");
}

const SEPARATOR = /[\s,./]+/uy;

function unitAt(
  text: string,
  at: number,
): { english: string; end: number; ofName: boolean } | null {
  for (const { pattern, english, ofName = false } of UNITS) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match !== null) return { english: english(match), end: at + match[0].length, ofName };
  }
  return null;
}

/**
 * Where the word that begins at a position ends: at a blank, or where a floor or room is attached
 * to it.
 */
function nextBreak(text: string, from: number): number {
  let at = from + 1;
  for (; at < text.length; at++) {
    if (/[\s,]/u.test(text[at] ?? "")) break;
    const turnsToDigits = /\d/u.test(text[at] ?? "") && !/[\dA-Za-z-]/u.test(text[at - 1] ?? "");
    const turnsToLatin =
      /[A-Za-z]/u.test(text[at] ?? "") && !/[\dA-Za-z-]/u.test(text[at - 1] ?? "");
    if ((turnsToDigits || turnsToLatin) && unitAt(text, at) !== null) break;
  }
  return at;
}

/** A list or range of numbers without blanks: `17 ~ 19` → `17~19`. */
function close(numbers: string): string {
  return numbers.replace(/\s+/gu, "");
}

/**
 * A building's name word by word: English words in English, Hangul romanised and capitalised, the
 * rest as written.
 */
function words(name: string): string {
  // 관리동, 디타워동: a wing with a name. 삼성동빌딩: a building that is named after its district.
  const [, wing = "", building] =
    /^([가-힣A-Za-z\d]{2,})동(빌딩|타워|센터|오피스텔)?$/u.exec(name) ?? [];
  if (wing !== "" && building === undefined) return `${words(wing)}-dong`;
  if (building !== undefined)
    return `${romanizeWord(wing)}-dong ${BUILDING_WORDS.get(building) ?? ""}`;
  const spaced = name
    .replace(LETTER_BEFORE_BUILDING, (letter) => `${LETTER_NAMES.get(letter)} `)
    .replace(/제\s?(\d{1,3})(?=[가-힣])/gu, (_, number) => ` ${nth(Number(number))} `);
  return companyWords(spaced);
}

/** 디타워 is D Tower, 에이치스퀘어 H Square. */
const LETTER_BEFORE_BUILDING = new RegExp(
  `^${CLEAR_LETTER}(?=타워|빌딩|스퀘어|센터|플라자|프라자|밸리|파크|시티|몰)`,
  "u",
);

let buildingWords: Vocabulary | undefined;

/** What companies call themselves, their buildings are called too. */
function buildingVocabulary(): Vocabulary {
  const { words, ...rest } = vocabulary();
  buildingWords ??= { ...rest, words: new Map([...words, ...BUILDING_WORDS]) };
  return buildingWords;
}

/** English words in English; the rest is romanised. */
function companyWords(name: string): string {
  return name
    .replace(HANGUL, (run) => {
      const pieces: string[] = [];
      let rest = "";
      const addRest = () => {
        if (rest !== "") pieces.push(romanizeWord(rest));
        rest = "";
      };
      for (const { kind, korean, english } of cutName(run, buildingVocabulary())) {
        if (kind === "rest") rest += korean;
        else {
          addRest();
          pieces.push(english.replace(/^\+/u, "").split(" ").map(capitalize).join(" "));
        }
      }
      addRest();
      return ` ${pieces.join(" ")} `;
    })
    .replace(/\s+/gu, " ")
    .trim();
}

/**
 * The same without English words, for places: 삼성동 is Samseong-dong, whatever the company calls
 * itself.
 */
function plainWords(name: string): string {
  return name
    .replace(HANGUL, (run) => ` ${romanizeWord(run)} `)
    .replace(/\s+/gu, " ")
    .trim();
}

interface Piece {
  readonly text: string;
  /** Present for a word of the table. */
  readonly english?: string;
}

/**
 * A function that splits a text into the words of a table (those listed first win) and what is
 * between them.
 */
function cutter(table: ReadonlyMap<string, string>): (text: string) => Piece[] {
  const known = new RegExp(`(${[...table.keys()].join("|")})`, "u");
  const piece = (text: string): Piece => {
    const english = table.get(text);
    return english === undefined ? { text } : { text, english };
  };
  return (text) =>
    text
      .split(known)
      .filter((part) => part !== "")
      .map(piece);
}

/** Without any Hangul left, with single blanks and no punctuation at the ends. */
function tidy(english: string): string {
  return cleanAddress(romanizeHangul(english)).replace(/^[\s,.-]+|[\s,-]+$/gu, "");
}
