/**
 * If the tax authority does not answer, the service gives no verdict and charges nothing
 * (docs/decisions/0002-three-outcomes.md).
 */
import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import {
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  type MockInstance,
  vi,
} from "vitest";
import { EdgeMemory } from "../../src/access/edge-memory.ts";
import { MeteredAccount } from "../../src/access/metered-account.ts";
import { type Answer, answered } from "../../src/lib/answer.ts";
import { createServices } from "../../src/services.ts";
import { Trace } from "../../src/trace.ts";
import {
  breakUpstreams,
  claimOf,
  HANBIT,
  issueKey,
  setClock,
  upstreamStats,
  used,
  verify,
  watchUpstreams,
} from "./service.ts";

const UNAVAILABLE = {
  code: "registry_unavailable",
  message: "The tax authority's service is not responding. Nothing was charged; retry later.",
};
/** The stand-in's faults, and how many calls the service makes: exactly 1, or at least 2. */
const MODES = [
  { mode: "http500", attempts: 2 },
  { mode: "timeout", attempts: 2 },
  { mode: "reset", attempts: 2 },
  { mode: "xml", attempts: 1 },
  { mode: "html", attempts: 2 },
  { mode: "truncated", attempts: 2 },
  { mode: "wrongLength", attempts: 2 },
  { mode: "key", attempts: 1 },
];
const RETRIED = MODES.filter(({ attempts }) => attempts > 1);

let key: string;
beforeAll(async () => {
  key = (await issueKey({ a: "pro" }, { rate_per_second: 1_000 })).apiKey;
});

describe.each(MODES)("a tax authority with the fault $mode", ({ mode, attempts }) => {
  it("causes 500 registry_unavailable with Retry-After after all attempts, without a charge", async () => {
    const before = await used(key);
    await breakUpstreams({ fail: { mode } });
    const upstreamCalls = watchUpstreams();
    const { status, headers, body } = await verify(key, claimOf(HANBIT));
    if (attempts === 1) expect(upstreamCalls()).toBe(1);
    else expect(upstreamCalls()).toBeGreaterThanOrEqual(attempts);
    expect(body).toEqual({ error: UNAVAILABLE });
    expect(status).toBe(500);
    expect(headers.get("Retry-After")).toMatch(/^[1-9][0-9]*$/);
    expect(await used(key)).toBe(before);
  });
});

describe("a single failed call to the tax authority", () => {
  it.each(RETRIED)(
    "with $mode is repeated, and the caller gets a normal answer",
    async ({ mode }) => {
      const before = await used(key);
      // Every second call fails, so the first attempt of the second check fails.
      await breakUpstreams({ fail: { mode, every: 2 } });
      for (const calls of [1, 3]) {
        const { status, body } = await verify(key, claimOf(HANBIT));
        expect([status, body.isValid]).toEqual([200, true]);
        expect((await upstreamStats()).validate.calls).toBe(calls);
      }
      expect(await used(key)).toBe(before + 2);
    },
  );

  it("is repeated if it asked for the reason for a mismatch, and the caller gets a normal answer", async () => {
    await breakUpstreams({ fail: { mode: "http500", every: 2, path: "status" } });
    for (const calls of [1, 3]) {
      const { body } = await verify(key, claimOf(HANBIT, { ownerName: "허위인" }));
      expect(body.reason).toBe("details_mismatch");
      expect((await upstreamStats()).status.calls).toBe(calls);
    }
  });
});

describe("a tax authority that answers, but gives no reason for a mismatch", () => {
  it.each(["xml", "wrongLength", "key"])(
    "makes the business invalid with the reason unconfirmed, and the check is charged (%s)",
    async (mode) => {
      const before = await used(key);
      await breakUpstreams({ fail: { mode, path: "status" } });
      const { status, body } = await verify(key, claimOf(HANBIT, { ownerName: "허위인" }));
      expect([status, body.isValid, body.reason]).toEqual([200, false, "unconfirmed"]);
      expect(body.businessInfo).toMatchObject({
        status: null,
        statusCode: null,
        taxType: null,
        representative: null,
      });
      expect(await used(key)).toBe(before + 1);
    },
  );
});

describe("the log", () => {
  let errors: MockInstance<typeof console.error>;
  beforeEach(() => {
    errors = vi.spyOn(console, "error").mockImplementation(() => {});
  });
  afterEach(() => errors.mockRestore());
  const faults = () => errors.mock.calls.map(([line]) => JSON.parse(line));

  it("has the event configuration_fault if our service key is refused", async () => {
    await breakUpstreams({ fail: { mode: "key" } });
    await verify(key, claimOf(HANBIT));
    expect(faults()).toEqual([
      expect.objectContaining({ event: "configuration_fault", settings: ["NTS_SERVICE_KEY"] }),
    ]);
  });

  it("has no error if an HTML page arrives and the next attempt is answered", async () => {
    await breakUpstreams({ fail: { mode: "html", every: 2 } });
    await verify(key, claimOf(HANBIT));
    await verify(key, claimOf(HANBIT));
    expect(faults()).toEqual([]);
  });

  // The stand-in's XML gives the reason 22, which means that the allowance is used up.
  it("tells the operator once that the allowance is used up, and when it is renewed", async () => {
    await breakUpstreams({ fail: { mode: "xml" } });
    await verify(key, claimOf(HANBIT));
    expect(faults()).toEqual([
      expect.objectContaining({
        event: "registry_fault",
        fault: "allowance",
        message: expect.stringContaining("midnight in Korea"),
      }),
    ]);
  });
});

describe("a refusal by the meter", () => {
  it("aborts the work of the refused request, but not the work of a granted request", async () => {
    const account = `refused-${crypto.randomUUID()}`;
    const services = createServices(
      env,
      createExecutionContext(),
      new Trace("test", Date.now, "test"),
      Date.now,
      new EdgeMemory(),
    );
    const key = {
      id: "key_1",
      account,
      name: "",
      plans: { a: "pro" },
      limits: { ratePerSecond: 1 },
      mode: "live" as const,
      createdAt: "",
    };
    const metered = new MeteredAccount(services, {
      key,
      variant: "a",
      planId: "pro",
      counter: null,
    });
    const now = Date.now();
    await setClock(account, () => now);
    const signals: AbortSignal[] = [];
    metered.begin(null);
    await metered.charge(async (signal) => answered(signals.push(signal)));
    metered.begin(null);
    const refused = metered.charge((signal) => {
      signals.push(signal);
      return new Promise<Answer<unknown>>(() => {});
    });
    expect(await refused).toMatchObject({ kind: "rate_limited" });
    expect(signals.map(({ aborted }) => aborted)).toEqual([false, true]);
  });

  it("makes the account's next requests wait for the meter, so the tax authority is not asked", async () => {
    const { apiKey, account } = await issueKey({ a: "pro" }, { rate_per_second: 1 });
    const now = Date.now();
    await setClock(account, () => now);
    for (const expected of [200, 429])
      expect((await verify(apiKey, claimOf(HANBIT))).status).toBe(expected);
    const upstreamCalls = watchUpstreams();
    for (let i = 0; i < 5; i++) expect((await verify(apiKey, claimOf(HANBIT))).status).toBe(429);
    expect(upstreamCalls()).toBe(0);
  });
});
