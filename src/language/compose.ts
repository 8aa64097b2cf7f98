/** Composes English names as companies do (docs/decisions/0060-composed-english-names.md). */
import { withoutAdditions } from "./additions.ts";
import { FOREIGN_SYLLABLE } from "./family-names.ts";
import { readHanja } from "./hanja.ts";
import { composeKind, isLimitedFirm, type Words } from "./kinds/compose-kind.ts";
import { tables } from "./kinds/tables.ts";
import { englishLegalForm, withoutLegalForms } from "./legal-forms.ts";
import { LETTER_BY_NAME, LONGEST_LETTER_NAME, WEAK_LETTER_NAMES } from "./letter-names.ts";
import { hasNameTables, type Where } from "./name-tables.ts";
import { ownerAtStart } from "./owners.ts";
import { composePhrase } from "./phrases.ts";
import { romanizeHangul } from "./revised-romanization.ts";
import { capitalize, romanizeName, romanizeWord, titled } from "./romanize.ts";
import { tidyName } from "./tidy-name.ts";
import type { Vocabulary } from "./vocabulary.ts";
import { spelled, vocabulary } from "./vocabulary.ts";

export interface UnofficialName {
  readonly name: string;
  /** `composed`: a part of the name is known. `romanized`: the whole name is spelled out. */
  readonly source: "composed" | "romanized";
}

/**
 * `(주)에스케이건설` → `SK Construction Co., Ltd.` Null for a bare legal form or unreadable Hanja.
 * @param known null if the tables of names could not be read. The name is then romanised
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

/** A legal form inside a name belongs to the company before it: 한빛증권(주) 자산플라자. */
const FORM_INSIDE = /(?<!법인)(?<=[가-힣])(?:\([주유]\)|㈜)\s?[가-힣]/u;

interface Composed {
  readonly english: string;
  readonly isKnown: boolean;
  readonly isBranch?: boolean;
}

function composeKnown(korean: string, known: Vocabulary): Composed {
  const text = tidyName(
    readHanja(withoutLegalForms(korean))
      .replace(DOT_BETWEEN_LETTERS, "")
      .replace(PC_CAFE, "피시방")
      .replace(NUMBER_OF_NUMBER, "제$1의$2호")
      .replace(YEAR_BEFORE_ORDINAL, (year) => ` ${yearOf(year)} `),
  );
  const bare = joinListed(text, known);
  return composeKind(bare, korean, wordsOf(known)) ?? composeText(bare, known);
}

/** Joins words that make one listed name: 뱅크 오브 아메리카. Does not join short names: 한국 은행. */
function joinListed(text: string, { listed, longest }: Vocabulary): string {
  const tokens = text.split(" ");
  const names: string[] = [];
  for (let at = 0; at < tokens.length; at++) {
    let name = tokens[at] ?? "";
    for (let end = at + 1, long = name; end < tokens.length && long.length < longest; end++) {
      long += tokens[end];
      if (long.length < SHORTEST_JOINED || !listed.has(long)) continue;
      name = long;
      at = end;
    }
    names.push(name);
  }
  return names.join(" ");
}

const SHORTEST_JOINED = 5;

/** Matches a number with a part: 제2호의1 is No.2-1. */
const NUMBER_OF_NUMBER = /제?(\d{1,4})호의\s?(\d{1,3})(?![\d호])/gu;

/** Matches a year before an ordinal: 신보이천이십일제오차 is the fifth of 2021. */
const YEAR_BEFORE_ORDINAL = /이천이?십[일이삼사오육칠팔구]?(?=제)/gu;

function yearOf(spelled: string): number {
  return 2000 + numberOf(spelled.slice(2));
}

const PC_CAFE = /PC\s?방/giu;

function formOf(korean: string): string | null {
  return isLimitedFirm(korean) ? "LLC" : englishLegalForm(korean);
}

function wordsOf(known: Vocabulary): Words {
  return {
    compose: (text, more) => composeText(text, more ? withWords(known, more) : known).english,
    phrase: (text) => phraseOf(text, known)?.replace(/^the /u, "") ?? null,
    endsInLonger(run, length) {
      const { kind, korean = "" } = piecesOf(run, known).at(-1) ?? {};
      return kind === "word" && known.listed.has(korean) && korean.length > length;
    },
    covers: (run) => piecesOf(run, known).every(({ kind }) => kind !== "rest"),
    isListed: (run) => known.listed.has(run),
    unknownEnd(run) {
      const pieces = piecesOf(run, known);
      const start = pieces.findIndex(({ kind }) => kind === "rest");
      const [first] = pieces;
      const isName = first?.kind === "word" && known.listed.has(first.korean);
      if (!isName || first.korean.length < SHORTEST_NAME || start < 0) return "";
      const rest = pieces.slice(start);
      return rest.length > 1 && rest.every(({ kind }) => kind === "rest") ? joined(rest) : "";
    },
    unknownStart(run) {
      const pieces = piecesOf(run, known);
      const end = pieces.findIndex(({ kind }) => kind !== "rest");
      const words = end < 2 ? [] : pieces.slice(end);
      const isCut = words.length > 0 && words.every(({ korean }) => known.listed.has(korean));
      return isCut ? joined(pieces.slice(0, end)) : "";
    },
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

function phraseOf(run: string, known: Vocabulary): string | null {
  return composePhrase(run, (text) => {
    const word = tables().phraseWords.get(text);
    if (word !== undefined) return word;
    if (text.length < SHORTEST_PHRASE_WORD) return null;
    const pieces = piecesOf(text, known);
    const isListed = pieces.every(
      ({ kind, korean }) => kind === "word" && known.listed.has(korean),
    );
    return isListed ? pieces.map(({ english }) => titled(english)).join(" ") : null;
  });
}

/** The fewest syllables of a word in a phrase. */
const SHORTEST_PHRASE_WORD = 2;

const enlarged = new WeakMap<ReadonlyMap<string, string>, Vocabulary>();

function withWords(known: Vocabulary, more: ReadonlyMap<string, string>): Vocabulary {
  let both = enlarged.get(more);
  if (both?.syllables !== known.syllables) {
    const added = Array.from(more).filter(([word]) => word.length > 1);
    both = {
      ...known,
      words: new Map([...added, ...known.words]),
      listed: new Map([...known.listed, ...added.map(([word]) => [word, whereOf(word)] as const)]),
    };
    enlarged.set(more, both);
  }
  return both;
}

/** A word of two syllables is often a part of a longer word, so `apart` applies. */
function whereOf(word: string): Where {
  return word.length > 2 ? "anywhere" : "apart";
}

/** `unknownEnd` needs a known name this long (이마트|옥길). A shorter one may begin another name. */
const SHORTEST_NAME = 3;

function joined(pieces: readonly Piece[]): string {
  return pieces.map(({ korean }) => korean).join("");
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
      const run = composeRun(part.text, known, part.text === bare);
      english = run.english;
      isKnown ||= run.isKnown;
    }
    isKnown ||= part.kind === "counted";
    // Letters and a number stay together: 지에스25 is GS25.
    const isOne = part.kind === "written" && LETTERS_AT_END.test(text) && /^\d/u.test(english);
    const isApart = WORD_AT_END.test(last) && WORD_AT_START.test(english) && !isOne;
    text += isApart ? ` ${english}` : english;
    last = english.slice(-1);
  }
  return { english: text, isKnown };
}

/** English words that a name says twice: 한빛부동산 부동산중개 gives "Real Estate Real Estate Agency". */
const REPEATED = /(?<=^| )(?<once>\S+(?: \S+){0,3})(?: \k<once>)+(?= |$)/giu;

const A_LETTER = [...LETTER_BY_NAME.keys()].join("|");
/** Matches the dots between letter names: 에프.지.에프 is FGF. */
const DOT_BETWEEN_LETTERS = new RegExp(`(?<=(?:^|[\\s.])(?:${A_LETTER}))\\.(?=${A_LETTER})`, "gu");

/** Removes parentheses that repeat the name: 에스엠아이(SMI), 한빛(HANBIT Co., Ltd.). */
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

const LETTERS_AT_END = /(?<![^ ])[A-Z]{2,4}$/u;
/** A blank stands between words and around `&` and brackets, but not around other signs. */
const WORD_AT_END = /[\p{L}\p{N}&)\]]$/u;
const WORD_AT_START = /^[\p{L}\p{N}&([]/u;

/** Some composed names already end with an English legal form: 컴퍼니 becomes Company. */
const ENDS_WITH_FORM =
  /.\b(?:Company|Co\.?|Corporation|Corp\.?|Inc\.?|Limited|Ltd\.?|LLC|L\.L\.C\.?|GmbH|AG)$/iu;

/** A known part of a name, or one unknown syllable (`rest`). */
export interface Piece {
  readonly kind: "word" | "letters" | "ordinal" | "rest";
  readonly korean: string;
  /** Begins with `+` if it is attached to the part before it. Empty for `rest`. */
  readonly english: string;
}

/** Costs of pieces. The cheapest cut wins. Words cost less than letters and unknown syllables. */
const REST = 1;
const WORD = 0.45;
/** Added for each syllable, so that longer words win if two cuts would otherwise cost the same. */
const WORD_SYLLABLE = -0.02;
const ORDINAL = 0.3;
const LEADING_LETTERS = 0.5;
const OTHER_LETTERS = 0.7;
/**
 * Added for an unknown syllable after a weak letter name. A letter name is weak if it is also an
 * ordinary syllable, such as 이 (E): 케이지이니시스 is KG and 이니시스, not KGE and 니시스.
 */
const REST_AFTER_WEAK_LETTER = 1.2;

/** 제이십오차 is the 25th, 제3호 is No.3. Longer numbers do not occur in real names. */
const ORDINAL_AT =
  /^제(?:([일이삼사오육칠팔구십백]{1,7})(?:의([일이삼사오육칠팔구십]{1,3}))?|(\d{1,4}))(차|호)/u;
const LONGEST_ORDINAL = 13;

/** At the start and before a word, 더 is The: 더포레스트 The Forest. */
const THE: Piece = { kind: "word", korean: "더", english: "the" };
/** Between two words, 앤 is &: 빵앤커피. Between letters, `lettersAt` reads 앤. */
const AND: Piece = { kind: "word", korean: "앤", english: "&" };
const AND_LONG: Piece = { kind: "word", korean: "앤드", english: "&" };

/** How a cut ends so far. `OPEN` is any end that has no other constant here. */
const OPEN = 0;
const WEAK_LETTER = 1;
const APART = 2;
const ONE_REST = 3;
const ONE_REST_APART = 4;
const MORE_REST = 5;
type End = 0 | 1 | 2 | 3 | 4 | 5;
/** Without `ONE_REST`: one unknown syllable (유) and a word (니콘) are probably one word (유니콘). */
const BEFORE_APART: readonly End[] = [OPEN, WEAK_LETTER, APART, MORE_REST];
const BEFORE_OTHER: readonly End[] = [OPEN, WEAK_LETTER, APART, ONE_REST, MORE_REST];

const AFTER_LISTED: readonly End[] = [OPEN];
const AFTER_WORD: readonly End[] = [OPEN, APART];

interface Step {
  readonly cost: number;
  readonly before: Step | null;
  readonly piece: Piece | null;
}

/**
 * Cuts a run of Hangul into known pieces and unknown syllables, in linear time. A word that is
 * not `anywhere` may not leave a single unknown syllable beside it (니콘 in 유니콘).
 */
export function cutName(run: string, vocabulary: Vocabulary): Piece[] {
  const { words, listed, longest } = vocabulary;
  const whole = words.get(run);
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
    reach(at, [WEAK_LETTER], ONE_REST_APART, REST + REST_AFTER_WEAK_LETTER, rest);
    reach(at, [APART], ONE_REST_APART, REST, rest);
    reach(at, [ONE_REST, ONE_REST_APART, MORE_REST], MORE_REST, REST, rest);
    for (let length = Math.min(longest, run.length - at); length > 0; length--) {
      const korean = run.slice(at, at + length);
      const english = words.get(korean);
      if (english === undefined) continue;
      const end = at + length;
      const cost = WORD + WORD_SYLLABLE * length;
      const piece: Piece = { kind: "word", korean, english };
      const where = listed.get(korean) ?? "apart";
      if (where === "anywhere") reach(at, BEFORE_OTHER, OPEN, cost, piece);
      else if (!crossed.has(at) && !crossed.has(end) && mayStand(where, run, at, end, vocabulary))
        reach(at, BEFORE_APART, APART, cost, piece);
    }
    if (at === 0 && run.startsWith("더") && beginsWord(run, 1, vocabulary, 2))
      reach(at, BEFORE_OTHER, APART, WORD, THE);
    if (at > 0 && run.startsWith("앤", at)) {
      const and = run.startsWith("앤드", at) ? AND_LONG : AND;
      if (beginsWord(run, at + and.korean.length, vocabulary, 2))
        reach(at, BEFORE_OTHER, APART, WORD, and);
      // After a word, 앤 is & even if unknown syllables follow: 카페앤도란.
      else if (run.length - at > 2) reach(at, AFTER_WORD, OPEN, OTHER_LETTERS, AND);
    }
    const particle = crossed.has(at) || crossed.has(at + 1) ? null : particleAt(run, at);
    if (particle !== null && beginsWord(run, at + 1, vocabulary, 2))
      reach(at, AFTER_WORD, APART, WORD, particle);
    const ordinal = ordinalAt(run, at);
    if (ordinal !== null) reach(at, BEFORE_OTHER, OPEN, ORDINAL, ordinal);
    for (const { letters, isProven, isWeak } of lettersAt(run, at)) {
      const end = at + letters.korean.length;
      // Two ordinary letter names count only before the last word (이엔플러스 EN Plus) or an ordinal.
      const mayBeLetters =
        at === 0 && !ORDINARY_BEGINNINGS.has(letters.korean) && isWordOrOrdinal(run, end, words);
      const isSolo =
        at === 0 && SOLO_LETTERS.has(letters.korean) && beginsWord(run, end, vocabulary, 2);
      if (!isProven && !mayBeLetters && !isSolo) continue;
      // A single letter name is a letter before a known word (에스메디칼 S Medical). At the end, it is a
      // letter if it has three syllables (에코더블유 Eco W) or a listed word ends before it (비전케이).
      // Inside a name, 아이 usually means child, so it is not the letter I.
      const isSingle = letters.english.length === 1;
      const isLast = end === run.length;
      const isAfterListed = isSingle && isLast && at > 0 && letters.korean.length === 2;
      const mayBeSingle =
        (at === 0 && (beginsWord(run, end, vocabulary) || ordinalAt(run, end) !== null)) ||
        (at > 0 && letters.english !== "I" && beginsWord(run, end, vocabulary, 2)) ||
        (isLast && letters.korean.length > 2) ||
        isAfterListed;
      if (isSingle && !mayBeSingle) continue;
      const cost = at === 0 ? LEADING_LETTERS : OTHER_LETTERS;
      const beforeLast = isAfterListed ? AFTER_LISTED : BEFORE_OTHER;
      const before = isLast ? beforeLast : BEFORE_APART;
      // With `APART`, no single unknown syllable may follow the letters. This applies to letters
      // inside a name. It also applies to letters at the start if the next syllable begins with a
      // vowel, because it is spoken together with the last letter: 에이비온 is not AB and 온.
      const after = at > 0 || BEGINS_WITH_VOWEL.test(run[end] ?? "") ? APART : OPEN;
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

/** The positions inside `anywhere` words. A cut there would cut such a word in two. */
function crossedCuts(run: string, vocabulary: Vocabulary): Set<number> {
  const crossed = new Set<number>();
  for (let at = 0; at < run.length; at++) {
    const length = longestAnywhere(run, at, vocabulary);
    for (let cut = at + 1; cut < at + length; cut++) crossed.add(cut);
  }
  return crossed;
}

function longestAnywhere(run: string, at: number, { listed, longest }: Vocabulary): number {
  for (let length = Math.min(longest, run.length - at); length > 0; length--)
    if (listed.get(run.slice(at, at + length)) === "anywhere") return length;
  return 0;
}

function mayStand(
  where: Where,
  run: string,
  start: number,
  end: number,
  vocabulary: Vocabulary,
): boolean {
  if (where !== "end") return where === "apart";
  if (end === run.length) return true;
  // At the start, a word of two syllables often belongs to a longer name: 명상건설.
  const isLong = end - start > (start === 0 ? 2 : 1);
  return isLong && longestAnywhere(run, end, vocabulary) > 1;
}

function beginsWord(
  run: string,
  at: number,
  { words, longest }: Vocabulary,
  shortest = 1,
): boolean {
  for (let length = Math.min(longest, run.length - at); length >= shortest; length--)
    if (words.has(run.slice(at, at + length))) return true;
  return false;
}

function isWordOrOrdinal(run: string, at: number, words: ReadonlyMap<string, string>): boolean {
  return words.has(run.slice(at)) || ordinalAt(run, at) !== null;
}

const FIRST_SYLLABLE = "가".charCodeAt(0);
const FINALS = 28;

/** Reads a particle: 의, 와 after a vowel (논리와사고), or 과 after a final consonant (빛과소금). */
function particleAt(run: string, at: number): Piece | null {
  const korean = run[at] ?? "";
  if (at === 0) return null;
  if (korean === "의") return { kind: "word", korean, english: "+'s" };
  const hasFinal = (run.charCodeAt(at - 1) - FIRST_SYLLABLE) % FINALS > 0;
  return korean === (hasFinal ? "과" : "와") ? { kind: "word", korean, english: "&" } : null;
}

function ordinalAt(run: string, at: number): Piece | null {
  if (run[at] !== "제") return null;
  const [korean, spelled, part, digits, kind] =
    ORDINAL_AT.exec(run.slice(at, at + LONGEST_ORDINAL)) ?? [];
  if (korean === undefined) return null;
  const number = spelled === undefined ? Number(digits) : numberOf(spelled);
  if (part !== undefined)
    return { kind: "ordinal", korean, english: `No.${number}-${numberOf(part)}` };
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

/** Pairs of letter names that most companies mean as syllables or words (Geo, Easy). */
const ORDINARY_BEGINNINGS = new Set("지오 이지 디지 시지 시티 유유 알티 피티 아이지".split(" "));

/** At the start, each of these alone means a letter: 큐골프 Q Golf. Few words begin with these. */
const SOLO_LETTERS: ReadonlySet<string> = new Set(["큐", "엠", "엘"]);

interface Letters {
  readonly letters: Piece;
  /** False for two letters with names that are ordinary syllables. */
  readonly isProven: boolean;
  /** Whether the last of three or more letters has a weak name that begins with a vowel. */
  readonly isWeak: boolean;
}

/** Real names spell at most six letters in a row, so eight are enough. */
const MOST_LETTERS = 8;
/** This many letter names in a row are letters even if each is an ordinary syllable (유오티 UOT). */
const ENOUGH_LETTERS = 3;

/**
 * Lists the letters that a name may spell at a position, shortest first: `에스케이` → S, SK. A single
 * letter needs a name of two or more syllables, or a name in `SOLO_LETTERS`.
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
    if (letter !== "&" && (isProven || count > 1 || SOLO_LETTERS.has(name)))
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
const COUNTER =
  "(?:[차호](?!텔|수|실|선(?!박)|량|원)|년(?=[가-힣]{2})|(?<=24|365)(?:시간?|일)|층|번[가지]|(?<=\\d)가(?=[역점]|[가-힣]{2}|[^가-힣]|$)(?![지족구게맹전])|인(?=[가-힣]{2}))";
const NUMBER = "\\d{1,9}(?:-\\d{1,9}|의\\d{1,3}(?=[호차]))?";
/** A number with 제 or a counter (제23차, 12호), or a run of Hangul. */
const PART = new RegExp(
  `제\\s?(?<ordinal>${NUMBER})(?<kind>${COUNTER})?|(?<digits>${NUMBER})(?<counter>${COUNTER})` +
    `|(?:(?!제\\s?\\d)\\p{Script=Hangul})+`,
  "gu",
);

/** `hangul` must still be composed. The text of the other kinds is final. */
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
    const number = (ordinal ?? digits)?.replace("의", "-");
    const unit = UNITS[kind ?? counter ?? ""];
    if (number === undefined) parts.push({ kind: "hangul", text: match[0] });
    else if (unit !== undefined && Number(number) < YEARS)
      parts.push({ kind: "counted", text: unit(number) });
    else if ((kind ?? counter) === "차" && !number.includes("-"))
      parts.push({ kind: "counted", text: nth(Number(number)) });
    else parts.push({ kind: "counted", text: ordinal === undefined ? number : `No.${number}` });
  }
  if (end < name.length) parts.push({ kind: "written", text: name.slice(end) });
  return parts;
}

/** The English of a counter with its number: 2층당구장, 종로5가, 24시해장국, 3번가, 1인미용실, 100년. */
const UNITS: Readonly<Record<string, (number: string) => string>> = {
  년: (number) => `${number}-Year`,
  층: (number) => `${nth(Number(number))} Floor`,
  가: (number) => `${number}-ga`,
  번가: (number) => `${nth(Number(number))} Street`,
  번지: (number) => `No. ${number}`,
  인: (number) => `${number}-Person`,
  시: (number) => `${number}-Hour`,
  시간: (number) => `${number}-Hour`,
  일: (number) => `${number}-Day`,
};
/** Before 년, a number this large is a year, not a duration. */
const YEARS = 1000;

/** Initials and finals that occur only in native Korean words: 꽃, 밝은, 숲. */
const NATIVE =
  /[\u1101\u1104\u1108\u110d\u11a9\u11aa\u11ac-\u11ae\u11b0-\u11b6\u11b9\u11bb\u11bd-\u11c2]/u;

/**
 * Whether a text is native Korean. Native words are romanised by the standard, because companies
 * use their own spellings only for Hanja and loanwords.
 */
function isNative(hangul: string): boolean {
  return NATIVE.test(hangul.normalize("NFD")) && !FOREIGN_SYLLABLE.test(hangul);
}

/** If the whole name is one short word, the word is a name and is not translated: 명상, 잔치. */
function isShortEnd(run: string, { listed }: Vocabulary): boolean {
  return run.length < 3 && listed.get(run) === "end";
}

function restOf(run: string): Piece[] {
  return Array.from(run, (korean) => ({ kind: "rest", korean, english: "" }));
}

export function composeRun(
  run: string,
  vocabulary: Vocabulary,
  isWhole = false,
): { english: string; isKnown: boolean } {
  const owner = ownerAtStart(run, (text) =>
    cutName(text, vocabulary).every(
      ({ kind, korean }) => kind === "word" && vocabulary.listed.has(korean),
    ),
  );
  if (owner !== null) {
    const rest = composeRun(run.slice(owner.length), vocabulary);
    return { english: `${owner.english} ${rest.english}`.trim(), isKnown: true };
  }
  let english = "";
  let rest = "";
  let isKnown = false;
  let attaches = false;
  const add = (word: string) => {
    english += english === "" ? word : ` ${word}`;
  };
  const addRest = (isBeforeWord: boolean) => {
    if (rest === "") return;
    const latin = isNative(rest) ? romanizeHangul(rest) : spelled(rest, vocabulary.syllables);
    const place = english === "" && isBeforeWord ? rest.slice(0, 2) : "";
    if (rest.length > 2 && tables().places.has(place)) {
      add(romanizeWord(place));
      add(capitalize(spelled(rest.slice(2), vocabulary.syllables)));
    } else if (attaches) english += latin;
    else add(capitalize(latin));
    rest = "";
  };
  const cut = cutName(run, vocabulary);
  const phrase = cut.some(({ kind }) => kind === "rest") ? phraseOf(run, vocabulary) : null;
  if (phrase !== null) return { english: capitalize(phrase), isKnown: true };
  const pieces = isWhole && isShortEnd(run, vocabulary) ? restOf(run) : cut;
  for (const [at, piece] of pieces.entries()) {
    if (piece.kind === "rest") {
      rest += piece.korean;
      continue;
    }
    isKnown = true;
    const mayAttach =
      piece.english.startsWith("+") && (rest !== "" || (english !== "" && !english.endsWith("&")));
    addRest(true);
    // An attached word follows in lower case without a blank: 블루라인 Blueline. But unknown syllables
    // behind an attached word make a new word with it: 한국노바티스 Korea Novatis.
    attaches = piece.english.startsWith("+") && pieces[at + 1]?.kind === "rest";
    if (mayAttach && !attaches) english += piece.english.slice(1);
    else add(titled(piece.english.replace(/^\+/u, "")));
  }
  addRest(false);
  return { english, isKnown };
}
