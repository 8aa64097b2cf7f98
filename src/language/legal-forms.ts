/** Lists the legal forms in Korean company names, in NFKC, and removes them from names. */

export interface LegalForm {
  /** Written out: before or after the name, with or without a blank. */
  readonly words: readonly string[];
  /** Abbreviations that stand in brackets or half brackets. NFKC turns ㈜ into `(주)`. */
  readonly short: readonly string[];
  /** Keys for comparing names keep this form, so that 로고 and 농업회사법인로고 have different keys. */
  readonly tellsApart?: true;
  /** Absent if most companies of this form add nothing to their English name. */
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

/** Longest first, so that a pattern prefers the longer match. */
export function spellings(forms: readonly LegalForm[], kind: "words" | "short"): string[] {
  return forms.flatMap((form) => form[kind]).sort((one, other) => other.length - one.length);
}

/** Brackets, except parentheses, that may enclose a legal form. For a character class. */
export const OPENING_BRACKETS = "\\[{〔【「『《〈";
export const CLOSING_BRACKETS = "\\]}〕】」』》〉";
const OPEN = `[(${OPENING_BRACKETS}]`;
const CLOSE = `[)${CLOSING_BRACKETS}]`;

/** Short forms that people type with one bracket only (`주)카카오`), for a character class. */
export const HALF_TYPED = "주유";
/**
 * The half-typed forms that displayed names leave out: `HALF_TYPED`, and 합 for 합명회사 (`합)삼성`).
 * Keys for comparing names (`disclosure/index-keys.ts`) leave out only `HALF_TYPED`. They keep 합,
 * which is rare.
 */
const HALF_LEFT_OUT = `[${HALF_TYPED}합]`;

const words = spellings(LEGAL_FORMS, "words")
  // People also write 주식 회사.
  .map((word) => word.replace(/회사$/u, "\\s?회사"))
  .join("|");
const short = spellings(LEGAL_FORMS, "short").join("|");

const WHOLE = new RegExp(`${OPEN}\\s?(?:${words}|${short})\\s?${CLOSE}|${words}`, "gu");
/** Matches the legal form in `주)카카오`, `(주 카카오` and `주.카카오`. */
const HALF_AT_START = new RegExp(
  `^(?:${HALF_LEFT_OUT}\\s?${CLOSE}|${OPEN}\\s?${HALF_LEFT_OUT}\\s|주\\.)`,
  "u",
);
const HALF_AT_END = new RegExp(`${OPEN}\\s?(?:${HALF_LEFT_OUT}|유한|주식|주식회)$`, "u");
/** Matches `카카오주)`, but not `한라산(제주)`, where the bracket was opened. */
const CLOSED_ONLY_AT_END = new RegExp(
  `^([^(${OPENING_BRACKETS}]*)[${HALF_TYPED}]\\s?${CLOSE}$`,
  "u",
);

const HALF_PARTNERSHIP = new RegExp(`^(?:${OPEN}\\s?)?합(?:\\s?${CLOSE})?\\s?$`, "u");

/** NFKC alone would turn ㆍ (the keyboard's middle dot) into a vowel, and keep Hangul fillers. */
export function normalizeName(name: string): string {
  return name
    .replace(/ㆍ/gu, "·")
    .replace(/[\u115f\u1160\u3164\uffa0]/gu, " ")
    .normalize("NFKC")
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/gu, "")
    .replace(/\s+/gu, " ")
    .trim();
}

/** `㈜카카오`, `주)카카오`, `카카오(유한)` become `카카오`, in NFKC. Empty for a bare legal form. */
export function withoutLegalForms(name: string): string {
  return normalizeName(name)
    .replace(WHOLE, " ")
    .replace(/\s+/gu, " ")
    .trim()
    .replace(HALF_AT_START, "")
    .replace(HALF_AT_END, "")
    .replace(CLOSED_ONLY_AT_END, "$1")
    .trim();
}

export function englishLegalForm(korean: string): string | null {
  const name = normalizeName(korean);
  const half = HALF_AT_START.exec(name) ?? HALF_AT_END.exec(name) ?? CLOSED_ONLY_AT_END.exec(name);
  // Half-typed forms mean 주식회사 or 유한회사, except 합 (합명회사).
  if (half !== null && !HALF_PARTNERSHIP.test(half[0])) return LEGAL_FORMS[0]?.english ?? null;
  for (const [found] of name.matchAll(WHOLE)) {
    const spelling = found.replace(/[^\p{L}]/gu, "");
    const form = LEGAL_FORMS.find(
      (one) => one.words.includes(spelling) || one.short.includes(spelling),
    );
    if (form?.english !== undefined) return form.english;
  }
  return null;
}
