import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { problemText } from "../../../web/list/problem-text.ts";
import { en } from "../../../web/texts/en.ts";
import { ko } from "../../../web/texts/ko.ts";
import { receiptEn } from "../../../web/texts/receipt-en.ts";
import { receiptKo } from "../../../web/texts/receipt-ko.ts";
import { webhooksEn } from "../../../web/texts/webhooks-en.ts";
import { webhooksKo } from "../../../web/texts/webhooks-ko.ts";
import { withParticle } from "../../../web/texts/word-forms.ts";

/**
 * Lists all texts of a language by path. A text with parameters is listed twice. In the first text,
 * each parameter is `value`. In the second text, each parameter except the first is null.
 */
function textsOf(texts: object, value: string): [path: string, text: string][] {
  return Object.entries(texts).flatMap(([key, text]): [string, string][] => {
    if (typeof text === "string") return [[key, text]];
    if (typeof text === "function") {
      const rest = Array.from({ length: text.length - 1 }, () => value);
      return [rest, rest.map(() => null)].map((others) => [key, text(value, ...others)]);
    }
    return textsOf(text, value).map(([path, inner]) => [`${key}.${path}`, inner]);
  });
}

const LANGUAGES = {
  en: { ...en, receiptView: receiptEn, webhooksView: webhooksEn },
  ko: { ...ko, receiptView: receiptKo, webhooksView: webhooksKo },
};

describe("a text with a number", () => {
  const COUNTED = /row|line|number|check|character|job|column|sheet|list|change|cell|result|name/;
  const found = (value: string, wrong: RegExp) =>
    textsOf(LANGUAGES.en, value).filter(([, text]) => wrong.test(text));

  it("is singular in English for 1", () => {
    const plural = /\b1 (?:more |hidden |other )?(?:[a-z]+[^s\W]s)\b(?<!\b1 (?:is|was|has))/;
    const verb = /\b1 (?:(?:more |hidden |other )?[a-z]+ )?(?:are|were|have|need|do|differ|come)\b/;
    expect(found("1", plural)).toEqual([]);
    expect(found("1", verb)).toEqual([]);
  });

  it.each(["0", "2", "1,204"])("is plural in English for %s", (value) => {
    const noun = `(?:${COUNTED.source})`;
    const singular = new RegExp(`\\b${value} (?:more |hidden |other )?${noun}\\b`);
    const verb = new RegExp(`\\b${value} (?:[a-z]+s )?(?:is|was|has|needs)\\b`);
    expect(found(value, singular)).toEqual([]);
    expect(found(value, verb)).toEqual([]);
  });
});

describe("a Korean particle", () => {
  it("fits the name or number before it", () => {
    expect(
      ["상호", "개업일", "대표자명", "2012-03-05", "3", "1", "10", "'거래처'", "(공동대표)"].map(
        (text) => [withParticle(text, "을/를"), withParticle(text, "으로/로")],
      ),
    ).toEqual([
      ["상호를", "상호로"],
      ["개업일을", "개업일로"],
      ["대표자명을", "대표자명으로"],
      ["2012-03-05를", "2012-03-05로"],
      ["3을", "3으로"],
      ["1을", "1로"],
      ["10을", "10으로"],
      ["'거래처'를", "'거래처'로"],
      ["(공동대표)를", "(공동대표)로"],
    ]);
    expect(withParticle("한빛물산", "은/는")).toBe("한빛물산은");
    expect(withParticle("상호", "이/가")).toBe("상호가");
    expect(withParticle("폐업자(폐업일 2025-06-30)", "으로/로")).toBe(
      "폐업자(폐업일 2025-06-30)로",
    );
  });

  it("has both forms after a foreign word and after an empty text", () => {
    expect(withParticle("Smith", "은/는")).toBe("Smith은(는)");
    expect(withParticle("list.xlsx", "으로/로")).toBe("list.xlsx(으)로");
    expect(withParticle("", "이/가")).toBe("이(가)");
  });

  it("is right in a text for different numbers", () => {
    expect(ko.check.understood("2012-03-03")).toBe("2012-03-03으로 인식했습니다");
    expect(ko.check.understood("2012-03-05")).toBe("2012-03-05로 인식했습니다");
  });
});

describe("a problem of a row", () => {
  it("names the column by the same word as the rest of the page", () => {
    const problem = { code: "owner_missing", column: "owner_name", given: "" } as const;
    expect(problemText(en, problem, 3)).toMatch(/^Line 3, representative: /);
    expect(problemText(ko, problem, 3)).toMatch(/^3행 대표자명: /);
  });
});

const TERMS: { en: string; ko: string; notEn?: RegExp; notKo?: RegExp }[] = [
  { en: "business number", ko: "사업자등록번호", notEn: /\bBRN\b/, notKo: /사업자번호/ },
  {
    en: "opening date",
    ko: "개업일자",
    notEn: /start date|\bopened on\b/i,
    // 개업연월일 is allowed, because the registration certificate uses this word.
    notKo: /개업일(?!자)|개업 ?날짜/,
  },
  {
    en: "representative",
    ko: "대표자명",
    notEn: /owner|\bCEO(?!\. )/,
    notKo: /대표자 ?(?:이름|성명)|대표명/,
  },
  { en: "company name", ko: "상호", notEn: /\bfirm\b|trade name/i, notKo: /회사명|업체명/ },
  { en: "status", ko: "상태", notEn: /\bstates?\b/i, notKo: /상태 모름/ },
  { en: "tax authority", ko: "국세청", notEn: /tax office|\bNTS\b/i },
  { en: "result", ko: "조회 결과", notEn: /verdict|\banswers?\b(?!$)/i, notKo: /판정/ },
  { en: "allowance", ko: "한도", notEn: /quota|the count\b/i, notKo: /쿼터|할당량/ },
  { en: "charged", ko: "차감", notEn: /billed/i, notKo: /과금|청구/ },
  { en: "row", ko: "행", notKo: /\d줄|줄 / },
  { en: "delete", ko: "삭제", notEn: /erase/i },
  { en: "choose", ko: "선택", notKo: /고르|골라/ },
];

describe("the page's words", () => {
  it.each(TERMS)(
    "are $en and $ko, and never another word for the same thing",
    ({ en: english, ko: korean, notEn, notKo }) => {
      const all = { en: textsOf(LANGUAGES.en, "2"), ko: textsOf(LANGUAGES.ko, "2") };
      const uses = (texts: [string, string][], term: string) =>
        texts.some(([, text]) => text.toLowerCase().includes(term));
      expect([uses(all.en, english), uses(all.ko, korean)]).toEqual([true, true]);
      expect(all.en.filter(([, text]) => notEn?.test(text))).toEqual([]);
      expect(all.ko.filter(([, text]) => notKo?.test(text))).toEqual([]);
    },
  );

  it.each(Object.entries(LANGUAGES))("in %s have no exclamation mark", (_, texts) => {
    expect(textsOf(texts, "2").filter(([, text]) => /!|！/.test(text))).toEqual([]);
  });

  const spoken = /(?:세요|[해네어아]요|까요|한다|된다|없다|있다|이다)(?:[.?(]|$)/;

  it("in Korean from `src/tables/` are in the formal style (합니다체)", async () => {
    for (const file of ["problems.ts", "workbook/fault.ts"]) {
      const source = await readFile(
        new URL(`../../../src/tables/${file}`, import.meta.url),
        "utf8",
      );
      expect(source.match(/[가-힣]*세요|을\(를\)|\(으\)로/g)).toBeNull();
    }
  });

  it("in Korean are in the formal style (합니다체)", () => {
    expect(textsOf(LANGUAGES.ko, "2").filter(([, text]) => spoken.test(text))).toEqual([]);
  });
});
