import { describe, expect, it } from "vitest";
import { demo } from "../../seed/demo.ts";
import { hasRightCheckDigit } from "../../seed/upstreams/nts.ts";
import { isApiKey, modeOf } from "../../src/access/api-key.ts";

const namesakes = (name: string) => demo.disclosure.filter(({ corp_name }) => corp_name === name);
const distinct = (values: readonly string[]) => new Set(values).size;

describe("the demo data", () => {
  it("has only well-formed API keys: live keys for the variants, and test keys for test mode", () => {
    for (const key of [...Object.values(demo.keys.a), ...Object.values(demo.keys.b)])
      expect([isApiKey(key), modeOf(key)]).toEqual([true, "live"]);
    for (const key of Object.values(demo.keys.test))
      expect([isApiKey(key), modeOf(key)]).toEqual([true, "test"]);
  });

  it("has a business for every status and tax type, and a closing date for closed businesses only", () => {
    expect(new Set(demo.businesses.map((row) => row.b_stt_cd))).toEqual(
      new Set(["01", "02", "03"]),
    );
    expect(new Set(demo.businesses.map((row) => row.tax_type_cd))).toEqual(
      new Set(["01", "02", "03", "04", "05", "06", "07"]),
    );
    for (const { b_stt_cd, end_dt } of demo.businesses)
      expect(end_dt !== "").toBe(b_stt_cd === "03");
  });

  it("has one business closed by unit taxation, and two that have issued tax invoices since a stated day", () => {
    const moved = demo.businesses.filter(({ utcc_yn = "N" }) => utcc_yn !== "N");
    expect(moved).toMatchObject([{ b_stt_cd: "03", utcc_yn: "Y" }]);
    const dated = demo.businesses.filter(({ invoice_apply_dt }) => invoice_apply_dt);
    expect(dated).toHaveLength(2);
    for (const { tax_type_cd, start_dt, invoice_apply_dt = "" } of dated) {
      expect(tax_type_cd).toBe("07");
      expect(invoice_apply_dt).toMatch(/^20\d{6}$/);
      expect(invoice_apply_dt > start_dt).toBe(true);
    }
  });

  it("has distinct numbers, exactly one number with a wrong check digit, and no number in the range for load tests", () => {
    const numbers = [...demo.businesses, ...demo.liveSources.businesses].map(({ b_no }) => b_no);
    expect(distinct(numbers)).toBe(numbers.length);
    expect(numbers.filter((number) => !hasRightCheckDigit(number))).toHaveLength(1);
    expect(numbers.filter((number) => number.startsWith("999"))).toEqual([]);
  });

  it("begins with an active general taxpayer whose company has a unique name and an English name", () => {
    expect(demo.businesses[0]).toMatchObject({
      b_nm: "주식회사 한빛물산",
      b_stt_cd: "01",
      tax_type_cd: "01",
    });
    expect(namesakes("한빛물산").map((row) => row.corp_eng_name)).toEqual([
      "Hanbit Trading Co., Ltd.",
    ]);
  });

  it("has three companies with the same name, and a branch with the same representative as only one of these companies", () => {
    const codes = namesakes("한결마루").map(({ corp_code }) => corp_code);
    expect(codes).toHaveLength(3);
    const branch = demo.businesses.find(({ b_nm }) => b_nm.includes("부산지점"));
    const deciding = demo.profiles.filter(
      (row) => codes.includes(row.corp_code) && row.ceo_nm === branch?.p_nm,
    );
    expect(deciding).toHaveLength(1);
    expect(deciding[0]?.bizr_no).not.toBe(branch?.b_no);
  });

  it("gives every profile and every row of a report the code of a company in the disclosure table", () => {
    const codes = new Set(demo.disclosure.map(({ corp_code }) => corp_code));
    expect(codes.size).toBe(demo.disclosure.length);
    for (const { corp_code, employees = [], accounts = [] } of demo.profiles) {
      expect(codes).toContain(corp_code);
      for (const row of [...employees, ...accounts]) expect(row.corp_code).toBe(corp_code);
    }
  });

  it("has a registered business for every profile except one", () => {
    const numbers = new Set(demo.businesses.map(({ b_no }) => b_no));
    expect(demo.profiles.filter(({ bizr_no }) => !numbers.has(bizr_no))).toHaveLength(1);
  });
});
