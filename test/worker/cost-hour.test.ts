/**
 * Counts the operations of one hour for busy accounts, for the isolates that serve these accounts,
 * and for the schedule. docs/deploy.md calculates the costs from these figures
 * (`test/operations.ts`).
 *
 * The tests count the most expensive case: each meter hibernates between two checks, and no isolate
 * remembers a key when its account's next check arrives. The cost of one account does not depend on
 * the number of accounts, so a few accounts stand for thousands.
 */
import {
  createExecutionContext,
  evictDurableObject,
  runDurableObjectAlarm,
  runInDurableObject,
  waitOnExecutionContext,
} from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createKeyCopies } from "../../src/access/key-copies.ts";
import { createKeyStore } from "../../src/access/key-store.ts";
import type { UsageMeter } from "../../src/access/meter.ts";
import type { CheckDecision } from "../../src/access/meter-messages.ts";
import { runSchedule } from "../../src/background/schedule.ts";
import { DAY_MS, dayOf } from "../../src/lib/days.ts";
import {
  OPERATIONS_OF_AN_ACCOUNT_HOUR as ACCOUNT_HOUR,
  OPERATIONS_OF_A_CHECK as CHECK,
  OPERATIONS_OF_A_KEY_COPY as KEY_COPY,
  OPERATIONS_OF_A_LOOK as LOOK,
  OPERATIONS_OF_A_TICK as TICK,
} from "../operations.ts";
import { countedEnv, isolate } from "./counted-env.ts";
import { claimOf, HANBIT, issueKey, type Json, meterOf } from "./service.ts";

const HOUR_MS = 3_600_000;
const STARTED_AT = Date.UTC(2030, 2, 15);
const ACCOUNTS = 8;
/**
 * With this many isolates, more than five minutes pass until an account meets the same isolate
 * again.
 */
const ISOLATES = 8;
const LOOKS_AN_HOUR = 12;

class Counts {
  #counts: Record<string, number> = {};

  add(what: string, by = 1): void {
    this.#counts[what] = (this.#counts[what] ?? 0) + by;
  }

  /** @returns the counts since the last call */
  take(): Record<string, number> {
    const taken = this.#counts;
    this.#counts = {};
    return taken;
  }
}

afterEach(() => vi.restoreAllMocks());

/** Restarts a meter, as after hibernation. Counts the rows it writes and its reads of plans. */
async function wake(account: string, now: () => number, counts: Counts): Promise<void> {
  await meterOf(account).probe();
  await evictDurableObject(meterOf(account));
  await runInDurableObject<UsageMeter, void>(meterOf(account), (meter, { storage }) => {
    Reflect.set(meter, "clock", now);
    const watched = {
      ...env,
      get DB() {
        counts.add("planReads");
        return env.DB;
      },
    };
    Reflect.set(meter, "env", watched);
    const { sql } = storage;
    const setAlarm = storage.setAlarm.bind(storage);
    const exec = sql.exec.bind(sql);
    // Setting an alarm is billed as one written row (Cloudflare, Durable Objects, Pricing).
    storage.setAlarm = (...args) => {
      counts.add("meterRows");
      return setAlarm(...args);
    };
    sql.exec = (query, ...bound) => {
      const cursor = exec(query, ...bound);
      counts.add("meterRows", cursor.rowsWritten);
      return cursor as never;
    };
  });
}

/**
 * Counts how often the Worker and the meters read and write KV, separately for each prefix of a
 * name. Meters of other test files publish their counters late, so only the counters of `accounts`
 * are counted.
 */
function watchKv(counts: Counts, accounts: { account: string }[]): void {
  const isOurs = (name: string) =>
    !name.startsWith("usage:") || accounts.some(({ account }) => name.includes(`:${account}:`));
  for (const kv of [env.API_KEYS, env.RATE_COUNTERS] as Json[])
    for (const method of ["get", "put"]) {
      const original = kv[method].bind(kv);
      vi.spyOn(kv, method).mockImplementation((...args: unknown[]) => {
        const name = String(args[0]);
        if (isOurs(name)) counts.add(`${method} ${name.split(":")[0]}`);
        return original(...args);
      });
    }
}

/** @returns the operations of an hour in which each account makes this many checks */
async function hourOf(checks: number): Promise<Record<string, number>> {
  const accounts = await Promise.all(
    Array.from({ length: ACCOUNTS }, () => issueKey({ a: "enterprise" })),
  );
  let now = STARTED_AT;
  const clock = () => now;
  vi.spyOn(Date, "now").mockImplementation(clock);
  const counts = new Counts();
  watchKv(counts, accounts);
  const { API_KEYS, RATE_COUNTERS } = env;
  const isolates = Array.from({ length: ISOLATES }, () => isolate({ API_KEYS, RATE_COUNTERS }));
  const fireAlarms = async () => {
    for (const { account } of accounts) {
      const at = await runInDurableObject(meterOf(account), (_, { storage }) => storage.getAlarm());
      if (at === null || at > now) continue;
      await wake(account, clock, counts);
      await runDurableObjectAlarm(meterOf(account));
      counts.add("alarms");
    }
  };
  const send = async (index: number, step: number) => {
    const { account, apiKey } = accounts[index] as (typeof accounts)[number];
    await wake(account, clock, counts);
    const at = isolates[(index + step) % ISOLATES] as (typeof isolates)[number];
    const claim = claimOf(HANBIT, { lang: "code" });
    const { status, before, after } = await at.send("/v1/verify", apiKey, claim);
    expect(status).toBe(200);
    for (const [what, by] of [...Object.entries(before), ...Object.entries(after)])
      counts.add(what, by);
  };
  // A meter publishes its counter in KV one hour after the first check that is not published yet.
  // The counted hour begins half an hour after the first checks of all. So exactly one publication
  // of each meter falls into the middle of the counted hour.
  const first = checks / 2;
  for (let step = 0; step < first + checks; step++) {
    now = STARTED_AT + (step * HOUR_MS) / checks;
    if (step === first) counts.take();
    await fireAlarms();
    await Promise.all(accounts.map((_, index) => send(index, step)));
  }
  return counts.take();
}

describe("an hour of busy accounts", () => {
  // If 10,000 accounts make 14 checks an hour each, they make 100 million checks a month.
  it.each([14, 28])(
    "costs what docs/deploy.md assumes if each account makes %i checks",
    async (n) => {
      const counted = await hourOf(n);
      const checks = ACCOUNTS * n;
      const looks = counted["d1Queries.primary"] ?? 0;
      expect(looks).toBeGreaterThan(0);
      expect(looks).toBeLessThanOrEqual(ISOLATES * LOOKS_AN_HOUR);
      expect(counted).toMatchObject({
        "get key": checks * CHECK.kvReads,
        "meter.open": checks * CHECK.meterCallsBefore,
        "meter.confirm": checks * CHECK.meterCallsAfter,
        "put usage": ACCOUNTS * ACCOUNT_HOUR.kvWrites,
        alarms: ACCOUNTS * ACCOUNT_HOUR.alarms,
        "get plans": looks * LOOK.kvReads,
        "d1RowsRead.primary": looks * LOOK.d1RowsRead,
      });
      expect(counted["get usage"]).toBeUndefined();
      // The isolates tell the meters that the plans have not changed.
      expect(counted.planReads).toBeUndefined();
      expect(counted.meterRows).toBe(
        checks * CHECK.meterRowsWritten + ACCOUNTS * (ACCOUNT_HOUR.meterRowsWritten - 1),
      );
    },
  );

  it("makes a meter write at most one row for the plans, even if no isolate says whether the plans changed", async () => {
    const account = `untold-${crypto.randomUUID()}`;
    const owner = { account, variant: "a" } as const;
    const request = { ...owner, keyId: "key_1", planId: "pro", overrides: {} };
    const counts = new Counts();
    let now = STARTED_AT;
    const check = async () => {
      await wake(account, () => now, counts);
      const decision = await meterOf(account).open(request, crypto.randomUUID(), null);
      const { check: granted } = decision as Extract<CheckDecision, { outcome: "granted" }>;
      await meterOf(account).confirm(owner, [granted], false);
    };
    await check();
    counts.take();
    const checks = 60;
    for (let minute = 1; minute <= checks; minute++) {
      now = STARTED_AT + minute * 60_000;
      await check();
    }
    const { meterRows = 0, planReads = 0 } = counts.take();
    expect(planReads).toBeGreaterThan(0);
    expect(meterRows).toBeLessThanOrEqual(
      checks * CHECK.meterRowsWritten + ACCOUNT_HOUR.meterRowsWritten,
    );
  });
});

describe("the schedule", () => {
  it("costs what docs/deploy.md assumes for a minute without work", async () => {
    const { bindings, taken } = countedEnv();
    const context = createExecutionContext();
    const controller = { cron: "* * * * *", scheduledTime: Date.now(), noRetry() {} };
    await runSchedule(controller as never, bindings, context);
    await waitOnExecutionContext(context);
    const counted = taken();
    const gateCalls = Object.entries(counted).filter(([what]) => what.startsWith("gate."));
    expect({
      kvReads: counted.kvReads ?? 0,
      gateCalls: gateCalls.reduce((sum, [, calls]) => sum + calls, 0),
      d1Queries: counted["d1Queries.primary"],
      d1RowsRead: counted["d1RowsRead.primary"],
      d1RowsWritten: counted.d1RowsWritten,
    }).toEqual(TICK);
  });

  it("costs what docs/deploy.md assumes for a night's copy of the keys", async () => {
    // Delete the keys of other test files, because the copy would read them too.
    for (
      let left = await env.API_KEYS.list();
      left.keys.length > 0;
      left = await env.API_KEYS.list()
    )
      await Promise.all(left.keys.map(({ name }) => env.API_KEYS.delete(name)));
    await Promise.all(Array.from({ length: 20 }, () => issueKey({ a: "pro" })));
    // Each night, the copy of one earlier day is deleted.
    const forty = STARTED_AT - 40 * DAY_MS;
    await createKeyCopies(env.DB, env.FILES, () => forty, 60_000).begin();
    await env.FILES.put(`keys/${dayOf(forty)}/00.ndjson`, "{}");
    const { bindings, taken } = countedEnv();
    const copies = createKeyCopies(bindings.DB, bindings.FILES, () => STARTED_AT, 60_000);
    const keys = createKeyStore(bindings.API_KEYS);
    await copies.deleteOld();
    await copies.begin();
    let copy = await copies.goOn(keys);
    for (let tick = 1; tick < 10 && !copy; tick++) copy = await copies.goOn(keys);
    const { kvLists, kvReads, d1RowsWritten, r2ClassA = 0, r2ClassB } = taken();
    expect({ kvLists, kvReads, d1RowsWritten, r2ClassB }).toEqual({
      kvLists: KEY_COPY.kvLists,
      kvReads: 20 * KEY_COPY.kvReadsOfAKey,
      d1RowsWritten: KEY_COPY.d1RowsWritten,
      r2ClassB: KEY_COPY.r2ClassB,
    });
    // The keys of this test are too few to fill all pieces of the copy.
    expect(r2ClassA).toBeLessThanOrEqual(KEY_COPY.r2ClassA);
  });
});
