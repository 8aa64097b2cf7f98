import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import type { Grant, GrantRequest } from "../../src/sources/gate-messages.ts";
import { SourceGate } from "../../src/sources/source-gate.ts";

const LIMITS = { callsADay: 20, onDemandCalls: 5, callsAMinute: 600 };
/** Half a minute before midnight in Korea. */
const EVENING = Date.UTC(2026, 2, 1, 14, 59, 30);
const MINUTE_MS = 60_000;
const MIDNIGHT = EVENING + MINUTE_MS / 2;

let gate: DurableObjectStub<SourceGate>;
let now: number;
let slept: number[];

beforeEach(async () => {
  gate = env.SOURCE_GATE.getByName(crypto.randomUUID());
  now = EVENING;
  slept = [];
  await runInDurableObject<SourceGate, void>(gate, (instance) => {
    Reflect.set(instance, "clock", () => now);
    Reflect.set(instance, "sleep", async (ms: number) => {
      slept.push(ms);
    });
  });
});

const requestGrant = (more: Partial<GrantRequest> = {}) =>
  gate.ask({ limits: LIMITS, purpose: "planned", key: null, patienceMs: 10_000, ...more });
const resultOf = (grant: Grant) => (grant.kind === "refused" ? grant.reason : grant.kind);
const granted = async (more: Partial<GrantRequest> = {}) => {
  const grant = await requestGrant(more);
  if (grant.kind !== "granted") throw new Error(resultOf(grant));
  return grant.ticket;
};
const fails = async (fault: "passing" | "limit" | "key" | "request") =>
  gate.report(await granted(), { kind: "fault", fault });

describe("the daily allowance of a source", () => {
  it("reserves some calls for questions on demand, and allows no call beyond the limit", async () => {
    for (let call = 0; call < 15; call++) await granted();
    expect(await gate.plannedCalls(LIMITS)).toBe(0);
    expect(resultOf(await requestGrant())).toBe("allowance");
    for (let call = 0; call < 5; call++) await granted({ purpose: "on_demand" });
    expect(resultOf(await requestGrant({ purpose: "on_demand" }))).toBe("allowance");
  });

  it("resets at midnight in Korea", async () => {
    for (let call = 0; call < 15; call++) await granted();
    now += 29_000;
    expect(resultOf(await requestGrant())).toBe("allowance");
    now += 2_000;
    expect(await gate.plannedCalls(LIMITS)).toBe(15);
    await granted();
  });

  it("counts a call on the day on which it leaves the gate, even if it waited there over midnight", async () => {
    const limits = { ...LIMITS, callsADay: 110 };
    now = MIDNIGHT - 1_000;
    await runInDurableObject<SourceGate, void>(gate, async (instance) => {
      const question = { limits, purpose: "on_demand", key: null, patienceMs: 10_000 } as const;
      const calls = Array.from({ length: 100 }, () => instance.ask(question));
      // 60 calls leave at once. The others are still in the gate when the day ends.
      now = MIDNIGHT + 5_000;
      expect((await Promise.all(calls)).map(resultOf)).toEqual(Array(100).fill("granted"));
    });
    expect(await gate.state(limits)).toMatchObject({ calls: 40, left: 70 });
    expect(await gate.plannedCalls(limits)).toBe(65);
  });

  it("is not used up if a call of the previous day reports that the allowance was used up", async () => {
    const late = await Promise.all(Array.from({ length: 6 }, () => granted()));
    now = MIDNIGHT + 1_000;
    for (const ticket of late) await gate.report(ticket, { kind: "fault", fault: "limit" });
    expect(await gate.plannedCalls(LIMITS)).toBe(15);
    expect(await gate.state(LIMITS)).toMatchObject({ left: 20, faults: 0, restsUntil: null });
    await granted();
  });

  it("refuses calls that still wait for their turn when the source says that the allowance is used up", async () => {
    const limits = { ...LIMITS, callsADay: 1_000 };
    const tickets: string[] = [];
    for (let call = 0; call < 60; call++) tickets.push(await granted({ limits }));
    const grant = await runInDurableObject<SourceGate, Grant>(gate, async (instance) => {
      const question = { limits, purpose: "on_demand", key: null, patienceMs: 10_000 } as const;
      const waiting = instance.ask(question);
      void instance.report(tickets[0] ?? "", { kind: "fault", fault: "limit" });
      return waiting;
    });
    expect(resultOf(grant)).toBe("allowance");
  });

  it("is counted durably, including calls that failed", async () => {
    await fails("request");
    const rows = await runInDurableObject(gate, (_, { storage }) =>
      storage.sql.exec("SELECT day, used FROM days").toArray(),
    );
    expect(rows).toEqual([{ day: "2026-03-01", used: 1 }]);
  });

  it("counts as used up if the source says so", async () => {
    await fails("limit");
    expect(resultOf(await requestGrant({ purpose: "on_demand" }))).toBe("allowance");
    expect(await gate.plannedCalls(LIMITS)).toBe(0);
    now += MINUTE_MS;
    await granted();
  });
});

describe("the pace of calls", () => {
  const limits = { ...LIMITS, callsADay: 10_000 };

  it("stays within the limit in every minute, but uses most of it", async () => {
    const times: number[] = [];
    for (let call = 0; call < 900; call++) {
      slept = [];
      await granted({ limits });
      now += slept[0] ?? 0;
      times.push(now);
    }
    const most = times.map(
      (from, index) => times.slice(index).filter((time) => time < from + MINUTE_MS).length,
    );
    expect(Math.max(...most)).toBeLessThanOrEqual(600);
    expect((times.at(-1) ?? 0) - EVENING).toBeLessThan((900 / 500) * MINUTE_MS);
  });

  it("refuses a caller who would have to wait too long, without using the allowance", async () => {
    for (let call = 0; call < 60; call++) await granted({ limits, patienceMs: 0 });
    expect(resultOf(await requestGrant({ limits, patienceMs: 0 }))).toBe("busy");
    const rows = await runInDurableObject(gate, (_, { storage }) =>
      storage.sql.exec("SELECT used FROM days").toArray(),
    );
    expect(rows).toEqual([{ used: 60 }]);
    await granted({ limits, patienceMs: 200 });
    expect(slept).toEqual([expect.any(Number)]);
  });
});

describe("the same question from several callers", () => {
  const question = { key: "company/00000001", purpose: "on_demand" } as const;
  /** Makes the gate really sleep, because callers wait in the gate for another caller's answer. */
  const reallySleep = () =>
    runInDurableObject<SourceGate, void>(gate, (instance) => {
      Reflect.set(
        instance,
        "sleep",
        (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
      );
    });

  it("is asked once, and all callers get the answer for a minute", async () => {
    await reallySleep();
    const ticket = await granted(question);
    const waiting = [requestGrant(question), requestGrant(question)];
    await gate.report(ticket, { kind: "answered", value: "{}" });
    const known = { kind: "known", value: "{}" };
    expect(await Promise.all(waiting)).toEqual([known, known]);
    expect(await requestGrant(question)).toEqual(known);
    now += MINUTE_MS - 1;
    expect(await requestGrant(question)).toEqual(known);
    now += 1;
    await granted(question);
  });

  it("is refused to a caller who cannot wait as long as the answer takes", async () => {
    await reallySleep();
    await granted(question);
    expect(resultOf(await requestGrant({ ...question, patienceMs: 20 }))).toBe("busy");
  });

  it("is asked again after a fault, and after the asking caller has died", async () => {
    await reallySleep();
    const ticket = await granted(question);
    const waiting = requestGrant(question);
    await gate.report(ticket, { kind: "fault", fault: "passing" });
    expect(resultOf(await waiting)).toBe("down");
    await granted(question);
    now += 40_000;
    await granted(question);
  });
});

describe("a failing source", () => {
  const passing = { kind: "fault", fault: "passing" } as const;
  const restsUntil = async () => (await gate.state(LIMITS)).restsUntil;

  it("is not called for 30 s after five faults in a row, then gets one trial call, and rests twice as long if that call fails", async () => {
    for (let fault = 0; fault < 5; fault++) await fails("passing");
    expect(resultOf(await requestGrant())).toBe("down");
    now += 30_000;
    const trial = await granted();
    expect(resultOf(await requestGrant())).toBe("down");
    await gate.report(trial, { kind: "fault", fault: "passing" });
    now += 59_000;
    expect(resultOf(await requestGrant())).toBe("down");
    now += 1_000;
    await gate.report(await granted(), { kind: "answered", value: "" });
    await granted();
  });

  it("gets another trial call if the caller of the first trial call has died", async () => {
    await fails("key");
    now += 30_000;
    await granted();
    now += 40_000;
    await granted();
  });

  it("is still called if, between its faults, it answers that one of our requests was wrong", async () => {
    for (let fault = 0; fault < 4; fault++) await fails("passing");
    await fails("request");
    await fails("passing");
    await granted();
  });

  it("is not called for 30 s, however many calls were under way when it failed", async () => {
    const older = [];
    for (let call = 0; call < 12; call++) older.push(await granted());
    for (const ticket of older.slice(0, 8)) await gate.report(ticket, passing);
    expect(await restsUntil()).toBe(EVENING + 30_000);
    now += 30_000;
    const trial = await granted();
    for (const ticket of older.slice(8, 10)) await gate.report(ticket, passing);
    await gate.report(trial, { kind: "answered", value: "" });
    expect(await restsUntil()).toBeNull();
    for (const ticket of older.slice(10))
      await gate.report(ticket, { kind: "fault", fault: "key" });
    expect(await restsUntil()).toBeNull();
  });

  it("is still not called after it refused our key, whatever earlier calls report", async () => {
    const [answeredLater, wrong, unanswered] = [await granted(), await granted(), await granted()];
    await fails("key");
    const rests = await gate.state(LIMITS);
    now += 1_000;
    await gate.report(answeredLater, { kind: "answered", value: "" });
    await gate.report(wrong, { kind: "fault", fault: "request" });
    await gate.report(unanswered, passing);
    expect(await gate.state(LIMITS)).toEqual({ ...rests, answered: 1, faults: 3 });
    expect(resultOf(await requestGrant())).toBe("down");
  });

  it("is still not called after a restart of the gate, whatever earlier calls report", async () => {
    const older = await granted();
    await fails("key");
    now += 1_000;
    const grant = await runInDurableObject(gate, async (_, context) => {
      const again = new SourceGate(context, env);
      Reflect.set(again, "clock", () => now);
      await again.report(older, { kind: "answered", value: "" });
      const ofPreviousRelease = crypto.randomUUID();
      await again.report(ofPreviousRelease, { kind: "fault", fault: "request" });
      return again.ask({ limits: LIMITS, purpose: "planned", key: null, patienceMs: 0 });
    });
    expect(resultOf(grant)).toBe("down");
  });

  it("gets no call that still waited for its turn when the failure became known", async () => {
    const limits = { ...LIMITS, callsADay: 1_000 };
    const tickets: string[] = [];
    for (let call = 0; call < 60; call++) tickets.push(await granted({ limits }));
    const results = await runInDurableObject<SourceGate, string[]>(gate, async (instance) => {
      const { promise: turn, resolve: takeTurn } = Promise.withResolvers<void>();
      const never = new Promise<void>(() => {});
      Reflect.set(instance, "sleep", (ms: number) => (ms < 10_000 ? turn : never));
      const question = { limits, purpose: "planned", patienceMs: 10_000 } as const;
      const first = instance.ask({ ...question, key: "company/00000001" });
      const second = instance.ask({ ...question, key: "company/00000001" });
      const other = instance.ask({ ...question, key: null });
      await Promise.resolve();
      await instance.report(tickets[0] ?? "", { kind: "fault", fault: "key" });
      takeTurn();
      return (await Promise.all([first, second, other])).map(resultOf);
    });
    expect(results).toEqual(["down", "down", "down"]);
    expect(await gate.state(limits)).toMatchObject({ calls: 60 });
  });
});

describe("the operator's view", () => {
  const state = () => gate.state(LIMITS);
  const answers = async (found: boolean) =>
    gate.report(await granted(), { kind: "answered", value: "", found });

  it("shows the day's calls, answers and faults, and how often the source knew the business", async () => {
    await answers(true);
    await answers(false);
    await fails("request");
    expect(await state()).toEqual({
      calls: 3,
      left: 17,
      answered: 2,
      found: 1,
      faults: 1,
      restsUntil: null,
      lastFault: { kind: "request", at: EVENING },
      tickedAt: null,
    });
    now += MINUTE_MS;
    expect(await state()).toMatchObject({ calls: 0, left: 20, answered: 0, found: 0, faults: 0 });
    await fails("limit");
    expect(await state()).toMatchObject({ calls: 20, left: 0 });
  });

  it("is the same after a restart of the gate, and a failing source is still not called", async () => {
    await fails("key");
    const before = await state();
    expect(before).toMatchObject({ restsUntil: EVENING + 30_000, lastFault: { kind: "key" } });
    const restarted = await runInDurableObject(gate, async (_, context) => {
      const again = new SourceGate(context, env);
      Reflect.set(again, "clock", () => now);
      const grant = await again.ask({
        limits: LIMITS,
        purpose: "on_demand",
        key: null,
        patienceMs: 0,
      });
      return { state: await again.state(LIMITS), grant };
    });
    expect(restarted).toEqual({ state: before, grant: { kind: "refused", reason: "down" } });
    now += 30_000;
    await gate.report(await granted(), { kind: "answered", value: "" });
    expect(await state()).toMatchObject({ restsUntil: null, lastFault: { kind: "key" } });
  });
});
