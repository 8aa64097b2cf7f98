/** Finds the names of persons in a text, and writes Korean names in Latin letters. */
import { FAMILY_NAMES, FOREIGN_SYLLABLE, isKoreanName, koreanParts } from "./family-names.ts";
import { japaneseName, westernName, westernNameIn } from "./foreign-names.ts";
import { readPersonHanja } from "./hanja.ts";
import { romanizeGivenName, romanizeHangul } from "./revised-romanization.ts";
import { capitalize } from "./romanize.ts";

/** `남궁민` → `Namgung Min`. Keeps the order of the parts, and Hanja without a known reading. */
export function latinPersonName(name: string): string {
  const hangul = koreanFromHanja(name.normalize("NFKC").replace(/\s+/gu, " ").trim());
  return romanizedKoreanName(hangul) ?? foreignName(hangul);
}

/**
 * Most Korean names have three Hanja. Two may be a Chinese name, and four may be a Japanese name.
 */
const HANJA_NAME = /^\p{Script=Han}{3}$/u;

/** `金正大` → `김정대`. Keeps Hanja if the name seems not to be Korean or lacks a known reading. */
function koreanFromHanja(name: string): string {
  const hangul = HANJA_NAME.test(name) ? readPersonHanja(name) : name;
  return hangul.length === name.length && isKoreanName(hangul) ? hangul : name;
}

function romanizedKoreanName(name: string): string | null {
  const parts = koreanParts(name);
  return parts && `${parts.family} ${given(parts.given)}`;
}

/** Writes foreign names, and Korean names with a given name of three syllables. */
function foreignName(name: string): string {
  const words = name.split(" ");
  if (!words.some((word) => westernName(word) !== undefined)) {
    const japanese = japaneseName(name);
    if (japanese !== null) return japanese;
  }
  return words
    .map((word, at) => {
      if (!/\p{Script=Hangul}/u.test(word)) return word;
      const family = at === 0 || at === words.length - 1 ? FAMILY_NAMES.get(word) : undefined;
      const isWholeName =
        /^[가-힣]{3}$/u.test(word) && SURELY_KOREAN.test(word) && !FOREIGN_SYLLABLE.test(word);
      return (
        (words.length > 1 ? family : undefined) ??
        westernName(word) ??
        (isWholeName ? romanizedKoreanName(word) : null) ??
        mixedName(word)
      );
    })
    .join(" ");
}

/** `김앤토니경태` → `Kim Anthony Gyeongtae`, `사무엘황` → `Samuel Hwang`, `박새로이` → `Park Saeroi`. */
function mixedName(word: string): string {
  const found = westernNameIn(word);
  if (found === null) return koreanNameOfFour(word) ?? capitalize(romanizeHangul(word));
  const before = word.slice(0, found.at);
  const after = word.slice(found.at + found.korean.length);
  const last = before === "" ? FAMILY_NAMES.get(after.slice(-1)) : undefined;
  return [
    FAMILY_NAMES.get(before) ?? romanizedKoreanName(before) ?? given(before),
    westernName(found.korean) ?? "",
    given(last === undefined ? after : after.slice(0, -1)),
    last ?? "",
  ]
    .filter((part) => part !== "")
    .join(" ");
}

/** Family names that are also the beginning of Chinese and other foreign names: 리메이링. */
const ALSO_FOREIGN = /^[가간라량려렴리림마사소시왕]/u;

/** Writes a Korean name with a given name of three syllables; null if the name may be foreign. */
function koreanNameOfFour(word: string): string | null {
  const family = FAMILY_NAMES.get(word.slice(0, 1));
  const isKorean =
    /^[가-힣]{4}$/u.test(word) && !ALSO_FOREIGN.test(word) && !FOREIGN_SYLLABLE.test(word);
  return family !== undefined && isKorean ? `${family} ${given(word.slice(1))}` : null;
}

function given(hangul: string): string {
  return capitalize(romanizeGivenName(hangul));
}

/** Offices and functions. The list leaves out words that are also names of persons (주지, 단장). */
const OFFICE = [
  "대표(?:이사|집행임원|청산인|사원|자)?(?: ?부? ?[사회] ?장)?",
  "(?:사내|사외|법인|등기|상임|전무|상무)?이사",
  "법인 ?대표|업무집행(?:사원|조합원|자)|이사회 의장",
  "(?:부|명예)?회장|부?사장|이사장|조합장|은?행장|위원장|병?원장|총장|학?교장|구청장|시장|군수|도지사",
  "청산인|파산관재인|(?:회생|법률상 ?)?관리인|변호사|공인회계사|(?:담임)?목사",
  "(?:대표이사|이사장?|회장)? ?(?:직무|권한) ?(?:대행|집행|수행)자?",
].join("|");

/** Titles and notes outside parentheses: 공동대표이사 : …, … 각자대표, 대표이사 회  장 …, … 외1인. */
const TITLE = new RegExp(
  [
    `(?<=^|[ ,])(?:(?:각 ?자|공동|단독|일시|임시) ?)?(?:${OFFICE})(?: 겸 (?:${OFFICE}))*(?=$|[ ,:])[ :]*`,
    "(?<=^|[ ,])대표이사(?=[가-힣]{2,4}(?:$|[ ,]))|(?<=[가-힣]{3})대표이사(?=$|[ ,])",
    "(?<=[가-힣]{2}) ?님(?=$|[ ,])|(?<=[가-힣]{2}) 씨(?=$|[ ,])",
    "외 ?\\d+ ?(?:[인명]|(?=$|,))|(?<= )[외등] ?(?:[한두세네일이삼] ?|\\d+ ?)?[인명](?=$|[ ,])",
    "(?<=[가-힣]{2}) [외등](?: ?다수)?(?=$|,)",
    // The numbers of persons in a list: 1. 홍길동 2. 김갑동.
    "(?<=^|[ ,])\\d{1,2} ?[.)] ?(?=\\p{L})",
  ].join("|"),
  "gu",
);
const LATIN_TITLE =
  /(?<=^|[ ,;/])(?:mrs?|ms|dr|prof|ceo|president|chairman)(?:\. ?| |(?=\p{Script=Hangul}|$|[,;/]))/giu;
/** Matches the person for whom another acts: in 김갑동의 직무대행자 이을순, 이을순 acts for 김갑동. */
const ACTS_FOR = /^([,;/]?)[^,;/]{1,40}의 ?(?:[가-힣]{1,6} )?직무 ?(?:대행|집행)자?/u;
/** Matches a name in Hanja and then in Hangul, to keep only the Hangul: 朴鎭洙(박진수). */
const HANJA_THEN_HANGUL = /(?<!\p{Script=Han})\p{Script=Han}+ ?\((\p{Script=Hangul}+)\)/gu;
/** NFKC turns the middle dot of Korean keyboards into U+119E. */
const SEPARATOR =
  /[,;/|+·‧・•\u119e、]| [및와과] | and |(?<=\p{Script=Hangul})\. ?(?=\p{Script=Hangul})|(?<=\p{Script=Hangul} ?)&(?= ?\p{Script=Hangul})/u;

/** The persons in a text such as OpenDART's `ceo_nm`, without titles and notes. */
export function personsIn(text: string): string[] {
  return text
    .normalize("NFKC")
    .replace(HANJA_THEN_HANGUL, "$1")
    .replace(/\([^)]*\)?|\[[^\]]*\]?/g, " ")
    .replace(/\s+/gu, " ")
    .trim()
    .replace(LATIN_TITLE, "")
    .split(/(?=[,;/])/u)
    .map((part) => part.replace(ACTS_FOR, "$1"))
    .join("")
    .replace(TITLE, ",")
    .split(SEPARATOR)
    .flatMap((name) =>
      eachPerson(
        name
          .normalize("NFC")
          .replace(/ +/gu, " ")
          .trim()
          .replace(/(?<=\p{Script=Hangul})\.$/u, ""),
      ),
    )
    .filter((name) => /\p{L}/u.test(name));
}

/** Matches if a word begins with a family name that no foreign name in Hangul begins with. */
const SURELY_KOREAN = /(?:^| )[김박최정강조윤장임황권송홍]/u;

/** 심 가 람 and 황 하영 are one person each, 임형기 박주희 are two, and 신 히데오 is foreign. */
function eachPerson(name: string): string[] {
  const isSpreadOut =
    /^[가-힣](?: [가-힣])+$/u.test(name) ||
    (/^[가-힣] [가-힣 ]+$/u.test(name) && name.replaceAll(" ", "").length <= 3);
  if (isSpreadOut) return [name.replaceAll(" ", "")];
  const words = name.split(" ");
  const areMany =
    words.length > 1 &&
    SURELY_KOREAN.test(name) &&
    words.every((word) => /^[가-힣]{3}$/u.test(word) && FAMILY_NAMES.has(word.slice(0, 1)));
  return areMany ? words : [name];
}
