/** The page loads this file, so import nothing large. */
import { isKoreanName } from "../language/family-names.ts";

export const NAME_CAUSES = [
  "several_representatives",
  "and_others",
  "space_in_name",
  "latin_name",
  "title_in_name",
] as const;
export type NameCause = (typeof NAME_CAUSES)[number];

/** Each of these characters is rewritten as a comma. Keyboards have many different middle dots. */
export const BETWEEN_PERSONS = new Set(",，､、/／|｜;；&＆+＋및·ㆍ・･‧•∙⋅");
/** Each of these is rewritten as a bar, because it ends a word but does not separate persons. */
const BETWEEN_WORDS = new Set("()[]{}<>（）［］〔〕【】〈〉《》:：-－‐‑–—_\"'“”‘’");
/** Includes invisible characters, because claims in old jobs may have them. */
const BLANK = /[\s\p{Default_Ignorable_Code_Point}]/u;

/**
 * The forms of "and others". `Others` alone is left out, because it may be a family name.
 * Repetitions have limits, so that a search takes linear time.
 */
const AND_OTHERS = [
  /[외등] ?[0-9０-９]{1,3} ?[명인분名人]?(?=$|[ ,|])/u,
  /(?<=\p{L}{2})[ ,|]{1,2}[외등](?: ?(?:다수|[한두세네일이삼사오] ?[명인분]))?(?=[ ,|]{0,3}$)/u,
  /(?<=^|[ ,|])(?:et[ |]{1,2}al|and [0-9]{1,3} more|and others?)(?=$|[ ,|])/iu,
  /(?<=^|[ ,|])(?:and )?(?:[0-9]{1,3}|one|two|three|several) others?(?=$|[ ,|])/iu,
  /(?<=, ?)others?(?=$|[ ,|])/iu,
];

const HANGUL = /^\p{Script=Hangul}+$/u;
const LATIN_BESIDE_HANGUL = /^[a-z]+(?=\p{Script=Hangul})|(?<=\p{Script=Hangul})[a-z]+$/iu;

/** `TITLES` also has each of these with the polite ending 님. */
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
/** In syllables. A word of up to this length may be a name even if it is a title: 이사장, 원장. */
const LONGEST_ORDINARY_NAME = 3;

/** In lower case. After a comma, these are not persons: `ACME Co., Ltd.`, `John Smith, Jr.` */
const AFTER_A_NAME = new Set(
  (
    "co company corp corporation inc incorporated ltd limited llc llp lp plc pte pty pvt gmbh ag kg se sa " +
    "sas sarl srl spa bv nv ab as oy kk jr sr"
  ).split(" "),
);

const LETTER = /\p{L}/u;
const LETTER_NOT_LATIN = /[^\P{L}\p{Script=Latin}]/u;

/** The name must be trimmed and in NFC. Takes linear time. */
export function nameCauses(ownerName: string): Record<NameCause, boolean> {
  const tidy = withMarks(ownerName);
  const withoutOthers = AND_OTHERS.reduce((text, form) => text.replace(form, "|"), tidy);
  const words = withoutOthers.split(/[ ,|]/).filter((word) => LETTER.test(word));
  // Each person becomes a list of pieces, and each piece a list of words.
  const persons = withoutOthers
    .replace(/ and /gi, ",")
    .split(",")
    .map((person) => person.split("|").map(personWords))
    .filter((pieces) => pieces.flat().length > 0)
    .filter((pieces, index) => index === 0 || !belongsToNameBefore(pieces.flat()));
  const hasTitle = words.some((word) => withoutTitle(word) !== word);
  return {
    several_representatives: persons.length > 1,
    and_others: withoutOthers !== tidy,
    space_in_name: persons.flat().some((piece) => piece.length > 1 && piece.every(isHangul)),
    latin_name: persons.some((pieces) => !LETTER_NOT_LATIN.test(pieces.flat().join(" "))),
    title_in_name: hasTitle && (persons.length > 0 || !couldBeName(words)),
  };
}

/** Rewrites separators of persons as commas, other punctuation as bars, and blanks as one space. */
function withMarks(name: string): string {
  const characters = [...name];
  return characters
    .map((character, index) => {
      if (BETWEEN_PERSONS.has(character)) return ",";
      if (BETWEEN_WORDS.has(character)) return "|";
      if (BLANK.test(character)) return " ";
      if (character !== ".") return character;
      // A full stop between Hangul separates persons. Any other ends an abbreviation (`Mr.`).
      const [before = "", after = ""] = [characters[index - 1], characters[index + 1]];
      return isHangul(before) && isHangul(after) ? "," : "|";
    })
    .join("")
    .replace(/ +/g, " ");
}

function isHangul(text: string): boolean {
  return HANGUL.test(text);
}

function personWords(piece: string): string[] {
  return piece
    .split(" ")
    .map(withoutTitle)
    .filter((word) => LETTER.test(word));
}

/** Whether words belong to the name before them, such as `Ltd`, or `S` and `A` from `S.A.` */
function belongsToNameBefore(words: string[]): boolean {
  const lower = words.map((word) => word.toLowerCase());
  return lower.every((word) => AFTER_A_NAME.has(word)) || AFTER_A_NAME.has(lower.join(""));
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

function couldBeName(words: string[]): boolean {
  const [word = ""] = words;
  return words.length === 1 && isHangul(word) && word.length <= LONGEST_ORDINARY_NAME;
}
