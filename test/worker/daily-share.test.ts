/**
 * The daily share: how many units an account may use in a Korean day, so that no account uses up
 * the tax authority's allowance for all (docs/api.md#quotas-and-rate).
 */
import {
  createExecutionContext,
  evictDurableObject,
  runInDurableObject,
  waitOnExecutionContext,
} from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { EdgeMemory } from "../../src/access/edge-memory.ts";
import type { Admission, CheckDecision, MeterRequest } from "../../src/access/meter-messages.ts";
import type { GrantedCheck } from "../../src/access/open-checks.ts";
import { createApp } from "../../src/app.ts";
import { RegistryMemory } from "../../src/registry/memory.ts";
import { checkAnswer } from "../answers.ts";
import { loadNumbers } from "../load-numbers.ts";
import { drain, resetEngine, submitTo, worker } from "./batch-engine.ts";
import { statusOf, UNTHROTTLED } from "./batches.ts";
import {
  bearer,
  breakUpstreams,
  counted,
  demo,
  get,
  HANBIT,
  issueKey,
  type Json,
  LOAD_CLAIM,
  meterOf,
  upstreamStats,
} from "./service.ts";

const HOUR_MS = 3_600_000;
/** 20:00 in Korea, in the middle of a month. */
const EVENING = Date.UTC(2027, 2, 10, 11);
const MIDNIGHT = Date.UTC(2027, 2, 10, 15);

let now = EVENING;
beforeEach(async () => {
  now = EVENING;
  vi.spyOn(Date, "now").mockImplementation(() => now);
  await resetEngine();
});
afterEach(() => vi.restoreAllMocks());

/** Bindings with new gates, so that other tests use up no calls of these gates. */
function ownGates(more: object = {}): Env {
  const name = crypto.randomUUID();
  const getByName = (source: string) => env.SOURCE_GATE.getByName(`${source}-${name}`);
  return { ...env, SOURCE_GATE: { getByName }, ...more } as unknown as Env;
}

/** A new isolate, whose requests share its memory. */
function isolate(bindings: Env = env) {
  const app = createApp(new EdgeMemory(), new RegistryMemory());
  return async (path: string, key: string, body?: unknown, headers: object = {}) => {
    const context = createExecutionContext();
    const init = {
      method: body === undefined ? "GET" : "POST",
      headers: { ...bearer(key), "Content-Type": "application/json", ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    };
    const answer = await app.request(`http://127.0.0.1${path}`, init, bindings, context);
    const json = (await answer.json()) as Json;
    if (path !== "/mcp") checkAnswer(init.method, path, answer.status, answer.headers, json);
    await waitOnExecutionContext(context);
    return { status: answer.status, headers: answer.headers, body: json };
  };
}

const codeOf = ({ status, body }: { status: number; body: Json }) =>
  status === 200 ? 200 : body.error.code;

async function callsMade(): Promise<number> {
  const { validate, status } = await upstreamStats();
  return validate.calls + status.calls;
}

function newMeter(overrides: MeterRequest["overrides"], variant: "a" | "b" = "b") {
  const account = `share-${crypto.randomUUID()}`;
  const owner = { account, variant };
  const planId = variant === "b" ? "paid" : "enterprise";
  const request: MeterRequest = { ...owner, keyId: "key_1", planId, overrides };
  const meter = () => meterOf(account, variant);
  return {
    account,
    open: (units?: number) =>
      meter().open(request, crypto.randomUUID(), null, units) as Promise<CheckDecision>,
    confirm: (...checks: CheckDecision[]) =>
      meter().confirm(
        owner,
        checks.map((one) => (one as { check: GrantedCheck }).check),
        false,
      ),
    reserve: (units: number, id: string) =>
      meter().reserve(request, units, id) as Promise<Admission>,
    settle: (id: string, used: number) => meter().settle(id, used),
    usedToday: async () => (await meter().standing(request))?.day?.used,
    restart: () => evictDurableObject(meter()),
    rowsWritten: () =>
      runInDurableObject(
        meter(),
        (_, { storage }) => storage.sql.exec("SELECT total_changes() AS n").one().n as number,
      ),
    /** Counts how often `work` adds up the rows of all batches of a day. */
    batchSums: async (work: () => Promise<unknown>) => {
      const spied = await runInDurableObject(meter(), (_, { storage }) =>
        vi.spyOn(storage.sql, "exec"),
      );
      await work();
      return spied.mock.calls.filter(([query]) => query.includes("FROM batch_days WHERE day = "))
        .length;
    },
  };
}

describe("an account that has used its daily share", () => {
  it("gets 429 daily_limit_exceeded until midnight in Korea, without a charge or an upstream call", async () => {
    const { apiKey, account } = await issueKey({ a: "enterprise" }, { units_per_day: 3 });
    const send = isolate();
    for (let check = 0; check < 3; check++)
      expect((await send("/v1/verify", apiKey, LOAD_CLAIM)).status).toBe(200);
    // The first refusal teaches the isolate to ask the meter before the tax authority.
    await send("/v1/verify", apiKey, LOAD_CLAIM);
    now += 10 * 60_000;
    const before = await callsMade();
    const { status, headers, body } = await send("/v1/verify", apiKey, LOAD_CLAIM);
    expect(await callsMade()).toBe(before);
    expect([status, body.error.code]).toEqual([429, "daily_limit_exceeded"]);
    expect(body.error.message).toMatch(/3 of 3 .*2027-03-10T15:00:00.000Z/);
    expect(headers.get("Retry-After")).toBe(String((MIDNIGHT - now) / 1000));
    expect(headers.get("RateLimit-Policy")).toMatch(/"day";q=3;w=86400/);
    expect(headers.get("RateLimit")).toContain(`"day";r=0;t=${(MIDNIGHT - now) / 1000}`);
    expect(headers.get("Link")).toBe('</docs#daily_limit_exceeded>; rel="help"');
    await counted(account, [3]);
  });

  it("is refused until the last millisecond of the day in Korea, and is answered at midnight in Korea (15:00 UTC)", async () => {
    const { apiKey } = await issueKey({ b: "paid" }, { units_per_day: 1 });
    const send = isolate();
    const ask = () => send("/v1/verify/business", apiKey, { business_number: HANBIT.b_no });
    expect(codeOf(await ask())).toBe(200);
    now = MIDNIGHT - 1;
    const refused = await ask();
    expect([codeOf(refused), refused.headers.get("Retry-After")]).toEqual([
      "daily_limit_exceeded",
      "1",
    ]);
    expect(refused.body.error.details).toEqual({ parameter: null, value: null });
    now = MIDNIGHT;
    expect([codeOf(await ask()), codeOf(await ask())]).toEqual([200, "daily_limit_exceeded"]);
  });

  it("is shown in the rate headers even if the month is used up too, and Retry-After names the later end", async () => {
    now = Date.UTC(2027, 2, 31, 20);
    const limits = { monthly_quota: 1, units_per_day: 1 };
    const { apiKey, account } = await issueKey({ a: "pro" }, limits);
    const send = isolate();
    const ask = () => send("/v1/verify", apiKey, LOAD_CLAIM);
    expect(codeOf(await ask())).toBe(200);
    await counted(account, [1]);
    for (let i = 0; i < 3; i++) {
      const refused = await ask();
      expect(codeOf(refused)).toBe("daily_limit_exceeded");
      expect(refused.headers.get("RateLimit")).toMatch(/"month";r=0;.*"day";r=0;/);
      // The month ends at midnight UTC, the day 15 hours later.
      expect(refused.headers.get("Retry-After")).toBe(String(19 * 3_600));
    }
  });

  it("is also refused by POST /v1/status and by the tools of /mcp", async () => {
    const { apiKey } = await issueKey({ a: "enterprise" }, { units_per_day: 3 });
    const send = isolate();
    const list = (count: number) =>
      send("/v1/status", apiKey, { business_numbers: loadNumbers(count) });
    const refused = await list(4);
    expect(codeOf(refused)).toBe("daily_limit_exceeded");
    expect(refused.body.error.message).toMatch(/used 0 of 3 .*, and this request needs 4: /);
    expect(codeOf(await list(3))).toBe(200);
    const params = { name: "verify_business", arguments: LOAD_CLAIM };
    const { body } = await send("/mcp", apiKey, {
      jsonrpc: "2.0",
      id: 1,
      method: "tools/call",
      params,
    });
    expect(body.result.structuredContent.error.code).toBe("daily_limit_exceeded");
  });

  it("may repeat a charged check under its Idempotency-Key", async () => {
    const { apiKey } = await issueKey({ a: "enterprise" }, { units_per_day: 1 });
    const send = isolate();
    const repeat = () => send("/v1/verify", apiKey, LOAD_CLAIM, { "Idempotency-Key": "one" });
    const [first, second] = [await repeat(), await repeat()];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.headers.get("Idempotency-Replayed")).toBe("true");
    expect(codeOf(await send("/v1/verify", apiKey, LOAD_CLAIM))).toBe("daily_limit_exceeded");
  });

  it("uses nothing of its share for a check that the tax authority does not answer", async () => {
    const { apiKey } = await issueKey({ a: "enterprise" }, { units_per_day: 1 });
    const send = isolate();
    await breakUpstreams({ fail: { mode: "http500" } });
    const failed = await send("/v1/verify", apiKey, LOAD_CLAIM);
    expect(codeOf(failed)).toBe("registry_unavailable");
    expect(failed.headers.get("RateLimit")).toContain('"day";r=1;');
    await breakUpstreams({ fail: null });
    expect((await send("/v1/usage", apiKey)).body.used_today).toBe(0);
    expect(codeOf(await send("/v1/verify", apiKey, LOAD_CLAIM))).toBe(200);
  });

  it("can check again at once if its key gets more units a day", async () => {
    const { apiKey, id } = await issueKey({ a: "enterprise" }, { units_per_day: 1 });
    const send = isolate();
    const ask = async () => codeOf(await send("/v1/verify", apiKey, LOAD_CLAIM));
    expect([await ask(), await ask()]).toEqual([200, "daily_limit_exceeded"]);
    const answer = await createApp(new EdgeMemory()).request(
      `http://127.0.0.1/admin/keys/${id}`,
      {
        method: "PATCH",
        headers: { ...bearer(demo.admin_token), "Content-Type": "application/json" },
        body: JSON.stringify({ limits: { units_per_day: 2 } }),
      },
      env,
      createExecutionContext(),
    );
    expect(((await answer.json()) as Json).key.limits).toEqual({ units_per_day: 2 });
    expect([await ask(), await ask()]).toEqual([200, "daily_limit_exceeded"]);
  });
});

it("50 requests at once for the last 10 units of the day get exactly 10 answers", async () => {
  const { apiKey, account } = await issueKey(
    { a: "enterprise" },
    { ...UNTHROTTLED, units_per_day: 12 },
  );
  const send = isolate(ownGates());
  for (let check = 0; check < 2; check++) await send("/v1/verify", apiKey, LOAD_CLAIM);
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => send("/v1/verify", apiKey, LOAD_CLAIM)),
  );
  const codes = answers.map(codeOf);
  expect(codes.filter((code) => code === 200)).toHaveLength(10);
  expect(codes.filter((code) => code === "daily_limit_exceeded")).toHaveLength(40);
  await counted(account, [12]);
});

it("a customer is answered all day, although another customer sends requests at full speed", async () => {
  now = MIDNIGHT;
  const bindings = ownGates({ NTS_CALLS_A_DAY: "250" });
  const greedy = await issueKey({ b: "paid" }, { ...UNTHROTTLED, units_per_day: 80 });
  const modest = await issueKey({ a: "enterprise" });
  const [one, other] = [isolate(bindings), isolate(bindings)];
  const before = await callsMade();
  const codes: unknown[] = [];
  for (let hour = 0; hour < 24; hour++) {
    const full = Array.from({ length: 15 }, () =>
      one("/v1/verify/business", greedy.apiKey, { business_number: HANBIT.b_no }),
    );
    codes.push(...(await Promise.all(full)).map(codeOf));
    expect(codeOf(await other("/v1/verify", modest.apiKey, LOAD_CLAIM))).toBe(200);
    now += HOUR_MS;
  }
  expect(codes.filter((code) => code === 200)).toHaveLength(80);
  expect(new Set(codes)).toEqual(new Set([200, "daily_limit_exceeded"]));
  // Each of the two isolates may make five calls without a lease from the gate.
  expect((await callsMade()) - before).toBeLessThanOrEqual(250 + 2 * 5);
}, 60_000);

describe("GET /v1/usage and /v1/plans", () => {
  it("show the share of a plan without a monthly quota: 300,000 units a day", async () => {
    const { apiKey } = await issueKey({ b: "paid" });
    const send = isolate();
    await send("/v1/verify/business", apiKey, { business_number: HANBIT.b_no });
    expect((await send("/v1/usage", apiKey)).body).toMatchObject({
      quota: null,
      units_per_day: 300_000,
      used_today: 1,
      remaining_today: 299_999,
      day_resets_at: "2027-03-10T15:00:00.000Z",
    });
    const { plans } = (await get("/v1/plans", apiKey)).body;
    const shares = plans.map(({ variant, id, units_per_day }: Json) => [
      variant,
      id,
      units_per_day,
    ]);
    expect(shares.filter(([, , share]: unknown[]) => share !== null)).toEqual([
      ["b", "paid", 300_000],
    ]);
  });

  it("show no share for a plan with a monthly quota, and none for a test key", async () => {
    const { apiKey } = await issueKey({ a: "pro" });
    const none = { units_per_day: null, used_today: null, remaining_today: null };
    const send = isolate();
    const { body, headers } = await send("/v1/usage", apiKey);
    expect(body).toMatchObject({ ...none, day_resets_at: null });
    expect(headers.get("RateLimit")).not.toContain('"day"');
    expect((await send("/v1/usage", demo.keys.test.a)).body).toMatchObject(none);
  });
});

describe("the meter", () => {
  it("grants 300,000 units a day for a plan without a monthly quota, whatever the key's own quota is", async () => {
    const meter = newMeter({ monthlyQuota: 5_000_000 });
    expect(await meter.reserve(299_999, "job_1")).not.toHaveProperty("slots");
    expect((await meter.open()).outcome).toBe("granted");
    expect(await meter.open()).toMatchObject({ outcome: "quota_exceeded", limit: "day" });
  });

  it("writes one additional row for a whole day of checks, and none for an account without a share", async () => {
    for (const [meter, more] of [
      [newMeter({}, "b"), 1],
      [newMeter({}, "a"), 0],
    ] as const) {
      await meter.confirm(await meter.open());
      now += 86_400_000;
      // Let the meter read the plans again before its rows are counted, because this reading also
      // writes a row.
      await meter.usedToday();
      const before = await meter.rowsWritten();
      for (let check = 0; check < 20; check++) await meter.confirm(await meter.open());
      expect((await meter.rowsWritten()) - before).toBe(20 + more);
    }
  });

  it("keeps the count of the day even if it restarts, or if a month (UTC) ends during the Korean day", async () => {
    now = Date.UTC(2027, 2, 31, 23, 59);
    const meter = newMeter({ unitsPerDay: 5 });
    await meter.confirm(await meter.open(), await meter.open());
    const open = await meter.open();
    now = Date.UTC(2027, 3, 1, 0, 0);
    await meter.confirm(open);
    await meter.confirm(await meter.open());
    await meter.restart();
    expect(await meter.usedToday()).toBe(4);
    await meter.open();
    expect(await meter.open()).toMatchObject({ outcome: "quota_exceeded", limit: "day" });
    now = Date.UTC(2027, 3, 1, 15);
    expect(await meter.usedToday()).toBe(0);
  });

  it("counts a check on the new day if the check is open at midnight", async () => {
    now = MIDNIGHT - 1;
    const meter = newMeter({ unitsPerDay: 2 });
    const held = await meter.open();
    now = MIDNIGHT;
    expect(await meter.usedToday()).toBe(1);
    await meter.open();
    expect((await meter.open()).outcome).toBe("quota_exceeded");
    await meter.confirm(held);
    expect(await meter.usedToday()).toBe(2);
  });

  it("knows the share of a plan even if the last release stored the plan without a share", async () => {
    const meter = newMeter({});
    await meter.usedToday();
    await runInDurableObject(meterOf(meter.account, "b"), (_, { storage }) =>
      storage.sql.exec(
        `UPDATE notes SET value = replace(value, ',"unitsPerDay":null', '') WHERE name = 'plans'`,
      ),
    );
    await meter.restart();
    expect(await meter.open()).toMatchObject({ standing: { day: { used: 1, limit: 300_000 } } });
  });

  it("continues from the count that a meter of the previous release has stored", async () => {
    const meter = newMeter({ unitsPerDay: 10 });
    await meter.confirm(await meter.open());
    await runInDurableObject(meterOf(meter.account, "b"), (_, { storage }) =>
      // This is the statement of the last release. It names no columns.
      storage.sql.exec(
        "INSERT INTO months VALUES ('2027-03', 4, NULL, NULL) ON CONFLICT (period) DO UPDATE SET used = 4, quota = NULL, publish_at = NULL",
      ),
    );
    await meter.restart();
    expect(await meter.usedToday()).toBe(4);
  });
});

describe("if both the month and the day are used up", () => {
  it.each([
    ["the month, in the middle of a month", EVENING, "quota_exceeded", Date.UTC(2027, 3, 1)],
    [
      "the day, if the month ends before the day",
      Date.UTC(2027, 2, 31, 20),
      "daily_limit_exceeded",
      Date.UTC(2027, 3, 1, 15),
    ],
  ])("the answer names the limit that lasts longer: %s", async (_, at, code, until) => {
    now = at;
    const { apiKey } = await issueKey({ a: "enterprise" }, { monthly_quota: 2, units_per_day: 2 });
    const send = isolate();
    for (let check = 0; check < 2; check++) await send("/v1/verify", apiKey, LOAD_CLAIM);
    const refused = await send("/v1/verify", apiKey, LOAD_CLAIM);
    expect(codeOf(refused)).toBe(code);
    expect(refused.headers.get("Retry-After")).toBe(String((until - now) / 1000));
  });
});

describe("a batch beyond the daily share", () => {
  /** Moves `Date.now`, which requests read. The clock of the batch engine follows it. */
  const passBoth = (milliseconds: number) => {
    now += milliseconds;
  };

  it("is accepted, and its chunks that find no room wait until midnight in Korea", async () => {
    const { apiKey, account } = await issueKey(
      { a: "enterprise" },
      { ...UNTHROTTLED, units_per_day: 150 },
    );
    const { status, body } = await submitTo(apiKey, {}, {}, loadNumbers(250));
    expect([status, body.status]).toEqual([200, "queued"]);
    await drain();
    const { body: waiting, headers } = await statusOf(apiKey, body.job_id);
    expect(headers.get("Retry-After")).toBe("10");
    expect(waiting).toMatchObject({
      status: "processing",
      processed: 100,
      waiting_for: "daily_limit",
      waiting_since: new Date(EVENING).toISOString(),
      next_attempt_at: new Date(MIDNIGHT).toISOString(),
    });
    const send = isolate();
    expect((await send("/v1/usage", apiKey)).body).toMatchObject({ used: 250, used_today: 150 });
    expect(codeOf(await send("/v1/verify", apiKey, LOAD_CLAIM))).toBe("daily_limit_exceeded");
    passBoth(MIDNIGHT - 1 - now);
    await drain();
    expect((await statusOf(apiKey, body.job_id)).body.processed).toBe(100);
    passBoth(1);
    await drain();
    expect((await statusOf(apiKey, body.job_id)).body).toMatchObject({
      status: "completed",
      valid: 250,
    });
    expect((await send("/v1/usage", apiKey)).body).toMatchObject({ used: 250, used_today: 100 });
    await counted(account, [250]);
  });

  it("is spread over several days, and its wait for the tax authority ends 72 hours after the last of these days begins", async () => {
    const { apiKey } = await issueKey({ a: "enterprise" }, { ...UNTHROTTLED, units_per_day: 50 });
    const { body } = await submitTo(apiKey, {}, {}, loadNumbers(250));
    const job = await worker().jobs.find(body.job_id);
    expect(job?.deadlineAt).toBe(MIDNIGHT + 3 * 24 * HOUR_MS + 72 * HOUR_MS);
    passBoth(MIDNIGHT + 4 * 24 * HOUR_MS - now);
    await drain();
    expect((await statusOf(apiKey, body.job_id)).body).toMatchObject({ valid: 250 });
  });

  it("is refused if it would need more than seven further days", async () => {
    const { apiKey, account } = await issueKey(
      { a: "enterprise" },
      { ...UNTHROTTLED, units_per_day: 10 },
    );
    const refused = await submitTo(apiKey, {}, {}, loadNumbers(81));
    expect(codeOf(refused)).toBe("daily_limit_exceeded");
    expect(refused.body.error.message).toBe(
      "This request needs 81 checks. With your account's limit per day, a batch may have at most " +
        "80 distinct businesses (8 days): split it.",
    );
    expect(codeOf(await submitTo(apiKey, {}, {}, loadNumbers(80)))).toBe(200);
    expect((await meterOf(account).history())[0]?.used).toBe(80);
    const full = await submitTo(apiKey, {}, {}, loadNumbers(2));
    expect(full.body.error.message).toMatch(/used 10 of 10 checks of this day, and this request/);
  });

  it("gives unused units back on the day for which they were reserved", async () => {
    const meter = newMeter({ unitsPerDay: 100 }, "a");
    await meter.confirm(await meter.open());
    expect(await meter.reserve(250, "job_1")).toMatchObject({
      slots: [
        { units: 99, at: now },
        { units: 100, at: MIDNIGHT },
        { units: 51, at: MIDNIGHT + 24 * HOUR_MS },
      ],
    });
    expect(await meter.usedToday()).toBe(100);
    const again = await meter.reserve(250, "job_1");
    expect(again).toMatchObject({ slots: [{ units: 99 }, { units: 100 }, { units: 51 }] });
    now = MIDNIGHT;
    await meter.restart();
    expect(await meter.usedToday()).toBe(100);
    // 99 of these units belong to the first day, and 20 to the second day.
    await meter.settle("job_1", 119);
    expect(await meter.usedToday()).toBe(20);
    await meter.confirm(await meter.open());
    expect(await meter.usedToday()).toBe(21);
    now = MIDNIGHT + 24 * HOUR_MS;
    expect(await meter.usedToday()).toBe(0);
  });

  it("keeps its units on their first days if its submission is repeated on the next day", async () => {
    const meter = newMeter({ unitsPerDay: 100 }, "a");
    await meter.reserve(250, "job_1");
    now = MIDNIGHT;
    expect(await meter.reserve(250, "job_1")).toMatchObject({
      slots: [
        { units: 200, at: now },
        { units: 50, at: MIDNIGHT + 24 * HOUR_MS },
      ],
    });
  });

  it("adds no work to later checks, because the meter remembers the sum of the units of the day's batches", async () => {
    const meter = newMeter({ unitsPerDay: 1_000 }, "a");
    for (let batch = 0; batch < 3; batch++) await meter.reserve(10, `job_${batch}`);
    await meter.usedToday();
    const sums = await meter.batchSums(async () => meter.confirm(await meter.open()));
    expect([sums, await meter.usedToday()]).toEqual([0, 31]);
  });

  it("gives no units back today if it was reserved yesterday", async () => {
    const meter = newMeter({ unitsPerDay: 100 }, "a");
    await meter.reserve(90, "job_1");
    now = MIDNIGHT;
    await meter.confirm(await meter.open(), await meter.open());
    await meter.settle("job_1", 0);
    expect(await meter.usedToday()).toBe(2);
  });
});
