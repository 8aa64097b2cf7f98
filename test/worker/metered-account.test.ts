import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import type { PublishedCounter } from "../../src/access/counters.ts";
import { EdgeMemory } from "../../src/access/edge-memory.ts";
import { MeteredAccount } from "../../src/access/metered-account.ts";
import { createMeters, type Meter, type Meters } from "../../src/access/meters.ts";
import { type Answer, answered } from "../../src/lib/answer.ts";
import { Trace } from "../../src/trace.ts";
import { counted, setClock } from "./service.ts";

const APRIL = Date.UTC(2026, 3, 1);
const ORDER = { key: "order-1", fingerprint: "body" };
const ANSWERED = answered(null);
const UNAVAILABLE: Answer<null> = { kind: "unavailable" };

const freshAccount = () => `account-${crypto.randomUUID()}`;

/** The `MeteredAccount` of a new request. `clock` is the clock of the edge, not of the meter. */
function requestOf(
  account: string,
  clock: () => number = Date.now,
  counter: PublishedCounter | null = null,
  meters = createMeters(env.USAGE_METER),
  memory = new EdgeMemory(),
): MeteredAccount {
  const services = {
    meters,
    memory,
    trace: new Trace("test", clock),
    plansSeen: () => undefined,
    clock,
    sleep: async () => {},
    waitUntil: () => {},
  };
  const plans = { a: "pro" };
  const limits = { monthlyQuota: 1, ratePerSecond: 1 };
  const key = {
    id: "key_1",
    account,
    name: "",
    plans,
    limits,
    createdAt: "",
    mode: "live",
  } as const;
  return new MeteredAccount(services, { key, variant: "a", planId: "pro", counter });
}

describe("a request at the end of a month", () => {
  it("has to wait one second, not a month, if the old month's refusal reaches the edge in the new month", async () => {
    const account = freshAccount();
    await setClock(account, () => APRIL - 1);
    const first = requestOf(account);
    await first.begin(null);
    await first.charge(async () => ANSWERED);
    await counted(account, [1]);
    expect(await requestOf(account, () => APRIL + 1).begin(null)).toMatchObject({
      kind: "quota_exceeded",
      retryAfterSeconds: 1,
    });
  });

  it("is not refused by the old month's counter if its body arrives in the new month", async () => {
    const account = freshAccount();
    let now = APRIL - 1;
    await setClock(account, () => now);
    const updatedAt = new Date(now).toISOString();
    const counter = { used: 1, quota: 1, exhausted: true, updatedAt };
    const request = requestOf(account, () => now, counter);
    await request.admitByRate();
    now = APRIL;
    expect(await request.begin(null, 1)).toMatchObject({ kind: "granted" });
  });

  it("adds no unit to the new month if it gives back a unit of the old month", async () => {
    const account = freshAccount();
    await setClock(account, () => APRIL - 1);
    await requestOf(account).begin(ORDER);
    await setClock(account, () => APRIL);
    const twin = requestOf(account);
    await twin.begin(ORDER);
    await twin.charge(async () => UNAVAILABLE);
    expect(twin.standing).toMatchObject({ period: "2026-04", used: 0 });
  });
});

describe("a check does not wait for the meter before it asks the tax authority", () => {
  const now = APRIL;

  /** Whether the check of a new request asks the tax authority before the meter has answered. */
  async function asksAtOnce(account: string, memory: EdgeMemory): Promise<boolean> {
    const request = requestOf(account, () => now, null, undefined, memory);
    const opening = request.begin(null);
    let hasAsked = false;
    const charging = request.charge(async () => {
      hasAsked = true;
      return UNAVAILABLE;
    });
    const hadAsked = hasAsked;
    expect(await opening).toMatchObject({ kind: "granted" });
    await charging;
    return hadAsked;
  }

  it("even after a batch was refused because the month has too few units left for it", async () => {
    const account = freshAccount();
    await setClock(account, () => now);
    const memory = new EdgeMemory();
    const batch = requestOf(account, () => now, null, undefined, memory);
    expect(await batch.reserve(2, "job_1")).toMatchObject({ kind: "quota_exceeded" });
    expect(await asksAtOnce(account, memory)).toBe(true);
  });

  it("even after requests for the usage exceeded the rate", async () => {
    const account = freshAccount();
    await setClock(account, () => now);
    const memory = new EdgeMemory();
    const usage = requestOf(account, () => now, null, undefined, memory);
    expect(await usage.admitUsage()).toMatchObject({ kind: "granted" });
    expect(await usage.admitUsage()).toMatchObject({ kind: "rate_limited" });
    expect(await asksAtOnce(account, memory)).toBe(true);
  });

  it("unless an earlier check was refused because the month is used up", async () => {
    const account = freshAccount();
    await setClock(account, () => now);
    const memory = new EdgeMemory();
    const first = requestOf(account, () => now, null, undefined, memory);
    await first.begin(null, 1);
    const second = requestOf(account, () => now, null, undefined, memory);
    expect(await second.begin(null, 1)).toMatchObject({ kind: "quota_exceeded" });
    await first.abandon();
    expect(await asksAtOnce(account, memory)).toBe(false);
  });
});

describe("a request that meets a meter of the previous release", () => {
  it("counts as a repetition if the meter said so when it granted the check", async () => {
    const account = freshAccount();
    const meters = createMeters(env.USAGE_METER);
    // The older meter has no method `pays`. After an answer, `pays` says which check is charged.
    const call: Meters["call"] = (name, variant, operation) =>
      meters.call(name, variant, (meter, isSecondTry) => {
        const older: Pick<Meter, "open" | "confirm"> = {
          open: (...args) => meter.open(...args),
          confirm: (...args) => meter.confirm(...args),
        };
        return operation(older as Meter, isSecondTry);
      });
    const requests = [1, 2].map(() => requestOf(account, Date.now, null, { ...meters, call }));
    for (const request of requests) await request.begin(ORDER);
    const answers = requests.map((request) => request.charge(async () => ANSWERED));
    expect(await Promise.all(answers)).toEqual([ANSWERED, ANSWERED]);
    expect(requests.map(({ isRepeat }) => isRepeat)).toEqual([false, true]);
    await counted(account, [1]);
  });
});
