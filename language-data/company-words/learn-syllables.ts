/** Learns how companies spell single syllables of Hangul. */
import { cutName } from "../../src/language/compose.ts";
import { withoutLegalForms } from "../../src/language/legal-forms.ts";
import { romanizeHangul } from "../../src/language/revised-romanization.ts";
import type { Vocabulary } from "../../src/language/vocabulary.ts";
import { LONGEST_WORD } from "./candidates.ts";
import { comparableLetters } from "./compare.ts";
import type { NamePair } from "./name-pairs.ts";
import { count, mostOf } from "./tally.ts";

/**
 * Learns only from names with an official English name that consists exactly of known words and,
 * for all other syllables, of spellings listed below.
 * @returns the commonest spelling of each syllable, if it was seen at least five times and clearly
 *   more often than the spelling of the Revised Romanization
 */
export function learnSyllables(
  pairs: readonly NamePair[],
  words: ReadonlyMap<string, string>,
): Map<string, string> {
  const vocabulary: Vocabulary = { words, syllables: new Map(), longest: LONGEST_WORD };
  const spellings = new Map<string, [string, number][]>();
  const tally = new Map<string, Map<string, number>>();
  for (const { korean, english } of pairs) {
    const name = withoutLegalForms(korean);
    if (!/^[가-힣]+$/u.test(name)) continue;
    const letters = comparableLetters(english);
    type State = {
      /** How many letters of Hangul have an unusual spelling so far. */
      oddity: number;
      /** Each unknown syllable so far, with its spelling. */
      spelled: readonly (readonly [string, string])[];
    };
    /**
     * The least odd way to spell the pieces so far, for each number of letters of the English name
     * that they may cover.
     */
    let states = new Map<number, State>([[0, { oddity: 0, spelled: [] }]]);
    for (const piece of cutName(name, vocabulary)) {
      let options = spellings.get(piece.korean);
      if (piece.kind !== "rest") options = [[comparableLetters(piece.english), 0]];
      else if (options === undefined) {
        options = spellingsOf(piece.korean);
        spellings.set(piece.korean, options);
      }
      const next = new Map<number, State>();
      for (const [at, { oddity: oddityBefore, spelled: before }] of states) {
        for (const [spelling, ownOddity] of options) {
          if (!letters.startsWith(spelling, at)) continue;
          const end = at + spelling.length;
          const oddity = oddityBefore + ownOddity;
          const known = next.get(end);
          if (known !== undefined && known.oddity <= oddity) continue;
          const spelled =
            piece.kind === "rest" ? [...before, [piece.korean, spelling] as const] : before;
          next.set(end, { oddity, spelled });
        }
      }
      states = next;
    }
    for (const [syllable, spelling] of states.get(letters.length)?.spelled ?? []) {
      const counts = tally.get(syllable) ?? new Map<string, number>();
      tally.set(syllable, counts);
      count(counts, spelling);
    }
  }
  const syllables = new Map<string, string>();
  for (const [syllable, counts] of tally) {
    const usual = mostOf(counts) ?? "";
    const standard = romanizeHangul(syllable);
    const uses = counts.get(usual) ?? 0;
    if (uses >= 5 && uses > 1.1 * (counts.get(standard) ?? 0)) syllables.set(syllable, usual);
  }
  return syllables;
}

/**
 * How companies spell the initials, vowels and finals, in Unicode order. `|` separates the letters
 * of Hangul, and `,` separates the spellings of a letter. The usual spelling comes first. An empty
 * spelling means that companies write nothing.
 */
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

/** The spellings of a syllable. The oddity counts its letters that have an unusual spelling. */
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
