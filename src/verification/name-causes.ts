/** The page loads this file, so import nothing large. */
import { isHangul, withoutTitle } from "../language/titles.ts";

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

/** `TITLES` also has each of these with the polite ending 님. */
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

function couldBeName(words: string[]): boolean {
  const [word = ""] = words;
  return words.length === 1 && isHangul(word) && word.length <= LONGEST_ORDINARY_NAME;
}
