/** Composes English names as companies do (docs/decisions/0060-composed-english-names.md). */
import { withoutAdditions } from "./additions.ts";
import { readHanja } from "./hanja.ts";
import { composeKind, isLimitedFirm, type Words } from "./kinds/compose-kind.ts";
import { englishLegalForm, withoutLegalForms } from "./legal-forms.ts";
import { LETTER_BY_NAME, LONGEST_LETTER_NAME, WEAK_LETTER_NAMES } from "./letter-names.ts";
import { hasNameTables } from "./name-tables.ts";
import { capitalize, romanizeName, titled } from "./romanize.ts";
import { tidyName } from "./tidy-name.ts";
import type { Vocabulary } from "./vocabulary.ts";
import { spelled, vocabulary } from "./vocabulary.ts";

export interface UnofficialName {
  readonly name: string;
  /** `composed`: a part of the name is known. `romanized`: the whole name is spelled out. */
  readonly source: "composed" | "romanized";
}

/**
 * `(주)에스케이건설` → SK Construction Co., Ltd. The result has no Hangul, no Hanja, no empty or half
 * brackets and no doubled blanks. @returns null for a bare legal form, or Hanja of unknown reading
 * @param known null if the tables of names could not be read: the name is then romanised
 */
export function composeName(
  claimed: string,
  known: Vocabulary | null = hasNameTables() ? vocabulary() : null,
): UnofficialName | null {
  const korean = withoutAdditions(claimed);
  const { english, isKnown, isBranch } = known
    ? composeKnown(korean, known)
    : { english: romanizeName(korean), isKnown: false, isBranch: false };
  const name = saidOnce(tidyName(english)).replace(REPEATED, "$<once>");
  if (name === "") return null;
  const hasUnit = isBranch || FORM_INSIDE.test(korean);
  const form = hasUnit || ENDS_WITH_FORM.test(name) ? null : formOf(korean);
  return {
    name: form === null ? name : `${name} ${form}`,
    source: isKnown ? "composed" : "romanized",
  };
}

/** 한빛증권(주) 자산플라자: the company has the form, not its unit. */
const FORM_INSIDE = /[가-힣](?:\([주유]\)|㈜)\s?[가-힣]/u;

interface Composed {
  readonly english: string;
  readonly isKnown: boolean;
  readonly isBranch?: boolean;
}

function composeKnown(korean: string, known: Vocabulary): Composed {
  const bare = tidyName(readHanja(withoutLegalForms(korean)).replace(DOT_BETWEEN_LETTERS, ""));
  return composeKind(bare, korean, wordsOf(known)) ?? composeText(bare, known);
}

function formOf(korean: string): string | null {
  return isLimitedFirm(korean) ? "LLC" : englishLegalForm(korean);
}

function wordsOf(known: Vocabulary): Words {
  return {
    compose: (text) => composeText(text, known).english,
    covers: (run) => piecesOf(run, known).every(({ kind }) => kind !== "rest"),
    letters(text) {
      if (text.length < 2 || ORDINARY_BEGINNINGS.has(text)) return null;
      const single = LETTER_BY_NAME.get(text);
      const found = lettersAt(text, 0).find(({ letters }) => letters.korean === text);
      return single ?? found?.letters.english ?? null;
    },
    crosses(run, at) {
      let end = 0;
      for (const piece of piecesOf(run, known)) {
        const start = end;
        end += piece.korean.length;
        if (start < at && end > at) return piece.kind === "letters";
      }
      return false;
    },
  };
}

function piecesOf(run: string, known: Vocabulary): Piece[] {
  return /^\p{Script=Hangul}+$/u.test(run)
    ? cutName(run, known)
    : [{ kind: "rest", korean: run, english: "" }];
}

function composeText(bare: string, known: Vocabulary): Composed {
  let isKnown = false;
  let text = "";
  /** The last character of `text`. Reading it from `text` would take quadratic time. */
  let last = "";
  for (const part of partsOfName(bare)) {
    let english = part.text;
    if (part.kind === "hangul") {
      const run = composeRun(part.text, known);
      english = run.english;
      isKnown ||= run.isKnown;
    }
    isKnown ||= part.kind === "counted";
    text += WORD_AT_END.test(last) && WORD_AT_START.test(english) ? ` ${english}` : english;
    last = english.slice(-1);
  }
  return { english: text, isKnown };
}

/** 한빛부동산 부동산중개 gives "Real Estate Real Estate Agency". */
const REPEATED = /(?<=^| )(?<once>\S+(?: \S+){0,3})(?: \k<once>)+(?= |$)/giu;

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
/**
 * An unknown syllable after 이 or another weak letter name that begins with a vowel: 케이지이니시스 is KG
 * and 이니시스, not KGE. But 엘아이지넥스원 is LIG Nexwon.
 */
const REST_AFTER_WEAK_LETTER = 1.2;

/** 제이십오차 is the 25th, 제3호 is No.3. Longer numbers do not occur in real names. */
const ORDINAL_AT = /^제(?:([일이삼사오육칠팔구십백]{1,7})|(\d{1,4}))(차|호)/u;
const LONGEST_ORDINAL = 9;

/** How the cut of a name ends so far. */
const OPEN = 0;
const WEAK_LETTER = 1;
const LEARNED = 2;
const ONE_REST = 3;
/** One unknown syllable after a learned word. */
const ONE_REST_LEARNED = 4;
const MORE_REST = 5;
type End = 0 | 1 | 2 | 3 | 4 | 5;
/** One unknown syllable beside a learned word is probably a part of a word. */
const BEFORE_LEARNED: readonly End[] = [OPEN, WEAK_LETTER, LEARNED, MORE_REST];
const BEFORE_OTHER: readonly End[] = [OPEN, WEAK_LETTER, LEARNED, ONE_REST, MORE_REST];

interface Step {
  readonly cost: number;
  readonly before: Step | null;
  readonly piece: Piece | null;
}

/**
 * Cuts a run of Hangul into known pieces and the rest, in time proportional to its length. A
 * learned word is cut out only if the rest on each side is empty, known or longer than one
 * syllable, and if no listed word crosses a cut.
 */
export function cutName(run: string, vocabulary: Vocabulary): Piece[] {
  const { words, listed, wholeWords, longest } = vocabulary;
  const whole = wholeWords.get(run);
  if (whole !== undefined) return [{ kind: "word", korean: run, english: whole }];
  const crossed = crossedCuts(run, vocabulary);
  const best: Partial<Record<End, Step>>[] = [{ [OPEN]: { cost: 0, before: null, piece: null } }];
  const reach = (from: number, ends: readonly End[], end: End, cost: number, piece: Piece) => {
    const to = from + piece.korean.length;
    best[to] ??= {};
    const steps = best[to];
    for (const one of ends) {
      const before = best[from]?.[one];
      if (before === undefined) continue;
      const total = before.cost + cost;
      if (total < (steps[end]?.cost ?? Number.POSITIVE_INFINITY))
        steps[end] = { cost: total, before, piece };
    }
  };
  for (let at = 0; at < run.length; at++) {
    const rest: Piece = { kind: "rest", korean: run[at] ?? "", english: "" };
    reach(at, [OPEN], ONE_REST, REST, rest);
    reach(at, [WEAK_LETTER], ONE_REST_LEARNED, REST + REST_AFTER_WEAK_LETTER, rest);
    reach(at, [LEARNED], ONE_REST_LEARNED, REST, rest);
    reach(at, [ONE_REST, ONE_REST_LEARNED, MORE_REST], MORE_REST, REST, rest);
    for (let length = Math.min(longest, run.length - at); length > 0; length--) {
      const korean = run.slice(at, at + length);
      const english = words.get(korean);
      if (english === undefined) continue;
      const cost = WORD + WORD_SYLLABLE * length;
      const piece: Piece = { kind: "word", korean, english };
      if (listed.has(korean)) reach(at, BEFORE_OTHER, OPEN, cost, piece);
      else if (!crossed.has(at) && !crossed.has(at + length))
        reach(at, BEFORE_LEARNED, LEARNED, cost, piece);
    }
    const ordinal = ordinalAt(run, at);
    if (ordinal !== null) reach(at, BEFORE_OTHER, OPEN, ORDINAL, ordinal);
    for (const { letters, isProven, isWeak } of lettersAt(run, at)) {
      const end = at + letters.korean.length;
      // Two ordinary syllables are letters only before a word that ends the run (이엔플러스 EN Plus).
      const mayBeLetters =
        at === 0 && words.has(run.slice(end)) && !ORDINARY_BEGINNINGS.has(letters.korean);
      if (!isProven && !mayBeLetters) continue;
      // A single letter counts only at the start before a known word (에스메디칼 S Medical), or at the
      // end if its name has three syllables (에코더블유 Eco W).
      const mayBeSingle =
        (at === 0 && beginsWord(run, end, vocabulary)) ||
        (end === run.length && letters.korean.length > 2);
      if (letters.english.length === 1 && !mayBeSingle) continue;
      const cost = at === 0 ? LEADING_LETTERS : OTHER_LETTERS;
      const before = end === run.length ? BEFORE_OTHER : BEFORE_LEARNED;
      // 온 in 에이비온 is pronounced together with the letter before it, so it is not a word.
      const after = at > 0 || BEGINS_WITH_VOWEL.test(run[end] ?? "") ? LEARNED : OPEN;
      reach(at, before, isWeak ? WEAK_LETTER : after, cost, letters);
    }
  }
  const pieces: Piece[] = [];
  let step: Step | null = BEFORE_OTHER.map((end) => best[run.length]?.[end] ?? null).reduce(
    (cheapest, one) => (one === null || (cheapest && cheapest.cost <= one.cost) ? cheapest : one),
    null,
  );
  for (; step?.piece; step = step.before) pieces.push(step.piece);
  return pieces.reverse();
}

const BEGINS_WITH_VOWEL = /[아-잏]/u;

/** The positions inside listed words. A cut there would cut the listed word in two. */
function crossedCuts(run: string, { listed, longest }: Vocabulary): Set<number> {
  const crossed = new Set<number>();
  for (let at = 0; at < run.length; at++)
    for (let length = Math.min(longest, run.length - at); length > 1; length--)
      if (listed.has(run.slice(at, at + length))) {
        for (let cut = at + 1; cut < at + length; cut++) crossed.add(cut);
        break;
      }
  return crossed;
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

/** Pairs of letter names that most companies spell out or use as words (Geo, Easy). */
const ORDINARY_BEGINNINGS = new Set("지오 이지 디지 시지 시티 유유 알티 피티 아이지".split(" "));

interface Letters {
  readonly letters: Piece;
  /** False for two letters with names that are ordinary syllables. */
  readonly isProven: boolean;
  /** Whether the last of three or more letters has such a name, and it begins with a vowel. */
  readonly isWeak: boolean;
}

/** Real names have up to six letters in a row. */
const MOST_LETTERS = 8;
/** This many letter names in a row are letters even if each is an ordinary syllable (유오티 UOT). */
const ENOUGH_LETTERS = 3;

/**
 * The runs of letter names that begin at a position, shortest first: `에스케이` → S, SK. A single
 * letter counts only if its name has at least two syllables.
 */
function lettersAt(run: string, at: number): Letters[] {
  const found: Letters[] = [];
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
    const isProven =
      count >= ENOUGH_LETTERS || (count === 1 ? name.length > 1 && name !== "아르" : isStrong);
    if (letter !== "&" && (isProven || count > 1))
      found.push({
        letters: { kind: "letters", korean: run.slice(at, end), english },
        isProven,
        isWeak: count > 2 && WEAK_LETTER_NAMES.has(name) && BEGINS_WITH_VOWEL.test(name),
      });
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
const COUNTER = "(?:[차호](?!텔|수|실|선(?!박)|량|원)|년(?=[가-힣]{2}))";
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
    else if ((kind ?? counter) === "년" && number.length < 3)
      parts.push({ kind: "counted", text: `${number}-Year` });
    else if ((kind ?? counter) === "차" && !number.includes("-"))
      parts.push({ kind: "counted", text: nth(Number(number)) });
    else parts.push({ kind: "counted", text: ordinal === undefined ? number : `No.${number}` });
  }
  if (end < name.length) parts.push({ kind: "written", text: name.slice(end) });
  return parts;
}

export function composeRun(
  run: string,
  vocabulary: Vocabulary,
): { english: string; isKnown: boolean } {
  let english = "";
  let rest = "";
  let isKnown = false;
  /** Whether what follows is attached to the word before. */
  let attaches = false;
  const add = (word: string) => {
    english += english === "" ? word : ` ${word}`;
  };
  const addRest = () => {
    if (rest === "") return;
    const latin = spelled(rest, vocabulary.syllables);
    if (attaches) english += latin;
    else add(capitalize(latin));
    rest = "";
  };
  const pieces = cutName(run, vocabulary);
  for (const [at, piece] of pieces.entries()) {
    if (piece.kind === "rest") {
      rest += piece.korean;
      continue;
    }
    isKnown = true;
    const mayAttach = piece.english.startsWith("+") && (english !== "" || rest !== "");
    addRest();
    // An attached word follows in lower case without a blank: 블루라인 Blueline. Syllables that no
    // word covers belong to it, not to the word before: 한국노바티스 Korea Novatis.
    attaches = piece.english.startsWith("+") && pieces[at + 1]?.kind === "rest";
    if (mayAttach && !attaches) english += piece.english.slice(1);
    else add(titled(piece.english.replace(/^\+/u, "")));
  }
  addRest();
  return { english, isKnown };
}
