/** How many submissions of an account may wait for their jobs at once (docs/api.md#waiting). */
import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { EdgeMemory } from "../../src/access/edge-memory.ts";
import type { Admission, MeterRequest } from "../../src/access/meter-messages.ts";
import { MOST_WAITS } from "../../src/access/wait-places.ts";
import { createApp } from "../../src/app.ts";
import type { Job } from "../../src/batch/job.ts";
import { untilEnded } from "../../src/variant-a/batch/wait.ts";
import { loadNumbers } from "../load-numbers.ts";
import { bindings, resetEngine } from "./batch-engine.ts";
import { loadBody, UNTHROTTLED } from "./batches.ts";
import {
  type Answer,
  bearer,
  demo,
  eventually,
  issueKey,
  type Json,
  meterOf,
  post,
  setClock,
} from "./service.ts";

beforeEach(resetEngine);

const BODY = loadBody(loadNumbers(1));
const issue = () => issueKey({ a: "pro" }, UNTHROTTLED);

type Waited = Pick<Answer, "status" | "headers" | "body"> & {
  ms: number;
  applied: string | null;
};

/** Submits a job that never ends, because the queue delivers no message about it. */
async function submitAndWait(
  apiKey: string,
  wait: string,
  { body = BODY, signal, more = {}, key = "same" }: SubmitOptions = {},
): Promise<Waited> {
  const context = createExecutionContext();
  const from = Date.now();
  const response = await createApp(new EdgeMemory()).request(
    "http://127.0.0.1/v1/batch/verify",
    {
      method: "POST",
      headers: {
        ...{ ...bearer(apiKey), "Content-Type": "application/json" },
        ...{ Prefer: wait, ...(key && { "Idempotency-Key": key }) },
      },
      body:
        typeof body === "string" || body instanceof ReadableStream ? body : JSON.stringify(body),
      signal: signal ?? null,
    },
    bindings(more),
    context,
  );
  const ms = Date.now() - from;
  const answer = (await response.json()) as Json;
  await waitOnExecutionContext(context);
  const { status, headers } = response;
  return { status, headers, body: answer, ms, applied: headers.get("Preference-Applied") };
}

interface SubmitOptions {
  body?: Json;
  signal?: AbortSignal;
  more?: Partial<Env>;
  key?: string | null;
}

/** @returns `calls`: the methods of answered calls to meters; `more`: bindings that record them */
function watchMeters() {
  const calls: string[] = [];
  const USAGE_METER = {
    getByName: (...args: [string, DurableObjectNamespaceGetDurableObjectOptions]) =>
      new Proxy(env.USAGE_METER.getByName(...args) as Json, {
        get:
          (target, name: string) =>
          async (...given: unknown[]) => {
            const answer = await target[name](...given);
            calls.push(name);
            return answer;
          },
      }),
  } as unknown as Env["USAGE_METER"];
  return { more: { USAGE_METER }, calls };
}

/**
 * Starts as many waits as an account may have, and resolves when the meter has admitted all waits.
 * @returns `all`, which resolves to the answers of the waits
 */
async function fill(
  apiKey: string,
  seconds: number,
  signal?: AbortSignal,
): Promise<{ all: Promise<Waited[]> }> {
  const { more, calls } = watchMeters();
  const waits = Array.from({ length: MOST_WAITS }, () =>
    submitAndWait(apiKey, `wait=${seconds}`, { more, ...(signal && { signal }) }),
  );
  await eventually(() => expect(calls.filter((name) => name === "admit")).toHaveLength(4));
  return { all: Promise.all(waits) };
}

const question = (account: string): MeterRequest => ({
  ...{ account, variant: "a", keyId: "key_probe", planId: "pro" },
  overrides: { ratePerSecond: 10_000 },
});

let probes = 0;
/** Asks the meter for a place, and gives the place back. */
async function probe(account: string) {
  const id = `probe-${probes++}`;
  const admitted = (await meterOf(account).admit(question(account), {
    wait: { id, leaseMs: 1_000 },
  })) as Extract<Admission, { outcome: "granted" }> | Exclude<Admission, { outcome: "granted" }>;
  if (admitted.outcome !== "granted") throw new Error(admitted.outcome);
  await meterOf(account).endWait(id);
  return admitted;
}

describe("submissions of an account that wait for their jobs", () => {
  it("are at most four at the same time: any other submission is answered immediately, without Preference-Applied", async () => {
    const { apiKey } = await issue();
    const { all } = await fill(apiKey, 3);
    const beyond = await Promise.all([1, 2, 3].map(() => submitAndWait(apiKey, "wait=3")));
    for (const { status, body, ms, applied } of beyond) {
      expect([status, body.status, applied]).toEqual([200, "queued", null]);
      expect(ms).toBeLessThan(2_000);
    }
    for (const { status, body, ms, applied } of await all) {
      expect([status, body.status, applied]).toEqual([200, "queued", "wait=3"]);
      expect(ms).toBeGreaterThan(2_900);
    }
  });

  it("make room when their time is up", async () => {
    const { apiKey } = await issue();
    await (await fill(apiKey, 1)).all;
    expect((await submitAndWait(apiKey, "wait=1")).applied).toBe("wait=1");
  });

  it("make room when the caller hangs up", async () => {
    const { apiKey, account } = await issue();
    const caller = new AbortController();
    const { all } = await fill(apiKey, 30, caller.signal);
    expect((await probe(account)).mayWait).toBe(false);
    caller.abort();
    await all;
    expect((await probe(account)).mayWait).toBe(true);
  });

  it("make room when the request turns out to be malformed or refused", async () => {
    const { apiKey, account } = await issue();
    const bodies = ["{", { businesses: [] }, { business_numbers: ["1"] }, "[]", {}, "null"];
    for (const body of bodies) {
      const { status } = await submitAndWait(apiKey, "wait=30", { body, key: null });
      expect(status).toBe(400);
    }
    expect((await probe(account)).mayWait).toBe(true);
    const { apiKey: free, account: other } = await issueKey({ a: "free" });
    for (let i = 0; i < 4; i++) expect((await submitAndWait(free, "wait=30")).status).toBe(403);
    expect((await probe(other)).mayWait).toBe(true);
  });

  it("make room when their lease ends if nothing gives their place back", async () => {
    const { account } = await issue();
    const meter = meterOf(account);
    const now = Date.now();
    await setClock(account, () => now);
    const take = async (id: string) => {
      const admitted = await meter.admit(question(account), { wait: { id, leaseMs: 40_000 } });
      return (admitted as { mayWait?: boolean }).mayWait;
    };
    const ids = Array.from({ length: MOST_WAITS }, (_, i) => `dead-${i}`);
    for (const id of ids) expect(await take(id)).toBe(true);
    // A call with a known id is a repetition by the platform, so it takes no further place.
    expect(await take("dead-0")).toBe(true);
    await setClock(account, () => now + 39_999);
    expect(await take("new")).toBe(false);
    await setClock(account, () => now + 40_000);
    expect(await take("new")).toBe(true);
  });

  it("do not count towards the limit of other accounts, and submissions of live keys do not count towards that of test keys", async () => {
    const { apiKey, account } = await issue();
    const { all } = await fill(apiKey, 2);
    const other = await issue();
    expect((await submitAndWait(other.apiKey, "wait=1")).applied).toBe("wait=1");
    const { body } = await post("/admin/keys", demo.admin_token, {
      ...{ account, mode: "test", plans: { a: "pro" } },
    });
    const test = loadBody(["1000000902"]);
    expect((await submitAndWait(body.api_key, "wait=1", { body: test })).applied).toBe("wait=1");
    await all;
  });

  it("are at most four even if all wait for the same test job under one Idempotency-Key", async () => {
    const account = `test-${crypto.randomUUID()}`;
    const { body } = await post("/admin/keys", demo.admin_token, {
      ...{ account, mode: "test", plans: { a: "pro" }, limits: UNTHROTTLED },
    });
    const test = loadBody(["1000000902"]);
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => submitAndWait(body.api_key, "wait=2", { body: test })),
    );
    expect(new Set(answers.map((answer) => answer.body.job_id)).size).toBe(1);
    expect(answers.filter(({ applied }) => applied === "wait=2")).toHaveLength(MOST_WAITS);
  });
});

describe("the place of a wait", () => {
  it("is taken by the call that admits the request, and given back by one more call", async () => {
    const { apiKey } = await issue();
    await submitAndWait(apiKey, "wait=0");
    const repeated = watchMeters();
    await submitAndWait(apiKey, "wait=1", repeated);
    expect(repeated.calls).toEqual(["admit", "endWait"]);
    const first = watchMeters();
    await submitAndWait(apiKey, "wait=1", { ...first, key: null });
    expect(first.calls).toEqual(["admit", "reserve", "endWait"]);
    const unwanted = watchMeters();
    await submitAndWait(apiKey, "respond-async", unwanted);
    await submitAndWait(apiKey, "wait=0", unwanted);
    expect(unwanted.calls).toEqual(["admit", "admit"]);
  });

  it.each([
    [9_000, "wait=2"],
    [10_100, "wait=1"],
    [12_000, null],
  ])(
    "lasts 12 s from the beginning of the request: if the upload takes %i ms, Preference-Applied for wait=2 is %s",
    async (takes, applied) => {
      const { apiKey } = await issue();
      const real = Date.now;
      let passed = 0;
      vi.spyOn(Date, "now").mockImplementation(() => real() + passed);
      onTestFinished(() => void vi.restoreAllMocks());
      const pull = (controller: ReadableStreamDefaultController) => {
        passed = takes;
        controller.enqueue(new TextEncoder().encode(JSON.stringify(BODY)));
        controller.close();
      };
      // Without `highWaterMark`, the stream would be read before it is sent.
      const body = new ReadableStream({ pull }, { highWaterMark: 0 });
      expect((await submitAndWait(apiKey, "wait=2", { body })).applied).toBe(applied);
    },
  );

  it("is not needed by a request that does not want to wait", async () => {
    const { apiKey } = await issue();
    const { all } = await fill(apiKey, 1);
    expect((await submitAndWait(apiKey, "wait=0")).applied).toBe("wait=0");
    await all;
  });
});

describe("a wait of 30 seconds", () => {
  const passing = () => {
    let now = 1_000_000;
    const polls: number[] = [];
    const services = {
      clock: () => now,
      sleep: async (ms: number) => {
        now += ms;
      },
      trace: { time: (_: string, work: Promise<void>) => work },
      jobs: {
        find: async () => {
          polls.push(now - 1_000_000);
          return null;
        },
      },
    } as unknown as Parameters<typeof untilEnded>[0];
    return { services, polls };
  };
  const unfinished = { id: "job_1", completedAt: null } as Job;

  it("looks at the job after 0.2 seconds, doubles the pause each time up to 3 seconds, and looks once more at the end", async () => {
    const { services, polls } = passing();
    const never = new AbortController().signal;
    expect(await untilEnded(services, unfinished, 1_030_000, never)).toBe(unfinished);
    expect(polls).toEqual([
      ...[200, 600, 1_400, 3_000, 6_000, 9_000, 12_000, 15_000],
      ...[18_000, 21_000, 24_000, 27_000, 30_000],
    ]);
  });

  it("does not look at the job after the caller has hung up", async () => {
    const { services, polls } = passing();
    const caller = new AbortController();
    caller.abort();
    await untilEnded(services, unfinished, 1_030_000, caller.signal);
    expect(polls).toEqual([]);
  });
});
