/** Composes the names of institutions and branches, which cannot be composed word by word. */
import { englishPlace, englishProvince } from "../address/places.ts";
import { isKoreanName } from "../family-names.ts";
import { latinPersonName } from "../person-names.ts";
import { romanizeWord } from "../romanize.ts";
import { type Ending, type Kind, patterns, tables } from "./tables.ts";

/** Composes names by words alone, without the rules of this file. */
export interface Words {
  compose(text: string, more?: ReadonlyMap<string, string>): string;
  /** 빛과소금 → Light and Salt; null if the text is not a phrase of known words. */
  phrase(text: string): string | null;
  /** Whether a run of Hangul consists only of known words. */
  covers(run: string): boolean;
  isListed(run: string): boolean;
  /**
   * Whether a run ends in a listed word longer than `length` syllables. With 2, 휴대폰성지 does, but
   * 순교성지 does not, because only 성지 is listed.
   */
  endsInLonger(run: string, length: number): boolean;
  /** The unknown end of a run that begins with a known name: 이마트|옥길 → 옥길. */
  unknownEnd(run: string): string;
  /** The unknown start of a run that ends with known words: 옥길|허브 → 옥길. */
  unknownStart(run: string): string;
  /** 디비 → DB; null if the text does not consist of the names of letters. */
  letters(text: string): string | null;
  /** Whether a position lies inside names of letters: in 디에|스팩 it does, because 디에스팩 is DS Pack. */
  crosses(run: string, at: number): boolean;
}

/** The next three lengths are in syllables. */
const LONGEST_ENDING = 12;
const LONGEST_NAME = 14;
const LONGEST_PLACE = 4;
/** In characters. Longer texts are not names of institutions. */
const LONGEST_TEXT = 100;
/** The deepest nesting of parts. Real names have up to four levels: 대학교, 의과대학, 부속, 병원. */
const MOST_PARTS = 5;

interface Context {
  readonly isCompany: boolean;
  readonly words: Words;
  readonly depth: number;
  /** Another part of the name stands before this one. */
  readonly isLater: boolean;
}

const COMPANY = /주식회사|유한회사|유한책임회사|[(][주유][)]|^주[)]/u;

/**
 * @param korean the original name in NFKC, with its legal forms
 * @returns null if no part of the name belongs to a kind. `isBranch`: add no English legal form
 */
export function composeKind(
  name: string,
  korean: string,
  words: Words,
): { english: string; isKnown: true; isBranch: boolean } | null {
  if (name === "" || name.length > LONGEST_TEXT) return null;
  const context = { isCompany: COMPANY.test(korean), words, depth: 0, isLater: false };
  const fund = composeFund(name, context) ?? composeClan(name);
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

/** A fund with its class or year, and what it invests in: 한빛배당투자신탁2호A(채권혼합-재간접형). */
const FUND_WITH_TAGS =
  /^(.*(?:신탁|펀드|조합|투자회사|기구|리츠)(?:제?\d{1,4}(?:(?:-|의)\d{1,3})?호)?)\s?([A-Z]{0,3}\d{0,4})((?:\s?[([][^()[\]]*[)\]])*)(?:\s?((?:UH|H)?)\s?(종류|클래스|Class)?\s?((?!호)[A-Z][A-Za-z0-9]{0,3}(?:-[A-Za-z0-9]{1,4})?)((?:\s?[([][^()[\]]*[)\]])*))?$/u;
/** A fund that is traded at an exchange: 한빛미국배당ETF. */
const EXCHANGE_TRADED = /^(.*[가-힣].*(?:ETF|ETN|TDF|TIF)\d*)((?:\s?[([][^()[\]]*[)\]])*)$/u;

function composeFund(name: string, context: Context): string | null {
  const words = tables().fundWords;
  const [, traded, its = ""] = EXCHANGE_TRADED.exec(name) ?? [];
  if (traded !== undefined)
    return [context.words.compose(traded, words), ...tagsOf(its, context)].join(" ");
  const [, fund = "", year = "", tags = "", hedge = "", isClass, share = "", others = ""] =
    FUND_WITH_TAGS.exec(name) ?? [];
  const english = year === "" && tags === "" && share === "" ? null : composeParts(fund, context);
  if (english === null) return null;
  const kind = isClass === undefined ? share : `Class ${share}`;
  return [english, year, ...tagsOf(tags + others, context), hedge, kind].filter(Boolean).join(" ");
}

function tagsOf(text: string, { words }: Context): string[] {
  return Array.from(
    text.matchAll(/[([]([^()[\]]*)[)\]]/gu),
    ([, tag = ""]) => `(${fundTag(tag) ?? words.compose(tag, tables().fundWords)})`,
  );
}

/** The association of a clan, or of a branch of a clan: 전주이씨 효령대군파 종친회. */
const CLAN_NAME =
  /^([가-힣]{2})([가-힣])씨\s?(?:([가-힣]{2,12})파\s?)?([가-힣]{2,8}?)?\s?(?:대?종친회|화수회|대?종회|종중회?|문중|종약원)$/u;

function composeClan(name: string): string | null {
  const [, seat, family, branch, place] = CLAN_NAME.exec(name) ?? [];
  if (seat === undefined || family === undefined) return null;
  const parts = [
    `${romanizeWord(seat)} ${familyName(family)} Clan Association`,
    branch && `${romanizeWord(branch)} Branch`,
    place && romanizeWord(place),
  ];
  return parts.filter(Boolean).join(", ");
}

/** 채권혼합-재간접형 → Bond-Mixed-Fund of Funds. */
function fundTag(tag: string): string | null {
  const kind = tables()
    .endings.get("펀드")
    ?.find((ending) => ending.kind.isFund)?.kind;
  if (!kind) return null;
  const parts = tag.split(/[-·/]/u).map((part) => {
    const { stem, between } = withoutWords(part, kind);
    return stem === "" ? between.join(" ") : null;
  });
  return parts.includes(null) ? null : parts.join("-");
}

/** Words that always mean a branch, unlike 대리점, which also ends company names (한빛대리점). */
const BRANCH = /(?:[지본호]점|지사|영업소|출장소|본사)$/u;

/** Law firms and similar offices with limited liability call themselves LLC, not Co., Ltd. */
export function isLimitedFirm(korean: string): boolean {
  return /(?:법무|특허|노무|관세|회계|세무)법인\s?[(]유한?[)]/u.test(korean);
}

/** If a legal form says the kind of institution, moves the form to the end of the name. */
function withForm(name: string, korean: string, { isCompany }: Context): string {
  const found = tables().forms.find(({ form }) => form.test(korean));
  if (found === undefined || name.includes(found.ending)) return name;
  if (found.isWeak && (isCompany || patterns().saysKind.test(name))) return name;
  return name.replace(found.form, "").trim() + found.ending;
}

function composeParts(text: string, context: Context): string | null {
  const isWhole = tables().names.has(text);
  const [korean = "", denomination = null] =
    (isWhole ? undefined : tables().denominations.find(([start]) => text.startsWith(start))) ?? [];
  const rest = text.slice(korean.length).trim();
  if (rest === "") return denomination;
  const parts: string[] = [];
  /** Places before the name of an office. In English they follow the name, smallest first. */
  const places: string[] = [];
  let isKnown = denomination !== null;
  const tokens = isWhole ? [text] : tokensOf(rest, context);
  for (const [at, token] of tokens.entries()) {
    const isInPlace = places.length > 0 && QUARTER.test(token);
    const quarter = isInPlace ? englishPlace(token, 1, undefined) : null;
    const place = context.isCompany || isWhole ? null : (placeName(token) ?? quarter);
    if (place !== null && parts.length === 0) {
      isKnown ||= at === tokens.length - 1 && rest.length > 2;
      places.unshift(place);
      continue;
    }
    const known =
      composeToken(token, { ...context, isLater: at > 0 }) ??
      (denomination?.includes("Buddhism") || isTemple(token, tokens[at - 1])
        ? templeName(token)
        : null);
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

/** A quarter or village after a known place: 서귀포시 예래동. */
const QUARTER = /^[가-힣]{1,4}\d{0,2}(?<![운활행노공아자])동$|^[가-힣]{2,4}(?:읍|면|\d리)$/u;

/** Whether a name already contains the first word of a place or a denomination. */
function says(name: string, other: string): boolean {
  return name.split(/[\s-]/u).includes(other.split(/[\s-]/u)[0] ?? other);
}

/** Whether a word is a well-known temple, or a hermitage of a well-known temple: 해인사 백련암. */
function isTemple(token: string, before = ""): boolean {
  return patterns().temple.test(token) || (token.endsWith("암") && patterns().temple.test(before));
}

/** The syllable for temple stays in the name: Jogyesa Temple. */
function templeName(token: string): string | null {
  const kind = { 사: "Temple", 암: "Hermitage" }[token.slice(-1)];
  return kind === undefined || token.length < 2 ? null : `${romanizeWord(token)} ${kind}`;
}

/** The English of a word that is separated from its name by a blank: 구립 한빛어린이집, 한빛대학교 부속 병원. */
function wordBefore(token: string): string | undefined {
  return /립$|^부[속설]$/u.test(token) ? tables().shared.get(token) : undefined;
}

/** The office of a person, with the name after the profession: 변호사 홍길동 사무소. */
const OFFICE_OF = /^(\S*사|공증인)(?:\s?([가-힣 ]{2,12}?)\s?사무소|\s([가-힣]{3}))$/u;
/** The end of a place or institution, directly before another: 서울특별시강남구청, 서울대모초등학교병설유치원. */
const ENDS_INSIDE =
  /(?:특별시|광역시|특별자치[시도]|도|대학교|고등학교|중학교|초등학교|의과대학|사범대학|의료재단|의료원|법원|검찰청|교육청|교구|협동조합|농협|축협|수협|신협)(?=[^\s앞]\S)/gu;

function tokensOf(text: string, context: Context): string[] {
  const tokens: string[] = [];
  const add = (token: string) => {
    const last = tokens.at(-1);
    if (last === undefined) tokens.push(withoutLead(token, context));
    else if (mayLead(last, context) && !standsAlone(token, last, context))
      tokens[tokens.length - 1] = token + last;
    else if (joins(token, last, context)) {
      tokens.pop();
      add(last + token);
    } else tokens.push(token);
  };
  const [, profession = "", several = "", one = ""] = OFFICE_OF.exec(text) ?? [];
  const person = several || one;
  const isOffice =
    ending(`${profession}사무소`, context)?.kind.hasPersons === true &&
    !patterns().temple.test(profession);
  const named =
    isOffice && profession !== ""
      ? `${person.replace(/법률$|합동$| /gu, "")}${profession}${/합동$/u.test(person) ? "합동" : ""}사무소`
      : text;
  for (const token of named.split(" ").flatMap((part) => splitInside(part, context))) add(token);
  return tokens;
}

function mayLead(token: string, context: Context): boolean {
  const found = ending(token, context);
  return found?.kind.mayLead === true && found.stem === "";
}

/** Whether a word is a separate name, as in 공동육아사회적협동조합 한빛어린이집, or a branch. */
function standsAlone(token: string, last: string, context: Context): boolean {
  const saysWhat = (ending(last, context)?.between.length ?? 0) > 0;
  return isBranchName(token, context) || (saysWhat && ending(token, context) !== null);
}

function isBranchName(token: string, context: Context): boolean {
  return BRANCH.test(token) && ending(token, { ...context, isLater: true })?.kind.isBranch === true;
}

/** Whether two words are one name: 강남구 보건소 and 홍길동 세무사 사무소 are, but 한빛물산 본사 is not. */
function joins(token: string, last: string, context: Context): boolean {
  const found = ending(last + token, context);
  return found !== null && !found.kind.isBranch && found.stem.length <= last.length;
}

/** Moves an ending from the start to the end: 법무법인한빛 → 한빛법무법인. */
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

/** How many syllables a listed name must have to count as the start of a longer name. */
const SHORTEST_FIRST = 4;
/** The number after a fund: 한빛스팩제3호. */
const NUMBER_BEHIND =
  /(?<=..)(?:제?\d{1,4}(?:(?:-|의)\d{1,3})?|제?[일이삼사오육칠팔구]?[십백][일이삼사오육칠팔구십백]*|(?<=신탁|펀드|조합|회사|합자회사|스팩|리츠)[일이삼사오육칠팔구])호$/u;

function composeToken(token: string, context: Context): string | null {
  const { names } = tables();
  const name = names.get(token);
  if (name !== undefined && (token.length >= SHORTEST_FIRST || !context.isCompany)) return name;
  const inner = { ...context, depth: context.depth + 1 };
  for (let length = Math.min(LONGEST_NAME, token.length - 2); length >= SHORTEST_FIRST; length--) {
    const first = names.get(token.slice(0, length));
    if (first === undefined || placeName(token.slice(0, length)) !== null) continue;
    if (token[length] === "앞") continue;
    const second = composeToken(token.slice(length), { ...inner, isLater: true });
    if (second !== null) return `${first} ${second}`;
  }
  const number = NUMBER_BEHIND.exec(token)?.[0] ?? "";
  const found = ending(token.slice(0, token.length - number.length), context);
  if (found === null) return null;
  // Other names end in 스팩 by chance: 디에스팩 is DS Pack.
  if (found.korean === "스팩" && number === "" && !found.stem.endsWith("호")) return null;
  const behind = number === "" ? "" : ` ${context.words.compose(withDigits(number))}`;
  const phrase = found.kind.isBranch
    ? null
    : composePhraseBefore(found, token.slice(0, -(found.korean + number).length), context.words);
  if (phrase !== null) return `${phrase}${behind}`;
  const before = composeStem(found, inner).replace(NUMBERED_AREA, "$2 $1");
  return `${before} ${found.english}${behind}`.replace(" -", "-").replace(/^[\s-]+/u, "");
}

/** 생명의말씀교회: Word of Life Church. 주님의교회: Church of the Lord. */
function composePhraseBefore(
  { english, kind, between }: Found,
  text: string,
  words: Words,
): string | null {
  const phrase = words.phrase(text);
  if (phrase !== null) return `${phrase} ${english}`;
  if (!text.endsWith("의") || between.length > 0) return null;
  const word = text.slice(0, -1);
  const whose = tables().phraseWords.get(word) ?? kind.before.get(word) ?? words.phrase(word);
  return whose === null ? null : `${english} of ${whose}`;
}

/** 신길5구역: Zone 5, not 5 Zone. */
const NUMBERED_AREA = /(?<= )(\d{1,3}) (Zone|District|Block|Section)(?= |$)/u;

/** Writes 제 before a number in Hangul, so that it is read as a number: 오호 is No.5. */
function withDigits(number: string): string {
  return /^[가-힣]/u.test(number) && !number.startsWith("제") ? `제${number}` : number;
}

/** An ending, the rest of the name (`stem`), and the English of the words between them. */
interface Found extends Ending {
  readonly stem: string;
  readonly between: readonly string[];
}

function ending(text: string, context: Context): Found | null {
  for (let length = Math.min(LONGEST_ENDING, text.length); length > 0; length--)
    for (const one of tables().endings.get(text.slice(-length)) ?? []) {
      const { stem, between } = beforeEnding(text, one);
      const found = { ...one, stem, between };
      if (mayEnd(found, text, context)) return explainingMore(found, text, context);
    }
  return null;
}

/** Prefers the ending that leaves less of the name unknown: 사회복지|재단, not 사회|복지재단. */
function explainingMore(found: Found, text: string, context: Context): Found {
  let best = found;
  for (let length = found.korean.length - 1; length > 1; length--)
    for (const one of tables().endings.get(text.slice(-length)) ?? []) {
      const { stem, between } = beforeEnding(text, one);
      const other = { ...one, stem, between };
      const isRelated = one.kind === found.kind || (one.kind.isSociety && found.kind.isSociety);
      const isShorter = isRelated && stem.length < best.stem.length;
      if (isShorter && mayEnd(other, text, context)) best = other;
    }
  return best;
}

function beforeEnding(text: string, { korean, kind }: Ending) {
  const found = withoutWords(text.slice(0, -korean.length), kind);
  if (korean !== "학회" || found.between.length > 0) return found;
  // 가정의학회 is the society of family medicine (가정의학).
  const science = withoutWords(text.slice(0, -1), kind);
  return science.between.length > 0 ? science : found;
}

/** Matches a spelled number: 제구호 is No.9, not relief (구호). */
const SPELLED_NUMBER = /제[일이삼사오육칠팔구십]{1,4}[호차]$/u;

function withoutWords(text: string, kind: Kind): { stem: string; between: string[] } {
  const words = kind.before;
  const between: string[] = [];
  // A single syllable before a word counts as a name only for doctors and lawyers (김내과).
  const mayBeShort = kind.isClinic || kind.hasPersons;
  let stem = text;
  for (let length = Math.min(LONGEST_ENDING, stem.length); length > 1; length--) {
    const word = stem.slice(-length);
    // 이혼전문 법률사무소 is a divorce law office, and 암전문 요양병원 is a hospital for cancer.
    const field = mayBeShort && word.endsWith("전문") ? word.slice(0, -2) : word;
    const english = words.get(word) ?? words.get(field);
    if (english === undefined || (stem.length - length === 1 && !mayBeShort)) continue;
    if (SPELLED_NUMBER.test(stem)) break;
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
  if (
    korean === "한약국" &&
    (stem.length === 1 || patterns().adjective.test(text.slice(0, -korean.length)))
  )
    return false;
  // The branch of a court or a prosecutors' office follows the name of the office: 수원지방법원 성남지원.
  if (kind.neverCompany && english === "Branch" && !context.isLater) return false;
  if (korean === "법인" && kind.isBranch)
    return context.isLater && tables().countries.has(stem) && stem !== "한국";
  if (korean === "과" && !context.isLater) return false;
  if (korean === "공사" && patterns().works.test(text)) return false;
  if ((korean === "과학회" || korean === "문학회") && patterns().learnedSociety.test(text))
    return false;
  if (
    korean === "조합" &&
    (english === "Fund") !== patterns().fund.test(text.slice(0, -korean.length))
  )
    return false;
  if (patterns().afterPlace.test(korean))
    return isPlace(stem) || isPlace(stem.replace(/[동서남북중]$/u, ""));
  if (korean !== "피에프브이" && context.words.crosses(text, text.length - korean.length))
    return false;
  const isShop =
    (kind.neverCompany || korean === "점") && context.words.endsInLonger(text, korean.length);
  if (kind.neverCompany && isShop) return false;
  if (!kind.isBranch) return true;
  // 신라면세점 is the name of a company.
  if (korean.length < text.length && context.words.isListed(text)) return false;
  if (stem.length === 1 && !/\d/u.test(stem)) return false;
  // 제주점 is a branch in Jeju, not a pub (주점).
  const isPlaceLeft =
    placeAtEnd(stem) !== "" ||
    isQuarter(stem, context) ||
    // After a company, 이매점 is its branch in Imae, not a kiosk (매점).
    (context.isLater && SHORT_SHOP.test(text));
  if (korean === "점" && (patterns().shop.test(text) || isShop) && !isPlaceLeft) return false;
  if (context.isLater || !patterns().weakBranch.test(korean))
    return stem + between.join("") !== "" || korean.length > 1;
  if (/\d호?$|[^시상]역$/u.test(stem) || placeAtEnd(stem) !== "") return true;
  if (korean === "센터" && !context.isCompany && localAt(stem) !== "") return true;
  return (
    korean === "점" && (patterns().inBuilding.test(stem) || context.words.unknownEnd(stem) !== "")
  );
}

/** After the name of a company, 수원화서점 is its branch in Hwaseo, Suwon, not a bookstore (서점). */
function isQuarter(stem: string, { isLater }: Context): boolean {
  const { places, rest } = placesAtStart(stem);
  return isLater && places.length > 0 && rest.length === 2;
}

/** A word for a shop after one syllable. A single syllable is not the name of a shop. */
const SHORT_SHOP = /^.[서상주반매]점$/u;
/** The number of a branch: 신림2호점, 제2공장. */
const BRANCH_NUMBER = /제?(\d{1,3})호?$/u;
/** In English, a word such as Northern stands before the region: Northern Gyeonggi. */
const PART_OF_REGION = /^(?:North|South|East|West)\w*ern$/u;

function composeStem({ stem, kind, english, between }: Found, context: Context): string {
  const [numbered = "", number] = (kind.isBranch && BRANCH_NUMBER.exec(stem)) || [];
  const [part = "", ...others] = between;
  if (kind.isBranch && PART_OF_REGION.test(part) && isPlace(stem))
    return [part, ...placesAtStart(stem).places, ...others].join(" ");
  const [front = ""] = patterns().inFront.exec(stem) ?? [];
  const first = front.startsWith("24") ? "24-Hour" : kind.before.get(front);
  const rest = stem
    .slice(first === undefined ? 0 : front.length, stem.length - numbered.length)
    .replace(/특별자치$/u, "");
  const name = spell(rest, kind, english, context);
  // 국립부산과학관 is Busan National Science Museum.
  const isPlaceOnly = front === "국립" && rest !== "" && isPlace(rest);
  return [...(isPlaceOnly ? [name, first] : [first, name]), ...between, number && `No.${number}`]
    .filter(Boolean)
    .join(" ");
}

/** Institutions that have branches of companies in their buildings: 한빛대학교지점. */
const INSTITUTION = /..(?:대학교|병원|[시군구]청|공항)$/u;
/** 우체국앞약국: a pharmacy in front of a post office. */
const IN_FRONT_OF = /..앞$/u;
/** 차앤박: Cha & Park. */
const PARTNERS = /^([가-힣])앤([가-힣])$/u;
/** Pupils call their teachers 김샘 or 이쌤. */
const TEACHER = /^([김이박최정강조윤장임오서신권황안송홍])[샘쌤]$/u;
/** 전주이씨: the Lee family of Jeonju. */
const CLAN = /^([가-힣]{2})([가-힣])씨$/u;

function spell(text: string, kind: Kind, behind: string, context: Context): string {
  if (text === "") return "";
  const { words, isLater, isCompany, depth } = context;
  const listed = authority(text, kind, behind) ?? tables().names.get(text);
  if (listed !== undefined) return listed;
  if (kind.isClinic && IN_FRONT_OF.test(text))
    return `${spell(text.slice(0, -1), kind, behind, context)} Front`;
  const start = placesAtStart(text);
  const mayHaveInner = !kind.isBranch || INSTITUTION.test(text);
  const inner =
    !mayHaveInner || depth > MOST_PARTS || text.length < 4 ? null : composeToken(text, context);
  if (inner !== null) return inner;
  const english = words.letters(text) ?? words.phrase(text);
  if (english !== null) return english;
  const [, seat = "", family = ""] = CLAN.exec(text) ?? [];
  if (family !== "") return `${romanizeWord(seat)} ${familyName(family)}`;
  const district = behind.startsWith("-gu") ? text.slice(-1) : "";
  if (/[동서남북중]/u.test(district) && text.length > 2 && isPlace(text.slice(0, -1)))
    return `${romanizeWord(text.slice(0, -1))} ${romanizeWord(district)}`;
  if (text.length === 1 && isFamilyName(text)) return familyName(text);
  const [, titled] = /^닥터([가-힣])$/u.exec(text) ?? [];
  if (titled !== undefined) return `Dr. ${familyName(titled)}`;
  if (kind.isClinic && patterns().doctor.test(text) && !words.covers(text))
    return latinPersonName(text);
  const [, one = "", other = ""] =
    ((kind.hasPersons || kind.isClinic) && PARTNERS.exec(text)) || [];
  if (isFamilyName(one) && isFamilyName(other)) return `${familyName(one)} & ${familyName(other)}`;
  const [, teacher] = TEACHER.exec(text) ?? [];
  if (teacher !== undefined) return `${familyName(teacher)} Saem`;
  if (kind.hasPersons) {
    const persons = text.length > SHORTEST_FIRST ? (text.match(/.{3}/gu) ?? []) : [];
    if (persons.join("") === text && persons.every((person) => patterns().person.test(person)))
      return persons.map((person) => latinPersonName(person)).join(" & ");
    const isWord = words.covers(text) || tables().brandWords.has(text);
    if (patterns().person.test(text) && !isWord) return latinPersonName(text);
  }
  if (kind.isBranch && !isLater) {
    const place = placeAtEnd(text) || words.unknownEnd(text);
    const name = text.slice(0, text.length - place.length);
    const local = isCompany ? "" : localAt(name);
    return [
      local && englishPlace(local, 1, undefined),
      words.compose(name.slice(local.length)),
      romanizeWord(place),
    ]
      .filter(Boolean)
      .join(" ");
  }
  const quarter = kind.isBranch ? placeAtEnd(text) : "";
  if (quarter === text) return romanizeWord(text);
  const name = text.slice(0, text.length - quarter.length);
  // 한빛치킨 신세계강남점 is a branch of 한빛치킨 inside the shop of 신세계 in 강남: its name ends in
  // Shinsegae Gangnam Branch.
  if (quarter !== "" && name.length > 1 && words.covers(name))
    return `${words.compose(name)} ${romanizeWord(quarter)}`;
  // 대전선병원, 구미차병원: a place and the name of the founder.
  if (kind.isClinic && /^..+[^역]$/u.test(text) && tables().places.has(text.slice(0, -1)))
    return `${romanizeWord(text.slice(0, -1))} ${romanizeWord(text.slice(-1))}`;
  const isBySound = kind.spelling === "sound" && !isCompany;
  if (kind.isFund)
    return [...start.places, words.compose(start.rest, tables().fundWords)]
      .filter(Boolean)
      .join(" ");
  if (!isBySound && words.covers(text)) return words.compose(text, insideWords(kind));
  const [front = ""] = patterns().inFront.exec(start.rest) ?? [];
  const inFront = kind.before.get(front);
  const rest = start.rest.slice(inFront === undefined ? 0 : front.length);
  return [...start.places, inFront, spellRest(rest, kind, isBySound, words)]
    .filter(Boolean)
    .join(" ");
}

/** The city or district before the name of a center: 은평구사회적경제센터. */
const LOCAL = /^[가-힣]{2,3}[시군구](?=..)/u;

function localAt(text: string): string {
  const [local = ""] = LOCAL.exec(text) ?? [];
  return tables().places.has(local.slice(0, -1)) ? local : "";
}

function spellRest(rest: string, kind: Kind, isBySound: boolean, words: Words): string {
  const [, station] =
    ((kind.isBranch || kind.isClinic) && /^([가-힣]{2,})(?<![유지권구광영])역$/u.exec(rest)) || [];
  if (station !== undefined) return `${romanizeWord(station)} Station`;
  const [, town] = (kind.isBranch && /^([가-힣]{2,})읍$/u.exec(rest)) || [];
  if (town !== undefined) return `${romanizeWord(town)}-eup`;
  const isHangul = /^[가-힣]+$/u.test(rest);
  const place = kind.isBranch && !isBySound ? words.unknownStart(rest) : "";
  if (place !== "") return `${romanizeWord(place)} ${words.compose(rest.slice(place.length))}`;
  return isHangul && (isBySound || (kind.spelling === "either" && !words.covers(rest)))
    ? romanizeWord(rest)
    : words.compose(rest, insideWords(kind));
}

function insideWords({ spelling, isSociety }: Kind): ReadonlyMap<string, string> | undefined {
  if (isSociety) return tables().societyWords;
  return spelling === "words" ? tables().brandWords : undefined;
}

function isFamilyName(text: string): boolean {
  return text.length === 1 && isKoreanName(`${text}가`);
}

function familyName(syllable: string): string {
  return latinPersonName(`${syllable}가나`).split(" ")[0] ?? "";
}

/** The `rest` after the places has at least two syllables, or is empty. */
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

function placeAtEnd(text: string): string {
  for (let length = Math.min(LONGEST_PLACE, text.length); length > 1; length--) {
    const place = text.slice(-length);
    if (tables().places.has(place) && text.length - length !== 1) return place;
  }
  return "";
}

function placeAt(text: string): { english: string; length: number } | null {
  for (let length = Math.min(LONGEST_PLACE, text.length); length > 1; length--) {
    const place = text.slice(0, length);
    const abroad = tables().countries.get(place);
    if (abroad === undefined && !tables().places.has(place)) continue;
    const [unit = ""] = patterns().unitBehind.exec(text.slice(length)) ?? [];
    if (text.length - length - unit.length === 1) continue;
    // 서울동작 is Seoul and Dongjak.
    if (unit !== "" && beginsWithPlace(text.slice(length)))
      return { english: romanizeWord(place), length };
    if (abroad !== undefined) return { english: abroad, length };
    const isShort = unit === "" || /[시도]$/u.test(unit);
    return {
      english: isShort ? romanizeWord(place) : englishPlace(place + unit, 1, undefined),
      length: length + unit.length,
    };
  }
  return null;
}

function beginsWithPlace(text: string): boolean {
  return [2, 3].some((length) => tables().places.has(text.slice(0, length)));
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

/** The local government before an institution that belongs to it: 경기도 교육청, 강남구 의회, 역삼1동 주민센터. */
function authority(text: string, kind: Kind, english: string): string | undefined {
  const [, place = "", unit = ""] = UNIT.exec(text) ?? [];
  const isLong = place.length > 1 || /\d/u.test(text);
  const isSmall = kind.neverCompany && /[동읍면]/u.test(unit) && isLong;
  if (!isSmall && placeName(text) === null) return undefined;
  if (unit.endsWith("도"))
    return `${(englishProvince(text) ?? romanizeWord(place)).replace(/-do$/u, "")} Provincial`;
  if (unit.length > 1) return `${romanizeWord(place)} Metropolitan`;
  if (unit !== "시") return englishPlace(text, 1, undefined);
  return romanizeWord(place) + (english === "Council" ? " City" : "");
}
