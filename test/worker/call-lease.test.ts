/**
 * Isolates lease the calls of a day from the registry's gate. The isolates' memories, the gate and
 * its SQLite storage are real. The test replaces the clock, and brings each request to the gate.
 * Everything runs inside the gate's Durable Object, so a request costs no round trip.
 */
import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { DAY_MS, koreanDay } from "../../src/lib/days.ts";
import { CallLease, type CallPermit } from "../../src/sources/call-lease.ts";
import type { Lease, LeaseRequest, Purpose } from "../../src/sources/gate-messages.ts";
import { SourceGate } from "../../src/sources/source-gate.ts";

/** Midnight in Korea. */
const MIDNIGHT = Date.UTC(2026, 2, 1, 15);
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How many calls an isolate may make beyond the limit in a day. */
const CREDIT = 5;

type Send = (request: LeaseRequest) => Promise<Lease | null>;

class World {
  now = MIDNIGHT;
  readonly callsADay: number;
  requests = 0;
  /** Granted calls, by day and purpose. */
  readonly made = new Map<string, Record<Purpose, number>>();
  sleep = async (): Promise<void> => {};
  readonly #state: DurableObjectState;
  #gate: SourceGate;
  #background: Promise<unknown>[] = [];

  constructor(state: DurableObjectState, callsADay: number) {
    this.#state = state;
    this.callsADay = callsADay;
    this.#gate = new SourceGate(state, env);
  }

  /** Restarts the gate: it loses its memory and keeps its storage. */
  restart(): void {
    this.#gate = new SourceGate(this.#state, env);
  }

  readonly send: Send = (request) => {
    this.requests++;
    return this.#gate.lease(request);
  };

  /** Makes a call if the isolate permits it, and waits for the isolate's background work. */
  async call(
    isolate: CallLease,
    purpose: Purpose = "on_demand",
    send: Send = this.send,
  ): Promise<CallPermit> {
    const permit = await this.start(isolate, purpose, send);
    await this.settle();
    return permit;
  }

  async start(isolate: CallLease, purpose: Purpose, send: Send): Promise<CallPermit> {
    const permit = await isolate.take(purpose, {
      callsADay: this.callsADay,
      lease: send,
      clock: () => this.now,
      sleep: this.sleep,
      waitUntil: (work) => void this.#background.push(work),
    });
    if (permit === "granted") {
      const day = koreanDay(this.now);
      const made = this.made.get(day) ?? { on_demand: 0, planned: 0 };
      made[purpose]++;
      this.made.set(day, made);
    }
    return permit;
  }

  async settle(): Promise<void> {
    await Promise.all(this.#background.splice(0));
  }

  get today(): number {
    const made = this.made.get(koreanDay(this.now));
    return made ? made.on_demand + made.planned : 0;
  }

  /** Calls that the gate has counted on the clock's day. */
  get used(): number {
    const [row] = this.#state.storage.sql
      .exec<{ used: number }>("SELECT used FROM days WHERE day = ?", koreanDay(this.now))
      .toArray();
    return row?.used ?? 0;
  }

  get rows(): number {
    return this.#state.storage.sql.exec("SELECT day FROM days").toArray().length;
  }
}

async function inWorld(callsADay: number, test: (world: World) => Promise<void>): Promise<void> {
  const gate = env.SOURCE_GATE.getByName(crypto.randomUUID());
  await runInDurableObject(gate, (_, state) => test(new World(state, callsADay)));
}

/** A generator of numbers from 0 to 1 (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

describe("an isolate", () => {
  it("makes its first five calls without waiting for the gate, and reports them with its first lease", () =>
    inWorld(1_000, async (world) => {
      world.sleep = () => scheduler.wait(1);
      const isolate = new CallLease();
      const { promise: isReady, resolve: goOn } = Promise.withResolvers<void>();
      const slowly: Send = async (request) => {
        await isReady;
        return world.send(request);
      };
      for (let call = 0; call < CREDIT; call++)
        expect(await world.start(isolate, "on_demand", slowly)).toBe("granted");
      const sixth = world.start(isolate, "on_demand", slowly);
      expect(await Promise.race([sixth, scheduler.wait(50)])).toBeUndefined();
      goOn();
      expect(await sixth).toBe("granted");
      await world.settle();
      expect(world.requests).toBe(1);
      expect(world.used).toBeGreaterThanOrEqual(6);
    }));

  it("asks the gate at most once per ten calls in steady traffic, and once per call if calls are rare", () =>
    inWorld(1_000_000, async (world) => {
      const isolate = new CallLease();
      for (let call = 0; call < 1_000; call++) {
        await world.call(isolate);
        world.now += 20;
      }
      expect(world.requests).toBeLessThanOrEqual(100);
      expect(world.used - 1_000).toBeLessThanOrEqual(500);
      const before = world.requests;
      for (let call = 0; call < 10; call++) {
        await world.call(isolate);
        world.now += 5 * MINUTE_MS;
      }
      expect(world.requests - before).toBeLessThanOrEqual(10);
      expect(world.used - 1_010).toBeLessThanOrEqual(20);
    }));

  it("waits for at most two answers of the gate if 400 calls come at once", () =>
    inWorld(1_000_000, async (world) => {
      world.sleep = () => scheduler.wait(1);
      let answers = 0;
      const slow: Send = async (request) => {
        await scheduler.wait(20);
        answers++;
        return world.send(request);
      };
      const isolate = new CallLease();
      const permits = await Promise.all(
        Array.from({ length: 400 }, () => world.start(isolate, "on_demand", slow)),
      );
      expect(permits).toEqual(Array(400).fill("granted"));
      expect(answers).toBeLessThanOrEqual(2);
      await world.settle();
    }));

  it("never waits for the gate in steady traffic, even if each answer of the gate takes as long as three calls", () =>
    inWorld(1_000_000, async (world) => {
      const isolate = new CallLease();
      const underWay: { step: number; goOn: () => void }[] = [];
      let step = 0;
      const slowly: Send = async (request) => {
        const { promise, resolve: goOn } = Promise.withResolvers<void>();
        underWay.push({ step, goOn });
        await promise;
        return world.send(request);
      };
      for (; step < 2_000; step++) {
        while (underWay[0] && step - underWay[0].step >= 3) underWay.shift()?.goOn();
        world.sleep = () => Promise.reject(new Error(`call ${step} waits`));
        expect(await world.start(isolate, "on_demand", slowly)).toBe("granted");
        for (let turn = 0; turn < 20; turn++) await null;
        world.now += 100;
      }
      expect(world.requests).toBeLessThanOrEqual(200);
    }));

  it("uses no lease after midnight in Korea, and makes the first calls of the new day on credit", () =>
    inWorld(100, async (world) => {
      const isolate = new CallLease();
      world.now = MIDNIGHT - 1_000;
      while ((await world.call(isolate)) === "granted");
      const late = new CallLease();
      // This isolate asks before midnight, and gets its answer after midnight.
      const { promise: isReady, resolve: goOn } = Promise.withResolvers<void>();
      await world.start(late, "on_demand", async (request) => {
        const lease = await world.send({ ...request, limit: 1_000 });
        await isReady;
        return lease;
      });
      world.now = MIDNIGHT;
      expect(await world.start(isolate, "on_demand", world.send)).toBe("granted");
      expect(await world.start(late, "on_demand", world.send)).toBe("granted");
      goOn();
      await world.settle();
      expect(world.used).toBe(42);
      expect(world.rows).toBe(2);
    }));

  it("asks once a minute if no calls are left, and may get calls that another isolate gives back", () =>
    inWorld(500, async (world) => {
      const [one, other] = [new CallLease(), new CallLease()];
      for (let call = 0; call < 150; call++) await world.call(one);
      while ((await world.call(other)) === "granted");
      const before = world.requests;
      for (let call = 0; call < 10; call++) expect(await world.call(other)).toBe("none_left");
      expect(world.requests).toBe(before);
      // The first isolate is quiet, and gives back most of its lease.
      for (let minute = 0; minute < 2; minute++) {
        world.now += MINUTE_MS;
        await world.call(one);
      }
      expect(await world.call(other)).toBe("granted");
      expect(world.today).toBeLessThanOrEqual(500);
    }));
});

describe("planned work", () => {
  it("waits when 70 % of the day's calls are used, while checks go on to the last call", () =>
    inWorld(10_000, async (world) => {
      const [batches, checks] = [new CallLease(), new CallLease()];
      let planned = 0;
      while ((await world.call(batches, "planned")) === "granted") planned++;
      expect(await world.call(batches, "planned")).toBe("kept");
      expect(planned).toBeGreaterThan(6_400);
      expect(planned).toBeLessThanOrEqual(7_500);
      expect(await world.call(checks, "planned")).toBe("kept");
      expect(await world.call(batches)).toBe("granted");
      while ((await world.call(checks)) === "granted");
      expect(world.used).toBeGreaterThanOrEqual(10_000);
      expect(world.today).toBeGreaterThanOrEqual(9_500);
      expect(await world.call(checks, "planned")).toBe("none_left");
      world.now += DAY_MS;
      expect(await world.call(batches, "planned")).toBe("granted");
    }));

  it("of one customer at full speed leaves enough calls for another customer's checks at any time", () =>
    inWorld(20_000, async (world) => {
      const isolates = Array.from({ length: 4 }, () => new CallLease());
      for (let minute = 0; minute < 2 * 24 * 60; minute++) {
        world.now = MIDNIGHT + minute * MINUTE_MS;
        for (const isolate of isolates.slice(1))
          for (let call = 0; call < 50; call++)
            if ((await world.call(isolate, "planned")) !== "granted") break;
        for (const isolate of isolates.slice(0, 2)) {
          expect(await world.call(isolate)).toBe("granted");
          expect(await world.call(isolate)).toBe("granted");
        }
      }
      expect(world.made.size).toBe(2);
      for (const { planned, on_demand } of world.made.values()) {
        expect(on_demand).toBe(4 * 24 * 60);
        expect(planned).toBeGreaterThan(0.6 * 20_000);
      }
    }));
});

describe("a gate that does not answer", () => {
  const fails: Send = async () => {
    throw new Error("the gate is down");
  };

  it("does not stop an isolate: the isolate asks three times, makes at most 500 calls, and then asks again", () =>
    inWorld(1_000_000, async (world) => {
      const isolate = new CallLease();
      let asked = 0;
      const since: number[] = [];
      let calls = 0;
      const counting: Send = (request) => {
        if (++asked % 3 === 0) {
          since.push(calls);
          calls = 0;
        }
        return fails(request);
      };
      for (let call = 0; call < 5_000; call++) {
        calls++;
        const purpose = call % 2 === 0 ? "on_demand" : "planned";
        expect(await world.call(isolate, purpose, counting)).toBe("granted");
        world.now += 5;
      }
      expect(Math.max(...since)).toBeLessThanOrEqual(500);
      world.now += 1_000;
      await world.call(isolate);
      expect(world.used).toBeGreaterThanOrEqual(5_001);
      expect(world.used).toBeLessThanOrEqual(5_501);
    }));

  it("lets an isolate make at most as many calls as a day allows, and no calls if the gate said earlier that none are left", () =>
    inWorld(300, async (world) => {
      const isolate = new CallLease();
      let granted = 0;
      for (let call = 0; call < 1_000; call++) {
        if ((await world.call(isolate, "on_demand", fails)) === "granted") granted++;
        world.now += 100;
      }
      expect(granted).toBe(300);
      const other = new CallLease();
      await world.call(isolate);
      while ((await world.call(other)) === "granted");
      world.now += 2 * MINUTE_MS;
      expect(await world.call(other, "on_demand", fails)).toBe("none_left");
    }));

  it("delays a call by little more than 1.5 seconds, even if the gate hangs", () =>
    inWorld(1_000, async (world) => {
      world.sleep = () => scheduler.wait(10);
      const isolate = new CallLease();
      const hangs: Send = () => new Promise(() => {});
      for (let call = 0; call < CREDIT; call++) await world.start(isolate, "on_demand", hangs);
      const startedAt = Date.now();
      expect(await world.start(isolate, "on_demand", hangs)).toBe("granted");
      expect(Date.now() - startedAt).toBeLessThan(10_000);
    }));
});

describe("the calls of all isolates", () => {
  const LIMIT = 1_500;
  const STEPS = 400;

  /** @returns a `Send` that fails for some requests, at most for two in a row */
  function unreliable(world: World, random: () => number): Send {
    let failed = 0;
    return async (request) => {
      const chance = random();
      if (chance > 0.3 || failed === 2) {
        failed = 0;
        return world.send(request);
      }
      failed++;
      // Sometimes the request arrives and only its answer is lost. Otherwise the request itself is
      // lost.
      if (chance < 0.2) await world.send(request);
      throw new Error("lost");
    };
  }

  it.each(Array.from({ length: 30 }, (_, seed) => seed))(
    "are at most NTS_CALLS_A_DAY plus five per isolate, despite restarts, lost answers and midnight (seed %i)",
    (seed) =>
      inWorld(LIMIT, async (world) => {
        const random = seededRandom(seed);
        const start = () => ({ lease: new CallLease(), send: unreliable(world, random) });
        let isolates = [start()];
        const isolatesOf = new Map<string, Set<CallLease>>();
        const askedOn = new Map<string, number>();
        world.now = MIDNIGHT - HOUR_MS;
        for (let step = 0; step < STEPS; step++) {
          if (random() < 0.1) isolates.push(start());
          const ended = random() < 0.1 ? Math.floor(random() * isolates.length) : -1;
          if (isolates.length > 1) isolates = isolates.filter((_, index) => index !== ended);
          if (random() < 0.1) world.restart();
          const day = koreanDay(world.now);
          for (const { lease, send } of isolates) {
            isolatesOf.set(day, (isolatesOf.get(day) ?? new Set()).add(lease));
            const purpose = random() < 0.2 ? "planned" : "on_demand";
            const calls = random() < 0.1 ? 200 : Math.floor(random() * 8);
            askedOn.set(day, (askedOn.get(day) ?? 0) + calls);
            if (random() < 0.5)
              await Promise.all(
                Array.from({ length: calls }, () => world.start(lease, purpose, send)),
              );
            else for (let call = 0; call < calls; call++) await world.call(lease, purpose, send);
            await world.settle();
          }
          world.now += random() < 0.5 ? 1_000 : random() * 20 * MINUTE_MS;
        }
        expect(world.made.size).toBeGreaterThanOrEqual(2);
        for (const [day, { on_demand, planned }] of world.made) {
          const made = on_demand + planned;
          expect(made).toBeLessThanOrEqual(LIMIT + CREDIT * (isolatesOf.get(day)?.size ?? 0));
          if ((askedOn.get(day) ?? 0) > 3 * LIMIT) expect(made).toBeGreaterThan(0.6 * LIMIT);
        }
        expect(world.rows).toBeLessThanOrEqual(2);
      }),
  );
});
