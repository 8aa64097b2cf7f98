import { describe, expect, it } from "vitest";
import { taxTypeText } from "../../../src/language/wording.ts";
import type { StatusAnswer } from "../../../web/answers.ts";
import { detailsOfStatus } from "../../../web/check/details.ts";
import { en } from "../../../web/texts/en.ts";
import { ko } from "../../../web/texts/ko.ts";

const CLOSED: StatusAnswer = {
  businessNumber: "1248178104",
  isRegistered: true,
  status: "폐업자",
  statusEn: "Closed",
  statusCode: "03",
  taxType: null,
  taxTypeEn: null,
  taxTypeCode: null,
  closedOn: "2023-12-31",
  taxTypeChangedOn: null,
  issuesTaxInvoices: null,
  previousTaxType: null,
  previousTaxTypeCode: null,
  closedByUnitTaxation: true,
  taxInvoicesSince: "2021-07-01",
  checkedAt: 0,
};

describe("the facts of a status answer", () => {
  it("say that the closing was only a formality, and from which day the business has issued tax invoices", () => {
    expect(detailsOfStatus(en, CLOSED).slice(2)).toEqual([
      { label: "Closed on", text: "2023-12-31" },
      {
        label: "Reason for closing",
        text: "Moved to business-unit taxation",
        evidence: "Closed only as a formality; this does not mean that it stopped trading",
      },
      { label: "Tax invoices since", text: "2021-07-01" },
    ]);
    expect(detailsOfStatus(ko, CLOSED).slice(2)).toEqual([
      { label: "폐업일", text: "2023-12-31" },
      {
        label: "폐업 사유",
        text: "사업자단위과세 전환",
        evidence: "서류상 폐업이며, 영업을 그만두었다는 뜻은 아닙니다",
      },
      { label: "세금계산서 적용일", text: "2021-07-01" },
    ]);
  });

  it.each(["01", "02", "03", "04", "05", "06", "07"] as const)(
    "name the previous tax type %s in the language of the page",
    (code) => {
      const previousTaxType = taxTypeText(code, "ko");
      const answer = { ...CLOSED, previousTaxType, previousTaxTypeCode: code };
      const told = (texts: typeof en) =>
        detailsOfStatus(texts, answer).find(({ label }) => label === texts.facts.previousTaxType);
      expect(told(en)?.text).toBe(taxTypeText(code, "en"));
      expect(told(ko)?.text).toBe(previousTaxType);
    },
  );

  it("repeat the service's words for an unknown previous tax type", () => {
    const answer = { ...CLOSED, previousTaxType: "새 유형", previousTaxTypeCode: "99" };
    const label = en.facts.previousTaxType;
    expect(detailsOfStatus(en, answer)).toContainEqual({ label, text: "새 유형" });
  });

  it.each([false, null])(
    "say nothing about unit taxation if closedByUnitTaxation is %s",
    (value) => {
      const answer = { ...CLOSED, closedByUnitTaxation: value, taxInvoicesSince: null };
      const labels = detailsOfStatus(en, answer).map(({ label }) => label);
      expect(labels).toEqual(["Business number", "Status", "Closed on"]);
    },
  );
});
