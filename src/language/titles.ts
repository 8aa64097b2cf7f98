/** Titles beside the name of a person. The page loads this file, so import nothing large. */
import { isKoreanName } from "./family-names.ts";

const HANGUL = /^\p{Script=Hangul}+$/u;
const LATIN_BESIDE_HANGUL = /^[a-z]+(?=\p{Script=Hangul})|(?<=\p{Script=Hangul})[a-z]+$/iu;

const KOREAN_TITLES = (
  "대표 대표자 대표이사 공동대표 공동대표이사 공동 각자대표 각자대표이사 각자 단독대표 대표사원 대표집행임원 " +
  "대표이사장 대표원장 이사 사내이사 이사장 사장 부사장 회장 부회장 원장 병원장 소장 관장 점장 지점장 " +
  "조합장 교장 총장 청산인 관리인 변호사 세무사 회계사 의사 박사 교수 목사 선생 님 씨 귀하"
).split(" ");
const LATIN_TITLES = (
  "ceo cfo coo mr mrs ms miss dr prof professor president chairman chairwoman chairperson director " +
  "representative owner"
).split(" ");
const TITLES = new Set([
  ...KOREAN_TITLES,
  ...KOREAN_TITLES.map((title) => `${title}님`),
  ...LATIN_TITLES,
]);
/** Titles that count even if they are attached to a name. Longer titles come first. */
const TITLES_BEFORE = "공동대표이사 각자대표이사 대표이사 공동대표 각자대표 대표자 대표".split(" ");
const TITLES_AFTER = (
  "공동대표이사 각자대표이사 대표이사 공동대표 각자대표 대표님 대표자 대표 이사장님 이사장 부사장 사장님 사장 " +
  "부회장 회장님 회장 병원장 원장님 원장 지점장 점장 변호사 세무사 회계사 선생님 님 씨"
).split(" ");
/**
 * How many syllables must be left after the title is removed: 김사장 may be a name, but 홍길동사장 has a
 * title.
 */
const NAME_LENGTH = { min: 2, max: 4 };
/** The fewest syllables before a short title: 김하님 may be a name, but 홍길동님 has a title. */
const MIN_BEFORE_SHORT_TITLE = 3;
/** The fewest syllables beside any other title: 한이사 may be a name, but 홍길동이사 has a title. */
const FULL_NAME_LENGTH = 3;
const LONG_TITLES = [...TITLES]
  .filter((title) => isHangul(title) && title.length > 1)
  .sort((one, other) => other.length - one.length);
/** Leaves out 이사, because some foreign names begin with 이사, such as 이사도라김. */
const LONG_TITLES_BEFORE = LONG_TITLES.filter((title) => title !== "이사");
/** Foreign names such as 엘로이사, in which 이사 is not a title. */
const FOREIGN_NAME_IN_ISA = /[루로]이사$/u;

export function isHangul(text: string): boolean {
  return HANGUL.test(text);
}

/** Whether the text is only titles, such as 공동 대표이사 or 대 표. */
export function isTitle(text: string): boolean {
  return text !== "" && (isOneTitle(text.replaceAll(" ", "")) || text.split(" ").every(isOneTitle));
}

function isOneTitle(word: string): boolean {
  return withoutTitle(word) === "";
}

/** Returns an empty text if the word is a title. */
export function withoutTitle(word: string): string {
  if (TITLES.has(word.toLowerCase())) return "";
  if (!isHangul(word)) return withoutLatinTitle(word);
  const after =
    TITLES_AFTER.find((title) => word.endsWith(title) && leavesName(word, title)) ??
    LONG_TITLES.find((title) => word.endsWith(title) && isFullName(word.slice(0, -title.length)));
  if (after && !FOREIGN_NAME_IN_ISA.test(word)) return word.slice(0, -after.length);
  const before =
    TITLES_BEFORE.find((title) => word.startsWith(title) && leavesName(word, title)) ??
    LONG_TITLES_BEFORE.find(
      (title) => word.startsWith(title) && isFullName(word.slice(title.length)),
    );
  return before ? word.slice(before.length) : word;
}

function withoutLatinTitle(word: string): string {
  const [title = ""] = LATIN_BESIDE_HANGUL.exec(word) ?? [];
  return TITLES.has(title.toLowerCase()) ? withoutTitle(word.replace(title, "")) : word;
}

function leavesName(word: string, title: string): boolean {
  const syllables = word.length - title.length;
  const min = title.length === 1 ? MIN_BEFORE_SHORT_TITLE : NAME_LENGTH.min;
  return syllables >= min && syllables <= NAME_LENGTH.max;
}

function isFullName(name: string): boolean {
  return name.length >= FULL_NAME_LENGTH && isKoreanName(name);
}
