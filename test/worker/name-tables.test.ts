/**
 * The tables from which names are composed are a static file, which may be missing or late
 * (docs/decisions/0060-composed-english-names.md).
 */
import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { EdgeMemory } from "../../src/access/edge-memory.ts";
import { createApp } from "../../src/app.ts";
import { setNameTables } from "../../src/language/name-tables.ts";
import { loadNumbers } from "../load-numbers.ts";
import {
  drain,
  HOUR_MS,
  pass,
  passLeases,
  requestWith,
  resetEngine,
  worker,
} from "./batch-engine.ts";
import { bearer, issueKey, type Json } from "./service.ts";

const assets = (fetch: (url: string) => Promise<Response>) => ({ fetch }) as unknown as Fetcher;
const MISSING = assets(async () => new Response(null, { status: 404 }));
/** Serves the tables slowly, but before the time limit. */
const SLOW = assets(async (url) => {
  await scheduler.wait(500);
  return env.ASSETS.fetch(url);
});
const HANGING = assets(() => new Promise(() => {}));

/** A business that no source knows by name. */
const [NUMBER = ""] = loadNumbers(1);
const BUSINESS = {
  business_number: NUMBER,
  start_date: "20200101",
  owner_name: "홍길동",
  company_name: "한빛건설 주식회사",
};
const CLAIM = {
  business_number: NUMBER,
  startDate: "2020-01-01",
  ownerName: "홍길동",
  companyName: BUSINESS.company_name,
  lang: "en",
};
/** A business whose address names a building, 부산국제금융센터. */
const DESCRIBED = "4178119157";
const COMPOSED = { companyName: "Hanbit Construction Co., Ltd.", companyNameSource: "composed" };
const ROMANIZED = { companyName: "Hanbitgeonseol Co., Ltd.", companyNameSource: "romanized" };

/** Every test begins in an isolate that has read no tables. */
beforeEach(() => setNameTables(null));

async function call(path: string, key: string, ASSETS: Fetcher, body?: object, headers = {}) {
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  const answer = await createApp(new EdgeMemory()).request(
    `http://127.0.0.1${path}`,
    {
      method: body ? "POST" : "GET",
      headers: { ...bearer(key), "Content-Type": "application/json", ...headers },
      ...(body && { body: JSON.stringify(body) }),
    },
    { ...env, ASSETS } as never,
    createExecutionContext(),
  );
  const text = await answer.text();
  const lines = log.mock.calls.map(([line]) => JSON.parse(String(line)));
  log.mockRestore();
  const event = lines.find((line) => line.event === "request");
  return { status: answer.status, text, event };
}

async function submittedJob() {
  const { apiKey: key } = await issueKey({ a: "enterprise" });
  const batch = { businesses: [BUSINESS], lang: "en" };
  const { body } = await requestWith("POST", "/v1/batch/verify", key, {}, batch);
  return { key, jobId: body.job_id as string };
}

async function check(key: string, ASSETS = SLOW) {
  const { status, text, event } = await call("/v1/verify", key, ASSETS, CLAIM);
  expect(status).toBe(200);
  const { companyName, companyNameSource } = (JSON.parse(text) as Json).businessInfo;
  return { shown: { companyName, companyNameSource }, names: event.names };
}

it("the name tables are read by the first request that shows names, and by no other", async () => {
  const { apiKey } = await issueKey({ a: "pro" });
  const counted = vi.fn((url: string) => SLOW.fetch(url));
  for (let time = 0; time < 3; time++)
    expect(await check(apiKey, assets(counted))).toEqual({ shown: COMPOSED, names: undefined });
  expect(counted).toHaveBeenCalledTimes(1);
});

it("the name tables are not read for answers without names", async () => {
  const { apiKey } = await issueKey({ a: "pro" });
  const fetch = vi.fn(() => Promise.reject(new Error("asked")));
  const { status } = await call("/v1/verify", apiKey, assets(fetch), { ...CLAIM, lang: "code" });
  expect(status).toBe(200);
  expect(fetch).not.toHaveBeenCalled();
});

describe.each([
  ["missing", MISSING],
  ["late", HANGING],
])("while the file is %s", (_, ASSETS) => {
  it("a check romanises the name, and the next check reads the file again", async () => {
    const { apiKey } = await issueKey({ a: "pro" });
    expect(await check(apiKey, ASSETS)).toEqual({ shown: ROMANIZED, names: "unavailable" });
    expect(await check(apiKey)).toEqual({ shown: COMPOSED, names: undefined });
  });

  it("a description romanises the building of the address", async () => {
    const { apiKey } = await issueKey({ b: "paid" });
    const body = { business_number: DESCRIBED, language: "en" };
    const late = await call("/v1/verify/business", apiKey, ASSETS, body);
    expect(late.status).toBe(200);
    expect(late.event.names).toBe("unavailable");
    expect(JSON.parse(late.text).address_en).toContain("Busangukjegeumyungsenteo");
    const next = await call("/v1/verify/business", apiKey, SLOW, body);
    expect(JSON.parse(next.text).address_en).toContain("Busan International Financial Center");
  });

  it("a download romanises the names of a job's rows, and the next download reads the file again", async () => {
    await resetEngine();
    const { key, jobId } = await submittedJob();
    await drain();
    const lines = { Accept: "application/x-ndjson" };
    const path = `/v1/batch/download/${jobId}`;
    setNameTables(null);
    const late = await call(path, key, ASSETS, undefined, lines);
    expect(late.text).toContain('"companyName":"Hanbitgeonseol Co., Ltd."');
    expect(late.event.names).toBe("unavailable");
    expect((await call(path, key, SLOW, undefined, lines)).text).toContain(
      '"companyName":"Hanbit Construction Co., Ltd."',
    );
  });

  it("a job does not store its results until the file can be read or the job's deadline has passed", async () => {
    await resetEngine();
    const csvOf = async (key: string, jobId: string) =>
      call(`/v1/batch/download/${jobId}`, key, env.ASSETS);
    const first = await submittedJob();
    await drain(() => worker({ ASSETS }));
    expect((await csvOf(first.key, first.jobId)).status).toBe(404);
    await passLeases(worker({ ASSETS: SLOW }));
    expect((await csvOf(first.key, first.jobId)).text).toContain("Hanbit Construction Co., Ltd.");
    setNameTables(null);
    const second = await submittedJob();
    await drain(() => worker({ ASSETS }));
    pass(Number(env.BATCH_DEADLINE_HOURS) * HOUR_MS);
    await passLeases(worker({ ASSETS }));
    expect((await csvOf(second.key, second.jobId)).text).toContain("Hanbitgeonseol Co., Ltd.");
  });
});
