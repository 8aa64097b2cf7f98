/**
 * Learns how companies spell syllables of Hangul, and sequences of up to three syllables. For
 * example, 로지 is logi, although 지 alone is ji. `^` and `$` mark the start and the end of a run of
 * syllables that are part of no known word.
 */
import { cutName } from "../../src/language/compose.ts";
import { withoutLegalForms } from "../../src/language/legal-forms.ts";
import {
  LONGEST_SPELLING,
  spelled,
  spelledMarked,
  type Vocabulary,
  vocabularyOf,
} from "../../src/language/vocabulary.ts";
import { comparableLetters } from "./compare.ts";
import type { NamePair } from "./name-pairs.ts";
import { count, mostOf } from "./tally.ts";

/** A run of syllables that no word covers, and how the English name spells each of them. */
interface SpelledRun {
  readonly syllables: readonly string[];
  readonly spellings: readonly string[];
}

const MIN_USES = 5;
/** An entry of several syllables must make this many more runs right than it makes wrong. */
const MIN_GAIN = 4;
/** An entry's spelling must be at least this share of all spellings of the entry's syllables. */
const MIN_SHARE = 0.4;

/** @returns the spellings that differ from the standard ones, by syllable or sequence */
export function learnSyllables(
  pairs: readonly NamePair[],
  words: ReadonlyMap<string, string>,
): Map<string, string> {
  const vocabulary = vocabularyOf(words, new Map());
  const runs = pairs.flatMap((pair) => spelledRuns(pair, vocabulary));
  const table = new Map<string, string>();
  for (let length = 1; length <= LONGEST_SPELLING; length++) {
    const found: [string, string][] = [];
    for (const [korean, counts] of spellingsOfLength(runs, length)) {
      const usual = mostOf(counts) ?? "";
      const uses = counts.get(usual) ?? 0;
      const now = spelledMarked(korean, table);
      if (softened(usual) === softened(now)) continue;
      const others = counts.get(now) ?? 0;
      const all = [...counts.values()].reduce((sum, one) => sum + one, 0);
      const isUsual =
        uses >= MIN_SHARE * all &&
        (length === 1 ? uses >= MIN_USES && uses > 1.5 * others : uses - others >= MIN_GAIN);
      if (isUsual) found.push([korean, usual]);
    }
    for (const [korean, usual] of found) table.set(korean, usual);
  }
  removeUseless(table, runs);
  return table;
}

function softened(spelling: string): string {
  return spelling.replaceAll("lr", "ll");
}

function spellingsOfLength(
  runs: readonly SpelledRun[],
  length: number,
): Map<string, Map<string, number>> {
  const tally = new Map<string, Map<string, number>>();
  for (const { syllables, spellings } of runs) {
    const marked = ["^", ...syllables, "$"];
    const latin = ["", ...spellings, ""];
    for (let from = 0; from + length <= marked.length; from++) {
      const korean = marked.slice(from, from + length).join("");
      if (/^[$^]*$/u.test(korean)) continue;
      const counts = tally.get(korean) ?? new Map<string, number>();
      tally.set(korean, counts);
      count(counts, latin.slice(from, from + length).join(""));
    }
  }
  return tally;
}

function removeUseless(table: Map<string, string>, runs: readonly SpelledRun[]): void {
  const users = new Map<string, SpelledRun[]>();
  for (const run of runs)
    for (const korean of sequencesOf(`^${run.syllables.join("")}$`))
      if (table.has(korean)) users.set(korean, [...(users.get(korean) ?? []), run]);
  for (const [korean, spelling] of [...table]) {
    if (korean.length === 1) continue;
    const own = users.get(korean) ?? [];
    const right = rightOf(own, table);
    table.delete(korean);
    if (right - rightOf(own, table) >= MIN_GAIN - 1) table.set(korean, spelling);
  }
}

function sequencesOf(marked: string): Set<string> {
  const found = new Set<string>();
  for (let from = 0; from < marked.length; from++)
    for (let length = 2; length <= LONGEST_SPELLING; length++)
      found.add(marked.slice(from, from + length));
  return found;
}

function rightOf(runs: readonly SpelledRun[], table: ReadonlyMap<string, string>): number {
  return runs.filter(
    ({ syllables, spellings }) => spelled(syllables.join(""), table) === spellings.join(""),
  ).length;
}

interface State {
  /** How many letters of Hangul have an unusual spelling so far. */
  readonly oddity: number;
  readonly before: State | null;
  readonly spelling: string;
}

/**
 * Divides the English of a name into known words and the spellings that are listed below. If there
 * are several ways, takes the one with the fewest unusual spellings.
 * @returns the runs of the name; none if the English cannot be divided
 */
function spelledRuns({ korean, english }: NamePair, vocabulary: Vocabulary): SpelledRun[] {
  const name = withoutLegalForms(korean);
  if (!/^[가-힣]+$/u.test(name)) return [];
  const letters = comparableLetters(english);
  const pieces = cutName(name, vocabulary);
  /** The key is how many letters of the English name the pieces cover so far. */
  let states = new Map<number, State>([[0, { oddity: 0, before: null, spelling: "" }]]);
  for (const piece of pieces) {
    const options: readonly Spelling[] =
      piece.kind === "rest" ? spellingsOf(piece.korean) : [[comparableLetters(piece.english), 0]];
    const next = new Map<number, State>();
    for (const [at, before] of states) {
      for (const [spelling, oddity] of options) {
        if (!letters.startsWith(spelling, at)) continue;
        const end = at + spelling.length;
        const total = before.oddity + oddity;
        if (total < (next.get(end)?.oddity ?? Number.POSITIVE_INFINITY))
          next.set(end, { oddity: total, before, spelling });
      }
    }
    states = next;
  }
  let state = states.get(letters.length) ?? null;
  if (state === null) return [];
  const runs: { syllables: string[]; spellings: string[] }[] = [];
  let isRest = false;
  for (const piece of pieces.toReversed()) {
    if (piece.kind === "rest") {
      if (!isRest) runs.push({ syllables: [], spellings: [] });
      runs.at(-1)?.syllables.unshift(piece.korean);
      runs.at(-1)?.spellings.unshift(state?.spelling ?? "");
    }
    isRest = piece.kind === "rest";
    state = state?.before ?? null;
  }
  return runs;
}

/**
 * How companies spell the initials, vowels and finals of Hangul, in Unicode order. `|` separates
 * the letters of Hangul, and `,` separates the spellings of a letter. The usual spelling comes
 * first. An empty spelling means that companies leave the letter out.
 */
const INITIALS =
  "g,k|kk,gg,k|n|d,t|tt,dd,t|r,l,rh|m|b,p,v|pp,bb,b,p|s,sh,c,x,th,z,|ss,s,c||j,z,ch,g|jj,z,ch|" +
  "ch,c,tch|k,c,ck,q,x,ch|t,th|p,f,ph|h,f,wh";
const VOWELS =
  "a,ah,u,o,e|ae,ai,e,a|ya,ia,a|yae|eo,u,o,er,ur,e,ou,au,uh,or,a,ir,ea|e,ae,ai,a,ea|" +
  "yeo,you,yu,yo,yeu,ye,u,eo,ou|ye,e,ie,ya,yea|o,oh,au,aw,oa,or|wa,oa,ua|wae,we,oae|oe,oi,we,eo,o|yo|" +
  "u,oo,woo,wu,ou,o,ue,ew|wo,weo,wu,uo,o,u,wa|we|wi,we,ui,wee|yu,you,yoo,u,ryu,ew|eu,u,e,oo,,o|" +
  "ui,eui,ee,i,e,hi|i,ee,y,yi,e,ie,lee,rhee,ea,ey";
const FINALS =
  "|k,g,c,ck,q,x|k|k|n,nd|n|n|t,d|l,r,ll,le|k|m|l,p|l|l|p|l|m,me,mb|p,b,pe|p|t,s,d,th|t,s|ng,n|" +
  "t,j,z,s|t|k,c,ck|t,th|p|h,";

const tableOf = (table: string) => table.split("|").map((entry) => entry.split(","));
const [initials, vowels, finals] = [tableOf(INITIALS), tableOf(VOWELS), tableOf(FINALS)];

/** A spelling of a syllable. `oddity`: how many letters of Hangul have an unusual spelling. */
type Spelling = readonly [spelling: string, oddity: number];

const known = new Map<string, readonly Spelling[]>();

function spellingsOf(syllable: string): readonly Spelling[] {
  const listed = known.get(syllable);
  if (listed !== undefined) return listed;
  const index = syllable.charCodeAt(0) - 0xac00;
  const spellings: Spelling[] = [];
  (initials[Math.floor(index / 588)] ?? []).forEach((initial, a) => {
    (vowels[Math.floor(index / 28) % 21] ?? []).forEach((vowel, b) => {
      (finals[index % 28] ?? []).forEach((final, c) => {
        spellings.push([initial + vowel + final, [a, b, c].filter((at) => at > 0).length]);
      });
    });
  });
  known.set(syllable, spellings);
  return spellings;
}
