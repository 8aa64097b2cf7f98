/** Descriptions of businesses that only live sources know (docs/api.md#variant-b). */
import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { LANGUAGES } from "../../src/language/languages.ts";
import { liveService } from "./live-service.ts";
import { issueKey, type Json, upstreamStats } from "./service.ts";

/** The demo businesses, by what is odd about them. */
const ONLY_COMWEL = "3148800630";
const SUPPLIER = "2118700407";
const NOBODY = "5062400955";

const TODAY = new Date().toISOString().slice(0, 10);
const NONE = { comwel: 0, fsc: 0, fscAccounts: 0, ftc: 0, koneps: 0 };

let key: string;
beforeAll(async () => {
  key = (await issueKey({ b: "paid" }, { rate_per_second: 10_000 })).apiKey;
});
beforeEach(async () => {
  await env.DB.exec("DELETE FROM live_facts");
});

const calls = async () => (await upstreamStats()).live as typeof NONE;
const rows = async () =>
  (await env.DB.prepare("SELECT * FROM live_facts ORDER BY business_number, source").all()).results;

/** The description of one business by a service of its own, once all is stored. */
async function described(number: string, settings: Record<string, string> = {}): Promise<Json> {
  const service = liveService(settings);
  const { status, body } = await service.describe(key, number);
  expect([status, body.error]).toEqual([200, undefined]);
  await service.settled();
  return body;
}

describe("a business that OpenDART does not know", () => {
  it("is described by employment insurance, and asked about once", async () => {
    const service = liveService();
    const first = await service.describe(key, ONLY_COMWEL, "ko");
    expect(first.body).toMatchObject({
      company_name: "주식회사 도담정밀",
      representative_name: null,
      industry: "특수 목적용 기계 제조업",
      industry_code: "29299",
      address: "충남 천안시 서북구 직산읍 4산단로 77",
      metadata: {
        employee_count: 41,
        corporate_number: null,
        opening_date: null,
        closed_on: null,
      },
    });
    const comwel = { source: "comwel", date: TODAY, as_of: null };
    expect(first.body.metadata.sources).toEqual({
      status: { source: "nts", date: TODAY, as_of: null },
      tax_type: { source: "nts", date: TODAY, as_of: null },
      company_name: comwel,
      company_name_en: { ...comwel, source: "composed" },
      industry_code: comwel,
      address: comwel,
      employee_count: comwel,
    });
    expect(await calls()).toEqual({ ...NONE, comwel: 1, fsc: 1, ftc: 1, koneps: 1 });
    await service.settled();
    // Another isolate, with gates that remember nothing: D1 knows.
    const again = await liveService().describe(key, ONLY_COMWEL, "ko");
    expect(again.body).toEqual(first.body);
    expect(await calls()).toEqual({ ...NONE, comwel: 1, fsc: 1, ftc: 1, koneps: 1 });
  });

  it.each(LANGUAGES)("is described in every language (%s)", async (language) => {
    const { body } = await liveService().describe(key, SUPPLIER, language);
    expect(body).toMatchObject({
      company_name: language === "ko" ? "주식회사 늘봄여행" : "neulbomtour",
      company_name_en: "neulbomtour",
      representative_name: "인다온",
      representative_name_latin: language === "ko" ? null : "In Daon",
      address: "서울특별시 중구 을지로 66, 12층(을지로2가)",
      address_en: "12F, 66, Eulji-ro, Jung-gu, Seoul",
      metadata: { employee_count: 37, opening_date: "1996-08-01" },
    });
  });

  it("of which nobody knows anything has nothing, and is not asked about again", async () => {
    const { metadata, company_name } = await described(NOBODY);
    expect([company_name, Object.keys(metadata.sources).sort()]).toEqual([
      null,
      ["status", "tax_type"],
    ]);
    expect((await rows()).map(({ facts }) => facts)).toEqual([null, null, null]);
    const before = await calls();
    await described(NOBODY);
    expect(await calls()).toEqual(before);
    // Insurance and the others are asked when that is old; corporations' sources never.
    await described(NOBODY, { LIVE_SOURCES_MAX_AGE_DAYS: "30,none:0" });
    expect(await calls()).toEqual({ ...NONE, comwel: 2, fsc: 0, ftc: 2, koneps: 2 });
  });
});
