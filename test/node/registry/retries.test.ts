import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { seededRandom } from "../../../seed/upstreams/random.ts";
import { createRegistryClient, type RegistryClient } from "../../../src/registry/client.ts";
import { RegistryMemory } from "../../../src/registry/memory.ts";
import { RetryBudget } from "../../../src/registry/retry-budget.ts";

const CLAIM = { number: "1248100998", startDate: "19690113", ownerName: "홍길동" };
const CONFIRMED = JSON.stringify({
  status_code: "OK",
  data: [
    {
      ...{ b_no: CLAIM.number, valid: "01" },
      status: {
        ...{ b_no: CLAIM.number, b_stt: "계속사업자", b_stt_cd: "01", end_dt: "" },
        ...{ tax_type: "부가가치세 일반과세자", tax_type_cd: "01" },
      },
    },
  ],
});
const FAULT = '{"code":-999,"msg":"UNKNOWN"}';
const CALL_MS = 40;

let calls: number;
let client: RegistryClient;

/** Makes a client of a registry that fails with this probability, always with the same seed. */
function failWithShare(share: number): void {
  const fails = seededRandom(7);
  const spread = seededRandom(11);
  calls = 0;
  vi.stubGlobal("fetch", async () => {
    calls++;
    const isFault = fails() < share;
    await new Promise((resolve) => setTimeout(resolve, CALL_MS));
    return isFault ? new Response(FAULT, { status: 500 }) : new Response(CONFIRMED);
  });
  client = createRegistryClient({
    ...{ baseUrl: "https://registry.example", serviceKey: "key" },
    ...{ attemptTimeoutMs: 8_000, totalTimeoutMs: 12_000, explanationTimeoutMs: 6_000 },
    memory: new RegistryMemory(),
    takeCall: async () => "granted",
    purpose: "on_demand",
    clock: Date.now,
    sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    random: spread,
  });
}

async function run(callers: number, checksEach: number): Promise<{ share: number; ms: number }> {
  const startedAt = Date.now();
  let answered = 0;
  const caller = async () => {
    for (let i = 0; i < checksEach; i++)
      if ((await client.validate([CLAIM])).kind === "answered") answered++;
  };
  let isDone = false;
  const all = Promise.all(Array.from({ length: callers }, caller)).then(() => {
    isDone = true;
  });
  while (!isDone) await vi.advanceTimersByTimeAsync(1_000);
  await all;
  return { share: answered / (callers * checksEach), ms: Date.now() - startedAt };
}

describe("a registry that often fails", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it.each([
    ["47 % of the checks if 11 of 12 calls fail", 11 / 12, 0.47],
    ["99.2 % of the checks if half of the calls fail", 1 / 2, 0.992],
  ])(
    "gives a caller who makes 2,000 checks in a row an answer to at least %s",
    async (_, fails, least) => {
      failWithShare(fails);
      expect((await run(1, 2_000)).share).toBeGreaterThanOrEqual(least);
    },
  );

  it.each([
    ["23 % of the checks if 11 of 12 calls fail", 11 / 12, 0.23],
    ["87 % of the checks if half of the calls fail", 1 / 2, 0.87],
  ])(
    "gives 100 simultaneous callers, within the retry budget, an answer to at least %s",
    async (_, fails, least) => {
      failWithShare(fails);
      const checks = 100 * 20;
      const { share, ms } = await run(100, 20);
      expect(share).toBeGreaterThanOrEqual(least);
      expect(calls - checks).toBeLessThanOrEqual(2 * checks + 10 * (ms / 1000));
    },
  );
});

describe("the retry budget of an isolate", () => {
  it("gets two retries for each call, and ten more every second", () => {
    const budget = new RetryBudget();
    const taken = (now: number) => {
      let count = 0;
      while (budget.take(now)) count++;
      return count;
    };
    expect(taken(1_000)).toBe(0);
    for (let call = 0; call < 60; call++) budget.begin(1_000);
    expect(taken(1_000)).toBe(120);
    expect(taken(2_500)).toBe(15);
    expect(taken(2_500)).toBe(0);
  });

  it("keeps at most 100 retries while no call is under way, even if the clock jumps, and gets two more for a new call", () => {
    const budget = new RetryBudget();
    const count = (now: number) => {
      let taken = 0;
      while (budget.take(now)) taken++;
      return taken;
    };
    for (let call = 0; call < 500; call++) {
      budget.begin(1_000);
      budget.end(1_000);
    }
    expect(count(1_000)).toBe(100);
    expect(count(9_000_000)).toBe(100);
    expect(count(1_000)).toBe(0);
    budget.begin(9_000_000);
    expect(count(9_000_000_000)).toBe(102);
  });
});
