/** Romanises by the Revised Romanization for names (docs/decisions/0006-our-own-romaniser.md). */

const FIRST_SYLLABLE = 0xac00;
const SYLLABLES = 11_172;
const VOWELS_COUNT = 21;
const FINALS_COUNT = 28;

/** The initial consonants. Like the vowels and finals below, they are in the order of Unicode. */
const INITIALS = [
  "g",
  "kk",
  "n",
  "d",
  "tt",
  "r",
  "m",
  "b",
  "pp",
  "s",
  "ss",
  "",
  "j",
  "jj",
  "ch",
  "k",
  "t",
  "p",
  "h",
];
const VOWELS = "a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i".split(
  " ",
); /* ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ */

/** Before a vowel, `left` stays and `carried` moves to the next syllable (값이 "gap" + "s" + "i"). */
const FINALS: readonly (readonly [closed: string, left: string, carried: string])[] = [
  ["", "", ""], // none
  ["k", "", "g"], // ㄱ
  ["k", "", "kk"], // ㄲ
  ["k", "k", "s"], // ㄳ
  ["n", "", "n"], // ㄴ
  ["n", "n", "j"], // ㄵ
  ["n", "", "n"], // ㄶ
  ["t", "", "d"], // ㄷ
  ["l", "", "r"], // ㄹ
  ["k", "l", "g"], // ㄺ
  ["m", "l", "m"], // ㄻ
  ["l", "l", "b"], // ㄼ
  ["l", "l", "s"], // ㄽ
  ["l", "l", "t"], // ㄾ
  ["p", "l", "p"], // ㄿ
  ["l", "", "r"], // ㅀ
  ["m", "", "m"], // ㅁ
  ["p", "", "b"], // ㅂ
  ["p", "p", "s"], // ㅄ
  ["t", "", "s"], // ㅅ
  ["t", "", "ss"], // ㅆ
  ["ng", "ng", ""], // ㅇ
  ["t", "", "j"], // ㅈ
  ["t", "", "ch"], // ㅊ
  ["k", "", "k"], // ㅋ
  ["t", "", "t"], // ㅌ
  ["p", "", "p"], // ㅍ
  ["t", "", ""], // ㅎ
];

/** Finals that contain ㅎ aspirate the next ㄱ, ㄷ, ㅈ (좋고 joko, 많다 manta). */
const ASPIRATING_FINALS: ReadonlyMap<number, string> = new Map([
  [6, "n"], // ㄶ
  [15, "l"], // ㅀ
  [27, ""], // ㅎ
]);
const ASPIRATED: Readonly<Record<string, string>> = { g: "k", d: "t", j: "ch" };

/** ㄷ and ㅌ soften before ㅣ and ㅕ (해돋이 haedoji, 같이 gachi, 붙여 buchyeo). */
const SOFTENED: ReadonlyMap<number, readonly [left: string, initial: string]> = new Map([
  [7, ["", "j"]], // ㄷ
  [13, ["l", "ch"]], // ㄾ
  [25, ["", "ch"]], // ㅌ
]);
const VOWEL_YEO = 6;
const VOWEL_I = 20;

/** In the verb suffix 히, and only there, ㅎ melts into the stop before it (먹히다 meokida). */
const SUFFIXES = new Set(["히", "혀", "혔", "힌", "힙"]);
/** 힐 and 힘 are nouns too (Hill, strength), so they are suffixes only after two consonants. */
const SUFFIXES_AFTER_TWO = new Set([...SUFFIXES, "힐", "힘"]);
const MELTED: ReadonlyMap<number, readonly [left: string, initial: string]> = new Map([
  [1, ["", "k"]], // ㄱ
  [5, ["n", "ch"]], // ㄵ
  [7, ["", "ch"]], // ㄷ
  [9, ["l", "k"]], // ㄺ
  [11, ["l", "p"]], // ㄼ
  [17, ["", "p"]], // ㅂ
  [22, ["", "ch"]], // ㅈ
]);
const TWO_CONSONANTS = new Set([5, 9, 11]);

/** ㄺ before ㄱ sounds like ㄹ in verbs (읽고 ilgo). These nouns keep their ㄱ (닭갈비 dakgalbi). */
const FINAL_LG = 9;
const NOUNS_IN_LG = new Set(["닭", "흙", "칡", "삵"]);
/** ㄼ sounds like ㄹ except in this verb (밟다 bapda). */
const VERB_IN_LB = "밟";

/** What a closed final and the next initial become together. Other pairs do not change. */
const ASSIMILATED: Readonly<Record<string, string>> = {
  "k n": "ngn",
  "k m": "ngm",
  "k r": "ngn",
  "n r": "ll",
  "t n": "nn",
  "t m": "nm",
  "t r": "nn",
  "l n": "ll",
  "l r": "ll",
  "m r": "mn",
  "p n": "mn",
  "p m": "mm",
  "p r": "mn",
  "ng r": "ngn",
};

/** Standard Pronunciation, rules 20, 29 and 30: the syllable after the apostrophe begins with ㄴ. */
const EXCEPTIONS = new Map(
  (
    "학'여울 신문'로 알'약 물'약 내복'약 꽃'잎 깻'잎 솔'잎 풀'잎 나뭇'잎 솜'이불 홑'이불 한'여름 신'여성 색'연필 직행'열차 담'요 눈'요기 " +
    "영업'용 식용'유 휘발'유 서울'역 의견'란 임진'란 생산'량 결단'력 공권'력 동원'령 상견'례 횡단'로 이원'론 입원'료"
  )
    .split(" ")
    .map((word) => [word.replace("'", ""), word.replace(/'(.)/u, (_, one) => withNieun(one))]),
);
const EXCEPTION = new RegExp([...EXCEPTIONS.keys()].join("|"), "gu");

/** 여 → 녀. */
function withNieun(syllable: string): string {
  const vowelAndFinal = (syllable.charCodeAt(0) - FIRST_SYLLABLE) % (VOWELS_COUNT * FINALS_COUNT);
  const initial = INITIALS.indexOf("n") * VOWELS_COUNT * FINALS_COUNT;
  return String.fromCharCode(FIRST_SYLLABLE + initial + vowelAndFinal);
}

/** Where single letters (ㄱ, ㅏ) begin in Unicode. Final 0 (none) lies before the first final. */
const INITIAL_LETTER = 0x1100;
const VOWEL_LETTER = 0x1161;
const FINAL_LETTER = 0x11a7;

export const HANGUL = /\p{Script=Hangul}+/gu;

/** Writes all Hangul in lower-case Latin letters. Other text changes only by NFKC. */
export function romanizeHangul(text: string): string {
  return text
    .normalize("NFKC")
    .replace(EXCEPTION, (word) => EXCEPTIONS.get(word) ?? word)
    .replace(HANGUL, (run) => romanizeRun(run, join));
}

/** A given name has no sound changes (복남 Boknam). But a final moves to a vowel (석우 Seogu). */
export function romanizeGivenName(text: string): string {
  return text.normalize("NFKC").replace(HANGUL, (run) => romanizeRun(run, link));
}

function romanizeRun(run: string, joined: typeof join): string {
  const codes = Array.from(run, (character) => character.codePointAt(0) ?? 0);
  let out = "";
  /** The initial of the current syllable, if the final before it changed that initial. */
  let initial: string | undefined;
  codes.forEach((code, i) => {
    const syllable = syllableOf(code);
    if (syllable === null) {
      out += letter(code);
      return;
    }
    out += (initial ?? INITIALS[syllable.initial] ?? "") + VOWELS[syllable.vowel];
    const [end, next] = joined(syllable, syllableOf(codes[i + 1] ?? 0));
    out += end;
    initial = next;
  });
  return out;
}

interface Syllable {
  readonly text: string;
  readonly initial: number;
  readonly vowel: number;
  readonly final: number;
}

function syllableOf(code: number): Syllable | null {
  const index = code - FIRST_SYLLABLE;
  if (index < 0 || index >= SYLLABLES) return null;
  return {
    text: String.fromCodePoint(code),
    initial: Math.floor(index / (VOWELS_COUNT * FINALS_COUNT)),
    vowel: Math.floor(index / FINALS_COUNT) % VOWELS_COUNT,
    final: index % FINALS_COUNT,
  };
}

type Joined = readonly [end: string, initial?: string];

function join(syllable: Syllable, next: Syllable | null): Joined {
  const { final } = syllable;
  if (next === null || final === 0) return link(syllable, next);
  const initial = INITIALS[next.initial] ?? "";
  if (initial === "" && (next.vowel === VOWEL_I || next.vowel === VOWEL_YEO)) {
    const softened = SOFTENED.get(final);
    if (softened !== undefined) return softened;
  }
  const suffixes = TWO_CONSONANTS.has(final) ? SUFFIXES_AFTER_TWO : SUFFIXES;
  const melted = suffixes.has(next.text) ? MELTED.get(final) : undefined;
  if (melted !== undefined) return melted;
  const aspirated = ASPIRATED[initial];
  const rest = ASPIRATING_FINALS.get(final);
  if (rest !== undefined && aspirated !== undefined) return [rest, aspirated];
  if (rest !== undefined && initial === "s") return [rest, initial];
  if (final === FINAL_LG && initial === "g" && !NOUNS_IN_LG.has(syllable.text)) return ["l"];
  const closed = syllable.text === VERB_IN_LB ? "p" : (FINALS[final]?.[0] ?? "");
  if (initial === "") return link(syllable, next);
  const assimilated = ASSIMILATED[`${closed} ${initial}`];
  return assimilated === undefined ? [closed] : [assimilated, ""];
}

function link({ final }: Syllable, next: Syllable | null): Joined {
  const [closed, left, carried] = FINALS[final] ?? ["", "", ""];
  return next !== null && final !== 0 && INITIALS[next.initial] === "" ? [left, carried] : [closed];
}

function letter(code: number): string {
  return (
    INITIALS[code - INITIAL_LETTER] ??
    VOWELS[code - VOWEL_LETTER] ??
    FINALS[code - FINAL_LETTER]?.[0] ??
    "" /* obsolete */
  );
}
