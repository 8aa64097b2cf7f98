import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LEGAL_FORMS, spellings, withoutLegalForms } from "../../../src/language/legal-forms.ts";

const WORDS = spellings(LEGAL_FORMS, "words");
const SHORT = spellings(LEGAL_FORMS, "short");

describe("a legal form", () => {
  it.each([
    "(주식회사) 한울",
    "주)한울",
    "주) 한울",
    "(주 한울",
    "[주]한울",
    "【주】한울",
    "주.한울",
    "한울주)",
    "한울(주",
    "한울(유한)",
    "한울(유한책임회사)",
    "株式會社 한울",
    "株式会社한울",
    "㈱한울",
    "㈲한울",
    "주식 회사 한울",
    "(주)한울(주)",
    "㈜ ㈜ 한울",
    "(\u3164주\u3164)한울",
    "（株）한울",
    "(합자)한울",
    "사회복지법인 한울",
    "영농조합법인한울",
  ])("is removed from %s", (name) => {
    expect(withoutLegalForms(name)).toBe("한울");
  });

  it.each(["한라산(제주)", "한주", "유한양행", "주원", "Kakao (Korea)", "제주", "주·원", "유.원"])(
    "is not found in %s",
    (name) => {
      expect(withoutLegalForms(name)).toBe(name);
    },
  );

  it("is removed with and without brackets, before and after a name", () => {
    const name = fc
      .array(fc.constantFrom(..."가나다라마바사아자차카타파하"), { minLength: 1, maxLength: 8 })
      .map((syllables) => syllables.join(""))
      .filter((text) => !/사$|^[자사]/u.test(text));
    const form = fc.oneof(
      fc.constantFrom(...WORDS),
      fc
        .tuple(fc.constantFrom("()", "[]", "【】", "（）"), fc.constantFrom(...WORDS, ...SHORT))
        .map(([brackets, text]) => `${brackets[0]}${text}${brackets[1]}`),
    );
    fc.assert(
      fc.property(name, form, fc.constantFrom("", " ", "  "), (text, legalForm, blank) => {
        expect(withoutLegalForms(legalForm + blank + text)).toBe(text);
        expect(withoutLegalForms(text + blank + legalForm)).toBe(text);
      }),
      { numRuns: 500 },
    );
  });

  it("is listed once in each of its spellings, in Unicode NFKC", () => {
    expect(new Set([...WORDS, ...SHORT]).size).toBe(WORDS.length + SHORT.length);
    for (const text of [...WORDS, ...SHORT]) expect(text.normalize("NFKC")).toBe(text);
  });
});
