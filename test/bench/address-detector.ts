/**
 * Finds faults in an English address without knowing the right address. Examples are leftover
 * Korean words, repeated or lost parts, and numbers that the Korean address does not have. Each
 * kind of fault occurred in real addresses.
 */

import { romanizeHangul } from "../../src/language/revised-romanization.ts";

/** The worst fault, because such an address names another place. */
export const WRONG_NUMBER = "a number that the Korean address does not have";

interface AddressFault {
  readonly kind: string;
  readonly test: (korean: string, english: string) => boolean;
}

const PROVINCE =
  /(?:Seoul|Busan|Daegu|Incheon|Gwangju|Daejeon|Ulsan|Sejong-si|[A-Z][a-z]+-do|[A-Z][a-z]+-si)$/;
/** The start of a foreign address in Hangul. Any Latin spelling of such an address is a guess. */
const ABROAD =
  /^(?:\([\d-]+\)\s*)?(?:일본|중국|중화|홍콩|대만|미국|영국|독일|프랑스|싱가포르|베트남|케이만|버뮤다|도쿄|동경|상하이|[가-힣]{2,}(?:성|현)\s|[가-힣]{3,}주\s)/u;
/**
 * English words that were written in Hangul and then romanised, such as 밸리 (valley) as "baelli".
 * No Korean word sounds like them.
 */
const SPELLED_ENGLISH = /baelli|pakeu|senteo|keonben|robonn|robot?e|medik|geurin-|seupocheu/i;
const HANGUL = /\p{Script=Hangul}/u;
/**
 * Ordinary words before `동`, romanised as if they named a district. After such a word, as in 사무동
 * (office building), `동` means a part of a building.
 */
const WORD_WING =
  /(?:samu|eommu|upmu|yeongu|gwalli|gwanri|management|gongjang|saengsan|sangga|haengjeong|gyoyuk|changgo|gisul|industrial)-dong/i;
/** Romanised words for parts of a building or a company, such as bonsa (head office). */
const SPELLED_PART =
  /(?:^|[\s,])(?:Bonjeom|Bonsa|Bongwan|Byeolgwan|S(?:h?)ingwan|Samudong)(?=$|[\s,])/;
const HALF_TRANSLATED =
  /Jungso (?:Industrial|Enterprise) (?:Bank|Jung)|Jinheungwon|Yeongu (?:Gae|Dev)/;
/**
 * A Latin letter that is spelled in Hangul before `동` (a wing). The English address must have the
 * letter itself.
 */
const LETTER_WING = /(?<=^|[\s,(])(?:에이|씨|디|에프|에이치|에스|케이|엘|엠)동(?![가-힣])/u;

const korean = (text: string) => HANGUL.test(text);

export const ADDRESS_FAULTS: readonly AddressFault[] = [
  {
    kind: "Hangul or &nbsp left",
    test: (_, english) => /\p{Script=Hangul}|&nbsp/u.test(english),
  },
  {
    kind: "empty parts or doubled blanks",
    test: (_, english) => /, ,|\s{2}|^[\s,]|[\s,]$/u.test(english),
  },
  {
    kind: "stray Je (제5층, 제2공장)",
    test: (text, english) =>
      korean(text) &&
      /제\s?\d/u.test(text) &&
      /(?:^|[\s,])Je(?=$|[\s,])|[a-z]je \d(?!-ro|-gil|\d)/.test(english),
  },
  {
    kind: "stray Korean word (Cheung, Ho, Dong, Gil, Saok)",
    test: (text, english) =>
      korean(text) &&
      /(?:^|[\s,])(?:Cheung|Ho|Hosil|Dong|Gil|Saok|Ri|Ga|Eup|Myeon|Beon|Beonji|Gun)(?=$|[\s,])/.test(
        english,
      ),
  },
  {
    kind: "vague word (내, 외, 및, 전체)",
    test: (text, english) =>
      korean(text) &&
      /(?:^|[\s,])(?:Nae|Oe|Mit|Jeonche|Jeoncheung|Ilbu|Ilwon)(?=$|[\s,])/.test(english),
  },
  {
    kind: "wing lost",
    test: (text, english) => LETTER_WING.test(text) && !/[A-Z]-dong/.test(english),
  },
  {
    kind: "no number, though the Korean address has one",
    test: (text, english) => {
      const number = ABROAD.test(text) ? null : numberOf(text);
      return number !== null && !parts(english).includes(number);
    },
  },
  {
    kind: WRONG_NUMBER,
    test: (text, english) => {
      const at = numberPart(english);
      return at !== null && !hasNumber(text, at);
    },
  },
  {
    kind: "a bare number before the building number",
    test: (text, english) => {
      if (!korean(text)) return false;
      const numeric = parts(english).filter((part) => /^[\d-]+$/.test(part));
      return numeric.length > 1;
    },
  },
  {
    kind: "a lot or building number of five digits",
    test: (text, english) =>
      korean(text) && parts(english).some((part) => /^\d{5,}(?:-\d+)?$/.test(part)),
  },
  {
    kind: "no province",
    test: (text, english) => korean(text) && !ABROAD.test(text) && !PROVINCE.test(english),
  },
  {
    kind: "a foreign address, spelled by sound",
    test: (text, english) => ABROAD.test(text) && /[A-Za-z]/.test(english),
  },
  {
    kind: "a place or road twice",
    test: (text, english) => {
      const places = [...(text.normalize("NFKC").match(PLACE_OR_ROAD) ?? [])];
      const words = english
        .replace(/-/g, "")
        .toLowerCase()
        .split(/[\s,]+/);
      return places.some((place, at) => {
        const latin = romanizeHangul(place);
        return places.indexOf(place) !== at && words.filter((word) => word === latin).length > 1;
      });
    },
  },
  {
    kind: "the type of a province (특별시), spelled by sound",
    test: (_, english) => /(?:Teukbyeol|Gwangyeok|Jachi)-?(?:si|do)/i.test(english),
  },
  {
    kind: "a district after the number",
    test: (text, english) => {
      const [, after = ""] =
        /(?:로|길)\s?\d+(?:-\d+)?[\s,](.*)$/u.exec(withoutBrackets(text)) ?? [];
      const districts =
        after.match(/(?<=^|[\s,])[가-힣]{2,}(?:동|로\s?\d가)(?=[\s,]|$)(?!\s?\d+호)/gu) ?? [];
      const number = english.search(/(?:^|, )\d+(?:-\d+)?, [^,]*-(?:ro|daero|gil)/);
      const before = joinedLetters(english.slice(0, Math.max(0, number)));
      return districts.some(
        (one) =>
          !/(?:타워|공장|연구|관리|본관|에이|비|씨|디)동$/u.test(one) &&
          before.includes(joinedLetters(romanizeHangul(one))),
      );
    },
  },
  {
    kind: "English spelled by sound in a road",
    test: (_, english) =>
      parts(english).some((part) => /-(?:ro|daero|gil)$/.test(part) && SPELLED_ENGLISH.test(part)),
  },
  {
    kind: "a floor without its number, or a lone sign",
    test: (text, english) =>
      korean(text) &&
      (/(?:^|[\s,])(?:[#~·/.]|\d+[~·/.]+)(?=$|[\s,])/u.test(english) || /\d\.,/.test(english)),
  },
  {
    kind: "a room of six digits",
    test: (_, english) => /(?<!\d)\d{6,}(?:-\d+)?-ho/.test(english),
  },
  {
    kind: "a part twice",
    test: (text, english) => {
      if (!korean(text)) return false;
      const long = parts(english).filter((part) => part.length > 3);
      return new Set(long).size < long.length;
    },
  },
  {
    kind: "a district inside the building name",
    test: (text, english) =>
      korean(text) &&
      /[a-z](?:do|si|gu|eup|myeon) [A-Z][a-z]+(?:si|gu|gun|dong|ro)\b/.test(english),
  },
  {
    kind: "roman numeral glued to a number",
    test: (text, english) => /[ⅠⅡⅢⅣⅤ]\d/u.test(text) && /[IVX]\d/.test(english),
  },
  {
    kind: "postal code left",
    test: (text, english) =>
      korean(text) && /^\(?\d{3}-?\d{2,4}\)?[\s,]/u.test(text) && postal(text, english),
  },
  {
    kind: "a floor glued to the building, or B/D",
    test: (text, english) =>
      korean(text) && /B\/?D(?![A-Za-z])|[A-Za-z]{2,}\d{1,3}F(?=$|[\s,])/.test(english),
  },
  {
    kind: "a building that reads like a district (사무동)",
    test: (_, english) => WORD_WING.test(english),
  },
  {
    kind: "a part of a building spelled by sound (본점, 신관)",
    test: (text, english) => korean(text) && SPELLED_PART.test(english),
  },
  {
    kind: "an institution translated in part",
    test: (text, english) => korean(text) && HALF_TRANSLATED.test(english),
  },
  {
    kind: "the Korean word for a building phase (2차), spelled by sound",
    test: (text, english) =>
      /\d\s?차/u.test(text) && /\d[\s-]?cha(?=$|[\s,])(?! \d+-(?:ro|gil))/i.test(english),
  },
  {
    kind: "a letter lost from a room (제에이-1801호)",
    test: (text, english) => {
      const letter = ROOM_LETTER.exec(text)?.[1] ?? "";
      return letter !== "" && !new RegExp(`${LETTERS[letter]}-?\\d`, "u").test(english);
    },
  },
  {
    kind: "letters of a block joined to those of the site (디엠씨비6-2)",
    test: (text, english) => korean(text) && /(?:^|[\s,])[A-Z]{3,} \d+-\d+ [A-Z]/.test(english),
  },
  {
    kind: "the block of an industrial site as a bare number (2나)",
    test: (text, english) =>
      /\d[나다라마바사]\s?\d+호/u.test(text) && /\d (?:Na|Da|Ra|Ma|Ba|Sa)(?=$|[\s,])/.test(english),
  },
  {
    kind: "a loanword cut in two",
    test: (text, english) =>
      CUT_LOANWORD.test(english) || (/갤러리아/u.test(text) && /Gallery/.test(english)),
  },
  {
    kind: "a building's name lost from the brackets",
    test: (text, english) => {
      const name = nameInBrackets(text);
      return name !== null && !/[A-Za-z]{2}/.test(withoutUnits(english));
    },
  },
  {
    kind: "a city lost",
    test: (text, english) => {
      const city = /^\S+ ([가-힣]{2,3}시)(?=\s)/u.exec(text.normalize("NFKC"))?.[1];
      const isProvince = /^(?:서울|부산|대구|인천|광주|대전|울산|세종|특별|광역)시$/u.test(
        city ?? "",
      );
      return city !== undefined && !isProvince && !/[a-z]-si(?=$|,)/.test(english);
    },
  },
  {
    kind: "lost: a building number and a floor that are written as one number",
    test: (text, english) => {
      const digits = /(?:로|길)\s?\d*(\d{3})층/u.exec(text.normalize("NFKC"))?.[1];
      return digits !== undefined && !english.includes(digits);
    },
  },
];

export function addressFaults(text: string, english: string): string[] {
  return ADDRESS_FAULTS.filter(({ test }) => test(text, english)).map(({ kind }) => kind);
}

const LETTERS: Readonly<Record<string, string>> = { 에이: "A", 씨: "C", 디: "D", 에프: "F" };
const ROOM_LETTER = /(?<![가-힣])제?(에이|씨|디|에프)-?\d+(?:,\s?\d+)*호/u;
const CUT_LOANWORD = / (?:Ataim|Seu|Teu|Keu|Peu) /;

function nameInBrackets(text: string): string | null {
  const [, reference = ""] = /[로길]\s?\d.*?\(([^()]*)\)?/u.exec(text.normalize("NFKC")) ?? [];
  if (/^구[\s.]|표시/u.test(reference)) return null;
  return (
    /[가-힣A-Za-z]{2,}(?:빌딩|타워|센터|파크|시티|밸리|스퀘어|프라자|플라자)|[A-Z]{3,}/u.exec(
      reference,
    )?.[0] ?? null
  );
}

function withoutUnits(english: string): string {
  const before = /^(.*?)(?:^|, )\d+(?:-\d+)?, [^,]*-(?:ro|daero|gil)/.exec(english)?.[1];
  return (before ?? "Unknown").replace(
    /(?:Block|Lot|Basement|Rooftop)|[\w~,-]+(?:-ho|-dong|F)(?=$|[\s,])/g,
    "",
  );
}

const PLACE_OR_ROAD = /(?<=^|[\s,(])[가-힣]+(?:도|시|군|구|읍|면|로|길)(?=[\s,)]|$)/gu;

/** Drops blanks and hyphens, because a repeated part may have them in other places. */
function joinedLetters(english: string): string {
  return english.replace(/[\s-]/g, "").toLowerCase();
}

function withoutBrackets(text: string): string {
  return text.normalize("NFKC").replace(/\([^()]*\)?/gu, " ");
}

function parts(english: string): string[] {
  return english.split(", ");
}

function numberPart(english: string): string | null {
  const all = parts(english);
  const at = all.findIndex(
    (part) => /-(?:ro|daero|gil|dong|ri|ga|eup|myeon)$/.test(part) && !/^[\dA-Z]+-dong$/.test(part),
  );
  const number = all[at - 1]?.replace(/^(?:Jiha|san) /, "");
  return number !== undefined && /^\d+(?:-\d+)*$/.test(number) ? number : null;
}

/** Whether the Korean text has this number by itself, not attached to a floor or room. */
function hasNumber(text: string, number: string): boolean {
  const plain = text
    .normalize("NFKC")
    .replace(/(?<=\d)(?:\s*-\s*|\s?의\s?)(?=\d)/gu, "-")
    .replace(/(?<=\d)\s?번지\s?(\d+)\s?호/gu, "-$1");
  const escaped = number.replaceAll("-", "\\s?-\\s?");
  return new RegExp(`(?<![\\d-])${escaped}(?!\\d|-\\d|\\s?[층호]|동(?![가-힣]))`, "u").test(plain);
}

/** The building number after the road, if the Korean text has it by itself. */
function numberOf(text: string): string | null {
  const found =
    /[가-힣\d](?:로|길)\s+(\d{1,4}(?:-\d{1,4})?)(?=$|[\s,(])(?!\s*(?:가|길|번[가-힣]?길|층|호)(?![가-힣]))/u.exec(
      text.normalize("NFKC"),
    );
  return found?.[1] ?? null;
}

function postal(text: string, english: string): boolean {
  const code = /^\(?(\d{3}-?\d{2,4})\)?/u.exec(text)?.[1] ?? "";
  return parts(english).some((part) => part.includes(code));
}
