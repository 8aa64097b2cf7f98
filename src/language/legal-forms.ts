/**
 * The legal forms in Korean company names: the one list of them, and removing them. Name keys
 * (`disclosure/index-keys.ts`) and English names (`romanize.ts`) are made from it.
 */

/** One legal form in all its spellings, in NFKC. */
export interface LegalForm {
  /** Written out. They come before or after the name, with or without a blank. */
  readonly words: readonly string[];
  /**
   * What abbreviates it in brackets, or with one half of them. NFKC turns ㈜ and the like into
   * these.
   */
  readonly short: readonly string[];
  /**
   * Two companies of the disclosure table may differ in this form only (로고, 농업회사법인로고), so a name
   * key keeps it.
   */
  readonly tellsApart?: true;
  /** What companies of this form put behind their English name; absent where most put nothing. */
  readonly english?: string;
}

export const LEGAL_FORMS: readonly LegalForm[] = [
  { words: ["주식회사", "株式會社", "株式会社"], short: ["주", "株"], english: "Co., Ltd." },
  {
    words: ["유한회사", "有限會社", "有限会社"],
    short: ["유한", "유", "有"],
    english: "Co., Ltd.",
  },
  { words: ["유한책임회사"], short: ["유책"], english: "LLC" },
  { words: ["합자회사", "合資會社", "合資会社"], short: ["합자", "자"] },
  { words: ["합명회사", "合名會社", "合名会社"], short: ["합명", "합"] },
  { words: ["재단법인", "財團法人"], short: ["재단", "재", "財"] },
  { words: ["사단법인", "社團法人"], short: ["사단", "사", "社"] },
  { words: ["의료법인"], short: ["의"] },
  { words: ["학교법인"], short: ["학"] },
  { words: ["사회복지법인"], short: ["복"] },
  { words: ["종교법인"], short: [] },
  { words: ["농업회사법인"], short: ["농"], tellsApart: true },
  { words: ["어업회사법인"], short: [], tellsApart: true },
  { words: ["영농조합법인"], short: ["영농"], tellsApart: true },
  { words: ["영어조합법인"], short: [], tellsApart: true },
];

/** Every spelling of some forms, longest first: where one begins another, the longer one counts. */
export function spellings(forms: readonly LegalForm[], kind: "words" | "short"): string[] {
  return forms.flatMap((form) => form[kind]).sort((one, other) => other.length - one.length);
}

/** What stands around a short form beside parentheses, for a set of characters in a pattern. */
export const OPENING_BRACKETS = "\\[{〔【「『《〈";
export const CLOSING_BRACKETS = "\\]}〕】」』》〉";
const OPEN = `[(${OPENING_BRACKETS}]`;
const CLOSE = `[)${CLOSING_BRACKETS}]`;

/** The short forms of which people type one bracket only: `주)카카오`. For a set of characters. */
export const HALF_TYPED = "주유";
/** 합 is rare: a name key keeps it, and a name that is shown does without. */
const HALF_SHOWN = `[${HALF_TYPED}합]`;

const words = spellings(LEGAL_FORMS, "words")
  // 주식 회사: the one blank that people put inside.
  .map((word) => word.replace(/회사$/u, "\\s?회사"))
  .join("|");
const short = spellings(LEGAL_FORMS, "short").join("|");

/** With both brackets, or written out. */
const WHOLE = new RegExp(`${OPEN}\\s?(?:${words}|${short})\\s?${CLOSE}|${words}`, "gu");
/** With one half of the brackets: `주)카카오`, `(주 카카오`, `주.카카오`; `카카오(주`. */
const HALF_AT_START = new RegExp(
  `^(?:${HALF_SHOWN}\\s?${CLOSE}|${OPEN}\\s?${HALF_SHOWN}\\s|주\\.)`,
  "u",
);
const HALF_AT_END = new RegExp(`${OPEN}\\s?(?:${HALF_SHOWN}|유한|주식|주식회)$`, "u");
/** `카카오주)`. Only where that bracket was never opened: `한라산(제주)` keeps its. */
const CLOSED_ONLY_AT_END = new RegExp(
  `^([^(${OPENING_BRACKETS}]*)[${HALF_TYPED}]\\s?${CLOSE}$`,
  "u",
);

/**
 * NFKC makes a vowel of the Korean keyboard's middle dot (ㆍ) and leaves fillers, which show
 * nothing: both first become what their writer meant.
 */
function normalizeName(name: string): string {
  return name
    .replace(/ㆍ/gu, "·")
    .replace(/[\u115f\u1160\u3164\uffa0]/gu, " ")
    .normalize("NFKC")
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/gu, "")
    .replace(/\s+/gu, " ")
    .trim();
}

/**
 * A Korean company name without its legal forms, wherever they are and however they are written:
 * `주식회사 카카오`, `㈜카카오`, `[주] 카카오`, `주)카카오` and `카카오(유한)` are all `카카오`. The result is in
 * NFKC and has single blanks. Empty when the name is nothing but a legal form.
 */
export function withoutLegalForms(name: string): string {
  const whole = normalizeName(name).replace(WHOLE, " ").replace(/\s+/gu, " ").trim();
  const half = whole
    .replace(HALF_AT_START, "")
    .replace(HALF_AT_END, "")
    .replace(CLOSED_ONLY_AT_END, "$1");
  return half.trim();
}

/** What a Korean name's legal form is in English: `Co., Ltd.`, `LLC`; null where it has none. */
export function englishLegalForm(korean: string): string | null {
  const name = normalizeName(korean);
  if (HALF_AT_START.test(name) || HALF_AT_END.test(name) || CLOSED_ONLY_AT_END.test(name))
    return LEGAL_FORMS[0]?.english ?? null;
  for (const [found] of name.matchAll(WHOLE)) {
    const spelling = found.replace(/[^\p{L}]/gu, "");
    const form = LEGAL_FORMS.find(
      (one) => one.words.includes(spelling) || one.short.includes(spelling),
    );
    if (form?.english !== undefined) return form.english;
  }
  return null;
}
