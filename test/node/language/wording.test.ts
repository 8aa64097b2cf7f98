import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../../src/language/languages.ts";
import { statusText, taxTypeText } from "../../../src/language/wording.ts";

const TAX_TYPES = [
  ["01", "부가가치세 일반과세자", "General VAT Taxpayer"],
  ["02", "부가가치세 간이과세자", "Simplified VAT Taxpayer"],
  ["03", "부가가치세 과세특례자", "Special-Case VAT Taxpayer"],
  ["04", "부가가치세 면세사업자", "VAT-Exempt Business"],
  [
    "05",
    "수익사업을 영위하지 않는 비영리법인이거나 고유번호가 부여된 단체,국가기관 등",
    "Non-Profit Corporation, Government Body or Registered Organization",
  ],
  ["06", "고유번호가 부여된 단체", "Organization with Identification Number"],
  [
    "07",
    "부가가치세 간이과세자(세금계산서 발급사업자)",
    "Simplified VAT Taxpayer (Tax Invoice Issuer)",
  ],
] as const;

const STATUSES = [
  ["01", "계속사업자", "Active"],
  ["02", "휴업자", "Suspended"],
  ["03", "폐업자", "Closed"],
] as const;

describe("the wording of codes", () => {
  it.each(TAX_TYPES)("calls tax type %s by the tax authority's name", (code, korean, english) => {
    expect([taxTypeText(code, "ko"), taxTypeText(code, "en")]).toEqual([korean, english]);
  });

  it.each(STATUSES)("calls status %s by the tax authority's name", (code, korean, english) => {
    expect([statusText(code, "ko"), statusText(code, "en")]).toEqual([korean, english]);
  });

  it("means the same in every language, even where a literal translation would not", () => {
    expect(taxTypeText("04", "ja")).toBe("付加価値税 非課税事業者");
    expect(taxTypeText("07", "de")).toBe(
      "Umsatzsteuerpflichtiger mit vereinfachter Besteuerung (zur Ausstellung von Steuerrechnungen berechtigt)",
    );
    expect(statusText("03", "es")).toBe("De baja (cese de actividad)");
    // 免税 is the literal translation of 면세 (tax type 04). But a 면세사업자 sells what is free of
    // VAT, and in Japan a 免税事業者 is a business whose sales are too small for VAT.
    for (const [code] of TAX_TYPES) expect(taxTypeText(code, "ja")).not.toMatch(/免税/u);
  });

  it("has a different text for every code in every language", () => {
    for (const [codes, text] of [
      [TAX_TYPES, taxTypeText],
      [STATUSES, statusText],
    ] as const) {
      for (const language of LANGUAGES) {
        const texts = codes.map(([code]) => text(code, language));
        expect(texts).not.toContain(null);
        expect(new Set(texts).size, language).toBe(codes.length);
      }
    }
  });

  it.each(["", "00", "08", "99", "1", "constructor"])("has no text for code '%s'", (code) => {
    expect([taxTypeText(code, "en"), statusText(code, "en")]).toEqual([null, null]);
  });
});
