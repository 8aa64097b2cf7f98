/** How plans reach meters and callers (docs/decisions/0013-edge-reads-published-counters.md). */
import { createExecutionContext, evictDurableObject, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import reference from "../../docs/api.md?raw";
import { EdgeMemory } from "../../src/access/edge-memory.ts";
import type { UsageMeter } from "../../src/access/meter.ts";
import { createApp } from "../../src/app.ts";
import {
  bearer,
  claimOf,
  demo,
  eventually,
  get,
  HANBIT,
  issueKey,
  type Json,
  meterOf,
  post,
  request,
  setClock,
  used,
  verify,
} from "./service.ts";

const MINUTE_MS = 60_000;
const CLAIM = claimOf(HANBIT, { companyName: HANBIT.b_nm, lang: "en" });
const CODE_CLAIM = claimOf(HANBIT, { lang: "code" });

const down = () => {
  throw new Error("D1 is down");
};
const DOWN = { prepare: down, batch: down, withSession: down };
const HANGING = {
  prepare: () => {
    const never = () => new Promise(() => {});
    return { bind: () => ({ all: never, raw: never, first: never, run: never }) };
  },
};

const stopD1For = (account: string, DB: object = DOWN) =>
  runInDurableObject<UsageMeter, void>(meterOf(account), (meter) => {
    Reflect.set(meter, "env", { ...env, DB });
  });

async function verifyWithoutD1(key: string): Promise<{ status: number; body: Json }> {
  const answer = await createApp(new EdgeMemory()).request(
    "/v1/verify",
    {
      method: "POST",
      headers: { ...bearer(key), "Content-Type": "application/json" },
      body: JSON.stringify(CLAIM),
    },
    { ...env, DB: DOWN } as never,
    createExecutionContext(),
  );
  return { status: answer.status, body: await answer.json() };
}

describe("while D1 is stopped for ten minutes", () => {
  it("checks are answered and counted, even for new accounts", async () => {
    const known = await issueKey({ a: "pro" }, { rate_per_second: 1_000 });
    expect((await verify(known.apiKey, CLAIM)).status).toBe(200);
    const newcomers = await Promise.all(Array.from({ length: 11 }, () => issueKey({ a: "pro" })));
    const startedAt = Date.now();
    const answers: { status: number; body: Json }[] = [];
    for (const [minute, newcomer] of newcomers.entries()) {
      const now = () => startedAt + minute * MINUTE_MS;
      // Every other minute, the known account's meter restarts, as after hibernation.
      if (minute % 2 === 0) await evictDurableObject(meterOf(known.account));
      for (const { account } of [known, newcomer]) {
        await stopD1For(account);
        await setClock(account, now);
      }
      answers.push(await verifyWithoutD1(known.apiKey), await verifyWithoutD1(newcomer.apiKey));
    }
    expect(answers.map(({ status }) => status)).toEqual(Array(22).fill(200));
    for (const { body } of answers) {
      expect(body.businessInfo.companyNameMatch).toBe("unavailable");
    }
    await eventually(async () => expect(await used(known.apiKey)).toBe(12));
    for (const { apiKey } of newcomers) expect(await used(apiKey)).toBe(1);
  });

  it("a meter that knows its plans keeps using them if D1 does not answer at all", async () => {
    const { apiKey, account } = await issueKey({ a: "pro" });
    expect((await verify(apiKey, CODE_CLAIM)).status).toBe(200);
    await stopD1For(account, HANGING);
    await setClock(account, () => Date.now() + 11 * MINUTE_MS);
    expect((await verify(apiKey, CODE_CLAIM)).status).toBe(200);
  });
});

describe("a changed table of plans", () => {
  const setRate = (rate: number) =>
    env.DB.prepare("UPDATE plans SET rate_per_second = ?1 WHERE variant = 'a' AND id = 'starter'")
      .bind(rate)
      .run();
  const reads = { meter: 0 };
  /** Asks for the rate at the time `at`, and counts the meter's reads of D1. */
  const rateAt = async (account: string, apiKey: string, at: number): Promise<number> => {
    vi.spyOn(Date, "now").mockImplementation(() => at);
    await runInDurableObject<UsageMeter, void>(meterOf(account), (meter) => {
      Reflect.set(meter, "clock", () => at);
      const watched = {
        ...env,
        get DB() {
          reads.meter++;
          return env.DB;
        },
      };
      Reflect.set(meter, "env", watched);
    });
    return (await get("/v1/usage", apiKey)).body.rate;
  };
  let before: number;
  beforeEach(async () => {
    const plan = await env.DB.prepare(
      "SELECT rate_per_second AS rate FROM plans WHERE variant = 'a' AND id = 'starter'",
    ).first<{ rate: number }>();
    before = plan?.rate ?? 0;
  });
  afterEach(() => {
    vi.restoreAllMocks();
    return setRate(before);
  });

  it("takes effect within ten minutes on a meter that gets a request every minute", async () => {
    const { apiKey, account } = await issueKey({ a: "starter" });
    // The tests above made this isolate read the plans. An hour later it must read them again.
    const now = Date.now() + 60 * MINUTE_MS;
    expect(await rateAt(account, apiKey, now)).toBe(before);
    await setRate(77);
    const rates: number[] = [];
    for (let minute = 1; minute <= 9; minute++) {
      rates.push(await rateAt(account, apiKey, now + minute * MINUTE_MS));
    }
    expect(rates[0]).toBe(before);
    expect(rates.at(-1)).toBe(77);
  });

  it("makes a busy meter read D1 once, and without a change the meter never reads D1", async () => {
    const { apiKey, account } = await issueKey({ a: "starter" });
    const now = Date.now() + 120 * MINUTE_MS;
    for (let minute = 0; minute <= 10; minute++)
      await rateAt(account, apiKey, now + minute * MINUTE_MS);
    reads.meter = 0;
    for (let minute = 11; minute <= 90; minute++)
      expect(await rateAt(account, apiKey, now + minute * MINUTE_MS)).toBe(before);
    expect(reads.meter).toBe(0);
    await setRate(79);
    for (let minute = 91; minute <= 120; minute++)
      await rateAt(account, apiKey, now + minute * MINUTE_MS);
    expect(await rateAt(account, apiKey, now + 121 * MINUTE_MS)).toBe(79);
    expect(reads.meter).toBe(1);
  });

  it("takes effect at the first request to a meter that was idle for ten minutes", async () => {
    const { apiKey, account } = await issueKey({ a: "starter" });
    const now = Date.now() + 300 * MINUTE_MS;
    expect(await rateAt(account, apiKey, now)).toBe(before);
    await setRate(78);
    expect(await rateAt(account, apiKey, now + 10 * MINUTE_MS)).toBe(78);
  });
});

describe("an isolate that remembers a key", () => {
  function isolate() {
    const reads = { keys: 0 };
    const app = createApp(new EdgeMemory());
    const API_KEYS = {
      get: (name: string) => {
        reads.keys++;
        return env.API_KEYS.get(name);
      },
    };
    const check = async (key: string) => {
      const answer = await app.request(
        "/v1/verify",
        {
          method: "POST",
          headers: { ...bearer(key), "Content-Type": "application/json" },
          body: JSON.stringify(CODE_CLAIM),
        },
        { ...env, API_KEYS } as never,
        createExecutionContext(),
      );
      return answer.status;
    };
    return { check, reads };
  }
  const operate = (method: string, id: string, body?: object) =>
    request(`/admin/keys/${id}`, {
      method,
      headers: { ...bearer(demo.admin_token), "Content-Type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
    });

  it("reads the key from KV once in five minutes", async () => {
    const { apiKey } = await issueKey({ a: "pro" });
    const { check, reads } = isolate();
    for (let i = 0; i < 5; i++) expect(await check(apiKey)).toBe(200);
    expect(reads.keys).toBe(1);
    const now = Date.now() + 5 * MINUTE_MS;
    const clock = vi.spyOn(Date, "now").mockImplementation(() => now);
    expect(await check(apiKey)).toBe(200);
    clock.mockRestore();
    expect(reads.keys).toBe(2);
  });

  it("refuses the key on the next request after its revocation, without reading KV", async () => {
    const { apiKey, id } = await issueKey({ a: "pro" });
    const { check, reads } = isolate();
    expect(await check(apiKey)).toBe(200);
    await operate("DELETE", id);
    expect([await check(apiKey), reads.keys]).toEqual([401, 1]);
  });

  it("applies raised and lowered limits to the next request", async () => {
    const { apiKey, id } = await issueKey({ a: "free" }, { monthly_quota: 1 });
    const { check } = isolate();
    expect([await check(apiKey), await check(apiKey)]).toEqual([200, 429]);
    await operate("PATCH", id, { plans: { a: "pro" }, limits: { monthly_quota: null } });
    expect([await check(apiKey), await check(apiKey)]).toEqual([200, 200]);
    await operate("PATCH", id, { limits: { monthly_quota: 3 } });
    expect(await check(apiKey)).toBe(429);
  });

  it("applies a changed limit of rows to the next batch", async () => {
    const { apiKey, id } = await issueKey({ a: "enterprise" }, { max_batch: 1 });
    const row = {
      business_number: HANBIT.b_no,
      start_date: HANBIT.start_dt,
      owner_name: HANBIT.p_nm,
    };
    const submit = () => post("/v1/batch/verify", apiKey, { businesses: [row, row] });
    expect((await submit()).body.error.code).toBe("batch_too_large");
    await operate("PATCH", id, { limits: { max_batch: 2 } });
    expect((await submit()).status).toBe(200);
    await operate("PATCH", id, { limits: { max_batch: 1 } });
    expect((await submit()).body.error.code).toBe("batch_too_large");
  });
});

describe("GET /v1/plans", () => {
  const GIGABYTE = 1_000_000_000;

  it("shows everyone what each plan costs and allows", async () => {
    const { status, body, headers } = await request("/v1/plans");
    expect(status).toBe(200);
    expect(body.plans.map((plan: Json) => `${plan.variant}:${plan.id}`)).toEqual([
      "a:free",
      "a:starter",
      "a:pro",
      "a:premium",
      "a:enterprise",
      "b:free",
      "b:paid",
    ]);
    expect(body.plans[4]).toEqual({
      variant: "a",
      id: "enterprise",
      name: "Enterprise",
      price_usd: 999,
      quota: 500_000,
      units_per_day: null,
      rate: 100,
      max_batch: 10_000,
      max_open_jobs: 100,
      max_stored_bytes: 2 * GIGABYTE,
      max_job_rows: 20_000,
      max_watched: 500_000,
      max_retention_days: 30,
    });
    expect(body.plans[6]).toMatchObject({ price_usd: null, quota: null, max_open_jobs: null });
    expect(headers.get("RateLimit")).toBeNull();
    expect((await request("/v1/plans", { method: "HEAD" })).status).toBe(200);
  });

  it("lists the same plans as docs/api.md", async () => {
    const { plans } = (await request("/v1/plans")).body;
    const shown = (n: number | null) => n?.toLocaleString("en-US") ?? "–";
    const rows = plans.map((plan: Json) =>
      plan.variant === "a"
        ? [plan.name, shown(plan.quota), plan.rate, shown(plan.max_batch), plan.price_usd]
        : [plan.name, plan.quota === null ? "no limit" : shown(plan.quota), plan.rate],
    );
    const table = reference.match(/^\| (?:Free|Starter|Pro|Premium|Enterprise|Paid) \|.*$/gm);
    expect(table).toEqual(rows.map((row: unknown[]) => `| ${row.join(" | ")} |`));
    const batches = plans.filter((plan: Json) => plan.max_batch !== null);
    const list = (words: unknown[]) => `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
    const size = (n: number) => (n < GIGABYTE ? `${n / 1e6} MB` : `${n / GIGABYTE} GB`);
    expect(reference.replace(/\s+/g, " ")).toContain(
      `${list(batches.map((plan: Json) => plan.name))} accounts may have ` +
        `${list(batches.map((plan: Json) => plan.max_open_jobs))} batch jobs that have not ended, ` +
        `and ${list(batches.map((plan: Json) => size(plan.max_stored_bytes)))} stored`,
    );
  });

  function isolate(vars: object = {}) {
    const d1 = { reads: 0, isDown: false };
    const DB = new Proxy(env.DB, {
      get(db, name) {
        if (name !== "prepare") return Reflect.get(db, name);
        return (sql: string) => {
          d1.reads++;
          return d1.isDown ? down() : db.prepare(sql);
        };
      },
    });
    const app = createApp(new EdgeMemory());
    const readPlans = async (): Promise<{ status: number; body: Json }> => {
      const settings = { ...env, DB, ...vars } as never;
      const answer = await app.request("/v1/plans", {}, settings, createExecutionContext());
      return { status: answer.status, body: await answer.json() };
    };
    return { d1, readPlans };
  }

  it("reads D1 once in ten minutes, and while D1 is down, shows the plans that it read last", async () => {
    const { d1, readPlans } = isolate();
    const { body } = await readPlans();
    for (let i = 0; i < 20; i++) expect(await readPlans()).toEqual({ status: 200, body });
    expect(d1.reads).toBe(1);
    const startedAt = Date.now();
    const clock = vi.spyOn(Date, "now").mockImplementation(() => startedAt + 11 * MINUTE_MS);
    d1.isDown = true;
    for (let i = 0; i < 20; i++) expect(await readPlans()).toEqual({ status: 200, body });
    expect(d1.reads).toBe(2);
    clock.mockRestore();
  });

  it("answers 500 if D1 is down and no plans were read before, and does not ask D1 again at once", async () => {
    const { d1, readPlans } = isolate();
    d1.isDown = true;
    for (let i = 0; i < 20; i++) expect((await readPlans()).status).toBe(500);
    expect(d1.reads).toBe(1);
  });

  it("shows only the plans of the variants that the host serves", async () => {
    const variants = async (vars: object) =>
      new Set((await isolate(vars).readPlans()).body.plans?.map((plan: Json) => plan.variant));
    expect(await variants({ VARIANT_A_HOSTS: "a.test" })).toEqual(new Set(["b"]));
    expect(await variants({ VARIANT_B_HOSTS: "b.test" })).toEqual(new Set(["a"]));
    const none = await isolate({
      VARIANT_A_HOSTS: "a.test",
      VARIANT_B_HOSTS: "b.test",
    }).readPlans();
    expect([none.status, none.body.error.code]).toEqual([404, "not_found"]);
  });
});
