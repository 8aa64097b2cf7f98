/** Removes what callers add to a name: a former name, a note, a person, a polite ending (귀하). */
import { normalizeName, withoutLegalForms } from "./legal-forms.ts";

/** Text inside brackets. The closing bracket at the end may be missing. */
const IN_BRACKETS = "(?:[^()[\\]]|\\([^()]*\\))*(?:[)\\]]|$)";
/** 구 and 전 are also parts of other words, so they need a sign or a blank behind them. */
const FORMER = "(?:(?:구|전)(?=[\\s.:,·-])|[舊旧前])";
const FORMER_WORDS =
  "(?:구|변경|변경\\s?전|이전|종전|합병\\s?전|개명\\s?전)\\s?(?:상호|명칭|사명|회사명|법인명)|(?:변경|합병|개명)\\s?전|종전";
const NOTE = "(?:폐업|휴업|청산|파산|회생|해산|합병|가칭|신설)(?:중|예정|절차)?";
const PERSON = "대표(?:자|이사)?";

/** Patterns for names in NFKC. Callers apply all patterns, in this order. */
export const ADDITIONS: readonly RegExp[] = [
  new RegExp(`\\s?[([](?:${FORMER}|${FORMER_WORDS})${IN_BRACKETS}`, "gu"),
  // Brackets after a name, and all that follows them: 하이브(구)빅히트.
  /(?<=\S)\s*\(?(?<=[\s(])[구전舊旧前]\)\s*\S.*$/u,
  // Brackets before a name: (구)하이브.
  /\((?:구|전|[舊旧前])\)\s*(?=\S)/u,
  // A former name after a blank: 하이브 구 빅히트. In 대 구 상 사, 구 is part of the name.
  /(?<=\S\S)\s*(?:[\s/,;]\s*[구전](?:\s+(?=\S\S)|[.:])|[\s/,;]\s*[舊旧前])\s*\S.*$/u,
  new RegExp(`\\s?\\(${NOTE}\\)`, "gu"),
  /\s+(?:귀하|귀중|御中|앞)$/u,
  new RegExp(
    `\\s?\\(${PERSON}[\\s.:]${IN_BRACKETS}|(?<=\\S)\\s+${PERSON}[\\s:]+[가-힣]{2,4}$`,
    "u",
  ),
  /\s?\(?\d{3}-\d{2}-\d{5}\)?/gu,
];

/** `하이브(구 빅히트)` → `하이브`, normalised. Keeps an addition if nothing else would be left. */
export function withoutAdditions(name: string): string {
  let text = normalizeName(name);
  for (const addition of ADDITIONS) {
    const without = text.replace(addition, "").trim();
    if (/[\p{L}\p{N}]/u.test(withoutLegalForms(without))) text = without;
  }
  return text;
}
