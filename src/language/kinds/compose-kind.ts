/**
 * Composes the English names of institutions and branches, where word by word fails: schools,
 * hospitals, offices, associations, cooperatives, law firms, churches, funds. What the parts of a
 * name mean is data, in `tables.ts`.
 */
import { englishPlace, englishProvince } from "../address/places.ts";
import { isKoreanName } from "../family-names.ts";
import { latinPersonName } from "../person-names.ts";
import { romanizeWord } from "../romanize.ts";
import { ADJECTIVES, AFTER_PLACE, FORMS, FUND, SHOPS, TEMPLES, WEAK_BRANCHES } from "./rules.ts";
import { type Ending, type Kind, tables } from "./tables.ts";

/** How names are composed without any rule for kinds. */
export interface Words {
  compose(text: string): string;
  /** Whether all of a run of Hangul consists of known words. */
  covers(run: string): boolean;
  /** 디비 → DB; null if the text is not the names of letters. */
  letters(text: string): string | null;
  /** Whether the names of letters span a position: 디에스|팩, but not 디에|스팩. */
  crosses(run: string, at: number): boolean;
}

/** In syllables, as in the tables. */
const LONGEST_ENDING = 12;
const LONGEST_NAME = 14;
const LONGEST_PLACE = 4;
/** Longer texts are not names of institutions. */
const LONGEST_TEXT = 100;
/** 대학교, 의과대학, 부속, 병원: real names have up to four parts in one another. */
const MOST_PARTS = 5;

/** What is the same for all parts of a name. */
interface Context {
  readonly isCompany: boolean;
  readonly words: Words;
  readonly depth: number;
  /** Another part of the name stands before this one. */
  readonly isLater: boolean;
}

const COMPANY = /주식회사|유한회사|유한책임회사|[(][주유][)]|^주[)]/u;

/**
 * @param name the name without legal forms, additions and Hanja
 * @param korean the name as it was, from which its legal forms are read; in NFKC
 * @returns null if no part of the name belongs to a kind. A branch is not a company, so no English
 *   legal form belongs behind it.
 */
export function composeKind(
  name: string,
  korean: string,
  words: Words,
): { english: string; isKnown: true; isBranch: boolean } | null {
  if (name === "" || name.length > LONGEST_TEXT) return null;
  const context = { isCompany: COMPANY.test(korean), words, depth: 0, isLater: false };
  const fund = composeFund(name, context);
  if (fund !== null) return { english: fund, isKnown: true, isBranch: false };
  const [, outside = "", inside = ""] = /^(.*?\S)\s?\(([^()]*)\)$/u.exec(name) ?? [];
  const part = inside === "" ? null : composeParts(inside, context);
  const english =
    part === null
      ? composeParts(withForm(name, korean, context), context)
      : `${composeParts(outside, context) ?? words.compose(outside)} (${part})`;
  if (english === null) return null;
  const [, isLater, last = name] = /(?:(\S\s?\(|\s))([^\s()]+)\)?$/u.exec(name) ?? [];
  const found = ending(last, { ...context, isLater: isLater !== undefined });
  const isBranch = found?.kind.isBranch === true && (isLater !== undefined || BRANCH.test(last));
  return { english, isKnown: true, isBranch };
}

/** 한빛배당투자신탁2호A(채권혼합-재간접형): a fund, its class or year, and what it invests in. */
const FUND_WITH_TAGS =
  /^(.*(?:신탁|펀드|조합|투자회사|기구)(?:제?\d{1,4}(?:-\d{1,3})?호)?)\s?([A-Z]{0,3}\d{0,4})((?:\s?[([][^()[\]]*[)\]])*)$/u;

function composeFund(name: string, context: Context): string | null {
  const [, fund = "", year = "", tags = ""] = FUND_WITH_TAGS.exec(name) ?? [];
  const english = year === "" && tags === "" ? null : composeParts(fund, context);
  if (english === null) return null;
  const shown = Array.from(tags.matchAll(/[([]([^()[\]]*)[)\]]/gu), ([, tag = ""]) => tag).map(
    (tag) => `(${fundTag(tag) ?? context.words.compose(tag)})`,
  );
  return [english, year, ...shown].filter(Boolean).join(" ");
}

/** 채권혼합-재간접형 → Bond-Mixed-Fund of Funds. */
function fundTag(tag: string): string | null {
  const kind = tables().endings.get("펀드")?.at(-1)?.kind;
  if (!kind) return null;
  const parts = tag.split(/[-·/]/u).map((part) => {
    const { stem, between } = withoutWords(part, kind);
    return stem === "" ? between.join(" ") : null;
  });
  return parts.includes(null) ? null : parts.join("-");
}

/** Other words for parts of a company also end the name of a whole one (주식회사 한빛대리점). */
const BRANCH = /(?:[지본호]점|지사|영업소|출장소|본사)$/u;

/** Law firms and the like with limited liability call themselves LLC, not Co., Ltd. */
export function isLimitedFirm(korean: string): boolean {
  return /(?:법무|특허|노무|관세|회계|세무)법인\s?[(]유한?[)]/u.test(korean);
}

/** A name that says its kind without a legal form. */
const SAYS_KIND = /[원소단관회교집터합국]$/u;

/** Puts a legal form that says the kind behind the name, as an ending. */
function withForm(name: string, korean: string, { isCompany }: Context): string {
  const found = FORMS.find(({ form }) => form.test(korean));
  if (found === undefined || name.includes(found.ending)) return name;
  if (found.isWeak && (isCompany || SAYS_KIND.test(name))) return name;
  return name.replace(found.form, "").trim() + found.ending;
}

function composeParts(text: string, context: Context): string | null {
  const isWhole = tables().names.has(text);
  const [korean = "", denomination = null] =
    (isWhole ? undefined : tables().denominations.find(([start]) => text.startsWith(start))) ?? [];
  const rest = text.slice(korean.length).trim();
  if (rest === "") return denomination;
  const parts: string[] = [];
  /** Addresses before an office. In English they follow it, the smallest first. */
  const places: string[] = [];
  let isKnown = denomination !== null;
  const tokens = isWhole ? [text] : tokensOf(rest, context);
  for (const [at, token] of tokens.entries()) {
    const place = context.isCompany || isWhole ? null : placeName(token);
    if (place !== null && parts.length === 0) {
      isKnown ||= at === tokens.length - 1 && rest.length > 2;
      places.unshift(place);
      continue;
    }
    const known =
      composeToken(token, { ...context, isLater: at > 0 }) ??
      (denomination?.includes("Buddhism") || TEMPLES.test(token) ? templeName(token) : null);
    isKnown ||= known !== null;
    parts.push(known ?? wordBefore(token) ?? context.words.compose(token));
  }
  if (!isKnown) return null;
  const name = parts.join(" ").replaceAll(" -", "-");
  const whole = [name, ...places.filter((place) => !says(name, place))]
    .filter((part) => part !== "")
    .join(", ");
  if (denomination === null || says(whole, denomination)) return whole;
  if (denomination !== "Catholic")
    return `${whole.replace("Catholic Church", "Church")} (${denomination})`;
  return whole.endsWith("Cathedral") ? whole : `Catholic ${whole}`;
}

/** Whether a name already has the first word of a place or a denomination. */
function says(name: string, other: string): boolean {
  return name.split(/[\s-]/u).includes(other.split(/[\s-]/u)[0] ?? other);
}

/** The syllable for temple is part of the name too: Jogyesa Temple. */
function templeName(token: string): string | null {
  const kind = { 사: "Temple", 암: "Hermitage" }[token.slice(-1)];
  return kind === undefined || token.length < 2 ? null : `${romanizeWord(token)} ${kind}`;
}

/** A word apart from the name that it belongs to: 구립 한빛어린이집, 한빛대학교 부속 병원. */
function wordBefore(token: string): string | undefined {
  return /립$|^부[속설]$/u.test(token) ? tables().shared.get(token) : undefined;
}

/** 변호사 홍길동 사무소. */
const OFFICE_OF = /^(\S*사)(?:\s?([가-힣 ]{2,12}?)\s?사무소|\s([가-힣]{3}))$/u;
/** What ends inside a run: 서울특별시강남구청, 서울대모초등학교병설유치원. */
const ENDS_INSIDE =
  /(?:특별시|광역시|특별자치[시도]|도|대학교|고등학교|중학교|초등학교|의과대학|사범대학|의료재단|의료원|법원|검찰청|교육청|교구|협동조합|농협|축협|수협|신협)(?=[^\s]{2})/gu;

function tokensOf(text: string, context: Context): string[] {
  const tokens: string[] = [];
  const add = (token: string) => {
    const last = tokens.at(-1);
    if (last === undefined) tokens.push(withoutLead(token, context));
    else if (ending(last, context)?.kind.mayLead && ending(last, context)?.stem === "")
      tokens[tokens.length - 1] = token + last;
    else if (joins(token, last, context)) {
      tokens.pop();
      add(last + token);
    } else tokens.push(token);
  };
  const [, profession = "", several = "", one = ""] = OFFICE_OF.exec(text) ?? [];
  const person = several || one;
  const isOffice = ending(`${profession}사무소`, context)?.kind.hasPersons === true;
  const named =
    isOffice && profession !== ""
      ? `${person.replace(/법률$|합동$| /gu, "")}${profession}${/합동$/u.test(person) ? "합동" : ""}사무소`
      : text;
  for (const token of named.split(" ").flatMap((part) => splitInside(part, context))) add(token);
  return tokens;
}

/** 강남구 보건소 and 홍길동 세무사 사무소 are one name; 한빛물산 본사 are two. */
function joins(token: string, last: string, context: Context): boolean {
  const found = ending(last + token, context);
  return found !== null && !found.kind.isBranch && found.stem.length <= last.length;
}

/** 법무법인한빛 → 한빛법무법인. */
function withoutLead(token: string, context: Context): string {
  for (let length = Math.min(LONGEST_ENDING, token.length - 2); length > 2; length--) {
    const lead = ending(token.slice(0, length), context);
    if (lead?.kind.mayLead && lead.stem === "" && ending(token, context) === null)
      return token.slice(length) + token.slice(0, length);
  }
  return token;
}

function splitInside(token: string, context: Context): string[] {
  let first = Math.min(LONGEST_NAME, token.length);
  while (first >= SHORTEST_FIRST && !tables().names.has(token.slice(0, first))) first--;
  if (first < SHORTEST_FIRST || placeName(token.slice(0, first)) !== null) first = 0;
  return token
    .replace(ENDS_INSIDE, (found, at: number) => {
      const rest = token.slice(at + found.length);
      const isUnit = /[시도]$/u.test(found);
      const isEnd = isUnit
        ? placeAt(rest) !== null && placeName(token.slice(0, at + found.length)) !== null
        : ending(rest, context) !== null;
      const isInside = at + found.length < first;
      return isEnd && !isInside && !tables().endings.has(rest) ? `${found} ` : found;
    })
    .split(" ");
}

/** A listed name counts as the start of a longer one only if it has this many syllables. */
const SHORTEST_FIRST = 4;
/** A number behind a fund: 한빛스팩제3호. */
const NUMBER_BEHIND =
  /(?<=..)(?:제?\d{1,4}(?:-\d{1,3})?|제?[일이삼사오육칠팔구]?[십백][일이삼사오육칠팔구십백]*)호$/u;

function composeToken(token: string, context: Context): string | null {
  const { names } = tables();
  const name = names.get(token);
  if (name !== undefined && (token.length >= SHORTEST_FIRST || !context.isCompany)) return name;
  const inner = { ...context, depth: context.depth + 1 };
  for (let length = Math.min(LONGEST_NAME, token.length - 2); length >= SHORTEST_FIRST; length--) {
    const first = names.get(token.slice(0, length));
    if (first === undefined || placeName(token.slice(0, length)) !== null) continue;
    const second = composeToken(token.slice(length), { ...inner, isLater: true });
    if (second !== null) return `${first} ${second}`;
  }
  const number = NUMBER_BEHIND.exec(token)?.[0] ?? "";
  const found = ending(token.slice(0, token.length - number.length), context);
  if (found === null) return null;
  // Other names end like this by chance: 디에스팩 is DS Pack.
  if (found.korean === "스팩" && number === "" && !found.stem.endsWith("호")) return null;
  const behind = number === "" ? "" : ` ${context.words.compose(number)}`;
  const before = composeStem(found, inner);
  return `${before} ${found.english}${behind}`.replace(" -", "-").replace(/^[\s-]+/u, "");
}

/** An ending with what stands before it: `stem`, and the English of the words between them. */
interface Found extends Ending {
  readonly stem: string;
  readonly between: readonly string[];
}

/** The longest ending of a text that counts there. */
function ending(text: string, context: Context): Found | null {
  for (let length = Math.min(LONGEST_ENDING, text.length); length > 0; length--)
    for (const one of tables().endings.get(text.slice(-length)) ?? []) {
      const { stem, between } = withoutWords(text.slice(0, -length), one.kind);
      const found = { ...one, stem, between };
      if (mayEnd(found, text, context)) return found;
    }
  return null;
}

function withoutWords(text: string, kind: Kind): { stem: string; between: string[] } {
  const words = kind.before;
  const between: string[] = [];
  // One syllable left of a word is not a name, except that of a doctor or a lawyer (김내과).
  const mayBeShort = kind.isClinic || kind.hasPersons;
  let stem = text;
  for (let length = Math.min(LONGEST_ENDING, stem.length); length > 1; length--) {
    const english = words.get(stem.slice(-length));
    if (english === undefined || (stem.length - length === 1 && !mayBeShort)) continue;
    between.unshift(english);
    stem = stem.slice(0, -length);
    length = Math.min(LONGEST_ENDING, stem.length) + 1;
  }
  return { stem, between };
}

function mayEnd(
  { korean, english, kind, stem, between }: Found,
  text: string,
  context: Context,
): boolean {
  if (kind.neverCompany && context.isCompany) return false;
  if (kind.needsBefore && between.length === 0) return false;
  if (korean === "한약국" && (stem.length === 1 || ADJECTIVES.test(stem))) return false;
  // The branch of a court or a prosecutors' office stands behind it: 수원지방법원 성남지원.
  if (kind.neverCompany && english === "Branch" && !context.isLater) return false;
  if (korean === "법인" && kind.isBranch)
    return context.isLater && tables().countries.has(stem) && stem !== "한국";
  if (korean === "조합" && (english === "Fund") !== FUND.test(stem)) return false;
  if (AFTER_PLACE.has(korean)) return isPlace(stem) || isPlace(stem.replace(/[동서남북중]$/u, ""));
  if (korean !== "피에프브이" && context.words.crosses(text, text.length - korean.length))
    return false;
  if (!kind.isBranch) return true;
  if (stem.length === 1 && !/\d/u.test(stem)) return false;
  // 제주점 is a branch in Jeju, not a pub (주점).
  if (korean === "점" && SHOPS.test(text) && placeAtEnd(stem) === "") return false;
  if (context.isLater || !WEAK_BRANCHES.has(korean)) return stem !== "" || korean.length > 1;
  return /\d호?$|[^시상]역$/u.test(stem) || placeAtEnd(stem) !== "";
}

/** 서울시립, 대한, 24시: words that stand before a whole name. */
const IN_FRONT = /^(?:(?:특별|광역)?시립|[국구도공군]립|국공립|순복음|대한|전국|24시간?)(?=..)/u;
/** 신림2호점, 제2공장. */
const BRANCH_NUMBER = /제?(\d{1,3})호?$/u;

function composeStem({ stem, kind, english, between }: Found, context: Context): string {
  const [numbered = "", number] = (kind.isBranch && BRANCH_NUMBER.exec(stem)) || [];
  const [front = ""] = IN_FRONT.exec(stem) ?? [];
  const first = front.startsWith("24") ? "24-Hour" : kind.before.get(front);
  const rest = stem.slice(first === undefined ? 0 : front.length, stem.length - numbered.length);
  return [first, spell(rest, kind, english, context), ...between, number && `No.${number}`]
    .filter(Boolean)
    .join(" ");
}

/** Family names that hardly ever begin a word. */
const DOCTOR = /^[김박최윤임권황홍][가-힣]{2}$/u;
/** 전주이씨: the Lee family of Jeonju. */
const CLAN = /^([가-힣]{2})([가-힣])씨$/u;
const PERSON =
  /^[김이박최정강조윤장임한오서신권황안송전홍유고문양손배백허남심노하곽성차주우구민류나진지엄채원천방공현함변염여추도소석선설마길연위표명기반라왕금옥육인맹제모탁국][가-힣](?![다자요라는은게네])[가-힣]$/u;

function spell(text: string, kind: Kind, behind: string, context: Context): string {
  if (text === "") return "";
  const { words, isLater, isCompany, depth } = context;
  const listed = authority(text, kind, behind) ?? tables().names.get(text);
  if (listed !== undefined) return listed;
  const start = placesAtStart(text);
  const inner =
    kind.isBranch || depth > MOST_PARTS || text.length < 4 ? null : composeToken(text, context);
  if (inner !== null) return inner;
  const letters = words.letters(text);
  if (letters !== null) return letters;
  const [, seat = "", family = ""] = CLAN.exec(text) ?? [];
  if (family !== "") return `${romanizeWord(seat)} ${familyName(family)}`;
  const district = behind.startsWith("-gu") ? text.slice(-1) : "";
  if (/[동서남북중]/u.test(district) && text.length > 2 && isPlace(text.slice(0, -1)))
    return `${romanizeWord(text.slice(0, -1))} ${romanizeWord(district)}`;
  if (text.length === 1 && isKoreanName(`${text}가`)) return familyName(text);
  const [, titled] = /^닥터([가-힣])$/u.exec(text) ?? [];
  if (titled !== undefined) return `Dr. ${familyName(titled)}`;
  if (kind.isClinic && DOCTOR.test(text) && !words.covers(text)) return latinPersonName(text);
  if (kind.hasPersons) {
    const [, one, other] = /^(.)앤(.)$/u.exec(text) ?? [];
    if (one !== undefined && other !== undefined)
      return `${familyName(one)} & ${familyName(other)}`;
    if (PERSON.test(text) && !words.covers(text)) return latinPersonName(text);
  }
  if (kind.isBranch && !isLater) {
    const place = placeAtEnd(text);
    return `${words.compose(text.slice(0, text.length - place.length))} ${romanizeWord(place)}`.trim();
  }
  const isBySound = kind.spelling === "sound" && !isCompany;
  if (!isBySound && words.covers(text)) return words.compose(text);
  const [front = ""] = IN_FRONT.exec(start.rest) ?? [];
  const english = kind.before.get(front);
  const rest = start.rest.slice(english === undefined ? 0 : front.length);
  return [...start.places, english, spellRest(rest, kind, isBySound, words)]
    .filter(Boolean)
    .join(" ");
}

function spellRest(rest: string, kind: Kind, isBySound: boolean, words: Words): string {
  const [, station] = (kind.isBranch && /^([가-힣]{2,})역$/u.exec(rest)) || [];
  if (station !== undefined) return `${romanizeWord(station)} Station`;
  const isHangul = /^[가-힣]+$/u.test(rest);
  return isHangul && (isBySound || (kind.spelling === "either" && !words.covers(rest)))
    ? romanizeWord(rest)
    : words.compose(rest);
}

function familyName(syllable: string): string {
  return latinPersonName(`${syllable}가나`).split(" ")[0] ?? "";
}

/** Cuts known places off the start. What follows has at least two syllables, or is empty. */
function placesAtStart(text: string): { places: string[]; rest: string } {
  const places: string[] = [];
  let rest = text;
  for (let place = placeAt(rest); place !== null; place = placeAt(rest)) {
    places.push(place.english);
    rest = rest.slice(place.length);
  }
  return { places, rest };
}

function isPlace(text: string): boolean {
  return placesAtStart(text).rest === "";
}

/** The known place at the end of a company's name with its branch: 한빛물산서울. */
function placeAtEnd(text: string): string {
  for (let length = Math.min(LONGEST_PLACE, text.length); length > 1; length--) {
    const place = text.slice(-length);
    if (tables().places.has(place) && text.length - length !== 1) return place;
  }
  return "";
}

const UNIT_BEHIND =
  /^(?:(?:특별시|광역시)(?!립)|[시군구](?!립)(?=..|$)|도(?!자기)(?=..)|[읍면리](?=..)|동(?![부아양산방물문원신성화일진남북서])(?=..))/u;

function placeAt(text: string): { english: string; length: number } | null {
  for (let length = Math.min(LONGEST_PLACE, text.length); length > 1; length--) {
    const place = text.slice(0, length);
    const abroad = tables().countries.get(place);
    if (abroad === undefined && !tables().places.has(place)) continue;
    const [unit = ""] = UNIT_BEHIND.exec(text.slice(length)) ?? [];
    if (text.length - length - unit.length === 1) continue;
    if (abroad !== undefined) return { english: abroad, length };
    const isShort = unit === "" || /[시도]$/u.test(unit);
    return {
      english: isShort ? romanizeWord(place) : englishPlace(place + unit, 1, undefined),
      length: length + unit.length,
    };
  }
  return null;
}

const UNIT = /^(.+?)\d*(특별시|광역시|특별자치시|특별자치도|도|시|군|구|동|읍|면)$/u;

/** 해운대구 → Haeundae-gu, 부산광역시 → Busan Metropolitan City; null if the place is not known. */
function placeName(token: string): string | null {
  const [, place = "", unit = ""] = UNIT.exec(token) ?? [];
  if (!tables().places.has(place) && !/^(?:[동서남북중]구|..군)$/u.test(token)) return null;
  if (unit === "특별시") return romanizeWord(place);
  if (unit === "광역시") return `${romanizeWord(place)} Metropolitan City`;
  if (unit.length > 1)
    return `${romanizeWord(place)} Special Self-Governing ${unit.endsWith("시") ? "City" : "Province"}`;
  return englishPlace(token, unit === "도" ? 0 : 1, undefined);
}

/** A local government before what belongs to it: 경기도 교육청, 강남구 의회, 역삼1동 주민센터. */
function authority(text: string, kind: Kind, english: string): string | undefined {
  const [, place = "", unit = ""] = UNIT.exec(text) ?? [];
  const isSmall = kind.neverCompany && /[동읍면]/u.test(unit) && place.length > 1;
  if (!isSmall && placeName(text) === null) return undefined;
  if (unit.endsWith("도"))
    return `${(englishProvince(text) ?? romanizeWord(place)).replace(/-do$/u, "")} Provincial`;
  if (unit.length > 1) return `${romanizeWord(place)} Metropolitan`;
  if (unit !== "시") return englishPlace(text, 1, undefined);
  return romanizeWord(place) + (english === "Council" ? " City" : "");
}
