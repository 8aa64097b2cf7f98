/** Live sources in variant B: their fields, limits and faults (docs/api.md#variant-b). */
import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { SEEDED_ON, toProfile } from "../../seed/seed.ts";
import { LANGUAGES } from "../../src/language/languages.ts";
import { answered } from "../../src/lib/answer.ts";
import { DAY_MS, dayNumber, dayOf } from "../../src/lib/days.ts";
import { DATA_SET_NAMES, type DataSetName } from "../../src/live-sources/data-sets.ts";
import { factsOf, type LiveFacts } from "../../src/live-sources/facts.ts";
import { queryLiveSources } from "../../src/profile/live-queries.ts";
import { profileWrites } from "../../src/profile/store.ts";
import type { GateClient } from "../../src/sources/gate-client.ts";
import type { Grant } from "../../src/sources/gate-messages.ts";
import { loadNumbers } from "../load-numbers.ts";
import { liveService } from "./live-service.ts";
import {
  breakUpstreams,
  demo,
  HANBIT,
  issueKey,
  type Json,
  UNREGISTERED,
  UNREGISTERED_WITH_FAILING_CHECK_DIGIT,
  upstreamStats,
} from "./service.ts";

/** Numbers of demo businesses. Each constant is named after what is special about its business. */
const ONLY_COMWEL = "3148800630";
const DISAGREEING = "1318600711";
const MASKED_SELLER = "2159100731";
const SITES = "1348600383";
const CLOSED_SHOP = "1288700497";
const IGNORED_FILTER = "6178100277";
const SNAPSHOTS = "1198100526";
const SUPPLIER = "2118700407";
const SOLE_SUPPLIER = "1271500842";
const FILLER_NAME = "4028100511";
const SOLE_EMPLOYER = "2043800167";
const SEVERAL_SHOPS = "1058600842";
const NOBODY = "5062400955";
/**
 * A corporation's number that a person uses. Tests set what the sources answer about this number.
 */
const NOBODY_SOLE = "6178100277";

const TODAY = dayOf(Date.now());
const NONE = Object.fromEntries(DATA_SET_NAMES.map((name) => [name, 0]));

let key: string;
beforeAll(async () => {
  key = (await issueKey({ b: "paid" }, { rate_per_second: 10_000 })).apiKey;
});
beforeEach(async () => {
  await env.DB.exec("DELETE FROM live_facts");
});

const calls = async () => (await upstreamStats()).live as typeof NONE;
const stored = async () =>
  (await env.DB.prepare("SELECT facts FROM live_facts").all()).results
    .map(({ facts }) => facts)
    .join("\n");
const rows = async () =>
  (await env.DB.prepare("SELECT * FROM live_facts ORDER BY business_number, source").all()).results;

/** Describes one business with a new service, and waits until the sources' answers are stored. */
async function described(number: string, settings: Record<string, string> = {}): Promise<Json> {
  const service = liveService(settings);
  const { status, body } = await service.describe(key, number);
  expect([status, body.error]).toEqual([200, undefined]);
  await service.settled();
  return body;
}

describe("a business that OpenDART does not know", () => {
  it("is described from employment insurance (COMWEL), and only the first description asks the sources", async () => {
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
    // Another isolate with new gates reads the answer from D1.
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

  it("has only the tax authority's fields if no source knows it, and the sources are asked again when their empty answers are old", async () => {
    const { metadata, company_name } = await described(NOBODY);
    expect([company_name, Object.keys(metadata.sources).sort()]).toEqual([
      null,
      ["status", "tax_type"],
    ]);
    expect((await rows()).map(({ facts }) => facts)).toEqual([null, null, null]);
    const before = await calls();
    await described(NOBODY);
    expect(await calls()).toEqual(before);
    // `none:0`: an answer that found nothing is old at once. FSC is never asked about a person.
    await described(NOBODY, { LIVE_SOURCES_MAX_AGE_DAYS: "30,none:0" });
    expect(await calls()).toEqual({ ...NONE, comwel: 2, fsc: 0, ftc: 2, koneps: 2 });
  });
});

const sourcesOf = ({ metadata }: Json) =>
  Object.fromEntries(
    Object.entries(metadata.sources as Record<string, { source: string }>)
      .filter(([, { source }]) => source !== "nts")
      .map(([field, { source }]) => [field, source]),
  );

describe("the answers of the sources", () => {
  it("are merged field by field, with the source and date of each field", async () => {
    const body = await described(DISAGREEING);
    expect(body).toMatchObject({
      company_name: "MARUSOL TECH CO.,LTD",
      representative_name: "구자운",
      registered_date: "2008-11-03",
      address: "인천광역시 남동구 남동대로 215",
      industry_code: "26299",
      metadata: {
        employee_count: 118,
        revenue: 41_250_000_000,
        capital: 1_500_000_000,
        corporate_number: "1201110412345",
        opening_date: "2008-11-17",
        closed_on: null,
        sources: {
          company_name: { source: "fsc", date: TODAY, as_of: "2026-11-13" },
          revenue: { source: "fsc", date: TODAY, as_of: "2025-12-31" },
        },
      },
    });
    expect(sourcesOf(body)).toEqual({
      company_name: "fsc",
      company_name_en: "fsc",
      representative_name: "fsc",
      industry_code: "comwel",
      registered_date: "fsc",
      address: "fsc",
      employee_count: "comwel",
      capital: "fsc",
      revenue: "fsc",
      corporate_number: "fsc",
      opening_date: "koneps",
    });
  });

  it("are shown to the operator with their contradictions", async () => {
    const service = liveService();
    await service.describe(key, DISAGREEING);
    await service.settled();
    const { body } = await service.admin("GET", `/profiles/${DISAGREEING}`);
    expect(body.asked.map(({ source, found }: Json) => `${source} ${found}`)).toEqual([
      "comwel true",
      "fsc true",
      "ftc true",
      "koneps true",
      "fsc_accounts true",
    ]);
    const of = (field: string) =>
      body.fields
        .find((one: Json) => one.field === field)
        .values.map(({ value, source, given, contradicts }: Json) =>
          [value, source, given && "given", contradicts && "contradicts"].filter(Boolean).join(" "),
        );
    expect(of("representatives")).toEqual([
      "구자운 fsc given",
      "반석호 ftc contradicts",
      "구자운 koneps",
    ]);
    expect(of("companyName")).toEqual([
      "(주)마루솔테크 fsc given",
      "주식회사 마루솔테크 ftc",
      "주식회사 마루솔테크 koneps",
      "(주)마루솔테크 comwel",
    ]);
    expect(of("employees")).toEqual(["118 comwel given", "109 fsc", "95 koneps"]);
  });

  it.each<[string, string, object]>([
    [
      "that list several sites give the row of the company itself",
      SITES,
      { address: "경기도 안산시 단원구 광덕대로 180 3층", metadata: { employee_count: 63 } },
    ],
    [
      "with several snapshots give the latest snapshot and its consolidated accounts",
      SNAPSHOTS,
      {
        company_name: "ONSAEMIRO HOLDINGS CO., LTD.",
        metadata: { employee_count: null, revenue: 91_300_000_000, capital: 5_000_000_000 },
      },
    ],
    [
      "about a closed shop give nothing, and the tax authority gives the day of the closure",
      CLOSED_SHOP,
      {
        status: "inactive",
        representative_name: null,
        metadata: { corporate_number: null, closed_on: "2025-09-30" },
      },
    ],
    [
      "with several registrations give the newest registration that is in operation",
      SEVERAL_SHOPS,
      { representative_name: "표우람, 도예람", metadata: { corporate_number: "1101113322110" } },
    ],
    [
      "give no English name if it is a placeholder",
      FILLER_NAME,
      { metadata: { sources: { company_name: { source: "composed" } } } },
    ],
    [
      "give nothing if the source ignored the filter",
      IGNORED_FILTER,
      { company_name: null, address: null, metadata: { employee_count: null } },
    ],
  ])("%s", async (_what, number, expected) => {
    expect(await described(number)).toMatchObject(expected);
    if (number === IGNORED_FILTER) expect(await rows()).toEqual([]);
  });
});

describe("a sole proprietor", () => {
  const PERSONAL = { LIVE_SOURCES_PERSONAL_DATA: "true" };

  it.each<[string, string, string[], district: string | null]>([
    ["a masked seller", MASKED_SELLER, ["지봉로", "창신동", "서**", "example"], null],
    ["a supplier", SOLE_SUPPLIER, ["길로운", "길주로", "1204동"], "경기도 부천시"],
    ["an employer", SOLE_EMPLOYER, ["봉선화", "광안해변로"], "부산광역시 수영구"],
  ])(
    "has neither a name nor a home address in answers or in D1: %s",
    async (_what, number, texts, district) => {
      const body = await described(number);
      expect(body).toMatchObject({ representative_name: null, address: district });
      for (const text of texts) {
        expect(JSON.stringify(body)).not.toContain(text);
        expect(await stored()).not.toContain(text);
      }
    },
  );

  it("has its name and full address only while the operator allows personal data", async () => {
    const body = await described(SOLE_SUPPLIER, PERSONAL);
    expect(body).toMatchObject({
      representative_name: "길로운",
      address: "경기도 부천시 길주로 210, 1204동 903호",
    });
    expect(await described(SOLE_SUPPLIER)).toMatchObject({
      representative_name: null,
      address: "경기도 부천시",
    });
    const { body: profile } = await liveService().admin("GET", `/profiles/${SOLE_SUPPLIER}`);
    expect(JSON.stringify(profile)).not.toContain("길주로");
  });

  it("is recognised by the answer of one source, and then the names and home addresses from all sources are hidden", async () => {
    // A person sells under a corporation's number. Only the FTC knows that the seller is a person.
    const said = (name: string) =>
      JSON.stringify([name, null, [name], null, "서울특별시 중구 명동 1"]);
    const insert =
      "INSERT INTO live_facts (business_number, source, asked_on, facts) VALUES (?, ?, ?, ?)";
    const today = dayNumber(Date.now());
    const ftc = JSON.parse(said("꽃집"));
    ftc[11] = true;
    await env.DB.batch([
      env.DB.prepare(insert).bind(Number(NOBODY_SOLE), 1, today, said("홍길순")),
      env.DB.prepare(insert).bind(Number(NOBODY_SOLE), 3, today, JSON.stringify(ftc)),
    ]);
    const body = await described(NOBODY_SOLE);
    expect([body.address, JSON.stringify(body).includes("홍길순")]).toEqual([
      "서울특별시 중구",
      false,
    ]);
  });
});

function holdFetches(part: string, until: Promise<void>, seen = (_url: string) => {}): void {
  const { fetch } = globalThis;
  const spy = vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    seen(String(input));
    if (String(input).includes(part)) await until;
    return fetch(input, init);
  });
  onTestFinished(() => void spy.mockRestore());
}

describe("the time budget of live sources", () => {
  it("ends the wait: the answer contains what has arrived, and the next answer contains the rest", async () => {
    // KONEPS answers only after the service has answered. This test does not limit how late the
    // budget ends: a benchmark measures that.
    const answerGone = Promise.withResolvers<void>();
    holdFetches("/UsrInfoService02/", answerGone.promise);
    const budget = 3_000;
    const service = liveService({
      LIVE_SOURCES: "comwel,koneps",
      LIVE_SOURCES_BUDGET_MS: `${budget}`,
    });
    const startedAt = performance.now();
    const { body } = await service.describe(key, DISAGREEING);
    expect(performance.now() - startedAt).toBeGreaterThan(budget * 0.9);
    answerGone.resolve();
    expect(sourcesOf(body)).toMatchObject({ industry_code: "comwel", employee_count: "comwel" });
    expect(body.metadata.opening_date).toBeNull();
    await service.settled();
    const again = await liveService({ LIVE_SOURCES: "comwel,koneps" }).describe(key, DISAGREEING);
    expect(sourcesOf(again.body)).toMatchObject({ company_name: "koneps", opening_date: "koneps" });
    expect(await calls()).toEqual({ ...NONE, comwel: 1, koneps: 1 });
  });

  it("starts before a slow tax authority answers, but not for a number with a wrong check digit", async () => {
    const service = liveService({ LIVE_SOURCES: "comwel" });
    const queried = Promise.withResolvers<void>();
    holdFetches("/status?", queried.promise, (url) => {
      if (url.includes("/gySjbPstateInfoService/")) queried.resolve();
    });
    const { body } = await service.describe(key, ONLY_COMWEL);
    expect(body.metadata.employee_count).toBe(41);
    await service.settled();
    await breakUpstreams({ latencyMs: { status: 600 } });
    const before = await calls();
    await service.describe(key, UNREGISTERED_WITH_FAILING_CHECK_DIGIT);
    await service.settled();
    expect(await calls()).toEqual(before);
  });

  it("does not start while the tax authority fails, except in the first request, which finds out that it fails", async () => {
    await breakUpstreams({ fail: { mode: "timeout", path: "status" } });
    const service = liveService({
      LIVE_SOURCES: "comwel",
      NTS_ATTEMPT_TIMEOUT_MS: "300",
      NTS_TOTAL_TIMEOUT_MS: "350",
    });
    const [first, ...others] = loadNumbers(4);
    expect((await service.describe(key, first ?? "")).status).toBe(500);
    await Promise.all(others.map((number) => service.describe(key, number)));
    await service.settled();
    expect((await calls()).comwel).toBe(1);
  });

  it("is not needed if D1 has the answers, however slow the sources are", async () => {
    await described(DISAGREEING);
    await breakUpstreams({ fail: { mode: "timeout", path: "live" } });
    const startedAt = performance.now();
    await liveService({ LIVE_SOURCES_BUDGET_MS: "60000" }).describe(key, DISAGREEING);
    expect(performance.now() - startedAt).toBeLessThan(20_000);
    expect((await calls()).comwel).toBe(1);
  });
});

describe("the daily allowance of a live source", () => {
  it("is not used by a request that is refused because the month is used up", async () => {
    const service = liveService();
    expect((await service.describe(key, UNREGISTERED)).status).toBe(404);
    const poor = await issueKey({ b: "paid" }, { monthly_quota: 1 });
    const [first] = [await service.describe(poor.apiKey, NOBODY)];
    const before = await calls();
    await service.settled();
    const refused = await service.describe(poor.apiKey, SUPPLIER);
    await service.settled();
    expect([first?.status, refused.status]).toEqual([200, 429]);
    expect(await calls()).toEqual(before);
  });

  it("loses only one call for 1,000 simultaneous descriptions of one unknown number", async () => {
    const { describe, settled } = liveService({
      LIVE_SOURCES: "ftc",
      NAMES_BUDGET_MS: "60000",
    }).describer();
    const [number = ""] = loadNumbers(1);
    await Promise.all(Array.from({ length: 1_000 }, () => describe(number)));
    await settled();
    expect(await calls()).toEqual({ ...NONE, ftc: 1 });
  });

  it("admits no more than its 100 calls when two isolates ask about 400 numbers, and is renewed the next day", async () => {
    const service = liveService({
      LIVE_SOURCES: "comwel",
      LIVE_SOURCES_CALLS_A_DAY: "100",
      NAMES_BUDGET_MS: "60000",
    });
    const isolates = [service.describer(), service.describer()];
    const numbers = loadNumbers(401);
    const answers = await Promise.all(
      numbers.slice(0, 400).map((number, index) => isolates[index % 2]?.describe(number)),
    );
    for (const { settled } of isolates) await settled();
    expect(answers.every((answer) => answer?.state !== null)).toBe(true);
    expect((await calls()).comwel).toBe(100);
    expect(await rows()).toHaveLength(100);
    const { body } = await service.admin("GET", "/sources");
    expect(body.sources).toMatchObject([
      { source: "comwel", status: "used_up", today: { calls: 100, left: 0, answered: 100 } },
    ]);
    const tomorrow = Date.now() + DAY_MS;
    await service.setGateClock("comwel", () => tomorrow);
    await service.describe(key, numbers[400] ?? "");
    expect((await calls()).comwel).toBe(101);
  });
});

describe("a failing source", () => {
  it.each([
    ...["http500", "timeout", "unfiltered", "empty", "forbidden"],
    ...["quotaXml", "keyJson", "noService", "responseError"],
  ])("leaves its fields empty, and none of its answers is stored (%s)", async (mode) => {
    await breakUpstreams({ fail: { mode, path: "live" } });
    const service = liveService(mode === "timeout" ? { LIVE_SOURCES_TIMEOUT_MS: "200" } : {});
    const { status, body } = await service.describe(key, DISAGREEING);
    await service.settled();
    expect([status, body.status, body.company_name]).toEqual([200, "active", null]);
    expect(await rows()).toEqual([]);
    const { body: states } = await service.admin("GET", "/sources");
    for (const { today, last_fault } of states.sources.slice(0, 4)) {
      expect([today.answered, today.faults > 0, last_fault !== null]).toEqual([0, true, true]);
    }
  });

  it("is asked once more if a second call may help, and the gate counts both calls", async () => {
    await breakUpstreams({ fail: { mode: "forwarding", path: "comwel", every: 2 } });
    const service = liveService({ LIVE_SOURCES: "comwel" });
    await service.describe(key, ONLY_COMWEL);
    const { body } = await service.describe(key, SITES);
    expect(body.metadata.employee_count).toBe(63);
    expect((await calls()).comwel).toBe(3);
    const { body: states } = await service.admin("GET", "/sources");
    expect(states.sources[0].today).toMatchObject({
      calls: 3,
      answered: 2,
      faults: 1,
      hit_rate: 1,
    });
  });

  it("is not called for a while if it refuses our key, and the log and /ready name the source", async () => {
    await breakUpstreams({ fail: { mode: "forbidden", path: "fsc" } });
    const service = liveService();
    const errors = vi.spyOn(console, "error").mockImplementation(() => {});
    await service.describe(key, DISAGREEING);
    await service.settled();
    const { body } = await service.describe(key, SNAPSHOTS);
    await service.settled();
    const [line] = errors.mock.calls.flat().map((text) => JSON.parse(String(text)));
    errors.mockRestore();
    expect(line).toMatchObject({ event: "configuration_fault", settings: ["DATA_GO_KR_KEY"] });
    expect(line.message).toContain("fsc");
    expect(body.company_name).toBeNull();
    expect((await calls()).fsc).toBe(1);
    const ready = await service.send("/ready", {});
    expect(ready.body.live_sources).toEqual({
      comwel: "ok",
      fsc: "refused",
      ftc: "ok",
      koneps: "ok",
      fsc_accounts: "ok",
    });
    expect(ready.status).toBe(200);
    await breakUpstreams({ fail: null });
    const later = Date.now() + 31_000;
    await service.setGateClock("fsc", () => later);
    expect((await service.describe(key, SNAPSHOTS)).body.metadata.corporate_number).toBe(
      "1101110998877",
    );
  });
});

it.each([
  ["LIVE_SOURCES", "comwel,nps"],
  ["LIVE_SOURCES_MAX_AGE_DAYS", "a month"],
  ["LIVE_SOURCES_PERSONAL_DATA", "yes"],
])("an invalid setting is named at /health: %s = %s", async (setting, value) => {
  const { status, body } = await liveService({ [setting]: value }).send("/health", {});
  expect([status, body.settings]).toEqual([500, [setting]]);
});

it("the log names the failing sources, and contains nothing about the businesses", async () => {
  const lines: string[] = [];
  const levels = (["log", "error"] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation((line) => void lines.push(String(line))),
  );
  const service = liveService();
  await breakUpstreams({ fail: { mode: "forwarding", path: ["fsc", "ftc"] } });
  for (const { b_no } of demo.liveSources.businesses) await service.describe(key, b_no);
  await service.admin("GET", `/profiles/${SUPPLIER}`);
  await service.admin("DELETE", `/profiles/${SUPPLIER}`);
  await service.settled();
  for (const spy of levels) spy.mockRestore();
  const events = lines.map((line) => JSON.parse(line));
  expect(events.find(({ event }) => event === "source_fault")).toMatchObject({
    source: expect.stringMatching(/^(fsc|ftc)$/),
    fault: "passing",
    status: "http_502",
  });
  expect(events.find(({ sources }) => sources)?.sources).toEqual(
    expect.arrayContaining(["fsc:down", "ftc:down"]),
  );
  const { businesses, comwel, koneps } = demo.liveSources;
  const personal = [
    ...businesses.flatMap(({ b_no, p_nm, b_nm }) => [b_no, p_nm, b_nm]),
    ...comwel.flatMap(({ saeopjangNm, addr }) => [saeopjangNm, addr]),
    ...koneps.flatMap(({ corpNm, engCorpNm, adrs, ceoNm }) => [corpNm, engCorpNm, adrs, ceoNm]),
  ];
  for (const text of personal) if (text) expect(lines.join("\n")).not.toContain(text);
});

/**
 * A database whose replica is late: for each business, the replica repeats the first answer in
 * which the business was known.
 */
function withLaggingReplicas(): D1Database {
  const known = new Map<string, Json>();
  const replica = {
    prepare: (sql: string) => ({
      bind: (...values: unknown[]) => ({
        first: async () => {
          const question = JSON.stringify([sql, values]);
          const answer =
            known.get(question) ??
            (await env.DB.prepare(sql)
              .bind(...values)
              .first());
          if (answer.live !== "[]") known.set(question, answer);
          return answer;
        },
      }),
    }),
  };
  return new Proxy(env.DB, {
    get: (db, name) => {
      if (name === "withSession")
        return (constraint: string) =>
          constraint === "first-unconstrained" ? replica : db.withSession(constraint);
      const member: unknown = Reflect.get(db, name, db);
      return typeof member === "function" ? member.bind(db) : member;
    },
  });
}

describe("a forgotten business", () => {
  it("is erased, no longer shown, and never asked about again", async () => {
    const service = liveService();
    await service.describe(key, DISAGREEING);
    await service.settled();
    const { body } = await service.admin("DELETE", "/profiles/131-86-00711");
    expect(body).toEqual({ business_number: DISAGREEING, forgotten: true });
    expect((await rows()).map(({ source, facts }) => [source, facts])).toEqual([[0, null]]);
    const before = await calls();
    const again = await liveService().describe(key, DISAGREEING);
    expect([again.body.status, again.body.company_name]).toEqual(["active", null]);
    expect(await calls()).toEqual(before);
    const { body: profile } = await service.admin("GET", `/profiles/${DISAGREEING}`);
    expect(profile).toEqual({
      business_number: DISAGREEING,
      forgotten: true,
      asked: [],
      fields: [],
    });
  });

  it("is not shown even if the database's replicas do not know yet that it is forgotten", async () => {
    const service = liveService({ DB: withLaggingReplicas() });
    await service.describe(key, DISAGREEING);
    await service.settled();
    const known = await service.describe(key, DISAGREEING);
    expect(known.body.company_name).not.toBeNull();
    await service.admin("DELETE", `/profiles/${DISAGREEING}`);
    const before = await calls();
    const { body } = await service.describe(key, DISAGREEING);
    expect([body.status, body.company_name]).toEqual(["active", null]);
    expect(await calls()).toEqual(before);
    const { body: profile } = await service.admin("GET", `/profiles/${DISAGREEING}`);
    expect([profile.forgotten, profile.fields]).toEqual([true, []]);
  });

  it("is not stored again by an answer that was under way", async () => {
    await breakUpstreams({ latencyMs: { live: 300 } });
    const service = liveService({ LIVE_SOURCES_BUDGET_MS: "1" });
    await service.describe(key, DISAGREEING);
    await service.admin("DELETE", `/profiles/${DISAGREEING}`);
    await service.settled();
    expect((await rows()).map(({ source }) => source)).toEqual([0]);
  });

  it("is not stored again by the sync, even if OpenDART knows it", async () => {
    const service = liveService({ LIVE_SOURCES: "" });
    const profiles = async () => (await service.describe(key, HANBIT.b_no)).body.company_name;
    expect(await profiles()).toBe("Hanbit Trading Co., Ltd.");
    await service.admin("DELETE", `/profiles/${HANBIT.b_no}`);
    expect(await profiles()).toBeNull();
    await env.DB.batch(profileWrites(env.DB, demo.profiles.map(toProfile), SEEDED_ON));
    const number = Number(HANBIT.b_no);
    const row = env.DB.prepare("SELECT 1 FROM profiles WHERE business_number = ?").bind(number);
    expect([await profiles(), await row.first()]).toEqual([null, null]);
    await env.DB.exec("DELETE FROM live_facts");
    await env.DB.batch(profileWrites(env.DB, demo.profiles.map(toProfile), SEEDED_ON));
  });
});

describe("a name and a home address that turn out later to be a person's", () => {
  it("are removed from the store even if the write that stored them ends late", async () => {
    const stored = new Map<DataSetName, LiveFacts | null>();
    const writes: Promise<unknown>[] = [];
    let isFirst = true;
    const granted: Grant = { kind: "granted", ticket: "" };
    const answers: Partial<Record<DataSetName, LiveFacts>> = {
      comwel: factsOf({ companyName: "김갑동", address: "서울특별시 중구 을지로 66" }),
      ftc: factsOf({ companyName: "가나상회", isSoleProprietor: true }),
    };
    const queries = queryLiveSources(
      {
        gateOf: () =>
          ({ requestGrant: async () => granted, report: async () => {} }) as unknown as GateClient,
        fetchFacts: async (name) => {
          if (name === "ftc") await new Promise((resolve) => setTimeout(resolve, 5));
          return answered(answers[name] ?? null);
        },
        store: {
          keep: async (_, source, facts) => {
            const wait = isFirst ? 30 : 0;
            isFirst = false;
            await new Promise((resolve) => setTimeout(resolve, wait));
            stored.set(source, facts);
          },
        },
        keepPersonal: false,
        clock: Date.now,
        sleep: async () => {},
        random: () => 0,
        waitUntil: (work) => void writes.push(work),
        onFault: () => {},
      },
      DISAGREEING,
      ["comwel", "ftc"],
      { profile: null, live: [], isForgotten: false },
    );
    await queries.done;
    await Promise.all(writes);
    expect(stored.get("comwel")).toMatchObject({ companyName: null, address: "서울특별시 중구" });
  });
});
