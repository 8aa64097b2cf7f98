/**
 * Reads the name of a representative as people write it in forms and lists. The tax authority
 * compares names letter by letter, so the page removes everything that is surely not part of the
 * name. Doubtful text stays as written, with hints. Only the page does all this. The API changes no
 * name, except in tables, and there it changes less (docs/tables.md).
 */
import { FAMILY_NAMES, FOREIGN_SYLLABLE, isKoreanName } from "../src/language/family-names.ts";
import { withoutTitle } from "../src/language/titles.ts";
import { hasMoreCharacters, MAX_OWNER_NAME } from "../src/lib/bounded-text.ts";
import { plainCell, plainText } from "../src/lib/plain-text.ts";
import { bare } from "../src/tables/cells.ts";
import {
  BETWEEN_PERSONS,
  NAME_CAUSES,
  type NameCause,
  nameCauses,
} from "../src/verification/name-causes.ts";

/** What was removed or joined, in the order of the steps. */
export type NameChange =
  | "width"
  | "contact"
  | "hanja"
  | "others"
  | "title"
  | "marks"
  | "first"
  | "spaces";

export type NameHint = NameCause | "mixed_name" | "hanja_name" | "unusual_name";

export interface Representative {
  /** What will be sent. */
  name: string;
  changes: NameChange[];
  hints: NameHint[];
}

/** In characters. A longer text is a list of names, or not a name. */
const LONGEST = 3 * MAX_OWNER_NAME;

/** The name without any change, except that invisible characters are removed. */
export function asWritten(given: string): string {
  const text = plainText(bare(given)).trim();
  return hasMoreCharacters(text, LONGEST) ? text : text.normalize("NFC");
}

/** @param isAsWritten whether the user wants to send the name without any change */
export function readRepresentative(given: string, isAsWritten = false): Representative {
  const written = asWritten(given);
  if (hasMoreCharacters(written, LONGEST)) return { name: written, changes: [], hints: [] };
  if (isAsWritten) return { name: written, changes: [], hints: hintsOf(written) };
  if (isPlain(written)) return { name: written, changes: [], hints: [] };
  const changes = new Set<NameChange>();
  const found = nameIn(bare(plainCell(given)), changes);
  const name = found ?? written;
  if (found === null || name === written) changes.clear();
  else if (changes.size === 0) changes.add("spaces");
  return { name, changes: [...changes], hints: hintsOf(name) };
}

/** A quick test. Most names are plain, and a list may have 100,000 names. */
function isPlain(name: string): boolean {
  return isKoreanName(name) && withoutTitle(name) === name && !isTitleAfterFamily(name);
}

/** Full-width and half-width characters, and the blank that is as wide as a Hangul syllable. */
const WIDE = /[\uff01-\uffee\u3000]+/g;
const WIDE_LETTER = /[Ａ-Ｚａ-ｚ\uffa1-\uffdc]/;

/** @returns null if it is not clear what the name is */
function nameIn(given: string, changes: Set<NameChange>): string | null {
  let text = given.replace(WIDE, (wide) => wide.normalize("NFKC")).normalize("NFC");
  if (WIDE_LETTER.test(given)) changes.add("width");
  text = text.replace(/[^\S\n]+/g, " ").replace(/ ?\n ?/g, "\n");
  text = text.replace(SPREAD_TITLE, (title) => title.replaceAll(" ", ""));
  text = withoutContacts(text, changes);
  text = withoutNotes(text, changes);
  if (BRACKET.test(text)) return null;
  text = withoutOthers(text, changes);
  const cells = text.split(BETWEEN);
  let parts = cells.map((cell) => nameOfPart(cell, changes)).filter((part) => part !== "");
  const once = parts.length === 2 ? withoutHanja(parts.join(" "), changes) : " ";
  if (!once.includes(" ")) parts = [once];
  const [first = ""] = parts;
  if (parts.length > 1) {
    if (!arePersons(parts, IN_FOREIGN_NAME.test(text))) return null;
    changes.add("first");
  } else if (cells.length > 1 && changes.size === 0) changes.add("marks");
  const name = joined(first, changes);
  return isPlausible(name) ? name : null;
}

/** A title with blanks between its syllables. It counts as a title only beside a full name. */
const SPREAD_TITLE =
  /(?<![가-힣])대 표(?: 이 ?사| 자)?(?=[ :]{1,3}[가-힣]{3})|(?<=[가-힣]{3} )대 표(?: 이 ?사)?$/gu;

const LABEL = String.raw`(?<!\p{L})(?:전화(?:번호)?|휴대(?:폰|전화)|핸드폰|연락처|팩스|fax|tel|h\.?p|mobile|phone|[thm](?=[.:])) ?[.:]{0,2} ?|[☎☏✆📞📱] ?`;
/** Phone numbers and resident numbers. Digits are never part of a name. */
const DIGITS = new RegExp(
  `(?:${LABEL})?(?:\\((?=\\d{1,4}\\)))?\\+?(?<!\\d)\\d[\\d ).~*-]{4,22}[\\d*]`,
  "giu",
);
const FEWEST_DIGITS = 6;
const EMAIL = /[\w.+-]{1,64}@[\w.-]{1,100}/g;

function withoutContacts(text: string, changes: Set<NameChange>): string {
  const left = text
    .replace(EMAIL, " ")
    .replace(DIGITS, (match) =>
      match.replace(/[^\d*]/g, "").length < FEWEST_DIGITS ? match : " ",
    );
  if (left !== text) changes.add("contact");
  // Remove brackets that had only the number in them.
  return left === text ? text : left.replace(/[([] *[)\]]|[([] *$/g, " ");
}

const OPEN = "([{<〔【〈《「";
const CLOSE = ")]}>〕】〉》」";
const escaped = (signs: string) => signs.replace(/[[\]]/g, "\\$&");
const BRACKET = new RegExp(`[${escaped(OPEN + CLOSE)}]`);
const NOTE = new RegExp(
  `[${escaped(OPEN)}]([^${escaped(OPEN + CLOSE)}]*)(?:[${escaped(CLOSE)}]|$)`,
  "g",
);
const HANGUL_IN_BRACKETS = /^ ?(\p{Script=Han}{2,5}) ?\(([가-힣]{2,5})\) ?$/u;
const NAME_IN_BRACKETS = new RegExp(
  `^([가-힣 ]+)[${escaped(OPEN)}]([^${escaped(OPEN + CLOSE)}]*)[${escaped(CLOSE)}] ?$`,
);
const OTHERS = /^[외外](?: ?\d{1,3} ?[명인분名人]?| ?(?:다수|[한두세네] ?[명인분]))?$/u;

/** Removes brackets if nothing in them can be a name. */
function withoutNotes(text: string, changes: Set<NameChange>): string {
  const left = text.replace(NOTE, (whole, inside: string) => {
    const kinds = inside.split(/[,/·;\n]/).map((phrase) => kindOfNote(phrase.trim()));
    if (kinds.includes(null)) return whole;
    for (const kind of kinds) if (kind) changes.add(kind);
    return " ";
  });
  const [, title = "", name = ""] = NAME_IN_BRACKETS.exec(left) ?? [];
  if (title !== "" && title.trim().split(" ").every(isTitle)) {
    changes.add("title");
    return name;
  }
  const [, hanja, hangul = ""] = HANGUL_IN_BRACKETS.exec(left) ?? [];
  if (hanja?.length !== hangul.length || !isKoreanName(hangul)) return left;
  changes.add("hanja");
  return hangul;
}

/** Words that are notes: a seal, a signature, a count, man or woman, a year of birth. */
const NOTE_WORD = /^(?:인|서명|직인|\d{1,3}[명인]|남|여|\d{2,4}년생)$/;

function kindOfNote(phrase: string): NameChange | null {
  if (phrase === "") return "marks";
  if (OTHERS.test(phrase)) return "others";
  if (/^[\p{Script=Han} ]+$/u.test(phrase)) return "hanja";
  const words = phrase.split(/[ :.-]+/).filter((word) => word !== "");
  return words.every((word) => NOTE_WORD.test(word) || isTitle(word)) ? "title" : null;
}

const COUNTED =
  /[ ,·/]{0,3}(?:[외外] ?\d{1,3} ?[명인분名人]?|등 ?\d{1,3} ?[명인분名人])(?=$|[ ,/·\n])/u;
const UNCOUNTED =
  /(?<=[가-힣]{2})[ ,]{1,2}[외등] ?(?:다수|[한두세네] ?[명인분]) ?$|(?<=[가-힣]{3}) [외등] ?$/u;

function withoutOthers(text: string, changes: Set<NameChange>): string {
  const left = text.replace(COUNTED, " ").replace(UNCOUNTED, "");
  if (left !== text) changes.add("others");
  return left;
}

const BETWEEN = new RegExp(
  `[${[...BETWEEN_PERSONS].filter((sign) => sign !== "및").join("")}\\n]| 및 | and |(?<=[가-힣])\\.(?= ?[가-힣])`,
  "iu",
);
/** These signs may also stand inside a foreign name (마이클·조던). */
const IN_FOREIGN_NAME = /[·ㆍ・･‧•∙⋅.]/;

/** @returns the name in a part between two separators, without titles; empty if it has none */
function nameOfPart(cell: string, changes: Set<NameChange>): string {
  const part = withoutMarks(cell.replace(/ +/g, " ").trim(), changes);
  const tokens = part.split(/([ :_"“”–—-]+|(?<=[a-z]\.)(?=[가-힣]))/i);
  const words = wordsOf(tokens);
  if (part === "") return "";
  // If there is a space after each syllable, a name may end like a title: 김 꽃 님, 이 사 장.
  const isSpreadOut = words.length > 1 && words.every((word) => /^[가-힣]$/u.test(word));
  if (isSpreadOut) return part;
  if (words.every(isTitle)) {
    changes.add("title");
    return "";
  }
  const isLatin = !/[^\P{L}\p{Script=Latin}]/u.test(part);
  const left = isLatin ? withoutLatinTitles(tokens) : withoutTitles(tokens);
  const name = left.length === 1 && !isLatin ? withoutJoinedTitle(part, left) : left.join("");
  if (name !== part) changes.add("title");
  return withoutHanja(withoutMarks(name, changes), changes);
}

/** @returns the words among the tokens. Every second token is the separator between two words */
function wordsOf(tokens: string[]): string[] {
  return tokens.filter((_, at) => at % 2 === 0);
}

function withoutMarks(part: string, changes: Set<NameChange>): string {
  if (!/[가-힣]/.test(part)) return /[\p{L}\p{N}]/u.test(part) ? part : "";
  const left = part.replace(/^[\p{P}*㊞ ]+/u, "").replace(/(?<=[가-힣])[\p{P}*㊞ ]+$/u, "");
  if (left !== part) changes.add("marks");
  return left;
}

/** Titles that the service does not know. They count only as separate words. */
const OTHER_WORDS = new Set(
  (
    "성명 성함 대표자명 대표자성명 본인 사업주 점주 단독 단독대표이사 부대표 명예회장 전무 상무 전무이사 상무이사 본부장 " +
    "약사 한의사 법무사 변리사 과장 부장 차장 팀장 실장 대리 업주 공동사업자 노무사 건축사 신부 스님 여사 직무대행 직무대행자 권한대행 파산관재인 대표청산인"
  ).split(" "),
);

function isTitle(word: string): boolean {
  return word === "" || OTHER_WORDS.has(word) || withoutTitle(word.replace(/\.$/, "")) === "";
}

function withoutTitles(tokens: string[]): string[] {
  let left = tokens;
  while (left.length > 1 && isTitle(left[0] ?? "") && isName(left.slice(2))) left = left.slice(2);
  while (left.length > 1 && isTitle(left.at(-1) ?? "") && isName(left.slice(0, -2)))
    left = left.slice(0, -2);
  return left;
}

/** MS and DR in capitals may be initials, unless a full stop follows. */
const POLITE = /^(?:(?:Mrs?|Ms|Miss|Dr|Prof)\.?|(?:MRS?|MS|DR|PROF)\.)$/;
const OFFICER = /^(?:CEO|CFO|COO)$/i;

function withoutLatinTitles(tokens: string[]): string[] {
  let left = tokens;
  const first = left[0] ?? "";
  if (left.length > 1 && (POLITE.test(first) || OFFICER.test(first))) left = left.slice(2);
  if (left.length > 1 && OFFICER.test(left.at(-1) ?? "")) left = left.slice(0, -2);
  return left;
}

function isName(tokens: string[]): boolean {
  const letters = wordsOf(tokens).join("");
  if (!/^[가-힣]+$/u.test(letters)) return /\p{L}.*\p{L}/u.test(letters);
  return !FAMILY_NAMES.has(letters) && (letters.length > 2 || isKoreanName(letters));
}

/** Removes a title without a blank before it: 장하늘대표. Keeps 남궁꽃님: 꽃님 may be a given name. */
function withoutJoinedTitle(part: string, [word = ""]: string[]): string {
  const name = withoutTitle(word);
  const isPolite = word.length - name.length === 1;
  if (isPolite && FAMILY_NAMES.has(word.slice(0, 2))) return word;
  return isName([name]) && !word.endsWith("스님") ? name : part;
}

const HANGUL_AND_HANJA =
  /^(?:([가-힣]{2,5}) ?(\p{Script=Han}{2,5})|(\p{Script=Han}{2,5}) ?([가-힣]{2,5}))$/u;

/** Keeps only the Hangul of a name that is written in both scripts: 장하늘 韓率妃 → 장하늘. */
function withoutHanja(name: string, changes: Set<NameChange>): string {
  const [, before, after, first = after, last = before] = HANGUL_AND_HANJA.exec(name) ?? [];
  if (last === undefined || last.length !== first?.length) return name;
  changes.add("hanja");
  return last;
}

const isKorean = (name: string) => isKoreanName(name) && !FOREIGN_SYLLABLE.test(name);

/** Whether the parts are several persons. 조던, 마이클 is a single name. */
function arePersons(parts: string[], isStrict: boolean): boolean {
  const names = parts.map((part) => part.replaceAll(" ", ""));
  if (!names.every((name) => /^[가-힣]+$/u.test(name))) return false;
  const isSure = names.some((name) => name.length > 2 && isKorean(name));
  const areKorean = names.every(isKorean);
  return isStrict ? isSure && areKorean : isSure || areKorean;
}

/** Joins 장 하 늘 to 장하늘, but not 존 김, which may be foreign, or 회 장, which is a title. */
function joined(name: string, changes: Set<NameChange>): string {
  if (!/^[가-힣](?: [가-힣]){1,3}$/u.test(name)) return name;
  const whole = name.replaceAll(" ", "");
  if (!isKorean(whole) || isTitle(whole) || /[님씨]$/u.test(whole)) return name;
  changes.add("spaces");
  return whole;
}

function isPlausible(name: string): boolean {
  if (!/^\p{L}.*\p{L}/u.test(name) || /[^\p{L}\p{M} .'’-]/u.test(name)) return false;
  const causes = nameCauses(name);
  return !causes.title_in_name && !causes.and_others && !causes.several_representatives;
}

const ORDINARY = /^[가-힣\p{Script=Latin}\p{Script=Han}\p{M} .,'’·&/;+|-]*$/u;

function hintsOf(name: string): NameHint[] {
  const causes = nameCauses(name);
  const whole = name.replaceAll(" ", "");
  if (withoutTitle(whole) === "" || isTitleAfterFamily(whole)) causes.title_in_name = true;
  if (/^[가-힣]{4,5}$/u.test(whole) && isNameAndOthers(whole)) causes.and_others = true;
  const words = name.split(" ");
  if (words.length > 1 && words.some(isTitle)) causes.title_in_name = true;
  if (words.includes("외") || words.includes("등")) causes.and_others = true;
  if (words.length > 1 && words.every((word) => word.length === 3 && isKorean(word)))
    causes.several_representatives = true;
  const hints: NameHint[] = NAME_CAUSES.filter((cause) => causes[cause]);
  if (/\p{Script=Hangul}/u.test(name) && /\p{Script=Latin}/u.test(name)) hints.push("mixed_name");
  if (/\p{Script=Han}/u.test(name)) hints.push("hanja_name");
  const isUnusual = NO_NAME.test(whole) || !ORDINARY.test(name) || !/\p{L}.*\p{L}/u.test(name);
  return hints.length === 0 && isUnusual ? ["unusual_name"] : hints;
}

const NO_NAME = /^(?:없음|해당없음|미상|미정|불명|미확인)$/;

/** Whether the given name is also a title: 김대표 may be a name, or mean "representative Kim". */
function isTitleAfterFamily(name: string): boolean {
  return (
    name.length === 3 && FAMILY_NAMES.has(name.slice(0, 1)) && withoutTitle(name.slice(1)) === ""
  );
}

/** Whether the text is a Korean name, followed by 외 or 등 (and others): 장하늘외. */
function isNameAndOthers(name: string): boolean {
  return /[외등]$/u.test(name) && !isKoreanName(name) && isKoreanName(name.slice(0, -1));
}
