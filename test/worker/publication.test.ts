/** When the meter publishes a counter (docs/decisions/0013-edge-reads-published-counters.md). */
import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, it, vi } from "vitest";
import { counterKeyOf } from "../../src/access/counters.ts";
import type { UsageMeter } from "../../src/access/meter.ts";
import type { CheckDecision, MeterRequest } from "../../src/access/meter-messages.ts";
import { periodOf } from "../../src/access/period.ts";
import { meterOf, setClock } from "./service.ts";

const INTERVAL_SECONDS = 60;
const EVERY_MS = 12_000;
/** An hour of checks, so the meter also reads its plans again (`PLANS_USABLE_MS`). */
const CHECKS = 300;

it("a meter that gets a check every 12 s and hibernates in between publishes in time and writes at most 1.2 rows per check", async () => {
  const account = `rare-${crypto.randomUUID()}`;
  const owner = { account, variant: "a" } as const;
  const question: MeterRequest = { ...owner, keyId: "key_1", planId: "pro", overrides: {} };
  const startedAt = Date.UTC(2030, 2, 15);
  let now = startedAt;
  let rows = 0;
  const stub = () => meterOf(account);
  /** Runs `work` on a meter that has just started, and counts the rows that the meter writes. */
  const awake = async (work: () => Promise<unknown>) => {
    await stub().probe();
    await evictDurableObject(stub());
    await runInDurableObject<UsageMeter, void>(stub(), (meter, { storage }) => {
      Reflect.set(meter, "clock", () => now);
      Reflect.set(meter, "env", { ...env, PUBLISH_SECONDS: INTERVAL_SECONDS });
      const { sql } = storage;
      const setAlarm = storage.setAlarm.bind(storage);
      const exec = sql.exec.bind(sql);
      // Setting an alarm is billed as one written row.
      storage.setAlarm = (...args) => {
        rows++;
        return setAlarm(...args);
      };
      sql.exec = (query, ...bindings) => {
        const cursor = exec(query, ...bindings);
        rows += cursor.rowsWritten;
        return cursor as never;
      };
    });
    await work();
  };
  const check = () =>
    awake(async () => {
      const decision = (await stub().open(question, crypto.randomUUID(), null)) as CheckDecision;
      if (decision.outcome !== "granted") throw new Error(decision.outcome);
      await stub().confirm(owner, [decision.check], false);
    });
  const published = () =>
    env.RATE_COUNTERS.get<{ used: number; updatedAt: string }>(
      counterKeyOf(account, "a", periodOf(startedAt)),
      "json",
    );

  // The first check is not counted, because it also stores the account and variant of the meter.
  await check();
  await runDurableObjectAlarm(stub());
  rows = 0;
  const uses: number[] = [];
  for (let i = 1; i <= CHECKS; i++) {
    now = startedAt + i * EVERY_MS - 1;
    const alarmAt = await runInDurableObject(stub(), (_, { storage }) => storage.getAlarm());
    if (alarmAt !== null && alarmAt <= now) await awake(() => runDurableObjectAlarm(stub()));
    await check();
    uses.push((await published())?.used ?? 0);
  }
  // The published counter misses at most the checks of one interval and one more check.
  const lag = uses.map((used, index) => index + 2 - used);
  expect(Math.max(...lag)).toBeLessThanOrEqual((INTERVAL_SECONDS * 1000) / EVERY_MS + 1);
  expect(rows).toBeGreaterThanOrEqual(CHECKS);
  expect(rows / CHECKS).toBeLessThanOrEqual(1.2);
});

it("each publication writes the counter of the current month, and a past month is written at most twice", async () => {
  const account = `months-${crypto.randomUUID()}`;
  const owner = { account, variant: "a" } as const;
  const question: MeterRequest = { ...owner, keyId: "key_1", planId: "pro", overrides: {} };
  const written: string[] = [];
  const put = env.RATE_COUNTERS.put.bind(env.RATE_COUNTERS);
  const spy = vi
    .spyOn(env.RATE_COUNTERS, "put")
    .mockImplementation((key: string, value: unknown) => {
      if (key.startsWith(`usage:${account}`)) written.push(key.slice(-7));
      return put(key, value as string);
    });
  for (const now of [
    Date.UTC(2030, 2, 30),
    Date.UTC(2030, 3, 2),
    Date.UTC(2030, 3, 3),
    Date.UTC(2030, 3, 4),
  ]) {
    await setClock(account, () => now);
    const decision = (await meterOf(account).open(
      question,
      crypto.randomUUID(),
      null,
    )) as CheckDecision;
    if (decision.outcome !== "granted") throw new Error(decision.outcome);
    await meterOf(account).confirm(owner, [decision.check], false);
    await runDurableObjectAlarm(meterOf(account));
  }
  spy.mockRestore();
  expect(written.filter((period) => period === "2030-03").length).toBeLessThanOrEqual(2);
  expect(written.filter((period) => period === "2030-04")).toHaveLength(3);
});
