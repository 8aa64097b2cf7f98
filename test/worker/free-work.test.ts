/** What requests that are not charged may cost (docs/security.md#work-that-is-not-charged). */
import { createExecutionContext, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { hashApiKey } from "../../src/access/api-key.ts";
import { EdgeMemory } from "../../src/access/edge-memory.ts";
import { createApp } from "../../src/app.ts";
import { ended, HEADER, upload } from "./batches.ts";
import {
  breakUpstreams,
  claimOf,
  demo,
  eventually,
  get,
  HANBIT,
  issueKey,
  meterOf,
  post,
  setClock,
  upstreamStats,
  verify,
  watchUpstreams,
} from "./service.ts";

const CLAIM = claimOf(HANBIT, { lang: "code" });
const TEST_CLAIM = { business_number: "1000000014", startDate: "20200101", ownerName: "홍길동" };

async function issueTestKey(): Promise<{ apiKey: string; meteredName: string }> {
  const account = `test-${crypto.randomUUID()}`;
  const { body } = await post("/admin/keys", demo.admin_token, {
    account,
    mode: "test",
    plans: { a: "pro" },
    limits: { rate_per_second: 1_000 },
  });
  return { apiKey: body.api_key, meteredName: `${account}~test` };
}

function rowsOf(meteredName: string, table: "idempotency" | "reservations"): Promise<number> {
  return runInDurableObject(
    meterOf(meteredName),
    (_, { storage }) => storage.sql.exec(`SELECT * FROM ${table}`).toArray().length,
  );
}

describe("usage", () => {
  it("is shown as often as the rate of the key allows, and otherwise refused with 429", async () => {
    const { apiKey, account } = await issueKey({ a: "free" });
    const now = Date.now();
    await setClock(account, () => now);
    const answers = await Promise.all(Array.from({ length: 100 }, () => get("/v1/usage", apiKey)));
    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(refused).toHaveLength(95);
    for (const { body, headers } of refused) {
      expect(body.error.code).toBe("rate_limit_exceeded");
      expect(headers.get("Retry-After")).toBe("1");
      expect(headers.get("RateLimit")).toMatch(/"second";r=0;/);
    }
  });

  it("takes no token from the rate of checks", async () => {
    const { apiKey, account } = await issueKey({ a: "free" });
    const now = Date.now();
    await setClock(account, () => now);
    for (let i = 0; i < 6; i++) await get("/v1/usage", apiKey);
    const checks = [];
    for (let i = 0; i < 6; i++) checks.push((await verify(apiKey, CLAIM)).status);
    expect(checks).toEqual([200, 200, 200, 200, 200, 429]);
    await setClock(account, () => now + 1_000);
    expect((await get("/v1/usage", apiKey)).body.used).toBe(5);
  });
});

describe("a key whose plan is not on sale", () => {
  it("makes its meter read the plans at most once in two seconds, however often the key is used", async () => {
    const { apiKey, account } = await issueKey({ a: "pro" });
    const entry = `key:${await hashApiKey(apiKey)}`;
    const record = JSON.parse((await env.API_KEYS.get(entry)) ?? "");
    await env.API_KEYS.put(entry, JSON.stringify({ ...record, plans: { a: "gone" } }));
    let reads = 0;
    const DB = {
      prepare: (sql: string) => {
        reads++;
        return env.DB.prepare(sql);
      },
    };
    await runInDurableObject(meterOf(account), (meter) => {
      Reflect.set(meter, "env", { ...env, DB });
    });
    let now = Date.now();
    await setClock(account, () => now);
    for (let i = 0; i < 20; i++) expect((await verify(apiKey, CLAIM)).status).toBe(403);
    expect(reads).toBe(1);
    now += 2_000;
    await verify(apiKey, CLAIM);
    expect(reads).toBe(2);
  });
});

describe("checks of a test key, each with an Idempotency-Key of its own", () => {
  it.each([100, 200, 400])(
    "leave no more than 100 rows in the meter, even after %i checks",
    async (count) => {
      const { apiKey, meteredName } = await issueTestKey();
      for (let first = 0; first < count; first += 50) {
        await Promise.all(
          Array.from({ length: 50 }, (_, at) =>
            verify(apiKey, TEST_CLAIM, { "Idempotency-Key": `order-${first + at}` }),
          ),
        );
      }
      await verify(apiKey, TEST_CLAIM, { "Idempotency-Key": "last" });
      await eventually(async () => {
        const again = await verify(apiKey, TEST_CLAIM, { "Idempotency-Key": "last" });
        expect(again.headers.get("Idempotency-Replayed")).toBe("true");
      });
      // After this wait, all answered checks are confirmed.
      await scheduler.wait(1_000);
      expect(await rowsOf(meteredName, "idempotency")).toBe(100);
    },
  );
});

describe("a check that is refused because the month is used up", () => {
  it.each([
    ["POST /v1/status", (key: string) => post("/v1/status", key, { business_number: HANBIT.b_no })],
    [
      "a check with an Idempotency-Key",
      (key: string) => verify(key, CLAIM, { "Idempotency-Key": crypto.randomUUID() }),
    ],
  ])(
    "does not ask the tax authority, even minutes after the first refusal (%s)",
    async (_, check) => {
      const { apiKey } = await issueKey({ a: "pro" }, { monthly_quota: 1 });
      expect((await verify(apiKey, CLAIM)).status).toBe(200);
      expect((await check(apiKey)).status).toBe(429);
      const asked = watchUpstreams();
      const now = Date.now();
      for (let i = 1; i <= 5; i++) {
        vi.spyOn(Date, "now").mockImplementation(() => now + i * 60_000);
        const { status, body } = await check(apiKey);
        expect([status, body.error.code]).toEqual([429, "quota_exceeded"]);
      }
      vi.restoreAllMocks();
      expect(asked()).toBe(0);
    },
  );
});

describe("an uncharged request with a live key", () => {
  it("leaves no row in the meter if it is an unanswered check with an Idempotency-Key", async () => {
    const { apiKey, account } = await issueKey({ a: "pro" });
    await breakUpstreams({ fail: { mode: "key", path: ["status", "validate"] } });
    for (let i = 0; i < 5; i++) {
      const { status } = await verify(apiKey, CLAIM, { "Idempotency-Key": `order-${i}` });
      expect(status).toBe(500);
    }
    expect(await rowsOf(account, "idempotency")).toBe(0);
  });

  it("leaves no row in the meter if it is a batch that has only malformed rows", async () => {
    const { apiKey, account } = await issueKey({ a: "pro" });
    for (let i = 0; i < 3; i++) {
      const { status, body } = await upload(apiKey, `${HEADER}\nmalformed,20200101,홍길동,\n`);
      expect(status).toBe(200);
      await ended(apiKey, body.job_id);
    }
    expect(await rowsOf(account, "reservations")).toBe(0);
  });
});

describe("requests that anyone may send to a new isolate", () => {
  afterEach(() => vi.restoreAllMocks());

  it("check the parts of the service once, however many ask /ready at the same time", async () => {
    const app = createApp(new EdgeMemory());
    await breakUpstreams({ latencyMs: 300 });
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        app.request("http://127.0.0.1/ready", {}, env, createExecutionContext()),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await upstreamStats()).status.calls).toBe(1);
  });

  it("check the parts of the service again if the previous check of these parts never ended", async () => {
    let now = Date.now();
    vi.spyOn(Date, "now").mockImplementation(() => now);
    const app = createApp(new EdgeMemory());
    const ready = (bindings: object) =>
      app.request("http://127.0.0.1/ready", {}, bindings as Env, createExecutionContext());
    const checkedAt = async () =>
      (await (await ready(env)).json<{ checked_at: string }>()).checked_at;
    const first = await checkedAt();
    now += 6_000;
    // When a caller hangs up, the platform may end the request. Then neither the call to a part nor
    // the timer ever ends. This test imitates such a request: its call to KV and its timers never
    // end.
    const timers = vi.spyOn(globalThis, "setTimeout").mockImplementation(() => 0 as never);
    void ready({ ...env, API_KEYS: { get: () => new Promise(() => {}) } });
    await scheduler.wait(50);
    timers.mockRestore();
    expect(await checkedAt()).toBe(first);
    now += 6_000;
    expect(Date.parse(await checkedAt())).toBe(now);
  });

  it("read the price list once, however many callers ask for it at the same time", async () => {
    const app = createApp(new EdgeMemory());
    let reads = 0;
    const DB = {
      prepare: (sql: string) => {
        reads++;
        return env.DB.prepare(sql);
      },
    };
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        app.request(
          "http://127.0.0.1/v1/plans",
          {},
          { ...env, DB } as unknown as Env,
          createExecutionContext(),
        ),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(reads).toBe(1);
  });
});
