/**
 * The tax authority's allowance is counted by one gate for all isolates, and checks come before
 * batches (docs/decisions/0130-the-registrys-gate-only-counts.md).
 */
import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { EdgeMemory } from "../../src/access/edge-memory.ts";
import { createApp } from "../../src/app.ts";
import { sweepJobs } from "../../src/batch/sweep.ts";
import { koreanDay, nextKoreanMidnight } from "../../src/lib/days.ts";
import { RegistryMemory } from "../../src/registry/memory.ts";
import { loadNumbers } from "../load-numbers.ts";
import { clock, drain, passUntilEvening, resetEngine, submitted, worker } from "./batch-engine.ts";
import { statusOf, UNTHROTTLED } from "./batches.ts";
import {
  bearer,
  breakUpstreams,
  counted,
  demo,
  issueKey,
  type Json,
  LOAD_CLAIM,
  upstreamStats,
} from "./service.ts";

beforeEach(resetEngine);
afterEach(() => vi.restoreAllMocks());

/** Bindings with new gates, so that other tests use up no calls of these gates. */
function ownGates(more: object = {}): Env {
  const name = crypto.randomUUID();
  const getByName = (source: string) => env.SOURCE_GATE.getByName(`${source}-${name}`);
  return { ...env, SOURCE_GATE: { getByName }, ...more } as unknown as Env;
}

async function callsMade(): Promise<number> {
  const { validate, status } = await upstreamStats();
  return validate.calls + status.calls;
}

/** A new isolate, whose requests share its memory. */
function isolate(bindings: Env) {
  const app = createApp(new EdgeMemory(), new RegistryMemory());
  return async (path: string, key = "", body?: unknown) => {
    const context = createExecutionContext();
    const init = {
      method: body === undefined ? "GET" : "POST",
      headers: { ...bearer(key), "Content-Type": "application/json" },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    };
    const answer = await app.request(`http://127.0.0.1${path}`, init, bindings, context);
    const json = (await answer.json()) as Json;
    await waitOnExecutionContext(context);
    return { status: answer.status, headers: answer.headers, body: json };
  };
}

describe("a day whose calls are used up", () => {
  it("answers checks with 500 registry_unavailable and Retry-After, without a charge or a call", async () => {
    const errors = vi.spyOn(console, "error");
    const { apiKey, account } = await issueKey({ a: "enterprise" });
    const bindings = ownGates({ NTS_CALLS_A_DAY: "30" });
    const send = isolate(bindings);
    const answers = [];
    for (let check = 0; check < 60; check++)
      answers.push(await send("/v1/verify", apiKey, LOAD_CLAIM));
    const refused = answers.filter(({ status }) => status === 500);
    expect(answers.length - refused.length).toBe(30);
    expect(await callsMade()).toBe(30);
    const [line] = errors.mock.calls.at(-1) ?? [];
    expect(JSON.parse(line)).toMatchObject({ event: "registry_fault", fault: "none_left" });
    for (const { body, headers } of refused) {
      expect(body.error.code).toBe("registry_unavailable");
      expect(Number(headers.get("Retry-After"))).toBeGreaterThan(0);
      expect(Number(headers.get("Retry-After"))).toBeLessThanOrEqual(3_600);
    }
    await counted(account, [30]);
    expect((await isolate(bindings)("/ready")).body.allowance).toBe("used_up");
  });

  it("had exactly NTS_CALLS_A_DAY calls, including retries and calls to find out why a claim is unconfirmed", async () => {
    const { apiKey } = await issueKey({ a: "enterprise", b: "paid" });
    await breakUpstreams({ fail: { mode: "http500", every: 3, path: ["status", "validate"] } });
    const send = isolate(ownGates({ NTS_CALLS_A_DAY: "40" }));
    for (let check = 0; check < 30; check++) {
      await send("/v1/verify", apiKey, { ...LOAD_CLAIM, ownerName: "허위인" });
      await send("/v1/status", apiKey, { business_numbers: [LOAD_CLAIM.business_number] });
    }
    expect(await callsMade()).toBe(40);
    const doctor = await send("/admin/doctor", demo.admin_token, {});
    const problems = doctor.body.places[0].hops.flatMap(({ hop, problem }: Json) =>
      problem === null ? [] : [[hop, problem]],
    );
    expect(problems).toEqual([
      ["registry", expect.stringMatching(/allowance of the day is used up/)],
      ["allowance", expect.stringMatching(/NTS_CALLS_A_DAY is used up/)],
    ]);
  });
});

describe("a day with more than 70 % of its calls used", () => {
  it("makes batches wait until midnight in Korea, and answers checks", async () => {
    passUntilEvening();
    // Requests read `Date.now`. Batches read `clock`, which adds the passed time to `Date.now`. So
    // reset the passed time, and let `Date.now` include it instead.
    let now = clock();
    await resetEngine();
    vi.spyOn(Date, "now").mockImplementation(() => now);
    const bindings = ownGates({ NTS_CALLS_A_DAY: "1000" });
    const { apiKey } = await issueKey({ a: "enterprise" }, UNTHROTTLED);
    const send = isolate(bindings);
    const calls = { made: 690, counted: 0, wanted: 0, limit: 1_000 };
    const ofAnother = { isolate: "another", number: 1, day: koreanDay(now) };
    await bindings.SOURCE_GATE.getByName("registry").lease({ ...ofAnother, ...calls });
    expect((await isolate(bindings)("/ready")).body.allowance).toBe("ok");
    for (let check = 0; check < 6; check++)
      expect((await send("/v1/verify", apiKey, LOAD_CLAIM)).status).toBe(200);
    const before = await callsMade();
    const { key, jobId } = await submitted(loadNumbers(10));
    const memory = new RegistryMemory();
    const batches = () => worker(bindings, undefined, memory);
    await drain(batches);
    expect((await statusOf(key, jobId)).body).toMatchObject({
      status: "processing",
      processed: 0,
      waiting_for: "registry",
    });
    for (let minute = 0; minute < 90; minute++) {
      now += 60_000;
      await sweepJobs(batches());
      await drain(batches);
    }
    expect(await callsMade()).toBe(before);
    expect((await send("/v1/verify", apiKey, LOAD_CLAIM)).status).toBe(200);
    const ready = await isolate(bindings)("/ready");
    expect([ready.status, ready.body.allowance]).toEqual([200, "low"]);
    expect(JSON.stringify(ready.body)).not.toContain("1000");
    const doctor = await send("/admin/doctor", demo.admin_token, {});
    const [hop] = doctor.body.places[0].hops.filter((one: Json) => one.hop === "allowance");
    expect(hop.detail).toMatch(/^7\d\d of 1000 calls today \(\d\d %\); batches wait$/);
    expect(hop.problem).toBeNull();

    now = nextKoreanMidnight(now);
    await sweepJobs(batches());
    await drain(batches);
    expect((await statusOf(key, jobId)).body).toMatchObject({ status: "completed", valid: 10 });
  });
});

describe("a gate that cannot be reached", () => {
  const gone = () => {
    throw new Error("the gate is down");
  };

  it("stops neither checks nor batches, and only `/admin/doctor` reports it", async () => {
    const bindings = ownGates({ SOURCE_GATE: { getByName: gone }, NTS_CALLS_A_DAY: "1000" });
    const { apiKey } = await issueKey({ a: "enterprise" });
    const send = isolate(bindings);
    for (let check = 0; check < 30; check++)
      expect((await send("/v1/verify", apiKey, LOAD_CLAIM)).status).toBe(200);
    const { key, jobId } = await submitted(loadNumbers(10));
    await drain(() => worker(bindings));
    expect((await statusOf(key, jobId)).body).toMatchObject({ status: "completed", valid: 10 });
    const ready = await send("/ready");
    expect([ready.status, ready.body.allowance]).toEqual([200, "ok"]);
    const doctor = await send("/admin/doctor", demo.admin_token, {});
    const [hop] = doctor.body.places[0].hops.filter((one: Json) => one.hop === "allowance");
    expect(hop).toMatchObject({
      ok: false,
      problem: expect.stringMatching(/gate does not answer/),
    });
  });
});
