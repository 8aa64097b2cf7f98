/**
 * Learning the English of Korean company words from pairs of names: which substring of the Korean
 * names stands for which English words. Pure; `make.ts` reads the table and writes the result.
 *
 * A candidate is a substring with the English it occurs with most. Fragments (리아 of 코리아) and
 * overlong ones (코리아글로벌) are told by their neighbours. What is left is tried on the names it was
 * learned from, by the very code that composes names, until every word is right often enough.
 */
import { composeRun, cutName, type Piece, partsOfName } from "../../src/language/compose.ts";
import { readHanja } from "../../src/language/hanja.ts";
import { withoutLegalForms } from "../../src/language/legal-forms.ts";
import { LETTER_NAMES } from "../../src/language/letter-names.ts";
import { romanizeGivenName, romanizeHangul } from "../../src/language/revised-romanization.ts";
import { spelled, type Vocabulary } from "../../src/language/vocabulary.ts";
import { lettersOf, similarity, wordsOf } from "./compare.ts";
import type { NamePair } from "./table.ts";

/** A word must be right in this share of the names in which it is used. */
const MIN_PRECISION = 0.7;
/** Rarer words prove too little. */
const MIN_USES = 7;
const LONGEST = 10;
const MOST_WORDS = 4;
const ROUNDS = 6;

export interface Learned {
  readonly english: string;
  readonly uses: number;
  readonly precision: number;
}

/** A name to learn from. */
interface Example {
  readonly runs: readonly string[];
  readonly words: readonly string[];
  /** The letters of the English name. */
  readonly letters: string;
  readonly english: string;
}

/** The runs of Hangul of a name, without its legal forms. */
export function runsOf(korean: string): string[] {
  return partsOfName(withoutLegalForms(readHanja(korean)))
    .filter(({ kind }) => kind === "hangul")
    .map(({ text }) => text);
}

/** An ordinal (제삼차) is no part of a word beside it. */
const ORDINAL = /제[일이삼사오육칠팔구십백]+[차호]/gu;

function exampleOf({ korean, english }: NamePair): Example {
  const runs = runsOf(korean).flatMap((run) => run.split(ORDINAL).filter((part) => part !== ""));
  return { runs, words: wordsOf(english), letters: lettersOf(english), english };
}

export function learnWords(
  pairs: readonly NamePair[],
  isRemoved: (korean: string) => boolean,
): Map<string, Learned> {
  const examples = pairs.map(exampleOf).filter(({ letters }) => letters !== "");
  const words = candidates(examples, isRemoved, learnSyllables(pairs, new Map()));
  let learned = new Map<string, Learned>();
  for (let round = 0; round < ROUNDS; round++) {
    const isLast = round === ROUNDS - 1;
    learned = tried(words, examples);
    for (const korean of [...words.keys()]) {
      const word = learned.get(korean);
      // Gently at first: a word that only fragments spoil recovers once those are gone.
      const least = round < 2 ? MIN_PRECISION - 0.1 : MIN_PRECISION;
      if (!word || word.uses < MIN_USES || word.precision < least) words.delete(korean);
    }
    if (!isLast) removeComposed(words);
    else for (const korean of [...learned.keys()]) if (!words.has(korean)) learned.delete(korean);
  }
  return learned;
}

/** Substrings with the English that belongs to them, fragments and overlong ones removed. */
function candidates(
  examples: Example[],
  isRemoved: (korean: string) => boolean,
  syllables: ReadonlyMap<string, string>,
): Map<string, string> {
  const where = occurrences(examples);
  const frequency = new Map<string, number>();
  const grams = examples.map(({ words }) => gramsOf(words));
  for (const set of grams) for (const gram of set.keys()) count(frequency, gram);
  const found = new Map<string, Candidate>();
  for (const [korean, { names, left, right }] of where) {
    if (isRemoved(korean) || isLetters(korean)) continue;
    if (isAlwaysPartOf(left, names.length) || isAlwaysPartOf(right, names.length)) continue;
    const best = bestEnglish(korean, names, { grams, frequency, examples, syllables });
    // A single syllable that is only spelled would cut other words in two.
    if (best === null || (korean.length === 1 && best.isSpelled)) continue;
    found.set(korean, { ...best, names: names.length });
  }
  for (const [korean, candidate] of [...found]) {
    for (const part of partsOf(korean)) {
      const known = found.get(part);
      if (known === undefined || !isSameEnglish(known.english, candidate.english)) continue;
      // Two that share their English: the part is a fragment if it is little else than a part.
      if (known.names < 1.4 * candidate.names && known.precision < candidate.precision + 0.02)
        found.delete(part);
      else if (known.precision >= candidate.precision - 0.12) found.delete(korean);
    }
  }
  return new Map([...found].map(([korean, { english }]) => [korean, english]));
}

/** Industry and Industrial are one word. */
function isSameEnglish(one: string, other: string): boolean {
  return (
    one === other ||
    (Math.min(one.length, other.length) >= HAS_FORMS && one.slice(0, 5) === other.slice(0, 5))
  );
}

interface Candidate {
  readonly english: string;
  readonly precision: number;
  /** In how many names it occurs. */
  readonly names: number;
}

interface Occurrences {
  /** The numbers of the examples. */
  readonly names: number[];
  /** How often each syllable is beside it. */
  readonly left: Map<string, number>;
  readonly right: Map<string, number>;
}

function occurrences(examples: Example[]): Map<string, Occurrences> {
  const counts = new Map<string, number>();
  for (const { runs } of examples)
    for (const part of new Set(runs.flatMap(partsWithItself))) count(counts, part);
  const found = new Map<string, Occurrences>();
  examples.forEach(({ runs }, at) => {
    for (const run of runs) {
      for (let from = 0; from < run.length; from++) {
        for (let to = from + 1; to <= Math.min(run.length, from + LONGEST); to++) {
          const korean = run.slice(from, to);
          if ((counts.get(korean) ?? 0) < MIN_USES) break;
          let known = found.get(korean);
          if (known === undefined) {
            known = { names: [], left: new Map(), right: new Map() };
            found.set(korean, known);
          }
          if (known.names.at(-1) !== at) known.names.push(at);
          if (from > 0) count(known.left, run[from - 1] ?? "");
          if (to < run.length) count(known.right, run[to] ?? "");
        }
      }
    }
  });
  return found;
}

/** 인베스트먼 is followed by 트 or 츠 and by nothing else: three neighbours cover nearly all of it. */
function isAlwaysPartOf(neighbours: Map<string, number>, total: number): boolean {
  const most = [...neighbours.values()].sort((one, other) => other - one).slice(0, 3);
  return most.reduce((sum, uses) => sum + uses, 0) >= 0.85 * total;
}

function isLetters(korean: string): boolean {
  const words = new Map<string, string>();
  const pieces = cutName(korean, { words, syllables: new Map(), longest: 0 });
  return (
    LETTER_NAMES.has(korean) ||
    (pieces.length === 1 && pieces[0]?.kind === "letters") ||
    /^앤/u.test(korean) ||
    /앤$/u.test(korean)
  );
}

/** Words of every name and nobody's translation, and abbreviations, which nobody should compose. */
const STOP = new Set("no the of and for in by to ind indus const mfg".split(" "));

/** In a phrase they number a series: their Korean is an ordinal. */
const NUMBERS = new Set(
  "first second third fourth fifth sixth seventh eighth ninth tenth ten twenty thirty forty".split(
    " ",
  ),
);

/** Sequences of up to four words by their letters, with how they are written. */
function gramsOf(words: readonly string[]): Map<string, string> {
  const grams = new Map<string, string>();
  for (let from = 0; from < words.length; from++) {
    for (let to = from + 1; to <= Math.min(words.length, from + MOST_WORDS); to++) {
      if (STOP.has(words[from] ?? "") || STOP.has(words[to - 1] ?? "")) continue;
      const gram = words.slice(from, to);
      if (gram.length > 1 && gram.some((word) => NUMBERS.has(word))) continue;
      const letters = gram.join("");
      if (letters.length > 1 && !/\d/u.test(letters)) grams.set(letters, gram.join(" "));
    }
  }
  return grams;
}

/**
 * The English that occurs with a substring most: in at least half of the names, and often enough
 * with it rather than with others. Of a word and a phrase of it the phrase, if it is as usual.
 */
function bestEnglish(
  korean: string,
  names: readonly number[],
  { grams, frequency, examples, syllables }: Evidence,
): { english: string; precision: number; isSpelled: boolean } | null {
  const together = new Map<string, number>();
  for (const at of names) for (const gram of grams[at]?.keys() ?? []) count(together, gram);
  const spellings = [spelled(korean, syllables), romanizeGivenName(korean)];
  const options = [...together]
    .filter(([gram, uses]) => uses >= 0.15 * names.length && gram.length <= 5 * korean.length + 8)
    // 하이테크 is more than Hi, and 동양 is not Yang: that is the spelling of a part of it.
    .filter(([gram]) => gram.length >= korean.length)
    .filter(([gram]) => !spellings.some((spelling) => isPartOf(gram, spelling)))
    .filter(([gram]) => !FOREIGN.test(gram) || NATIVE.test(korean))
    .map(([gram, uses]) => {
      const own = names.flatMap((at) => examples[at] ?? []);
      const precision = own.filter(({ letters }) => letters.includes(gram)).length / own.length;
      const share = Math.min(1, (4 * uses) / (frequency.get(gram) ?? uses));
      return { gram, precision, score: precision * (0.4 + 0.6 * share), own };
    })
    .filter(
      ({ gram, own }) =>
        own.filter((example) => hasForm(gram, korean, example)).length >= 0.5 * own.length,
    )
    .sort((one, other) => other.score - one.score);
  let best = options[0];
  if (best === undefined) return null;
  /** A long word is more often the whole phrase than a short one. */
  const enough = korean.length >= 4 ? 0.86 : 0.95;
  for (const option of options) {
    const isLonger = option.gram.length > best.gram.length && option.gram.includes(best.gram);
    if (isLonger && option.precision >= enough * best.precision && option.score >= 0.7 * best.score)
      best = option;
  }
  const { gram, precision } = best;
  const isSpelled = spellings.some((spelling) => similarity(spelling, gram) > 0.7);
  // 신광 is Shinkwang, though some write Shin Kwang: it is one name.
  const isOneName = isSpelled && korean.length <= 3;
  return { english: isOneName ? gram : usualWriting(gram, names, grams), precision, isSpelled };
}

interface Evidence {
  readonly grams: readonly Map<string, string>[];
  /** In how many names each gram occurs. */
  readonly frequency: ReadonlyMap<string, number>;
  readonly examples: readonly Example[];
  /** How companies spell syllables. */
  readonly syllables: ReadonlyMap<string, string>;
}

/** Korea is the English of these only, however often it accompanies others. */
const FOREIGN = /korea|hankook/;
const NATIVE = /코리|한국|케이/u;

function isPartOf(gram: string, spelling: string): boolean {
  return spelling.includes(gram) && gram.length < spelling.length - 1;
}

/** `real estate` rather than `realestate`, if more write it so. */
function usualWriting(
  gram: string,
  names: readonly number[],
  grams: readonly Map<string, string>[],
): string {
  const ways = new Map<string, number>();
  for (const at of names) {
    const way = grams[at]?.get(gram);
    if (way !== undefined) count(ways, way);
  }
  return mostOf(ways) ?? gram;
}

/** Words shorter than this have no forms: too many others begin alike. */
const HAS_FORMS = 7;
const SAME_WORD = 0.75;

/**
 * Whether an English name has a word, in any of its forms: Industry, Industrial, Ind., and
 * `CONSTRUTION`, of which the table has hundreds. A name that is only spelled has no forms: Hyun is
 * none of Hyundai.
 */
function hasForm(gram: string, korean: string, { letters, words }: Example): boolean {
  if (letters.includes(gram)) return true;
  if (gram.length < HAS_FORMS || isAlike(korean, gram)) return false;
  if (letters.includes(gram.slice(0, Math.ceil(gram.length * 0.55)))) return true;
  return words.some(
    (word) => (word.length >= 3 && gram.startsWith(word)) || similarity(word, gram) >= SAME_WORD,
  );
}

const LIKE = 0.6;

/** Whether a short Korean word and an English one sound alike, at least at the beginning. */
function isAlike(korean: string, gram: string): boolean {
  const standard = romanizeHangul(korean);
  return (
    korean.length <= 3 &&
    (gram.startsWith(standard.slice(0, 2)) || similarity(standard, gram) >= LIKE)
  );
}

/**
 * Whether an English name leaves a word out (홍익종합건설, `HONG IK CO.`): it is like the name composed
 * without it. Such a name says nothing of what the word means.
 */
function leavesOut(pieces: readonly Piece[], left: Piece, { letters }: Example): boolean {
  const rest = pieces
    .filter((piece) => piece !== left)
    .map(({ kind, korean, english }) => (kind === "rest" ? romanizeHangul(korean) : english))
    .join("");
  return similarity(lettersOf(rest), letters) >= LEFT_OUT;
}

const LEFT_OUT = 0.6;

/** How often each word is used in the examples, and how often it is right. */
function tried(words: Map<string, string>, examples: Example[]): Map<string, Learned> {
  const vocabulary: Vocabulary = { words, syllables: new Map(), longest: LONGEST };
  const tally = new Map<string, { uses: number; right: number }>();
  for (const example of examples) {
    const pieces = example.runs.flatMap((run) => cutName(run, vocabulary));
    for (const piece of pieces) {
      if (piece.kind !== "word") continue;
      const isRight = hasForm(lettersOf(piece.english), piece.korean, example);
      if (!isRight && leavesOut(pieces, piece, example)) continue;
      const entry = tally.get(piece.korean) ?? { uses: 0, right: 0 };
      entry.uses++;
      if (isRight) entry.right++;
      tally.set(piece.korean, entry);
    }
  }
  return new Map(
    [...tally].map(([korean, { uses, right }]) => [
      korean,
      { english: words.get(korean) ?? "", uses, precision: right / uses },
    ]),
  );
}

/** Removes the words whose parts give the same English. */
export function removeComposed(words: Map<string, string>): void {
  const vocabulary: Vocabulary = { words, syllables: new Map(), longest: LONGEST };
  for (const [korean, english] of [...words]) {
    if (korean.length < 3) continue;
    words.delete(korean);
    const pieces = cutName(korean, vocabulary);
    const isSame =
      pieces.every(({ kind }) => kind !== "rest") &&
      lettersOf(composeRun(korean, vocabulary).english) === lettersOf(english);
    if (!isSame) words.set(korean, english);
  }
}

/**
 * How companies write each word: in capitals (`SK`), and attached to what precedes it (`+tech`)
 * where most do so. Names all in capitals tell nothing of capitals.
 */
export function writingOf(
  words: ReadonlyMap<string, Learned>,
  pairs: readonly NamePair[],
): Map<string, string> {
  const vocabulary: Vocabulary = {
    words: new Map([...words].map(([korean, { english }]) => [korean, english])),
    syllables: new Map(),
    longest: LONGEST,
  };
  const tally = new Map<
    string,
    { capitals: number; mixed: number; attached: number; all: number }
  >();
  for (const example of pairs.map(exampleOf)) {
    const hasSmall = /[a-z]/u.test(example.english);
    for (const run of example.runs) {
      cutName(run, vocabulary).forEach(({ kind, korean, english }, at) => {
        if (kind !== "word") return;
        const entry = tally.get(korean) ?? { capitals: 0, mixed: 0, attached: 0, all: 0 };
        tally.set(korean, entry);
        if (hasSmall && example.english.toLowerCase().includes(english)) {
          entry.mixed++;
          if (example.english.includes(english.toUpperCase())) entry.capitals++;
        }
        if (at === 0) return;
        const first = english.split(" ")[0] ?? "";
        if (example.words.some((word) => word.startsWith(first))) entry.all++;
        else if (example.words.some((word) => word.endsWith(first))) {
          entry.all++;
          entry.attached++;
        }
      });
    }
  }
  return new Map(
    [...words].map(([korean, { english }]) => {
      const { capitals, mixed, attached, all } = tally.get(korean) ?? {
        capitals: 0,
        mixed: 0,
        attached: 0,
        all: 0,
      };
      const isUpper = english.length <= 5 && mixed > 0 && capitals / mixed > 0.6;
      const isAttached = all >= 5 && attached / all > 0.6;
      return [korean, (isAttached ? "+" : "") + (isUpper ? english.toUpperCase() : english)];
    }),
  );
}

/**
 * The words that bring composed names nearest to the official ones: for each, what the similarity
 * of all names loses without it.
 */
export function mostUseful(
  words: ReadonlyMap<string, string>,
  syllables: ReadonlyMap<string, string>,
  pairs: readonly NamePair[],
  most: number,
): Map<string, string> {
  const vocabulary: Vocabulary = { words, syllables, longest: LONGEST };
  const gains = new Map<string, number>();
  for (const { runs, letters } of pairs.map(exampleOf)) {
    const pieces = runs.flatMap((run) => cutName(run, vocabulary));
    const texts = pieces.map(({ kind, korean, english }) =>
      kind === "rest" ? spelled(korean, syllables) : lettersOf(english),
    );
    const now = similarity(texts.join(""), letters);
    pieces.forEach(({ kind, korean }, at) => {
      if (kind !== "word") return;
      const without = texts.with(at, spelled(korean, syllables)).join("");
      // What is spelled right anyhow is worth knowing too: it tells a name from noise.
      const gain = now - similarity(without, letters) + KNOWN;
      gains.set(korean, (gains.get(korean) ?? 0) + gain);
    });
  }
  const best = [...gains].filter(([, gain]) => gain > 0).sort((one, other) => other[1] - one[1]);
  const kept = new Set(best.slice(0, most).map(([korean]) => korean));
  return new Map([...words].filter(([korean]) => kept.has(korean)));
}

const KNOWN = 0.03;

function partsWithItself(run: string): string[] {
  const parts: string[] = [];
  for (let from = 0; from < run.length; from++)
    for (let to = from + 1; to <= Math.min(run.length, from + LONGEST); to++)
      parts.push(run.slice(from, to));
  return parts;
}

function partsOf(korean: string): string[] {
  return partsWithItself(korean).filter((part) => part !== korean);
}

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function mostOf(counts: ReadonlyMap<string, number>): string | undefined {
  return [...counts].sort((one, other) => other[1] - one[1])[0]?.[0];
}

/** The letters by which companies spell the parts of a syllable; usual ones first. */
const INITIALS =
  "g,k|kk,gg,k|n|d,t|tt,dd,t|r,l|m|b,p,v|pp,bb,b,p|s,sh|ss,s||j,z,ch,g|jj,z,ch|ch|k,c|t|p,f|h";
const VOWELS =
  "a,ah|ae,ai,e,a|ya,ia,a|yae|eo,u,o,er,ur,e,ou,au,uh|e,ae,ai|yeo,you,yu,yo,yeu,ye,u,eo|ye,e,ie,ya,yea|" +
  "o,oh|wa,oa,ua|wae,we,oae|oe,oi,we,eo,o|yo|u,oo,woo,wu,ou|wo,weo,wu,uo,o,u|we|wi,we,ui|yu,you,yoo,u,ryu|" +
  "eu,u,e,oo,|ui,eui,ee,i,e,hi|i,ee,y,yi,e,ie,lee,rhee";
const FINALS =
  "|k,g,c,ck,q,x|k|k|n|n|n|t,d|l,r,ll,le|k|m|l,p|l|l|p|l|m,me|p,b|p|t,s,d,th|t,s|ng,n|t,j,z,s|t|" +
  "k,c,ck|t,th|p|h,";

const tableOf = (table: string) => table.split("|").map((entry) => entry.split(","));
const [initials, vowels, finals] = [tableOf(INITIALS), tableOf(VOWELS), tableOf(FINALS)];

/** The spellings of a syllable, each with how many of its parts are unusual. */
function spellingsOf(syllable: string): [spelling: string, oddity: number][] {
  const index = syllable.charCodeAt(0) - 0xac00;
  const spellings: [string, number][] = [];
  (initials[Math.floor(index / 588)] ?? []).forEach((initial, a) => {
    (vowels[Math.floor(index / 28) % 21] ?? []).forEach((vowel, b) => {
      (finals[index % 28] ?? []).forEach((final, c) => {
        spellings.push([initial + vowel + final, [a, b, c].filter((at) => at > 0).length]);
      });
    });
  });
  return spellings;
}

/**
 * How companies spell single syllables, where most do not follow the standard: learned from the
 * names that known words and some spelling of each other syllable give exactly.
 */
export function learnSyllables(
  pairs: readonly NamePair[],
  words: ReadonlyMap<string, string>,
): Map<string, string> {
  const vocabulary: Vocabulary = { words, syllables: new Map(), longest: LONGEST };
  const spellings = new Map<string, [string, number][]>();
  const tally = new Map<string, Map<string, number>>();
  for (const { korean, english } of pairs) {
    const name = withoutLegalForms(korean);
    if (!/^[가-힣]+$/u.test(name)) continue;
    const letters = lettersOf(english);
    type State = { oddity: number; ways: readonly (readonly [string, string])[] };
    let states = new Map<number, State>([[0, { oddity: 0, ways: [] }]]);
    for (const piece of cutName(name, vocabulary)) {
      let options = spellings.get(piece.korean);
      if (piece.kind !== "rest") options = [[lettersOf(piece.english), 0]];
      else if (options === undefined) {
        options = spellingsOf(piece.korean);
        spellings.set(piece.korean, options);
      }
      const next = new Map<number, State>();
      for (const [at, { oddity, ways: before }] of states) {
        for (const [way, more] of options) {
          if (!letters.startsWith(way, at)) continue;
          const known = next.get(at + way.length);
          if (known !== undefined && known.oddity <= oddity + more) continue;
          const all = piece.kind === "rest" ? [...before, [piece.korean, way] as const] : before;
          next.set(at + way.length, { oddity: oddity + more, ways: all });
        }
      }
      states = next;
    }
    for (const [syllable, way] of states.get(letters.length)?.ways ?? []) {
      const ways = tally.get(syllable) ?? new Map<string, number>();
      tally.set(syllable, ways);
      count(ways, way);
    }
  }
  const syllables = new Map<string, string>();
  for (const [syllable, ways] of tally) {
    const usual = mostOf(ways) ?? "";
    const standard = romanizeHangul(syllable);
    if ((ways.get(usual) ?? 0) >= 5 && (ways.get(usual) ?? 0) > 1.1 * (ways.get(standard) ?? 0))
      syllables.set(syllable, usual);
  }
  return syllables;
}
