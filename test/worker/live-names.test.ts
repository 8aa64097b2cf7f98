/** Names from live sources in checks of variant A (docs/api.md#names-and-evidence). */
import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createCompanyDirectory } from "../../src/disclosure/lookup.ts";
import { dayNumber } from "../../src/lib/days.ts";
import { factsOf, type LiveFacts } from "../../src/live-sources/facts.ts";
import { factsToJson } from "../../src/live-sources/stored-facts.ts";
import { createProfileDirectory } from "../../src/profile/store.ts";
import { download } from "./batches.ts";
import { company, emptyTable, facts, write, writeFacts } from "./disclosure.ts";
import { liveService } from "./live-service.ts";
import { breakUpstreams, demo, issueKey, type Json, upstreamStats } from "./service.ts";

/** A corporation that all live sources know, and OpenDART does not. */
const MARUSOL = demo.liveSources.businesses.find(({ b_no }) => b_no === "1318600711");
const SUPPLIER = demo.liveSources.businesses.find(({ b_no }) => b_no === "2118700407");
if (!MARUSOL || !SUPPLIER) throw new Error("the demo lacks a business");

let key: string;
beforeAll(async () => {
  key = (await issueKey({ a: "enterprise" }, { rate_per_second: 10_000 })).apiKey;
});
beforeEach(async () => {
  await emptyTable();
  await env.DB.exec("DELETE FROM live_facts");
});

const TODAY = dayNumber(Date.now());

function know(number: string, source: number, known: Partial<LiveFacts> | null, day = TODAY) {
  return env.DB.prepare("INSERT INTO live_facts VALUES (?1, ?2, ?3, ?4)")
    .bind(Number(number), source, day, factsToJson(known && factsOf(known)))
    .run();
}
const FSC = 2;
const KONEPS = 4;

async function check(companyName: string | null, lang = "both", business = MARUSOL): Promise<Json> {
  const service = liveService();
  const { status, body } = await service.post("/v1/verify", key, {
    business_number: business?.b_no,
    startDate: business?.start_dt,
    ownerName: business?.p_nm,
    ...(companyName !== null && { companyName }),
    lang,
  });
  await service.settled();
  expect(status).toBe(200);
  return body.businessInfo;
}

const OUTLINE = { companyName: "(주)마루솔테크", englishName: "MARUSOL TECH CO.,LTD" };

describe("a corporation that FSC knows", () => {
  beforeEach(() => know(MARUSOL.b_no, FSC, OUTLINE));

  it("has FSC's name, which is found by the corporation's number", async () => {
    expect(await check(null)).toMatchObject({
      companyName: "(주)마루솔테크",
      companyNameSource: "fsc",
      companyNameEn: "MARUSOL TECH CO.,LTD",
      companyNameEnSource: "fsc",
      companyNameMatch: "number",
      companyNameCheck: null,
    });
  });

  it.each([
    ["ko", "(주)마루솔테크", "fsc"],
    ["en", "MARUSOL TECH CO.,LTD", "fsc"],
  ])("has FSC's name in the requested language (%s)", async (lang, name, source) => {
    expect(await check("주식회사 마루솔테크", lang)).toMatchObject({
      companyName: name,
      companyNameSource: source,
      companyNameMatch: "number",
      companyNameCheck: "current",
      companyNameOriginal: "주식회사 마루솔테크",
    });
  });

  it("has no name if the answer has only codes, and a claimed name that differs is marked as different", async () => {
    expect(Object.keys(await check(null, "code"))).not.toContain("companyName");
    expect((await check("다른이름")).companyNameCheck).toBe("different");
  });

  it("is not mistaken for a company of the table that has the claimed name", async () => {
    await write(company(1, "다른이름"));
    expect(await check("다른이름", "en")).toMatchObject({
      companyName: "MARUSOL TECH CO.,LTD",
      companyNameSource: "fsc",
      companyNameCheck: "different",
    });
    expect((await upstreamStats()).opendart.company).toBe(0);
  });

  it("is not mistaken for a company that once had the corporation's name and has the same representative", async () => {
    await write(company(1, "마루솔테크"));
    await write(company(1, "마루솔홀딩스", { englishName: "Marusol Holdings" }));
    await writeFacts(facts(1, { businessNumber: "1118611111", representatives: MARUSOL.p_nm }));
    expect(await check("마루솔테크", "en")).toMatchObject({
      companyName: "MARUSOL TECH CO.,LTD",
      companyNameSource: "fsc",
      companyNameMatch: "number",
      companyNameCheck: "current",
    });
  });

  it("has a romanized English name if the official English name belongs to its former name", async () => {
    await write(company(1, "마루솔테크", { englishName: "Marusol Tech" }));
    await write(company(1, "새마루", { englishName: "Marusol Tech" }));
    await writeFacts(facts(1, { businessNumber: MARUSOL.b_no }));
    expect(await check(null)).toMatchObject({
      companyName: "새마루",
      companyNameSource: "dart",
      companyNameEn: "Saemaru",
      companyNameEnSource: "romanized",
    });
  });

  it("has the table's names if the table has its number, and FSC's English name if the table has no English name", async () => {
    await write(company(1, "마루솔테크", { englishName: "-" }));
    await writeFacts(facts(1, { businessNumber: MARUSOL.b_no, legalName: "주식회사 마루솔테크" }));
    expect(await check(null)).toMatchObject({
      companyName: "마루솔테크",
      companyNameSource: "dart",
      companyNameEn: "MARUSOL TECH CO.,LTD",
      companyNameEnSource: "fsc",
    });
    await write(company(1, "마루솔테크", { englishName: "Marusol Tech Inc." }));
    expect(await check(null)).toMatchObject({
      companyNameEn: "Marusol Tech Inc.",
      companyNameEnSource: "dart",
    });
  });

  it("keeps FSC's name while OpenDART cannot give the facts of a company with the same name", async () => {
    await write(company(1, "마루솔테크", { englishName: "Marusol Tech Inc." }));
    await breakUpstreams({ fail: { mode: "http500", path: "opendart" } });
    expect(await check("마루솔테크", "en")).toMatchObject({
      companyName: "MARUSOL TECH CO.,LTD",
      companyNameMatch: "number",
    });
  });
});

describe("a supplier in KONEPS", () => {
  const ITSELF = { companyName: "주식회사 늘봄여행", englishName: "neulbomtour" };

  it("has KONEPS's English name if no other source has an English name", async () => {
    await know(SUPPLIER.b_no, KONEPS, ITSELF);
    expect(await check("늘봄여행", "both", SUPPLIER)).toMatchObject({
      companyName: "늘봄여행",
      companyNameSource: "request",
      companyNameEn: "neulbomtour",
      companyNameEnSource: "koneps",
      companyNameCheck: "unknown",
    });
    expect(await check(null, "ko", SUPPLIER)).toMatchObject({
      companyName: "주식회사 늘봄여행",
      companyNameSource: "koneps",
      companyNameMatch: "number",
    });
  });

  it("is still found in the table by the claimed name, and KONEPS's placeholder is not shown", async () => {
    await know(MARUSOL.b_no, KONEPS, { companyName: "다른회사", englishName: "n/a" });
    await write(company(1, "가나"));
    await env.DB.exec("UPDATE companies SET facts_read_on = '2026-01-01'");
    expect(await check("가나", "en")).toMatchObject({
      companyName: "Company 1",
      companyNameSource: "dart",
      companyNameMatch: "name",
    });
    expect((await check("마루솔", "en")).companyNameSource).toBe("romanized");
  });

  it("has FSC's names if FSC knows it too", async () => {
    await know(MARUSOL.b_no, FSC, OUTLINE);
    await know(MARUSOL.b_no, KONEPS, { companyName: "마루솔", englishName: "marusol tech" });
    expect(await check(null, "en")).toMatchObject({
      companyName: "MARUSOL TECH CO.,LTD",
      companyNameSource: "fsc",
    });
  });
});

describe("a business that a check asks about", () => {
  /**
   * The rows whose source must be asked about the business. `asked_on` is 0 if the source has never
   * answered. If it must be asked again, `asked_on` is the day of its old answer with a minus sign.
   */
  const wanted = async () =>
    (await env.DB.prepare("SELECT * FROM live_facts WHERE asked_on <= 0").all()).results;

  it("is looked up at FSC in the background if no answer is stored, and the next check shows the name", async () => {
    const service = liveService();
    expect((await check("마루솔테크", "en")).companyNameSource).toBe("composed");
    expect(await wanted()).toHaveLength(1);
    expect((await upstreamStats()).live.fsc).toBe(0);
    await service.minute();
    expect((await upstreamStats()).live).toMatchObject({ fsc: 1, comwel: 0 });
    expect(await check("마루솔테크", "en")).toMatchObject({
      companyName: "MARUSOL TECH CO.,LTD",
      companyNameSource: "fsc",
    });
    expect(await wanted()).toEqual([]);
    await service.minute();
    expect((await upstreamStats()).live.fsc).toBe(1);
  });

  it("is marked to be looked up again if the stored answer is old, and the old name is still shown", async () => {
    await know(MARUSOL.b_no, FSC, OUTLINE, TODAY - 40);
    await know(SUPPLIER.b_no, FSC, null, TODAY - 40);
    expect((await check("마루솔", "en")).companyName).toBe("MARUSOL TECH CO.,LTD");
    await check(null, "en", SUPPLIER);
    await check("마루솔", "en");
    expect((await wanted()).map(({ asked_on }) => asked_on)).toEqual([40 - TODAY, 40 - TODAY]);
    expect((await check("마루솔", "en")).companyName).toBe("MARUSOL TECH CO.,LTD");
  });

  it("stays marked in D1 if the day's calls for background work are used up", async () => {
    const service = liveService({ LIVE_SOURCES_CALLS_A_DAY: "10" });
    const numbers = Array.from({ length: 5 }, (_, index) => `12345${86_000 + index}`);
    for (const number of numbers)
      await env.DB.prepare("INSERT INTO live_facts VALUES (?1, 2, 0, NULL)")
        .bind(Number(number))
        .run();
    await service.minute();
    await service.minute();
    expect((await upstreamStats()).live.fsc).toBe(3);
    expect(await wanted()).toHaveLength(2);
  });

  it.each([
    [
      "is not registered",
      { business_number: "1234586789", startDate: "20200101", ownerName: "홍길동" },
    ],
    ["is shown only in codes", { lang: "code" }],
    [
      "is a sole proprietor",
      { business_number: "2159100731", startDate: "20190502", ownerName: "서아름" },
    ],
  ])("is not looked up if it %s", async (_what, changes) => {
    const service = liveService();
    const claim = {
      business_number: MARUSOL.b_no,
      startDate: MARUSOL.start_dt,
      ownerName: MARUSOL.p_nm,
    };
    await service.post("/v1/verify", key, { ...claim, ...changes });
    await service.settled();
    expect(await wanted()).toEqual([]);
  });

  it("is not looked up after the operator told the service to forget it", async () => {
    const service = liveService();
    await service.admin("DELETE", `/profiles/${MARUSOL.b_no}`);
    await check("마루솔테크");
    await service.minute();
    expect((await upstreamStats()).live.fsc).toBe(0);
  });
});

describe("the rows that D1 reads", () => {
  /** @returns the number of rows that each query of `work` reads */
  async function cost(work: (db: D1Database) => Promise<unknown>) {
    const session = env.DB.withSession("first-unconstrained");
    const reads: number[] = [];
    const counted = (statement: D1PreparedStatement): Json => ({
      bind: (...values: unknown[]) => counted(statement.bind(...values)),
      all: async () => {
        const result = await statement.all();
        reads.push(result.meta.rows_read);
        return result;
      },
      first: async () => (await counted(statement).all()).results[0],
    });
    const prepare = (sql: string) => counted(session.prepare(sql));
    await work({ withSession: () => ({ prepare }) } as unknown as D1Database);
    return reads;
  }
  beforeEach(async () => {
    for (const source of [1, 2, 3, 4, 5]) await know(MARUSOL.b_no, source, OUTLINE);
  });

  it("for a description are at most eight, in one query", async () => {
    const [read = 99, ...more] = await cost((db) => createProfileDirectory(db).find(MARUSOL.b_no));
    expect(more).toEqual([]);
    expect(read).toBeLessThanOrEqual(2 + 5 + 1);
  });

  it("for a name are at most six, in one query", async () => {
    await write(company(1, "마루솔테크"), company(2, "다라"));
    await writeFacts(facts(1, { businessNumber: MARUSOL.b_no, legalName: "마루솔테크" }));
    const question = {
      businessNumber: MARUSOL.b_no,
      companyName: "마루솔테크",
      representative: "구자운",
    };
    const [read = 99, ...more] = await cost((db) => createCompanyDirectory(db).find([question]));
    expect(more).toEqual([]);
    expect(read).toBeLessThanOrEqual(4 + 2);
  });
});

it("a batch shows the names of live sources", async () => {
  await know(MARUSOL.b_no, FSC, OUTLINE);
  const { body } = await liveService().post(
    "/v1/batch/verify",
    key,
    {
      businesses: [
        {
          business_number: MARUSOL.b_no,
          start_date: MARUSOL.start_dt,
          owner_name: MARUSOL.p_nm,
        },
      ],
      language: "both",
    },
    { Prefer: "wait=20" },
  );
  expect(body.results[0].businessInfo).toMatchObject({
    companyName: "(주)마루솔테크",
    companyNameSource: "fsc",
    companyNameEn: "MARUSOL TECH CO.,LTD",
    companyNameEnSource: "fsc",
  });
  const csv = await download(key, body.job_id);
  expect(await csv.text()).toContain('"(주)마루솔테크","fsc","number"');
});
