/** What the service does when the tax authority fails (docs/upstreams.md#nts-errors). */
import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { demo } from "../../seed/demo.ts";
import { EdgeMemory } from "../../src/access/edge-memory.ts";
import { createApp } from "../../src/app.ts";
import { sweepJobs } from "../../src/batch/sweep.ts";
import { nextKoreanMidnight } from "../../src/lib/days.ts";
import { operatorMessage } from "../../src/portal/faults.ts";
import { createRegistryClient } from "../../src/registry/client.ts";
import { RegistryMemory } from "../../src/registry/memory.ts";
import type { Services } from "../../src/services.ts";
import { loadNumbers } from "../load-numbers.ts";
import {
  clock,
  deliver,
  drain,
  HOUR_MS,
  pass,
  passUntilEvening,
  resetEngine,
  submitted,
  takeHints,
  worker,
} from "./batch-engine.ts";
import { resultsOf, statusOf, UNTHROTTLED } from "./batches.ts";
import {
  breakUpstreams,
  counted,
  describeBusiness,
  HANBIT,
  issueKey,
  LOAD_CLAIM,
  post,
  upstreamStats,
  used,
  verify,
} from "./service.ts";

beforeEach(resetEngine);
afterEach(() => void vi.restoreAllMocks());

let key: string;
let account: string;
beforeAll(async () => {
  ({ apiKey: key, account } = await issueKey({ a: "enterprise", b: "paid" }, UNTHROTTLED));
});

/**
 * Modes in which the tax authority's stand-in sends recorded answers: each with the HTTP statuses
 * that were recorded, the fault in the log, and whether the service retries the call.
 */
const RECORDED: [mode: string, statuses: number[], fault: string, repeats: "none" | "some"][] = [
  ["apiServerError", [400, 503], "down", "some"],
  ["unknown", [500, 400], "down", "some"],
  ["systemError", [400], "down", "some"],
  ["trafficExceeded", [400], "allowance", "none"],
  ["quotaExceeded", [429], "allowance", "none"],
  ["unknownKey", [401], "key", "none"],
  ["missingKey", [401], "key", "none"],
  ["malformedKey", [401], "key", "none"],
  ["notEnabled", [400], "key", "none"],
  ["code-2", [400], "request", "none"],
  ["code-9", [400], "request", "none"],
  ["badJson", [400], "request", "none"],
  ["tooLarge", [413], "request", "none"],
  ["internalError", [500], "down", "some"],
  ["httpError", [500], "down", "some"],
  ["blocked", [400], "blocked", "none"],
  ["badGatewayPage", [502], "down", "some"],
  ["badGatewayText", [502], "down", "some"],
  ["gatewayTimeout", [504], "down", "some"],
];
const CASES = RECORDED.flatMap(([mode, statuses, ...told]) =>
  statuses.map((status) => [mode, status, ...told] as const),
);

describe("a recorded fault", () => {
  it.each(CASES)(
    "%s with HTTP %i is logged as the fault %s, and not charged (retries: %s)",
    async (mode, status, fault, repeats) => {
      const lines: Record<string, unknown>[] = [];
      for (const level of ["log", "error"] as const)
        vi.spyOn(console, level).mockImplementation((line) => void lines.push(JSON.parse(line)));
      const before = await used(key);
      await breakUpstreams({ fail: { mode, status } });
      const answer = await verify(key, LOAD_CLAIM);
      expect([answer.status, answer.body.error.code]).toEqual([500, "registry_unavailable"]);
      const { calls } = (await upstreamStats()).validate;
      if (repeats === "none") expect(calls).toBe(1);
      else expect(calls).toBeGreaterThan(1);
      const message = operatorMessage(fault as never, "the tax authority");
      expect(lines.filter((line) => line.message === message)).toHaveLength(1);
      expect(await used(key)).toBe(before);
    },
  );

  it("such as apiServerError is retried despite HTTP 400, and the caller gets a normal answer", async () => {
    await breakUpstreams({ fail: { mode: "apiServerError", every: 2 } });
    await verify(key, LOAD_CLAIM);
    const { status, body } = await verify(key, LOAD_CLAIM);
    expect([status, body.isValid]).toEqual([200, true]);
    expect((await upstreamStats()).validate.calls).toBe(3);
  });
});

describe("a huge answer, or an endless redirect", () => {
  it.each(["bomb", "long", "redirect"])(
    "costs one call, and gives the caller registry_unavailable: %s",
    async (mode) => {
      await breakUpstreams({ fail: { mode, path: "validate" } });
      const { status, body } = await verify(key, LOAD_CLAIM);
      expect([status, body.error.code]).toEqual([500, "registry_unavailable"]);
      expect((await upstreamStats()).validate.calls).toBe(1);
    },
  );
});

describe("a name that only the tax authority refuses", () => {
  it("gets 400 invalid_owner_name without a charge and without a retry", async () => {
    const before = await used(key);
    await breakUpstreams({
      fail: { mode: "refuseNumber", number: LOAD_CLAIM.business_number, path: "validate" },
    });
    const { status, body } = await verify(key, LOAD_CLAIM);
    expect([status, body.error.code]).toEqual([400, "invalid_owner_name"]);
    expect(body.error.message).toContain("refuses this owner name");
    expect((await upstreamStats()).validate.calls).toBe(1);
    expect(await used(key)).toBe(before);
  });

  it("is an error only in its own row of a batch: the service halves the chunk until it finds the row", async () => {
    const numbers = loadNumbers(100);
    const refused = numbers[37] as string;
    await breakUpstreams({ fail: { mode: "refuseNumber", number: refused } });
    const { key, account, jobId } = await submitted(numbers);
    await drain();
    const lines = await resultsOf(key, jobId);
    const errors = lines.filter((line) => line.error_code !== "");
    expect(errors.map((line) => [line.business_number, line.error_code])).toEqual([
      [refused, "invalid_owner_name"],
    ]);
    // There are at most 16 calls: the first call, two calls for each of at most seven halvings, and
    // one spare call.
    expect((await upstreamStats()).validate.calls).toBeLessThanOrEqual(16);
    await counted(account, [99]);
  });

  it("is not reported as the cause if the refused call has no name: /v1/status answers 500", async () => {
    await breakUpstreams({ fail: { mode: "refuseNumber", number: HANBIT.b_no } });
    const { status, body } = await post("/v1/status", key, { business_number: HANBIT.b_no });
    expect([status, body.error.code]).toEqual([500, "registry_unavailable"]);
  });
});

describe("an entry that cannot be read", () => {
  it.each(["nullEntry", "numericStateCode", "blankEntry", "unknownTexts"])(
    "never becomes a verdict: %s",
    async (mode) => {
      const before = await used(key);
      await breakUpstreams({ fail: { mode } });
      const { business_number } = LOAD_CLAIM;
      for (const answer of [
        await verify(key, LOAD_CLAIM),
        await post("/v1/status", key, { business_numbers: [business_number, HANBIT.b_no] }),
      ])
        expect([answer.status, answer.body.error.code]).toEqual([500, "registry_unavailable"]);
      const described = await describeBusiness(key, { business_number });
      expect(described.status).toBe(500);
      expect(await used(key)).toBe(before);
    },
  );

  it("is logged with the names of its fields, never with a value", async () => {
    const lines: string[] = [];
    vi.spyOn(console, "error").mockImplementation((line) => void lines.push(String(line)));
    await breakUpstreams({ fail: { mode: "blankEntry" } });
    await verify(key, LOAD_CLAIM);
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({
      event: "registry_entry_unreadable",
      operation: "validate",
      fields: expect.arrayContaining(["valid", "status.b_stt_cd"]),
    });
    expect(lines.join()).not.toMatch(/홍길동|9990000016|계속/);
  });

  it("keeps only its own row waiting: 99 rows are answered by the first call", async () => {
    const numbers = loadNumbers(100);
    const odd = numbers[42] as string;
    await breakUpstreams({ fail: { mode: "nullEntry", number: odd } });
    const { key, account, jobId } = await submitted(numbers);
    expect(await deliver()).toMatchObject({ kind: "waits" });
    const { body } = await statusOf(key, jobId);
    expect(body).toMatchObject({ processed: 99, valid: 99, errors: 0, waiting_for: "registry" });
    // The first call asked about 100 businesses. All later calls ask only about `odd`.
    pass(10 * 60_000);
    await deliver();
    const { calls, rows } = (await upstreamStats()).validate;
    expect(rows).toBe(100 + (calls - 1));
    pass(73 * HOUR_MS);
    await drain();
    const lines = await resultsOf(key, jobId);
    const errors = lines.filter((line) => line.error_code !== "");
    expect(errors.map((line) => [line.business_number, line.error_code])).toEqual([
      [odd, "registry_unavailable"],
    ]);
    await counted(account, [99]);
  });

  it("is replaced as soon as the tax authority sends an answer that can be read", async () => {
    const numbers = loadNumbers(100);
    await breakUpstreams({ fail: { mode: "numericStateCode", number: numbers[0] } });
    const { key, account, jobId } = await submitted(numbers);
    await deliver();
    await breakUpstreams({ fail: null });
    pass(10 * 60_000);
    await drain();
    expect((await statusOf(key, jobId)).body).toMatchObject({ valid: 100, errors: 0 });
    await counted(account, [100]);
  });
});

describe("a used-up allowance", () => {
  /** What `/ready` answers in an isolate that has not called the tax authority. */
  const ready = async () => {
    const now = clock();
    vi.spyOn(Date, "now").mockImplementation(() => now);
    const app = createApp(new EdgeMemory());
    const answer = await app.request("/ready", {}, env, createExecutionContext());
    vi.restoreAllMocks();
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };

  it("stops batches until midnight in Korea, except for a probe every half hour", async () => {
    passUntilEvening();
    await breakUpstreams({ fail: { mode: "trafficExceeded" } });
    const { key, account, jobId } = await submitted(loadNumbers(300));
    await deliver();
    const midnight = nextKoreanMidnight(clock());
    const callsNow = async () => {
      const { validate, status } = await upstreamStats();
      return validate.calls + status.calls;
    };
    expect(await callsNow()).toBe(1);
    expect((await ready()).body).toMatchObject({ allowance: "used_up" });
    const { body } = await statusOf(key, jobId);
    expect(body.waiting_for).toBe("registry");
    expect(Date.parse(body.next_attempt_at) - clock()).toBeLessThanOrEqual(30 * 60_000);

    while (clock() < midnight - 60_000) {
      pass(60_000);
      await sweepJobs(worker());
      await deliver();
    }
    const probes = (await callsNow()) - 1;
    expect(probes).toBeGreaterThanOrEqual(3);
    expect(probes).toBeLessThanOrEqual(4);

    await breakUpstreams({ fail: null });
    takeHints();
    pass(61_000 + (midnight - 60_000 - clock()));
    await sweepJobs(worker());
    expect(takeHints()).toBeGreaterThan(0);
    await drain();
    expect((await statusOf(key, jobId)).body).toMatchObject({ status: "completed", valid: 300 });
    expect((await ready()).body).toMatchObject({ allowance: "ok" });
    await counted(account, [300]);
  });

  it("gives callers a Retry-After of at most an hour, and is reported by the doctor", async () => {
    await breakUpstreams({ fail: { mode: "quotaExceeded" } });
    const { headers } = await verify(key, LOAD_CLAIM);
    const seconds = Number(headers.get("Retry-After"));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(3_600);
    const { body } = await post("/admin/doctor", demo.admin_token, "");
    const [hop] = body.places[0].hops.filter((one: { hop: string }) => one.hop === "registry");
    expect(hop.problem).toMatch(/allowance of the day is used up/);
  });
});

describe("the state of the register at /ready", () => {
  const memory = new RegistryMemory();
  const app = createApp(new EdgeMemory(), memory);
  const ready = async () => {
    const answer = await app.request("/ready", {}, env, createExecutionContext());
    const { register } = (await answer.json()) as { register: string };
    return [answer.status, register];
  };
  const check = () => {
    const headers = { Authorization: `Bearer ${key}`, "Content-Type": "application/json" };
    const body = JSON.stringify(LOAD_CLAIM);
    return app.request(
      "/v1/verify",
      { method: "POST", headers, body },
      env,
      createExecutionContext(),
    );
  };

  it("is unknown without calls, and follows the isolate's latest call for five minutes", async () => {
    expect(await ready()).toEqual([200, "unknown"]);
    await check();
    expect(await ready()).toEqual([200, "answering"]);
    await breakUpstreams({ fail: { mode: "apiServerError", path: "validate" } });
    await check();
    expect(await ready()).toEqual([200, "failing"]);
    await breakUpstreams({ fail: null });
    await check();
    expect(await ready()).toEqual([200, "answering"]);
    const now = Date.now();
    vi.spyOn(Date, "now").mockImplementation(() => now + 301_000);
    expect(await ready()).toEqual([200, "unknown"]);
  });

  it("is explained by the doctor with the share of answered calls and the faults", async () => {
    memory.calls.countCall(true, Date.now());
    await breakUpstreams({ fail: { mode: "unknown", path: "validate" } });
    await check();
    await breakUpstreams({ fail: null });
    const answer = await app.request(
      "/admin/doctor",
      { method: "POST", headers: { Authorization: `Bearer ${demo.admin_token}` } },
      env,
      createExecutionContext(),
    );
    const { places } = (await answer.json()) as {
      places: { hops: { hop: string; detail: string }[] }[];
    };
    const hop = places[0]?.hops.find((one) => one.hop === "registry");
    expect(hop?.detail).toMatch(/^\d+ of \d+ calls answered in 5 minutes \(\d+ %\); down \d+/);
  });
});

describe("a caller who hangs up", () => {
  /** Sends a request, and aborts it when its first call has arrived at the tax authority. */
  const hangUp = async (
    path: string,
    body: object,
    operation: "validate" | "status",
    memory = new RegistryMemory(),
  ) => {
    const caller = new AbortController();
    const headers = { Authorization: `Bearer ${key}`, "Content-Type": "application/json" };
    const init = { method: "POST", headers, body: JSON.stringify(body), signal: caller.signal };
    const app = createApp(new EdgeMemory(), memory);
    const answering = app.request(path, init, env, createExecutionContext());
    const calls = async () => (await upstreamStats())[operation].calls;
    await vi.waitFor(async () => expect(await calls()).toBe(1), { interval: 1 });
    caller.abort();
    const { status } = await answering;
    return { status, calls: await calls() };
  };

  it("ends the attempts, and is not charged", async () => {
    const before = await used(key);
    await breakUpstreams({ fail: { mode: "unknown", path: "validate" } });
    const { status, calls } = await hangUp("/v1/verify", LOAD_CLAIM, "validate");
    expect(status).toBe(500);
    expect(calls).toBeLessThanOrEqual(2);
    expect(await used(key)).toBe(before);
  });

  it("is not charged even if only the reason of a mismatch was still missing", async () => {
    const before = await used(key);
    await breakUpstreams({ fail: { mode: "unknown", path: "status" } });
    const claim = { ...LOAD_CLAIM, ownerName: "김철수" };
    expect((await hangUp("/v1/verify", claim, "status")).status).toBe(500);
    expect(await used(key)).toBe(before);
  });

  it("causes at most one call to the tax authority if the meter has not decided yet", async () => {
    await breakUpstreams({ fail: { mode: "unknown", path: "validate" } });
    const caller = new AbortController();
    const headers = {
      Authorization: `Bearer ${key}`,
      "Content-Type": "application/json",
      "Idempotency-Key": crypto.randomUUID(),
    };
    const init = {
      method: "POST",
      headers,
      body: JSON.stringify(LOAD_CLAIM),
      signal: caller.signal,
    };
    const app = createApp(new EdgeMemory());
    const answering = app.request("/v1/verify", init, env, createExecutionContext());
    caller.abort();
    await Promise.resolve(answering).catch(() => {});
    expect((await upstreamStats()).validate.calls).toBeLessThanOrEqual(1);
  });

  it("is not counted as a failure of the tax authority", async () => {
    await breakUpstreams({ latencyMs: 600 });
    const memory = new RegistryMemory();
    const body = { business_number: HANBIT.b_no };
    await hangUp("/v1/verify/business", body, "status", memory);
    expect([memory.failedAt, memory.calls.state(Date.now())]).toEqual([0, "unknown"]);
  });
});

describe("an owner name that looks like a fault of the gateway", () => {
  it.each(["returnReasonCode:22", "SERVICE_KEY_IS_NULL", '"code":-10'])(
    "is not taken for that fault if the answer that repeats the name is cut off: %s",
    async (ownerName) => {
      await breakUpstreams({ fail: { mode: "truncated", path: "validate" } });
      const { jobId } = await submitted(loadNumbers(3), { owner_name: ownerName });
      expect(await deliver()).not.toMatchObject({ kind: "done" });
      const engine = await env.DB.prepare("SELECT allowance_renewed_at AS at FROM batch_engine");
      expect((await engine.first())?.at).toBeNull();
      expect(jobId).toMatch(/^job_/);
      expect((await upstreamStats()).validate.calls).toBeGreaterThan(1);
    },
  );
});

it("if the tax authority says that calls come too fast, rows wait, and no row becomes an error", async () => {
  await breakUpstreams({ fail: { mode: "tooFast", path: "validate" } });
  const { key, jobId } = await submitted(loadNumbers(8));
  for (let n = 0; n < 30; n++) {
    pass(HOUR_MS);
    await deliver();
  }
  expect((await statusOf(key, jobId)).body).toMatchObject({ status: "processing", processed: 0 });
});

it("a register that answers only unreadable entries is failing at /ready and unhealthy for the doctor", async () => {
  await breakUpstreams({ fail: { mode: "unknownTexts" } });
  const app = createApp(new EdgeMemory(), new RegistryMemory());
  const headers = { Authorization: `Bearer ${key}`, "Content-Type": "application/json" };
  const init = { method: "POST", headers, body: JSON.stringify(LOAD_CLAIM) };
  await app.request("/v1/verify", init, env, createExecutionContext());
  const ready = await app.request("/ready", {}, env, createExecutionContext());
  expect(await ready.json()).toMatchObject({ register: "failing" });
  const { body } = await post("/admin/doctor", demo.admin_token, "");
  expect(body.healthy).toBe(false);
});

describe("a batch of 10,000 rows while 11 of 12 calls fail", () => {
  it("ends with every row answered and charged once", { timeout: 180_000 }, async () => {
    const memory = new RegistryMemory();
    const registry = () =>
      createRegistryClient({
        ...{ baseUrl: env.NTS_BASE_URL, serviceKey: env.NTS_SERVICE_KEY },
        ...{ attemptTimeoutMs: 16_000, totalTimeoutMs: 16_000, explanationTimeoutMs: 8_000 },
        ...{ memory, clock, random: Math.random },
        ...{ takeCall: async () => "granted" as const, purpose: "planned" as const },
        sleep: async (milliseconds) => pass(milliseconds),
      });
    const services = (): Services => {
      const all = worker({}, undefined, memory);
      return { ...all, jobs: all.jobs, registry: registry() } as Services;
    };
    const numbers = loadNumbers(10_000);
    const { key, account, jobId } = await submitted(numbers);
    await breakUpstreams({
      fail: { modes: ["unknown", "apiServerError"], share: 11 / 12, seed: 24 },
    });
    while ((await statusOf(key, jobId)).body.status !== "completed") {
      await drain(services);
      pass(61_000);
      await sweepJobs(services());
    }
    expect((await statusOf(key, jobId)).body).toMatchObject({ valid: 10_000, errors: 0 });
    const lines = await resultsOf(key, jobId);
    expect(lines.map((line) => line.business_number)).toEqual(numbers);
    await counted(account, [10_000]);
  });
});

it("after all these tests the meter has counted some checks, and holds no open unit", async () => {
  expect(await used(key)).toBeGreaterThan(0);
  await counted(account, [await used(key)]);
});
