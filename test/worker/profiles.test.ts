import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, inject, it } from "vitest";
import { SEEDED_ON, toProfile } from "../../seed/seed.ts";
import { EdgeMemory } from "../../src/access/edge-memory.ts";
import { type CompanyFacts, readFacts } from "../../src/opendart/client.ts";
import { createProfileDirectory, profileWrites } from "../../src/profile/store.ts";
import { createServices } from "../../src/services.ts";
import { processFacts, startFacts } from "../../src/sync/facts.ts";
import { Trace } from "../../src/trace.ts";
import { bearer, demo, HANBIT, request, upstreamStats } from "./service.ts";

const READ_ON = "2026-06-30";
const NOW = Date.UTC(2026, 10, 20);
const [PROFILE] = demo.profiles;
const CORP_CODE = Number(PROFILE?.corp_code);

beforeEach(async () => {
  await env.DB.exec("DELETE FROM profiles; DELETE FROM sync_runs");
  await env.DB.batch(profileWrites(env.DB, demo.profiles.map(toProfile), SEEDED_ON));
});

const find = async (number: string) => (await createProfileDirectory(env.DB).find(number)).profile;
const hanbit = () => find(HANBIT.b_no);
const row = (number: string) =>
  env.DB.prepare("SELECT * FROM profiles WHERE business_number = ?1").bind(Number(number)).first();
const count = async () =>
  (await env.DB.prepare("SELECT count(*) AS n FROM profiles").first<{ n: number }>())?.n;
const company = (changes: Partial<CompanyFacts> = {}): CompanyFacts => ({
  corpCode: String(PROFILE?.corp_code),
  businessNumber: HANBIT.b_no,
  legalName: "한빛(주)",
  stockName: "",
  representatives: "김한빛",
  englishName: "Hanbit Inc.",
  address: "서울특별시",
  industryCode: "46",
  establishedOn: "20120228",
  ...changes,
});
const write = (changes: Partial<CompanyFacts>, parts = {}) =>
  env.DB.batch(profileWrites(env.DB, [{ company: company(changes), parts }], READ_ON));

describe("a profile", () => {
  it("is found by its number, and at most two rows are read for that", async () => {
    const { meta } = await env.DB.prepare(
      "SELECT legal_name FROM profiles LEFT JOIN companies USING (corp_code) WHERE profiles.business_number = ?1",
    )
      .bind(Number(HANBIT.b_no))
      .run();
    expect(meta.rows_read).toBeLessThanOrEqual(2);
    expect(await hanbit()).toMatchObject({
      employees: 58,
      tableName: "한빛물산",
      tableEnglishName: "Hanbit Trading Co., Ltd.",
    });
    expect(await find("0000000001")).toBeNull();
  });

  it("keeps its report data if only the company's facts are read again", async () => {
    await write({});
    expect(await hanbit()).toMatchObject({
      legalName: "한빛(주)",
      employees: 58,
      capital: 1_500_000_000,
      revenue: 52_730_418_900,
    });
    expect(await row(HANBIT.b_no)).toMatchObject({
      company_read_on: READ_ON,
      employees_read_on: SEEDED_ON,
      accounts_read_on: SEEDED_ON,
    });
  });

  it("is replaced in each part that was read, even if the part is empty now", async () => {
    await write({}, { employees: null });
    expect(await hanbit()).toMatchObject({ employees: null, capital: 1_500_000_000 });
    await write({}, { employees: 0, accounts: { capital: -1, revenue: null } });
    expect(await hanbit()).toMatchObject({ employees: 0, capital: -1, revenue: null });
    expect(await row(HANBIT.b_no)).toMatchObject({
      employees_read_on: READ_ON,
      accounts_read_on: READ_ON,
    });
  });

  it("moves with its company to another number", async () => {
    await write({ businessNumber: "9990000016" });
    expect(await hanbit()).toBeNull();
    expect((await find("9990000016"))?.legalName).toBe("한빛(주)");
  });

  it("disappears if its company no longer has a Korean business number", async () => {
    const before = await count();
    for (const businessNumber of ["", "MC178082", "47452"]) await write({ businessNumber });
    expect(await hanbit()).toBeNull();
    expect(await count()).toBe(Number(before) - 1);
  });

  it("keeps nothing about the company that had the number earlier", async () => {
    await write({ corpCode: "09000099" });
    expect(await hanbit()).toMatchObject({
      legalName: "한빛(주)",
      employees: null,
      capital: null,
      revenue: null,
      tableName: null,
    });
    expect(await row(HANBIT.b_no)).toMatchObject({
      corp_code: 9000099,
      employees_read_on: null,
      accounts_read_on: null,
    });
  });

  it("may be written several times in one batch of D1", async () => {
    const updates = [{}, { businessNumber: "9990000016" }, { corpCode: "09000099" }, {}];
    await env.DB.batch(
      profileWrites(
        env.DB,
        updates.map((changes) => ({ company: company(changes), parts: {} })),
        READ_ON,
      ),
    );
    expect((await hanbit())?.legalName).toBe("한빛(주)");
  });
});

describe("a file of company facts", () => {
  const send = (lines: object[]) =>
    request("/admin/company-facts", {
      method: "POST",
      headers: { ...bearer(demo.admin_token), "Content-Type": "application/x-ndjson" },
      body: lines.map((line) => JSON.stringify(line)).join("\n"),
    });

  it("creates profiles, and keeps their report data", async () => {
    await env.DB.exec(`DELETE FROM profiles WHERE business_number <> ${HANBIT.b_no}`);
    const { status, body } = await send(
      demo.profiles.map((profile) => ({ ...profile, adres: "부산광역시" })),
    );
    expect([status, body]).toEqual([200, { companies: demo.profiles.length }]);
    expect(await count()).toBe(demo.profiles.length);
    expect(await hanbit()).toMatchObject({
      address: "부산광역시",
      employees: 58,
      revenue: 52_730_418_900,
    });
  });
});

describe("the sync of profiles", () => {
  const trace = new Trace("test", () => NOW, "test");
  // Each test has its own gates, because a gate remembers OpenDART's answers for a minute.
  let gates: string;
  beforeEach(() => {
    gates = crypto.randomUUID();
  });
  const services = () => {
    const SOURCE_GATE = {
      getByName: (name: string) => env.SOURCE_GATE.getByName(`${gates}:${name}`),
    };
    const bindings = { ...env, SOURCE_GATE } as unknown as Env;
    const context = createExecutionContext();
    return {
      ...createServices(bindings, context, trace, () => NOW, new EdgeMemory()),
      pauseMs: 0,
    };
  };

  it("reads company, employees and accounts in three calls if last year's report exists", async () => {
    await env.DB.exec("DELETE FROM profiles; UPDATE companies SET facts_read_on = NULL");
    const run = await services().runs.start({
      id: crypto.randomUUID(),
      kind: "facts",
      source: "opendart",
      total: 1,
    });
    await processFacts(services(), { runId: run?.id ?? "", corpCodes: [CORP_CODE] });
    expect((await upstreamStats()).opendart).toMatchObject({
      company: 1,
      empSttus: 1,
      fnlttSinglAcnt: 1,
    });
    expect(await hanbit()).toMatchObject({
      legalName: "주식회사 한빛물산",
      address: PROFILE?.adres,
      employees: 58,
      capital: 1_500_000_000,
      revenue: 52_730_418_900,
    });
    expect(await row(HANBIT.b_no)).toMatchObject({
      company_read_on: "2026-11-20",
      employees_read_on: "2026-11-20",
      accounts_read_on: "2026-11-20",
    });
  });

  it("stores the same data about every demo company as the seed", async () => {
    const all = async () =>
      (
        await env.DB.prepare(
          "SELECT business_number, employees, capital, revenue, legal_name, address FROM profiles ORDER BY 1",
        ).all()
      ).results;
    const seeded = await all();
    await env.DB.exec("DELETE FROM profiles; UPDATE companies SET facts_read_on = NULL");
    const corpCodes = demo.profiles.map(({ corp_code }) => Number(corp_code));
    const run = await services().runs.start({
      id: crypto.randomUUID(),
      kind: "facts",
      source: "opendart",
      total: corpCodes.length,
    });
    await processFacts(services(), { runId: run?.id ?? "", corpCodes });
    expect(await all()).toEqual(seeded);
  });

  it("pauses after each of its calls", async () => {
    await env.DB.exec("UPDATE companies SET facts_read_on = NULL");
    const run = await services().runs.start({
      id: crypto.randomUUID(),
      kind: "facts",
      source: "opendart",
      total: 1,
    });
    const startedAt = performance.now();
    await processFacts(
      { ...services(), pauseMs: 60 },
      { runId: run?.id ?? "", corpCodes: [CORP_CODE] },
    );
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(3 * 60 - 5);
  });

  it("plans only as many reports a day as the allowance covers, at four calls each", async () => {
    await env.DB.prepare("UPDATE companies SET facts_read_on = ?1").bind("2026-11-01").run();
    await env.DB.exec("UPDATE profiles SET accounts_read_on = NULL");
    const sent: { corpCodes: number[]; part: string }[] = [];
    const FACTS_QUEUE = {
      async sendBatch(messages: { body: { corpCodes: number[]; part: string } }[]) {
        sent.push(...messages.map(({ body }) => body));
      },
    };
    const run = await startFacts({
      ...services(),
      openDartGate: { plannedCalls: async () => 4 * 5 + 3 },
      env: { ...env, FACTS_QUEUE: FACTS_QUEUE as never },
    });
    expect(run?.total).toBe(5);
    expect(sent).toEqual([{ runId: run?.id, part: "report", corpCodes: expect.any(Array) }]);
    expect(sent[0]?.corpCodes).toHaveLength(5);
  });

  it("asks for reports that were never read, and asks again for old reports", async () => {
    const due = async () => {
      const sent: number[] = [];
      const FACTS_QUEUE = {
        async sendBatch(messages: { body: { corpCodes: number[] } }[]) {
          sent.push(...messages.flatMap(({ body }) => body.corpCodes));
        },
      };
      await env.DB.exec("DELETE FROM sync_runs");
      await startFacts({ ...services(), env: { ...env, FACTS_QUEUE: FACTS_QUEUE as never } });
      return sent;
    };
    const set = (report: string, company = "2026-10-01") =>
      env.DB.batch([
        env.DB.prepare("UPDATE companies SET facts_read_on = ?1").bind(company),
        env.DB.prepare("UPDATE profiles SET accounts_read_on = ?1").bind(
          report === "" ? null : report,
        ),
      ]);
    await set("2026-10-01");
    expect(await due()).toEqual([]);
    await set("2026-01-01");
    expect((await due()).sort()).toEqual(
      demo.profiles
        .filter(({ employees, accounts }) => employees || accounts)
        .map(({ corp_code }) => Number(corp_code))
        .sort(),
    );
    await set("");
    expect(await due()).toHaveLength(demo.profiles.length);
    // A report that was requested today is not requested again, even if it does not exist.
    await set("2026-11-20");
    expect(await due()).toEqual([]);
  });
});

describe("the profiles of the 1,953 real companies", () => {
  it("are stored under their business numbers, except companies without a Korean number", async (context) => {
    const lines = (
      inject("companySample") ??
      context.skip("reference file opendart-company-sample.jsonl not found; set REFERENCE_DATA")
    )
      .trim()
      .split("\n");
    const companies = lines.map((line) => readFacts(line)).filter((read) => read !== null);
    expect(companies).toHaveLength(1_953);
    const updates = companies.map((read) => ({ company: read, parts: {} }));
    await env.DB.batch(profileWrites(env.DB, updates, READ_ON));
    const korean = companies.filter(({ businessNumber }) => /^[0-9]{10}$/.test(businessNumber));
    expect(korean.length).toBeGreaterThan(1_900);
    expect(await count()).toBe(demo.profiles.length + korean.length);
    const found = await Promise.all(korean.map(({ businessNumber }) => find(businessNumber)));
    for (const [index, { legalName, address }] of korean.entries()) {
      expect(found[index]).toMatchObject({ legalName, address });
    }
  });
});
