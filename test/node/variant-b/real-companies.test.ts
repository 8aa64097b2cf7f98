import { expect, it } from "vitest";
import { isAbroad } from "../../../src/language/address/abroad.ts";
import { LANGUAGES, type Language } from "../../../src/language/languages.ts";
import { type CompanyFacts, readFacts } from "../../../src/opendart/client.ts";
import { merge } from "../../../src/profile/merge.ts";
import { presentBusiness } from "../../../src/variant-b/business/present.ts";
import { referenceText, skipWithout } from "../../reference-data.ts";
import { INDUSTRY_NAMES } from "../language/names-of-industries.ts";
import { profileOf } from "../profile/profile-of.ts";

const FILE = "opendart-company-sample.jsonl";
const ACTIVE = {
  statusCode: "01",
  status: "계속사업자",
  taxTypeCode: "01",
  taxType: "부가가치세 일반과세자",
};
const HANGUL = /\p{Script=Hangul}/u;

function present(company: CompanyFacts, language: Language) {
  const request = { givenNumber: company.businessNumber, language };
  const known = { profile: profileOf(company), live: [], isForgotten: false };
  return presentBusiness(
    request,
    ACTIVE,
    merge(company.businessNumber, known, false),
    INDUSTRY_NAMES[language],
    0,
  );
}

it("variant B describes every real company in six languages", (context) => {
  const lines = skipWithout(context, FILE, referenceText(FILE)).trim().split("\n");
  expect(lines).toHaveLength(1_953);
  for (const line of lines) {
    const company = readFacts(line);
    if (!company) throw new Error(`not read: ${line}`);
    const all = LANGUAGES.map((language) => present(company, language));
    const [english, korean] = [all[LANGUAGES.indexOf("en")], all[LANGUAGES.indexOf("ko")]];
    if (!english || !korean) throw new Error("a language is missing");
    expect(english.company_name, line).toBe(english.company_name_en);
    expect(english.company_name_en, line).toMatch(/[A-Za-z]/);
    expect(english.address, line).not.toMatch(/&nbsp|\s{2}|^\s|\s$/);
    // Four companies have a seat abroad that is written in Hangul.
    expect(english.address_en ?? "", line).toMatch(isAbroad(english.address ?? "") ? /^/ : /\S/);
    expect(english.address_en ?? "", line).not.toMatch(/&nbsp/);
    for (const text of [english.company_name_en, english.address_en, english.industry]) {
      expect(text ?? "", line).not.toMatch(HANGUL);
    }
    expect(english.industry_code, line).toBe(company.industryCode);
    // One company has a dash instead of a representative.
    expect(english.representative_name ?? "", line).not.toMatch(/대표|[()]/);
    const date = english.registered_date ?? "";
    expect(date, line).toMatch(/^(18|19|20)\d\d-\d\d-\d\d$/);
    expect(new Date(date).toISOString(), line).toBe(`${date}T00:00:00.000Z`);
    expect(korean.company_name, line).toBe(company.legalName.trim().replace(/\s+/g, " "));
    const industries = all.map(({ industry }) => industry);
    for (const industry of industries) expect(industry, line).toMatch(/\S/);
    expect(new Set(industries).size, line).toBeGreaterThanOrEqual(5);
  }
});
