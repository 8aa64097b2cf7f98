/** Finds the names of persons in a text, and writes Korean ones in Latin letters. */
import { FOREIGN_SYLLABLE, japaneseName, westernName, westernNameIn } from "./foreign-names.ts";
import { readPersonHanja } from "./hanja.ts";
import { romanizeGivenName, romanizeHangul } from "./revised-romanization.ts";
import { capitalize } from "./romanize.ts";

/** The known family names, each with its usual spelling. Other family names are not recognised. */
const FAMILY_NAMES: ReadonlyMap<string, string> = new Map(
  (
    "김Kim 이Lee 박Park 최Choi 정Jung 강Kang 조Cho 윤Yoon 장Jang 임Lim 한Han 오Oh 서Seo 신Shin 권Kwon 황Hwang 안Ahn " +
    "송Song 류Ryu 유Yoo 전Jeon 홍Hong 고Ko 문Moon 양Yang 손Son 배Bae 백Baek 허Heo 남Nam 심Shim 노Noh 하Ha 곽Kwak " +
    "성Sung 차Cha 주Joo 우Woo 구Koo 나Na 민Min 진Jin 지Ji 엄Eom 채Chae 원Won 천Chun 방Bang 공Kong 현Hyun 함Ham 변Byun " +
    "염Yeom 여Yeo 추Choo 도Do 소So 석Seok 선Sun 설Seol 마Ma 길Gil 연Yeon 위Wi 표Pyo 명Myung 기Ki 반Ban 라Ra 왕Wang " +
    "금Keum 옥Ok 육Yook 인In 맹Maeng 제Je 모Mo 탁Tak 국Kook 어Eo 은Eun 편Pyun 용Yong 예Ye 경Kyung 봉Bong 사Sa 부Boo " +
    "태Tae 피Pi 감Kam 계Kye 단Dan 두Doo 목Mok 범Bum 복Bok 빈Bin 승Seung 시Si 온On 음Eum 좌Jwa 창Chang 팽Paeng 형Hyung " +
    "갈Gal 견Kyun 리Lee 림Lim 량Yang 렴Yeom 려Yeo 동Dong 상Sang 가Ka 간Kan 화Hwa 옹Ong 엽Yeop 궉Kwok 뇌Noe 묵Muk " +
    "황보Hwangbo 남궁Namgung 제갈Jegal 선우Sunwoo 사공Sagong 독고Dokgo 서문Seomun 동방Dongbang"
  )
    .split(" ")
    .map((entry) => {
      const at = entry.search(/[A-Z]/);
      return [entry.slice(0, at), entry.slice(at)];
    }),
);

const SYLLABLES = /^[가-힣]+$/u;
const LONGEST_GIVEN_NAME = 2;
const LONGEST_KOREAN_NAME = 4;

/**
 * A known family name comes first, as a separate word: `남궁민` → `Namgung Min`. Given names are
 * spelled by the standard, which is also the rule for passports. Hanja without a reading stay.
 */
export function latinPersonName(name: string): string {
  const hangul = koreanFromHanja(name.normalize("NFKC").replace(/\s+/gu, " ").trim());
  return romanizedKoreanName(hangul) ?? foreignName(hangul);
}

/** A Korean name in Hanja has three. Names of two may be Chinese, names of four Japanese. */
const HANJA_NAME = /^\p{Script=Han}{3}$/u;

/** `金正大` → `김정대`. A Hanja name that is not surely Korean stays, and so does half a reading. */
function koreanFromHanja(name: string): string {
  const hangul = HANJA_NAME.test(name) ? readPersonHanja(name) : name;
  return hangul.length === name.length && isKoreanName(hangul) ? hangul : name;
}

/** Whether a name in Hangul is a known family name and a given name of one or two syllables. */
export function isKoreanName(name: string): boolean {
  return koreanParts(name) !== null;
}

function romanizedKoreanName(name: string): string | null {
  const parts = koreanParts(name);
  return parts && `${parts.family} ${given(parts.given)}`;
}

/** @returns the family name in Latin letters and the given name in Hangul */
function koreanParts(name: string): { family: string; given: string } | null {
  if (name.length > LONGEST_KOREAN_NAME || !SYLLABLES.test(name)) return null;
  for (const length of [2, 1]) {
    const family = FAMILY_NAMES.get(name.slice(0, length));
    const given = name.slice(length);
    if (family === undefined || given === "" || given.length > LONGEST_GIVEN_NAME) continue;
    return { family, given };
  }
  return null;
}

/** A name that is not family name and given name of up to two syllables. */
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

/** Families that Chinese and other foreign names begin with too: 리메이링. */
const ALSO_FOREIGN = /^[가간라량려렴리림마사소시왕]/u;

/** A given name of three syllables. Foreign names have syllables that Korean ones do not. */
function koreanNameOfFour(word: string): string | null {
  const family = FAMILY_NAMES.get(word.slice(0, 1));
  const isKorean =
    /^[가-힣]{4}$/u.test(word) && !ALSO_FOREIGN.test(word) && !FOREIGN_SYLLABLE.test(word);
  return family !== undefined && isKorean ? `${family} ${given(word.slice(1))}` : null;
}

function given(hangul: string): string {
  return capitalize(romanizeGivenName(hangul));
}

/** Offices and functions. Words that are also names of persons (주지, 단장) are not among them. */
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
    // Their number in a list: 1. 홍길동 2. 김갑동.
    "(?<=^|[ ,])\\d{1,2} ?[.)] ?(?=\\p{L})",
  ].join("|"),
  "gu",
);
/** Titles in Latin letters, with or without their full stop. */
const LATIN_TITLE =
  /(?<=^|[ ,;/])(?:mrs?|ms|dr|prof|ceo|president|chairman)(?:\. ?| |(?=\p{Script=Hangul}|$|[,;/]))/giu;
/** 김갑동의 직무대행자 이을순: 이을순 acts for 김갑동. */
const ACTS_FOR = /^([,;/]?)[^,;/]{1,40}의 ?(?:[가-힣]{1,6} )?직무 ?(?:대행|집행)자?/u;
/** 朴鎭洙(박진수): keeps the Hangul. */
const HANJA_THEN_HANGUL = /(?<!\p{Script=Han})\p{Script=Han}+ ?\((\p{Script=Hangul}+)\)/gu;
/** U+119E is the middle dot of Korean keyboards after NFKC. */
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

/** 심 가 람 and 황 하영 are one person each, 임형기 박주희 are two; 신 히데오 is a foreign name. */
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
