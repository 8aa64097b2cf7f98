/** Rounds of watched numbers: what is asked, paid, stored and reported (docs/api.md#watches). */
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { keyRecordSchema } from "../../src/access/key-store.ts";
import { consume } from "../../src/background/queue.ts";
import { answered } from "../../src/lib/answer.ts";
import { DAY_MS } from "../../src/lib/days.ts";
import { LOOK_PAUSE_MS } from "../../src/watch-list/blocks.ts";
import { processBlock, processBlocks } from "../../src/watch-list/round.ts";
import { sweepWatches } from "../../src/watch-list/sweep.ts";
import { HOUR_MS, LEASE_MS, submitted, takeHints, worker } from "./batch-engine.ts";
import { countedEnv } from "./counted-env.ts";
import { bearer, demo, issueKey, type Json, meterOf, request } from "./service.ts";
import {
  ACTIVE,
  add,
  CLOSED,
  changedNumbers,
  clock,
  count,
  DOWN,
  eventsOf,
  expectSound,
  nextDue,
  nextRounds,
  numbersOf,
  PAUSE_MS,
  pass,
  passRounds,
  Register,
  resetWatches,
  rounds,
  SUSPENDED,
  send,
  TIMEOUT,
  watching,
} from "./watch-list.ts";

beforeEach(resetWatches);

const LONG = { timeout: 300_000 };

/** Units by month, latest first. */
const usedBy = async (account: string) =>
  ((await meterOf(account).history()) as Json[]).map(({ used }) => used);
const shown = async (key: string, number: string) =>
  (await send("GET", `/v1/watches/${number}`, key)).body;
const query = async <Row>(sql: string, ...values: unknown[]) =>
  (
    await env.DB.prepare(sql)
      .bind(...values)
      .all<Row>()
  ).results;
const remove = (key: string, numbers: string[]) =>
  send("POST", "/v1/watches/remove", key, { business_numbers: numbers });

function nextMonth(): number {
  const date = new Date(clock());
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
}

/**
 * Passes time until exactly so many days of the present month are left. If fewer are left already,
 * passes time until so many days of the next month are left.
 */
function passUntilLeft(days: number): void {
  if (clock() > nextMonth() - days * DAY_MS) pass(nextMonth() - clock());
  pass(nextMonth() - days * DAY_MS - clock());
}

describe("the first round", () => {
  it("asks once for each block, gives each number its state, and makes no event", async () => {
    const { key, account } = await watching(numbersOf(250));
    const register = new Register();
    register.set(CLOSED, "3000000001");
    register.set(null, "3000000002");
    expect(await rounds(register)).toBe(3);
    expect(register.calls.map(({ length }) => length).sort()).toEqual([100, 100, 50].sort());
    expect(await shown(key, "3000000000")).toMatchObject({
      state: { is_registered: true, status_code: "01", closed_on: null },
      checked_at: expect.any(String),
      changed_at: null,
    });
    expect((await shown(key, "3000000001")).state.closed_on).toBe("2026-11-01");
    expect((await shown(key, "3000000002")).state).toMatchObject({ is_registered: false });
    expect(await eventsOf(key)).toEqual([]);
    expect(await usedBy(account)).toEqual([250]);
  });
});

describe("10,000 numbers", () => {
  it(
    "from a table have their first round within a minute, with 100 calls and for 10,000 units",
    async () => {
      const { apiKey: key, account } = await issueKey({ a: "enterprise" });
      const before = Date.now();
      const { status, body } = await request("/v1/watches/upload", {
        method: "POST",
        headers: { ...bearer(key), "Content-Type": "text/csv" },
        body: `사업자등록번호,거래처코드\n${numbersOf(10_000)
          .map((number, at) => `${number},v-${at}\n`)
          .join("")}`,
      });
      expect(status, JSON.stringify(body)).toBe(200);
      await vi.waitFor(
        async () =>
          expect(
            await query("SELECT id FROM watch_blocks WHERE due_at > ?", before + 600_000),
          ).toHaveLength(100),
        { timeout: 60_000, interval: 200 },
      );
      const seconds = (Date.now() - before) / 1000;
      expect(seconds).toBeLessThan(60);
      const stats = await (await fetch(`${env.UPSTREAM_URL}/__stats`)).json<Json>();
      expect([stats.status.calls, stats.status.rows]).toEqual([100, 10_000]);
      expect(await usedBy(account)).toEqual([10_000]);
    },
    LONG.timeout,
  );

  it(
    "cost at most five written rows for each block and round, and one unit for each number and month",
    async () => {
      const { account } = await watching(numbersOf(1_000));
      const register = new Register();
      const counted = countedEnv();
      const services = () => worker({ DB: counted.bindings.DB }, register.of());
      for (let day = 1; day <= 3; day++) {
        counted.taken();
        const started = register.calls.length;
        for (let block = 0; block < 10; block++) {
          pass(Math.max(0, (await nextDue()) - clock()));
          expect(await processBlock(services(), "behind")).toBe(true);
        }
        const { d1RowsWritten } = counted.taken();
        expect(register.calls.length - started).toBe(10);
        expect(d1RowsWritten).toBeLessThanOrEqual(50);
      }
      const used = await usedBy(account);
      expect(used.every((units) => units === 1_000)).toBe(true);
    },
    LONG.timeout,
  );

  it(
    "make exactly 37 events if 37 change, 20 change and change back, and a third of the calls fails",
    async () => {
      const numbers = numbersOf(10_000);
      const { key, account } = await watching(numbers);
      const register = new Register();
      let calls = 0;
      register.answer = () => (++calls % 3 === 0 ? TIMEOUT : undefined);
      await rounds(register);
      const pick = (first: number, count: number) =>
        Array.from({ length: count }, (_, at) => numbers[(first + at * 211) % 10_000] as string);
      const [closed, suspended, reopened, taxed, gone] = [
        pick(3, 15),
        pick(40, 8),
        pick(77, 4),
        pick(101, 5),
        pick(150, 5),
      ];
      const unstable = pick(190, 20);
      expect(
        new Set([...closed, ...suspended, ...reopened, ...taxed, ...gone, ...unstable]).size,
      ).toBe(57);
      // The numbers that reopen must begin as closed, so they are removed and added again.
      await remove(key, reopened);
      pass(nextMonth() + HOUR_MS - clock());
      await sweepWatches(worker());
      register.set(CLOSED, ...reopened);
      await add(key, reopened);
      await passRounds(2 * DAY_MS, register);
      expect(await changedNumbers(key)).toEqual([]);

      const answersTo = new Map(unstable.map((number) => [number, 0]));
      register.answer = (asked) => {
        if (++calls % 3 === 0) return TIMEOUT;
        for (const number of asked) {
          const times = answersTo.get(number);
          if (times === undefined) continue;
          answersTo.set(number, times + 1);
          register.set(times % 2 === 0 ? SUSPENDED : ACTIVE, number);
        }
        return undefined;
      };
      register.set(CLOSED, ...closed);
      register.set(SUSPENDED, ...suspended);
      register.set(ACTIVE, ...reopened);
      register.set({ ...ACTIVE, taxTypeCode: "02", taxTypeChangedOn: "2026-11-20" }, ...taxed);
      register.set(null, ...gone);
      await passRounds(4 * DAY_MS, register);
      const expected = [...closed, ...suspended, ...reopened, ...taxed, ...gone].sort();
      expect((await changedNumbers(key)).sort()).toEqual(expected);
      await passRounds(3 * DAY_MS, register);
      expect((await changedNumbers(key)).sort()).toEqual(expected);
      const [now, ...earlier] = await usedBy(account);
      expect(now).toBe(10_000);
      expect(earlier).toEqual([10_000]);
    },
    LONG.timeout,
  );
});

describe("a change", () => {
  it("is reported, with its reference and both states, when the next answer 40 minutes later is the same", async () => {
    const { key } = await watching([]);
    const [number = ""] = numbersOf(1);
    await send("POST", "/v1/watches", key, {
      watches: [{ business_number: number, reference: "v-1" }],
    });
    const register = new Register();
    await rounds(register);
    register.set(CLOSED, number);
    await nextRounds(register);
    expect(await eventsOf(key)).toEqual([]);
    expect((await shown(key, number)).state.status_code).toBe("01");
    expect((await nextDue()) - clock()).toBeGreaterThan(39 * 60_000);
    await nextRounds(register);
    const [event, ...more] = await eventsOf(key);
    expect(more).toEqual([]);
    expect(event).toMatchObject({
      type: "watch.changed",
      mode: "live",
      data: {
        ...{ business_number: number, reference: "v-1", changed: ["status_code", "closed_on"] },
        before: { status_code: "01", closed_on: null },
        after: { status_code: "03", closed_on: "2026-11-01" },
      },
    });
    expect(await shown(key, number)).toMatchObject({
      state: { status_code: "03" },
      checked_at: event.data.checked_at,
      changed_at: event.data.checked_at,
    });
    await passRounds(3 * DAY_MS, register);
    expect(await eventsOf(key)).toHaveLength(1);
  });

  it("that says that a number is not registered any more is reported only after the next day's round", async () => {
    const { key } = await watching(numbersOf(3));
    const register = new Register();
    await rounds(register);
    register.set(null, ...numbersOf(1));
    await nextRounds(register);
    await passRounds(3 * HOUR_MS, register);
    expect(await eventsOf(key)).toEqual([]);
    await nextRounds(register);
    expect(await changedNumbers(key)).toEqual(numbersOf(1));
  });

  it("is not confirmed by an early round that happens because numbers were added", async () => {
    const { key } = await watching(numbersOf(3));
    const register = new Register();
    await rounds(register);
    register.set(CLOSED, ...numbersOf(1));
    await nextRounds(register);
    pass(5 * 60_000);
    await add(key, numbersOf(1, 3));
    expect(await rounds(register)).toBe(1);
    expect(await eventsOf(key)).toEqual([]);
    await nextRounds(register);
    expect(await changedNumbers(key)).toEqual(numbersOf(1));
  });

  it("causes at most three extra rounds of a block in a day", async () => {
    await watching(numbersOf(50));
    const register = new Register();
    await rounds(register);
    const states = [CLOSED, SUSPENDED];
    let at = 0;
    register.answer = (asked) => {
      register.set(states[++at % 2] ?? null, ...asked);
      return undefined;
    };
    const count = await passRounds(5 * DAY_MS, register);
    expect(count).toBeLessThanOrEqual(5 + 6 * 3 + 1);
    expect(count).toBeGreaterThanOrEqual(5 * 3);
  });

  it("of a number that is removed before the change is confirmed causes no further extra round", async () => {
    const { key } = await watching(numbersOf(3));
    const register = new Register();
    await rounds(register);
    register.set(CLOSED, ...numbersOf(1));
    await nextRounds(register);
    await remove(key, numbersOf(1));
    // These are the extra round that was due, and the round of the day.
    expect(await passRounds(DAY_MS, register)).toBe(2);
    expect(await passRounds(DAY_MS, register)).toBe(1);
  });

  it("of a number that waits for units causes no extra round", async () => {
    const { key, account, id: keyId } = await watching(numbersOf(3), { monthly_quota: 3 });
    const register = new Register();
    passUntilLeft(3);
    await rounds(register);
    while (clock() < nextMonth() - DAY_MS) await nextRounds(register);
    register.set(CLOSED, ...numbersOf(1));
    await nextRounds(register);
    const month = new Date(Math.max(clock(), nextMonth())).toISOString().slice(0, 7);
    pass(Math.max(0, nextMonth() - clock()));
    const terms = { planId: "enterprise", overrides: { monthlyQuota: 3 } };
    const request = { account, variant: "a", keyId, ...terms } as const;
    await meterOf(account).payWatched(request, month, 17, 3);
    const calls = register.calls.length;
    await passRounds(3 * DAY_MS, register);
    expect(register.calls.length - calls).toBeLessThanOrEqual(4);
    expect(await changedNumbers(key)).toEqual([]);
  });

  it("of a number that was removed during the round is not an event, but becomes an event if the number comes back", async () => {
    const { key } = await watching(numbersOf(3));
    const register = new Register();
    await rounds(register);
    register.set(CLOSED, ...numbersOf(2));
    await nextRounds(register);
    const registry = register.of();
    const removing = {
      ...registry,
      status: async (...given: Parameters<typeof registry.status>) => {
        const answer = await registry.status(...given);
        await remove(key, numbersOf(1));
        return answer;
      },
    };
    pass(Math.max(0, (await nextDue()) - clock()));
    expect(await processBlock(worker({}, removing), "behind")).toBe(true);
    expect(await changedNumbers(key)).toEqual(numbersOf(1, 1));
    await add(key, numbersOf(1));
    expect((await shown(key, "3000000000")).state.status_code).toBe("01");
    await passRounds(2 * DAY_MS, register);
    expect((await changedNumbers(key)).sort()).toEqual(numbersOf(2));
  });
});

describe("numbers that are added during a round", () => {
  it("get their first round a minute afterwards", async () => {
    const { key } = await watching(numbersOf(3));
    const register = new Register();
    const registry = register.of();
    const adding = {
      ...registry,
      status: async (...given: Parameters<typeof registry.status>) => {
        if (register.calls.length === 0) await add(key, numbersOf(2, 3));
        return registry.status(...given);
      },
    };
    await processBlock(worker({}, adding), "behind");
    expect(register.calls).toEqual([numbersOf(3)]);
    expect(await rounds(register)).toBe(0);
    pass(PAUSE_MS);
    expect(await rounds(register)).toBe(1);
    expect(register.calls.at(-1)).toEqual(numbersOf(5));
    expect((await shown(key, "3000000004")).state).not.toBeNull();
  });

  it("sends a later message only for a block that rests or is in work", async () => {
    const { key } = await watching(numbersOf(3));
    takeHints();
    await add(key, numbersOf(1, 3));
    expect(takeHints()).toBe(1);
    const register = new Register();
    const registry = register.of();
    const adding = {
      ...registry,
      status: async (...given: Parameters<typeof registry.status>) => {
        await add(key, numbersOf(1, 4));
        return registry.status(...given);
      },
    };
    await processBlock(worker({}, adding), "behind");
    expect(takeHints()).toBe(2);
    await add(key, numbersOf(1, 5));
    expect(takeHints()).toBe(2);
    pass(PAUSE_MS);
    await add(key, numbersOf(1, 6));
    expect(takeHints()).toBe(1);
  });
});

describe("a missing answer", () => {
  it("is never a change: the block waits, and goes on when the registry answers", async () => {
    const { key } = await watching(numbersOf(10));
    const register = new Register();
    await rounds(register);
    const before = await shown(key, "3000000000");
    register.answer = () => DOWN;
    register.probe = () => DOWN;
    await nextRounds(register);
    expect(await shown(key, "3000000000")).toEqual(before);
    expect(await rounds(register)).toBe(0);
    await env.DB.prepare("UPDATE batch_engine SET outage_since = NULL, next_probe_at = 0").run();
    register.answer = () => undefined;
    register.set(CLOSED, "3000000000");
    await rounds(register);
    await nextRounds(register);
    expect(await changedNumbers(key)).toEqual(["3000000000"]);
  });

  it("for one number of a block leaves only that number and its neighbours unanswered, after at most eight calls", async () => {
    const { key } = await watching(numbersOf(100));
    const register = new Register();
    register.answer = (asked) => (asked.includes("3000000042") ? TIMEOUT : undefined);
    await processBlock(worker({}, register.of()), "behind");
    expect(register.calls.length).toBeLessThanOrEqual(8);
    const rows: Json[] = (await send("GET", "/v1/watches", key)).body.watches;
    const without = rows.filter(({ checked_at }) => checked_at === null);
    expect(without.map(({ business_number }) => business_number)).toContain("3000000042");
    expect(without.length).toBeLessThanOrEqual(13);
  });

  it("because of an unreadable entry keeps what is known of that number", async () => {
    const { key } = await watching(numbersOf(2));
    const register = new Register();
    await rounds(register);
    register.answer = () => answered(["unreadable", CLOSED]);
    await nextRounds(register);
    await nextRounds(register);
    expect(await changedNumbers(key)).toEqual(numbersOf(1, 1));
    const [one, other] = await Promise.all(numbersOf(2).map((number) => shown(key, number)));
    expect(one.checked_at < other.checked_at).toBe(true);
  });

  it("for 72 hours causes one event watch.stale for each account, and the next outage causes another event", async () => {
    const { key } = await watching(numbersOf(120));
    const register = new Register();
    await rounds(register);
    register.answer = () => DOWN;
    register.probe = () => DOWN;
    await nextRounds(register);
    const outage = clock();
    pass(71 * HOUR_MS);
    await sweepWatches(worker());
    expect(await eventsOf(key)).toEqual([]);
    for (let tick = 0; tick < 3; tick++) {
      pass(HOUR_MS);
      await sweepWatches(worker());
    }
    expect((await eventsOf(key)).map(({ type, data }) => [type, data.count])).toEqual([
      ["watch.stale", 120],
    ]);
    expect(clock() - outage).toBeLessThan(75 * HOUR_MS);
    await env.DB.prepare("UPDATE batch_engine SET outage_since = NULL, next_probe_at = 0").run();
    register.answer = () => undefined;
    await rounds(register);
    await sweepWatches(worker());
    register.answer = () => DOWN;
    await nextRounds(register);
    pass(73 * HOUR_MS);
    await sweepWatches(worker());
    await sweepWatches(worker());
    expect(await eventsOf(key, "watch.stale")).toHaveLength(2);
  });
});

describe("payment", () => {
  it("is one unit for each month in which a number was answered, however often it is removed and added", async () => {
    const { key, account } = await watching(numbersOf(30));
    const register = new Register();
    await rounds(register);
    expect(await usedBy(account)).toEqual([30]);
    await remove(key, numbersOf(20));
    await nextRounds(register);
    await add(key, numbersOf(10));
    await nextRounds(register);
    await add(key, numbersOf(5, 30));
    pass(PAUSE_MS);
    await rounds(register);
    expect(await usedBy(account)).toEqual([35]);
    pass(nextMonth() + HOUR_MS - clock());
    await sweepWatches(worker());
    await passRounds(2 * DAY_MS, register);
    // Ten of the removed numbers have not come back.
    expect(await usedBy(account)).toEqual([25, 35]);
  });

  it("counts a removed number as new if it comes back in a later month", async () => {
    const { key, account } = await watching(numbersOf(2));
    const register = new Register();
    await rounds(register);
    await remove(key, numbersOf(1));
    pass(nextMonth() + HOUR_MS - clock());
    register.set(CLOSED, ...numbersOf(1));
    for (const isSwept of [false, true]) {
      if (isSwept) await sweepWatches(worker());
      await add(key, numbersOf(1));
      expect((await shown(key, "3000000000")).state).toBeNull();
      await rounds(register);
      expect((await shown(key, "3000000000")).state.status_code).toBe("03");
      await remove(key, numbersOf(1));
      if (!isSwept) pass(nextMonth() + HOUR_MS - clock());
    }
    await passRounds(DAY_MS, register);
    expect(await changedNumbers(key)).toEqual([]);
    expect(await usedBy(account)).toEqual([2, 2, 2]);
  });

  it("goes to the month of the round, even if the meter is already in the next month", async () => {
    const { account } = await watching(numbersOf(7));
    const register = new Register();
    const last = nextMonth() - 1_000;
    pass(last - clock());
    const month = new Date(clock()).toISOString().slice(0, 7);
    const registry = register.of();
    const slow = {
      ...registry,
      status: async (...given: Parameters<typeof registry.status>) => {
        pass(5_000);
        return registry.status(...given);
      },
    };
    await processBlock(worker({}, slow), "behind");
    const history = (await meterOf(account).history()) as Json[];
    expect(history.map(({ period, used }) => [period, used])).toEqual([[month, 7]]);
    await passRounds(DAY_MS + HOUR_MS, register);
    expect(await usedBy(account)).toEqual([7, 7]);
  });

  it("charges nothing twice if the meter's answer, or the write after it, is lost", async () => {
    const { account, key } = await watching(numbersOf(100));
    const register = new Register();
    const services = worker({}, register.of());
    const { meters } = services;
    let calls = 0;
    const losing = {
      ...services,
      meters: {
        ...meters,
        call: async (...given: Parameters<typeof meters.call>) => {
          const answer = await meters.call(...given);
          // A round first asks what the quota has left, and then pays.
          if (calls++ % 2 === 1 && calls <= 6) throw new Error("lost");
          return answer;
        },
      } as typeof meters,
    };
    for (let round = 0; round < 5; round++) {
      register.answer = (asked) =>
        answered(asked.map((_, at) => (at % 5 === round ? "unreadable" : ACTIVE)));
      await processBlock(losing, "behind");
      pass(HOUR_MS);
    }
    register.answer = () => undefined;
    await passRounds(2 * DAY_MS, register);
    expect((await usedBy(account)).every((units) => units === 100)).toBe(true);
    expect(await eventsOf(key)).toEqual([]);
  });

  it("stops at the quota: paid numbers are still watched, and the others wait, with one event a month", async () => {
    const { key, account } = await watching(numbersOf(250), {
      monthly_quota: 120,
      max_watched: 300,
    });
    const register = new Register();
    await rounds(register);
    expect(await usedBy(account)).toEqual([120]);
    expect((await eventsOf(key)).map(({ type, data }) => [type, data])).toEqual([
      ["watch.paused", { reason: "quota_exceeded", count: 130 }],
    ]);
    const states = async () => {
      const { body } = await send("GET", "/v1/watches?limit=300", key);
      return (body.watches as Json[]).filter(({ state }) => state !== null);
    };
    const paid = await states();
    expect(paid).toHaveLength(120);
    register.set(CLOSED, ...numbersOf(250));
    await passRounds(2 * DAY_MS, register);
    expect((await changedNumbers(key)).sort()).toEqual(
      paid.map(({ business_number }) => business_number).sort(),
    );
    expect(await eventsOf(key, "watch.paused")).toHaveLength(1);
    expect((await usedBy(account))[0]).toBe(120);
  });

  it("that is not possible costs no call: with the quota used up, new numbers are not asked about", async () => {
    const { key, account } = await watching(numbersOf(3), { monthly_quota: 3, max_watched: 300 });
    const register = new Register();
    await rounds(register);
    expect(register.calls).toEqual([numbersOf(3)]);
    for (let at = 3; at < 10; at++) {
      await add(key, numbersOf(1, at));
      pass(PAUSE_MS);
      expect(await rounds(register)).toBe(1);
    }
    expect(register.calls).toHaveLength(1);
    expect((await eventsOf(key)).map(({ type, data }) => [type, data])).toEqual([
      ["watch.paused", { reason: "quota_exceeded", count: 1 }],
    ]);
    // The daily round asks about the numbers that are paid, and so does a round that confirms.
    register.set(CLOSED, ...numbersOf(1));
    await passRounds(DAY_MS + HOUR_MS, register);
    expect(register.calls.slice(1)).toEqual(register.calls.slice(1).map(() => numbersOf(3)));
    expect(await changedNumbers(key)).toEqual(numbersOf(1));
    expect((await usedBy(account))[0]).toBe(3);
    await expectSound(account);
  });

  it("covers the numbers that a worker paid for before it died, even if the quota is then used up", async () => {
    const { key, account } = await watching(numbersOf(3), { monthly_quota: 3, max_watched: 300 });
    const register = new Register();
    const services = worker({}, register.of());
    const dying = {
      ...services,
      watchBlocks: {
        ...services.watchBlocks,
        complete: () => Promise.reject(new Error("died")),
      },
    };
    await processBlock(dying, "behind");
    expect(await usedBy(account)).toEqual([3]);
    await add(key, numbersOf(1, 3));
    pass(PAUSE_MS);
    await rounds(register);
    const { body } = await send("GET", "/v1/watches", key);
    expect((body.watches as Json[]).filter(({ state }) => state !== null)).toHaveLength(3);
    expect(await usedBy(account)).toEqual([3]);
  });

  it("counts the numbers that wait, even if paid numbers were removed", async () => {
    const { key, account } = await watching(numbersOf(250), {
      monthly_quota: 250,
      max_watched: 300,
    });
    const register = new Register();
    await rounds(register);
    await remove(key, numbersOf(10));
    await add(key, numbersOf(12, 300));
    pass(PAUSE_MS);
    await rounds(register);
    expect(await usedBy(account)).toEqual([250]);
    const [paused, ...more] = await eventsOf(key, "watch.paused");
    expect([paused?.data.count, more]).toEqual([12, []]);
  });
});

describe("numbers that are added one by one", () => {
  it("are asked about together, a minute after the last round of their block", async () => {
    const { key } = await watching(numbersOf(1));
    const register = new Register();
    await rounds(register);
    for (let at = 1; at < 10; at++) {
      await add(key, numbersOf(1, at));
      expect(await rounds(register)).toBe(0);
    }
    pass(PAUSE_MS);
    expect(await rounds(register)).toBe(1);
    expect(register.calls).toEqual([numbersOf(1), numbersOf(10)]);
  });

  it("cause at most one round a minute, even if the registry does not answer about their block", async () => {
    const { key } = await watching(numbersOf(1));
    const register = new Register();
    register.answer = () => TIMEOUT;
    for (let failures = 0; failures < 8; failures++) {
      await rounds(register);
      pass(HOUR_MS);
    }
    await rounds(register);
    const calls = register.calls.length;
    for (let at = 1; at < 10; at++) {
      await add(key, numbersOf(1, at));
      pass(1_000);
      await rounds(register);
    }
    expect(register.calls.length).toBe(calls);
    pass(PAUSE_MS);
    register.answer = () => undefined;
    expect(await rounds(register)).toBe(1);
    expect(register.calls.at(-1)).toEqual(numbersOf(10));
  });

  it("are asked about within a minute if they come back before they were ever answered", async () => {
    const { key, account } = await watching(numbersOf(3), { monthly_quota: 2, max_watched: 300 });
    const register = new Register();
    await rounds(register);
    const states = async () =>
      Promise.all(numbersOf(3).map(async (number) => (await shown(key, number)).state !== null));
    expect(await states()).toEqual([true, true, false]);
    const { apiKey: larger } = await issueKey(
      { a: "enterprise" },
      { rate_per_second: 10_000 },
      account,
    );
    await remove(larger, numbersOf(1, 2));
    await add(larger, numbersOf(1, 2));
    pass(PAUSE_MS);
    await rounds(register);
    expect(await states()).toEqual([true, true, true]);
    expect(await usedBy(account)).toEqual([3]);
    // Numbers with a state cause no round when they come back.
    await remove(larger, numbersOf(3));
    await add(larger, numbersOf(3));
    pass(PAUSE_MS);
    expect(await rounds(register)).toBe(0);
  });
});

describe("a key that pays", () => {
  it("is replaced again if the key that replaced it is revoked on the same day", async () => {
    const { id, account } = await watching(numbersOf(1));
    const { apiKey: second, id: secondId } = await issueKey(
      { a: "pro" },
      { rate_per_second: 10_000 },
      account,
    );
    const { apiKey: third, id: thirdId } = await issueKey(
      { a: "free" },
      { rate_per_second: 10_000 },
      account,
    );
    const register = new Register();
    const revoke = (key: string) =>
      request(`/admin/keys/${key}`, { method: "DELETE", headers: bearer(demo.admin_token) });
    await revoke(id);
    await rounds(register);
    await add(second, numbersOf(1, 1));
    await revoke(secondId);
    pass(LOOK_PAUSE_MS);
    await rounds(register);
    const [row] = await query<Json>("SELECT * FROM watch_accounts WHERE account = ?", account);
    expect([row.key_id, row.key_lost_at]).toEqual([thirdId, null]);
    expect(await eventsOf(third)).toEqual([]);
    expect(await usedBy(account)).toEqual([2]);
  });

  it("is looked for by one worker at a time: the others wait, and write no event", async () => {
    const { id, account } = await watching(numbersOf(400));
    const { apiKey: other } = await issueKey({ a: "pro" }, { rate_per_second: 10_000 }, account);
    await request(`/admin/keys/${id}`, { method: "DELETE", headers: bearer(demo.admin_token) });
    const register = new Register();
    await Promise.all(
      Array.from({ length: 4 }, () => processBlock(worker({}, register.of()), "behind")),
    );
    pass(LOOK_PAUSE_MS);
    await rounds(register);
    expect(await eventsOf(other)).toEqual([]);
    expect(await usedBy(account)).toEqual([400]);
    expect(register.calls).toHaveLength(4);
  });

  it("and has no successor leaves waiting only the numbers that are not paid", async () => {
    const { key, id, account } = await watching(numbersOf(3));
    const register = new Register();
    await rounds(register);
    await add(key, numbersOf(2, 3));
    await meterOf(account).revoke(id);
    pass(PAUSE_MS);
    await rounds(register);
    const events = await query<Json>("SELECT data FROM events WHERE account = ?", account);
    expect(events.map(({ data }) => JSON.parse(data))).toEqual([
      { reason: "no_valid_key", count: 2 },
    ]);
    expect(register.calls).toHaveLength(1);
  });

  it("is replaced by the account's live key with the largest quota if it is revoked", async () => {
    const { key, id, account } = await watching(numbersOf(10));
    await issueKey({ a: "free" }, {}, account);
    const { id: large } = await issueKey({ a: "pro" }, {}, account);
    await issueKey({ b: "paid" }, {}, account);
    await request(`/admin/keys/${id}`, { method: "DELETE", headers: bearer(demo.admin_token) });
    const register = new Register();
    await rounds(register);
    const [row] = await query<Json>("SELECT * FROM watch_accounts WHERE account = ?", account);
    expect([row.key_id, row.plan_id, row.key_lost_at]).toEqual([large, "pro", null]);
    expect(await usedBy(account)).toEqual([10]);
    expect(key).toBeTruthy();
  });

  it("may be revoked without a successor: paid numbers then stay watched until the month ends, and the list is kept for 30 days", async () => {
    const { id, account } = await watching(numbersOf(10));
    const { apiKey: reader } = await issueKey({ a: "free" }, { rate_per_second: 100 }, account);
    const { body } = await send("GET", "/v1/usage", reader);
    expect(body.plan).toBe("free");
    const register = new Register();
    passUntilLeft(5);
    await rounds(register);
    expect(await usedBy(account)).toEqual([10]);
    // Deletes the records of both keys, so that the other key cannot become the key that pays.
    await env.API_KEYS.list({ prefix: "key:" }).then(async ({ keys }) => {
      for (const { name } of keys) {
        const record = keyRecordSchema.safeParse(await env.API_KEYS.get(name, "json")).data;
        if (record?.account === account) await env.API_KEYS.delete(name);
      }
    });
    await meterOf(account).revoke(id);
    register.set(CLOSED, ...numbersOf(1));
    await passRounds(3 * DAY_MS, register);
    const types = async () =>
      (
        await query<Json>("SELECT type, data FROM events WHERE account = ? ORDER BY id", account)
      ).map((event) => [
        event.type,
        JSON.parse(event.data).reason ?? JSON.parse(event.data).business_number,
      ]);
    expect(await types()).toEqual([["watch.changed", "3000000000"]]);
    register.set(SUSPENDED, ...numbersOf(10));
    await passRounds(5 * DAY_MS, register);
    const paused = ["watch.paused", "no_valid_key"];
    expect((await types()).filter(([type]) => type === "watch.paused")).toEqual([paused]);
    const calls = register.calls.length;
    await passRounds(10 * DAY_MS, register);
    expect(register.calls.length).toBe(calls);
    await sweepWatches(worker());
    expect(await query("SELECT number FROM watches WHERE account = ?", account)).toHaveLength(10);
    pass(20 * DAY_MS);
    await sweepWatches(worker());
    expect(await query("SELECT number FROM watches WHERE account = ?", account)).toEqual([]);
    await passRounds(DAY_MS, register);
    for (const table of ["watches", "watch_blocks", "watch_accounts"])
      expect(await query(`SELECT * FROM ${table} WHERE account = ?`, account)).toEqual([]);
    expect(register.calls.length).toBe(calls);
  });

  it("keeps what is left of the list, with right counts, if the key comes back while the list is being deleted", async () => {
    const { key, account } = await watching(numbersOf(5_120));
    const lostAt = clock();
    await query("UPDATE watch_accounts SET key_lost_at = ? WHERE account = ?", lostAt, account);
    pass(29 * DAY_MS);
    await sweepWatches(worker());
    expect(await count("FROM watches WHERE account = ?", account)).toBe(5_120);
    pass(33 * DAY_MS);
    await sweepWatches(worker());
    expect(await count("FROM watches WHERE account = ?", account)).toBe(120);
    await expectSound(account);
    expect(await add(key, numbersOf(100))).toMatchObject({ added: 100, watched: 220 });
    await sweepWatches(worker());
    expect(await count("FROM watches WHERE account = ?", account)).toBe(220);
    await expectSound(account);
  });
});

describe("workers", () => {
  it("take each block only once, and work on at most four blocks at the same time", async () => {
    await watching(numbersOf(900));
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    const register = new Register();
    const registry = register.of();
    const held = {
      ...registry,
      status: async (...given: Parameters<typeof registry.status>) => {
        const answer = await registry.status(...given);
        await gate;
        return answer;
      },
    };
    const working = Array.from({ length: 9 }, () => processBlock(worker({}, held), "behind"));
    await vi.waitFor(() => expect(register.calls.length).toBe(4));
    open();
    expect((await Promise.all(working)).filter(Boolean)).toHaveLength(4);
    expect(await rounds(register)).toBe(5);
    expect(new Set(register.calls.flat()).size).toBe(900);
    expect(register.calls.flat()).toHaveLength(900);
  });

  it("that lost their block to another worker write nothing: no second event, no state, no charge", async () => {
    const { key, account } = await watching(numbersOf(5));
    const register = new Register();
    await rounds(register);
    register.set(CLOSED, ...numbersOf(2));
    await nextRounds(register);
    pass(Math.max(0, (await nextDue()) - clock()));
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    const registry = register.of();
    const slow = {
      ...registry,
      status: async (...given: Parameters<typeof registry.status>) => {
        const answer = await registry.status(...given);
        await gate;
        return answer;
      },
    };
    const services = worker({}, slow);
    // The worker seems dead: it does not renew its lease.
    services.watchBlocks.renewLease = async () => {};
    const first = processBlock(services, "behind");
    await vi.waitFor(() => expect(register.calls.length).toBe(3));
    pass(LEASE_MS + 1);
    expect(await rounds(register)).toBe(1);
    open();
    await first;
    expect((await changedNumbers(key)).sort()).toEqual(numbersOf(2));
    expect(await rounds(register)).toBe(0);
    expect((await usedBy(account))[0]).toBe(5);
  });

  it("let chunks of batches go first, unless a block is more than an hour late", async () => {
    await watching(numbersOf(150));
    const { jobId } = await submitted();
    const register = new Register();
    expect(await rounds(register)).toBe(0);
    takeHints();
    pass(HOUR_MS + 60_000);
    await sweepWatches(worker());
    expect(takeHints()).toBeGreaterThan(0);
    expect(await processBlock(worker({}, register.of()), "late")).toBe(true);
    expect(register.calls).toHaveLength(1);
    // Only one worker at a time may take a late block before the chunks.
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    const registry = register.of();
    const held = {
      ...registry,
      status: async (...given: Parameters<typeof registry.status>) => {
        const answer = await registry.status(...given);
        await gate;
        return answer;
      },
    };
    const one = processBlock(worker({}, held), "late");
    await vi.waitFor(() => expect(register.calls.length).toBe(2));
    expect(await processBlock(worker({}, held), "late")).toBe(false);
    open();
    await one;
    expect(jobId).toBeTruthy();
  });

  it("leave nothing half-done if they die at any call: the next round does the same again", async () => {
    const { key, account } = await watching(numbersOf(3));
    const register = new Register();
    await rounds(register);
    register.set(CLOSED, ...numbersOf(1));
    await nextRounds(register);
    pass(Math.max(0, (await nextDue()) - clock()));
    const { killedAt } = await import("./batch-engine.ts");
    let deaths = 0;
    for (let call = 1; ; call++) {
      const { bindings, wasKilled } = killedAt(call);
      await processBlock(worker(bindings, register.of()), "behind").catch(() => {});
      if (!wasKilled()) break;
      deaths++;
      pass(LEASE_MS + HOUR_MS);
    }
    expect(deaths).toBeGreaterThan(2);
    await passRounds(DAY_MS, register);
    expect(await changedNumbers(key)).toEqual(numbersOf(1));
    expect((await usedBy(account))[0]).toBe(3);
  });

  it("are woken by the sweep, one for each due block as long as workers are free", async () => {
    await watching(numbersOf(250));
    takeHints();
    await sweepWatches(worker());
    expect(takeHints()).toBe(3);
    const register = new Register();
    await processBlocks(worker({}, register.of()));
    expect(register.calls).toHaveLength(3);
    await sweepWatches(worker());
    expect(takeHints()).toBe(0);
  });

  it("understand the hint for a late block, and an empty hint", async () => {
    const acked: string[] = [];
    const message = (id: string, body: unknown) => ({
      ...{ id, attempts: 1, body, timestamp: new Date() },
      ack: () => void acked.push(id),
      retry: () => void acked.push(`${id} again`),
    });
    const messages = [message("one", { watch: "late" }), message("two", {})];
    const delivery = { queue: "x-batch", messages, ackAll() {}, retryAll() {} };
    await consume(delivery as never, env, { waitUntil() {}, passThroughOnException() {} } as never);
    expect(acked.sort()).toEqual(["one", "two"]);
  });
});
