/** Composes English names as companies do (docs/decisions/0060-composed-english-names.md). */
import { readHanja } from "./hanja.ts";
import { englishLegalForm, withoutLegalForms } from "./legal-forms.ts";
import { LETTER_BY_NAME, LONGEST_LETTER_NAME, WEAK_LETTER_NAMES } from "./letter-names.ts";
import { romanizeHangul } from "./revised-romanization.ts";
import { capitalize, romanizeName } from "./romanize.ts";
import { tidyName } from "./tidy-name.ts";
import type { Vocabulary } from "./vocabulary.ts";
import { vocabulary } from "./vocabulary.ts";

export interface UnofficialName {
  readonly name: string;
  /** `composed`: a part of the name is known. `romanized`: the whole name is spelled out. */
  readonly source: "composed" | "romanized";
}

/** `(주)에스케이건설` → SK Construction Co., Ltd. Null for a bare legal form, or unknown Hanja. */
export function composeName(korean: string): UnofficialName | null {
  const bare = tidyName(readHanja(withoutLegalForms(korean)).replace(DOT_BETWEEN_LETTERS, ""));
  let isKnown = false;
  let text = "";
  /** The last character of `text`. Reading it from `text` would take quadratic time. */
  let last = "";
  for (const part of partsOfName(bare)) {
    let english = part.text;
    if (part.kind === "hangul") {
      const run = composeRun(part.text, vocabulary());
      english = run.english;
      isKnown ||= run.isKnown;
    }
    isKnown ||= part.kind === "counted";
    text += WORD_AT_END.test(last) && WORD_AT_START.test(english) ? ` ${english}` : english;
    last = english.slice(-1);
  }
  const name = saidOnce(tidyName(text));
  if (!isKnown) {
    const spelled = romanizeName(korean);
    return spelled === "" ? null : { name: spelled, source: "romanized" };
  }
  if (/\p{Script=Han}/u.test(name)) return null;
  const form = ENDS_WITH_FORM.test(name) ? null : englishLegalForm(korean);
  return { name: form === null ? name : `${name} ${form}`, source: "composed" };
}

const A_LETTER = [...LETTER_BY_NAME.keys()].join("|");
/** 에프.지.에프 is FGF. */
const DOT_BETWEEN_LETTERS = new RegExp(`(?<=(?:^|[\\s.])(?:${A_LETTER}))\\.(?=${A_LETTER})`, "gu");

/** Removes a repetition of the name in parentheses: 에스엠아이(SMI), 한빛(HANBIT Co., Ltd.). */
function saidOnce(name: string): string {
  const at = name.lastIndexOf(" (");
  const before = at > 0 ? lettersOf(name.slice(0, at)) : "";
  const inside = lettersOf(name.slice(at));
  const isSame = before !== "" && inside.startsWith(before);
  return isSame && ONLY_FORMS.test(inside.slice(before.length)) ? name.slice(0, at) : name;
}

const ONLY_FORMS = /^(?:co|company|ltd|limited|inc|corp|corporation|llc)*$/u;

function lettersOf(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}

/** A blank separates words, and stands around `&` and brackets, but not at other signs. */
const WORD_AT_END = /[\p{L}\p{N}&)\]]$/u;
const WORD_AT_START = /^[\p{L}\p{N}&([]/u;

/** Some composed names already end with an English legal form: 컴퍼니 became Company. */
const ENDS_WITH_FORM =
  /.\b(?:Company|Co\.?|Corporation|Corp\.?|Inc\.?|Limited|Ltd\.?|LLC|L\.L\.C\.?|GmbH|AG)$/iu;

/** A known part of a name, or one unknown syllable (`rest`). */
export interface Piece {
  readonly kind: "word" | "letters" | "ordinal" | "rest";
  readonly korean: string;
  /** A word that attaches to any part before it begins with `+`. Empty for `rest`. */
  readonly english: string;
}

/** The cheapest cut of a name wins. Words cost less than letters and unknown syllables. */
const REST = 1;
const WORD = 0.45;
/** For each syllable of a word: of two otherwise equal cuts, the one with longer words wins. */
const WORD_SYLLABLE = -0.02;
const ORDINAL = 0.3;
const LEADING_LETTERS = 0.5;
const OTHER_LETTERS = 0.7;

/** 제이십오차 is the 25th, 제3호 is No.3. Longer numbers do not occur in real names. */
const ORDINAL_AT = /^제(?:([일이삼사오육칠팔구십백]{1,7})|(\d{1,4}))(차|호)/u;
const LONGEST_ORDINAL = 9;

interface Step {
  readonly cost: number;
  readonly from: number;
  readonly piece: Piece | null;
}

/** Cuts a run of Hangul into known pieces and the rest, in time proportional to its length. */
export function cutName(run: string, { words, longest }: Vocabulary): Piece[] {
  const best: (Step | undefined)[] = [{ cost: 0, from: -1, piece: null }];
  const reach = (from: number, to: number, cost: number, piece: Piece) => {
    const total = (best[from]?.cost ?? 0) + cost;
    const known = best[to];
    if (known === undefined || total < known.cost) best[to] = { cost: total, from, piece };
  };
  for (let at = 0; at < run.length; at++) {
    reach(at, at + 1, REST, { kind: "rest", korean: run[at] ?? "", english: "" });
    for (let length = Math.min(longest, run.length - at); length > 0; length--) {
      const korean = run.slice(at, at + length);
      const english = words.get(korean);
      if (english === undefined) continue;
      reach(at, at + length, WORD + WORD_SYLLABLE * length, { kind: "word", korean, english });
    }
    const ordinal = ordinalAt(run, at);
    if (ordinal !== null) reach(at, at + ordinal.korean.length, ORDINAL, ordinal);
    for (const letters of lettersAt(run, at)) {
      const end = at + letters.korean.length;
      // A single letter counts only at the start before a known word (에스메디칼 S Medical), or at the
      // end if its name has three syllables (에코더블유 Eco W).
      const mayBeSingle =
        at === 0
          ? beginsWord(run, end, { words, longest })
          : end === run.length && letters.korean.length > 2;
      if (letters.english.length === 1 && !mayBeSingle) continue;
      reach(at, end, at === 0 ? LEADING_LETTERS : OTHER_LETTERS, letters);
    }
  }
  const pieces: Piece[] = [];
  for (let step = best[run.length]; step?.piece; step = best[step.from]) pieces.push(step.piece);
  return pieces.reverse();
}

function beginsWord(
  run: string,
  at: number,
  { words, longest }: Pick<Vocabulary, "words" | "longest">,
): boolean {
  for (let length = Math.min(longest, run.length - at); length > 0; length--)
    if (words.has(run.slice(at, at + length))) return true;
  return false;
}

function ordinalAt(run: string, at: number): Piece | null {
  if (run[at] !== "제") return null;
  const [korean, spelled, digits, kind] =
    ORDINAL_AT.exec(run.slice(at, at + LONGEST_ORDINAL)) ?? [];
  if (korean === undefined) return null;
  const number = spelled === undefined ? Number(digits) : numberOf(spelled);
  return { kind: "ordinal", korean, english: kind === "차" ? nth(number) : `No.${number}` };
}

const DIGITS = "영일이삼사오육칠팔구";

function numberOf(spelled: string): number {
  let number = 0;
  let digit = 0;
  for (const syllable of spelled) {
    const unit = { 십: 10, 백: 100 }[syllable];
    if (unit === undefined) digit = DIGITS.indexOf(syllable);
    else {
      number += (digit || 1) * unit;
      digit = 0;
    }
  }
  return number + digit;
}

export function nth(number: number): string {
  const isTeen = number % 100 > 10 && number % 100 < 14;
  return `${number}${(isTeen ? undefined : ["th", "st", "nd", "rd"][number % 10]) ?? "th"}`;
}

/** Real names have up to six letters in a row. */
const MOST_LETTERS = 8;
/** This many letter names in a row are letters even if each is an ordinary syllable (유오티 UOT). */
const ENOUGH_LETTERS = 3;

/** The runs of letter names that begin at a position, shortest first: `에스케이` → S, SK. */
function lettersAt(run: string, at: number): Piece[] {
  const found: Piece[] = [];
  let english = "";
  let isStrong = false;
  for (let count = 1, end = at; count <= MOST_LETTERS; count++) {
    const name = letterNameAt(run, end);
    const letter = LETTER_BY_NAME.get(name);
    if (letter === undefined || (letter === "&" && (english === "" || english.endsWith("&"))))
      break;
    english += letter;
    end += name.length;
    isStrong ||= !WEAK_LETTER_NAMES.has(name) || (count > 2 && english.at(-2) === "&");
    const isProven = count === 1 ? name.length > 1 && name !== "아르" : isStrong;
    if (letter !== "&" && (isProven || count >= ENOUGH_LETTERS))
      found.push({ kind: "letters", korean: run.slice(at, end), english });
  }
  return found;
}

/** The longest letter name at a position: 에이치 is H, not A and 치. */
function letterNameAt(run: string, at: number): string {
  for (let length = LONGEST_LETTER_NAME; length > 0; length--) {
    const name = run.slice(at, at + length);
    if (LETTER_BY_NAME.has(name)) return name;
  }
  return "";
}

/** 호 and 차 also begin other words: 3호선 (a line), 2차량 (vehicles), 3차원 (dimensions). */
const COUNTER = "[차호](?!텔|수|실|선(?!박)|량|원)";
const NUMBER = "\\d{1,9}(?:-\\d{1,9})?";
/** A number with 제 or a counter (제23차, 12호), or a run of Hangul. */
const PART = new RegExp(
  `제\\s?(?<ordinal>${NUMBER})(?<kind>${COUNTER})?|(?<digits>${NUMBER})(?<counter>${COUNTER})` +
    `|(?:(?!제\\s?\\d)\\p{Script=Hangul})+`,
  "gu",
);

/** `hangul` is still to be composed; the text of the other kinds is final. */
export type NamePart =
  | { readonly kind: "hangul"; readonly text: string }
  | { readonly kind: "written"; readonly text: string }
  | { readonly kind: "counted"; readonly text: string };

export function partsOfName(name: string): NamePart[] {
  const parts: NamePart[] = [];
  let end = 0;
  for (const match of name.matchAll(PART)) {
    if (match.index > end) parts.push({ kind: "written", text: name.slice(end, match.index) });
    end = match.index + match[0].length;
    const { ordinal, kind, digits, counter } = match.groups ?? {};
    const number = ordinal ?? digits;
    if (number === undefined) parts.push({ kind: "hangul", text: match[0] });
    else if ((kind ?? counter) === "차" && !number.includes("-"))
      parts.push({ kind: "counted", text: nth(Number(number)) });
    else parts.push({ kind: "counted", text: ordinal === undefined ? number : `No.${number}` });
  }
  if (end < name.length) parts.push({ kind: "written", text: name.slice(end) });
  return parts;
}

const SMALL = new Set(["of", "and", "for", "the", "in"]);

export function composeRun(
  run: string,
  vocabulary: Vocabulary,
): { english: string; isKnown: boolean } {
  let english = "";
  let rest = "";
  let isKnown = false;
  const add = (word: string) => {
    english += english === "" ? word : ` ${word}`;
  };
  const addRest = () => {
    if (rest !== "") add(capitalize(rest));
    rest = "";
  };
  for (const piece of cutName(run, vocabulary)) {
    if (piece.kind === "rest") {
      rest += vocabulary.syllables.get(piece.korean) ?? romanizeHangul(piece.korean);
      continue;
    }
    isKnown = true;
    const isAttached = piece.english.startsWith("+") && (english !== "" || rest !== "");
    addRest();
    // An attached word follows in lower case without a blank: 블루라인 Blueline.
    if (isAttached) english += piece.english.slice(1);
    else add(titled(piece.english.replace(/^\+/u, "")));
  }
  addRest();
  return { english, isKnown };
}

function titled(words: string): string {
  return words
    .split(" ")
    .map((word, at) => (at > 0 && SMALL.has(word) ? word : capitalize(word)))
    .join(" ");
}
