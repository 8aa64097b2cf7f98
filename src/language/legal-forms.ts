/**
 * The legal forms in Korean company names, and removing them. The rest of a name is romanised in
 * `romanize.ts`.
 */

/**
 * Spelled out, longest first where one begins another. They come before or after the name, with or
 * without a blank.
 */
const SPELLED_OUT = [
  "농업회사법인",
  "어업회사법인",
  "영농조합법인",
  "영어조합법인",
  "사회복지법인",
  "유한책임회사",
  "주식회사",
  "유한회사",
  "합자회사",
  "합명회사",
  "재단법인",
  "사단법인",
  "의료법인",
  "학교법인",
  "종교법인",
];

/**
 * Abbreviated in parentheses; NFKC turns ㈜ and the like into these. Old registrations have Hanja
 * forms.
 */
const ABBREVIATED = [
  "주",
  "유",
  "유책",
  "합자",
  "합명",
  "합",
  "재",
  "사",
  "의",
  "학",
  "복",
  "농",
  "株",
  "有",
  "財",
  "社",
];

const LEGAL_FORM = new RegExp(
  `${SPELLED_OUT.join("|")}|\\(\\s*(?:${ABBREVIATED.join("|")})\\s*\\)`,
  "gu",
);

/**
 * A Korean company name without its legal forms, wherever they stand: `주식회사 카카오`, `㈜카카오` and
 * `카카오(주)` are all `카카오`. The result is in NFKC and has single blanks. Empty when the name is
 * nothing but a legal form.
 */
export function withoutLegalForms(name: string): string {
  return name.normalize("NFKC").replace(LEGAL_FORM, " ").replace(/\s+/gu, " ").trim();
}
