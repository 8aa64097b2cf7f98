/** Finds the names of persons in a text, and writes Korean ones in Latin letters. */
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
 * Writes a person's name in Latin letters. A known family name comes first, as a separate word:
 * `남궁민` → `Namgung Min`. No Hangul remains, and no Hanja of known reading.
 */
export function latinPersonName(name: string): string {
  const hangul = readPersonHanja(name);
  return romanizedKoreanName(hangul) ?? spelled(hangul);
}

/** Whether a name in Hangul is a known family name and a given name of one or two syllables. */
export function isKoreanName(name: string): boolean {
  return koreanParts(name) !== null;
}

function romanizedKoreanName(name: string): string | null {
  const parts = koreanParts(name);
  return parts && `${parts.family} ${capitalize(romanizeGivenName(parts.given))}`;
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

function spelled(name: string): string {
  return name
    .normalize("NFKC")
    .split(/\s+/u)
    .map((word) => (/\p{Script=Hangul}/u.test(word) ? capitalize(romanizeHangul(word)) : word))
    .join(" ")
    .trim();
}

/** Titles and notes outside parentheses: 공동대표이사 : …, … 각자대표, 대표이사 회  장 …, … 외1인. */
const TITLE =
  /(?<=^|[ ,])(?:(?:각 ?자|공동|단독) ?)?(?:대표(?:이사|집행임원|청산인|사원|자)?(?: ?부? ?[사회] ?장)?|사내이사|업무집행(?:사원|조합원|자)|(?:부|명예)?회장|부?사장|이사장|조합장|은?행장|청산인|파산관재인|관리인|직무대행자?)(?=$|[ ,:])[ :]*|(?<=^|[ ,])대표이사(?=[가-힣]{2,4}(?:$|[ ,]))|외 ?\d+ ?(?:[인명]|(?=$|,))/gu;
/** U+119E is the middle dot of Korean keyboards after NFKC. */
const SEPARATOR =
  /[,;/·\u119e、]| 및 |(?<=\p{Script=Hangul})\.(?=\p{Script=Hangul})|(?<=\p{Script=Hangul} ?)&(?= ?\p{Script=Hangul})/u;

/**
 * The persons in a text such as OpenDART's `ceo_nm`, without titles and notes. Foreign names
 * contain blanks, so words count as several persons only if each looks like a Korean name and at
 * least one begins with a family name of `SURELY_KOREAN`.
 */
export function personsIn(text: string): string[] {
  return text
    .normalize("NFKC")
    .replace(/\([^)]*\)?/g, " ")
    .replace(/\s+/gu, " ")
    .trim()
    .replace(TITLE, ",")
    .split(SEPARATOR)
    .flatMap((name) => eachPerson(name.normalize("NFC").replace(/ +/gu, " ").trim()))
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
