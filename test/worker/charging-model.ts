/**
 * A small model of charging: what a customer may be charged, and what the meter must grant. Each
 * command acts on the real code (`charging-world.ts`) and on the model, and then compares them.
 *
 * Every answered check that is not a free repetition is charged exactly once, in the month in which
 * its unit was opened. But after a restart of the meter, or after the end of the unit's lease, the
 * meter may have forgotten the unit. Then the check may stay free. So the model computes for each
 * month how many units must be charged at least, and how many may be charged at most.
 */
import fc from "fast-check";
import { EdgeMemory } from "../../src/access/edge-memory.ts";
import { IDEMPOTENCY_MS } from "../../src/access/ledger.ts";
import { LEASE_MS } from "../../src/access/open-checks.ts";
import { periodEnd, periodOf } from "../../src/access/period.ts";
import { settle } from "../../src/batch/finish.ts";
import type { Job } from "../../src/batch/job.ts";
import { DAY_MS, koreanDay, nextKoreanMidnight } from "../../src/lib/days.ts";
import { ACCOUNT, Calls, type CheckRequest, type Fault, type World } from "./charging-world.ts";

/** How many repetitions under one Idempotency-Key are free (docs/api.md#repeating-a-check). */
const FREE_REPEATS = 10;
/** All attempts to confirm one check take less time than this in total. */
const CONFIRMING_MS = 60_000;

/** `either`: the model cannot know, because a call or the meter's memory was lost. */
type Verdict = "yes" | "no" | "either";

interface Question {
  /** The Idempotency-Key, if any. */
  key: string | null;
  /** Requests with the same text are the same request. */
  text: string;
  /** How many units a list has; undefined for a single check. */
  units: number | undefined;
}

/** A granted check. */
interface Check {
  request: CheckRequest;
  purchase: Purchase;
  state: "open" | "answered" | "unanswered";
  isConfirmed: boolean;
}

/**
 * What a customer pays for at most once: one check or list without an Idempotency-Key, or all equal
 * checks or lists under one Idempotency-Key.
 */
interface Purchase {
  /** The Idempotency-Key; null if no other request can share the purchase. */
  key: string | null;
  text: string;
  units: number;
  /** The months in which the meter opened the units of the purchase. */
  months: Set<string>;
  /**
   * How many times the meter opened units for the purchase. The number exceeds 1 only if the meter
   * forgot units.
   */
  opens: number;
  leaseUntil: number;
  /** When the meter opened the first unit of the purchase. */
  openedAt: number;
  /** When a check of the purchase was last granted or confirmed. */
  seenAt: number;
  /**
   * When a check of the purchase was first confirmed. If this confirmation charged the purchase,
   * the meter remembers the Idempotency-Key for a day after the confirmation.
   */
  confirmedAt: number | null;
  checks: Check[];
  /** How many calls to the meter failed. A failed call may still have opened a unit. */
  lostCalls: number;
  /** Whether it is certain that the meter still knows the unit. */
  isKnown: boolean;
  /** When the purchase was charged; null if it is not certain that it was charged. */
  chargedAt: number | null;
  /** Whether a call failed, so that the model cannot know which check the meter sees as paid. */
  isPayerUnsure: boolean;
}

interface Reservation {
  units: number;
  months: Set<string>;
  isReserved: Verdict;
  /** How many units the batch may be charged for: one number for each attempt to settle it. */
  settled: number[];
  isSettled: Verdict;
}

interface Bounds {
  least: number;
  most: number;
}

export function must(condition: unknown, otherwise: string): asserts condition {
  if (!condition) throw new Error(otherwise);
}

export class Model {
  readonly purchases: Purchase[] = [];
  readonly reservations: Reservation[] = [];
  isErased = false;
  #hasRestarted = false;
  /**
   * How many months the commands have skipped. They skip at most one month, because the meter
   * deletes a reservation after two months, and the model does not know that.
   */
  monthsSkipped = 0;

  get openChecks(): Check[] {
    return this.purchases.flatMap(({ checks }) => checks.filter(({ state }) => state === "open"));
  }

  learnOpened(world: World, question: Question, request: CheckRequest): void {
    const { now } = world;
    const { opened, granted } = request;
    if (this.isErased) {
      must(opened !== "granted", "an erased account was granted a check");
      return;
    }
    const { same, joins, isTaken } = this.#underKey(question, now);
    const grants = joins === "yes" ? "yes" : this.grants(world, question.units ?? 1);
    const fits = joins === "yes" ? "yes" : this.#fitsDay(world, question.units ?? 1);
    switch (opened) {
      case "failed": {
        if (isTaken === "yes") return;
        if (same) {
          same.lostCalls++;
          if (!same.isKnown) openAgain(same, now);
        }
        if (joins === "yes") return;
        // The meter may hold a unit that no request knows of.
        const unknown = this.#buy(world, question, same !== undefined);
        unknown.lostCalls++;
        unknown.isKnown = false;
        return;
      }
      case "idempotency_key_reused":
        must(isTaken !== "no", "an Idempotency-Key was refused for its first request");
        return;
      case "quota_exceeded":
        must(grants !== "yes", "a check was refused although the month has room for it");
        return;
      case "daily_limit_exceeded":
        must(fits !== "yes", "a check was refused although the day has room for it");
        return;
      case "granted":
        break;
      default:
        throw new Error(`a check was refused: ${opened}`);
    }
    must(isTaken !== "yes", "an Idempotency-Key was accepted for another request");
    if (request.account.isRepeat) {
      must(same && joins !== "no", "a check is marked as a repetition, but repeats no check");
      join(same, request, now);
      return;
    }
    must(joins !== "yes", "a repetition is not marked as a repetition");
    must(grants !== "no", "a check was granted beyond the quota");
    must(fits !== "no", "a check was granted beyond the daily share");
    const isShared = granted?.repeatable && granted.unit === granted.repeatable.key;
    const mayBeOver =
      same?.confirmedAt != null && now >= same.confirmedAt + IDEMPOTENCY_MS - CONFIRMING_MS;
    if (!same || !isShared || same.chargedAt !== null || mayBeOver) {
      // Each repetition beyond the free repetitions is a separate purchase.
      const isAlone = question.key !== null && !isShared;
      join(this.#buy(world, question, isAlone), request, now);
      return;
    }
    openAgain(same, now);
    join(same, request, now);
  }

  learnEnded(check: Check, hasAnswer: boolean, calls: Calls): void {
    const { purchase } = check;
    check.state = hasAnswer ? "answered" : "unanswered";
    if (!hasAnswer) {
      if (calls.wasHit) purchase.lostCalls++;
      return;
    }
    if (calls.wasHit) purchase.isPayerUnsure = true;
    if (purchase.isPayerUnsure || this.isErased) return;
    const { isRepeat } = check.request.account;
    const isFirst = purchase.checks.every((one) => one === check || one.state !== "answered");
    if (isFirst) must(!isRepeat, "a check that pays is marked as a repetition");
    else if (purchase.isKnown || purchase.chargedAt !== null)
      must(isRepeat, "a free check is not marked as a repetition");
  }

  /** Learns which checks the meter has confirmed, and that time has passed. */
  learnTime(world: World): void {
    for (const { check: granted, at } of world.takeConfirmations()) {
      for (const purchase of this.purchases) {
        this.#forgetAfterLease(purchase, at);
        const check = purchase.checks.find(({ request }) => request.granted === granted);
        if (!check) continue;
        check.isConfirmed = true;
        purchase.seenAt = at;
        purchase.confirmedAt ??= at;
        if (purchase.isKnown) purchase.chargedAt ??= at;
      }
    }
    for (const purchase of this.purchases) this.#forgetAfterLease(purchase, world.now);
  }

  learnRestart(): void {
    this.#hasRestarted = true;
    for (const purchase of this.purchases)
      if (purchase.chargedAt === null) purchase.isKnown = false;
  }

  /** @param grants what the method `grants` said before the reservation was tried */
  learnReserved(
    world: World,
    units: number,
    grants: Verdict,
    outcome: "failed" | "granted" | "refused",
  ): void {
    if (this.isErased) {
      must(outcome !== "granted", "an erased account reserved units");
      return;
    }
    if (outcome === "granted") must(grants !== "no", "units were reserved beyond the quota");
    // With a daily share, a batch is also refused if it would take too many days.
    if (outcome === "refused" && world.share === null)
      must(grants !== "yes", "a reservation was refused although the month has room for it");
    this.reservations.push({
      units,
      months: new Set([periodOf(world.now)]),
      isReserved: { failed: "either", granted: "yes", refused: "no" }[outcome] as Verdict,
      settled: [],
      isSettled: "no",
    });
  }

  learnErased(): void {
    this.isErased = true;
  }

  async verify(world: World): Promise<void> {
    must(world.surprises.length === 0, `an unexpected error: ${world.surprises[0]}`);
    if (this.isErased) return verifyErased(world);
    this.#verifyReservations(world);
    const held = await world.held();
    const all: Bounds & { used: number } = { least: 0, most: 0, used: 0 };
    const months = new Map(world.months().map(({ period, used }) => [period, used]));
    const periods = new Set([
      ...months.keys(),
      ...this.purchases.flatMap((one) => [...one.months]),
    ]);
    for (const period of periods) {
      const used = months.get(period) ?? 0;
      const reserved = reservedIn(world, period);
      const { least, most } = this.#charged(period);
      const what = `${used} units of ${period} are charged, of them ${reserved} for batches`;
      must(used - reserved >= least, `${what}; at least ${least} had to be charged for checks`);
      must(used - reserved <= most, `${what}; at most ${most} may be charged for checks`);
      must(used <= world.quota, `${what}, but the quota is ${world.quota}`);
      const open = held.get(period) ?? 0;
      must(used + open <= world.quota, `${what} and ${open} are held; the quota is ${world.quota}`);
      all.used += used - reserved;
    }
    for (const [day, units] of world.batchDays())
      must(world.share !== null && units <= world.share, `batches have ${units} units of ${day}`);
    for (const purchase of this.purchases) {
      all.least += leastCharged(purchase);
      all.most += mostCharged(purchase);
    }
    must(all.used >= all.least, `${all.used} checks are charged; at least ${all.least} had to be`);
    must(all.used <= all.most, `${all.used} checks are charged; at most ${all.most} may be`);
  }

  #verifyReservations(world: World): void {
    const rows = new Map(world.reservations().map((row) => [row.id, row]));
    for (const [index, { units, months, ...reservation }] of this.reservations.entries()) {
      const row = rows.get(idOf(index));
      const { isReserved, isSettled, settled } = reservation;
      if (isReserved === "yes") must(row, "a reservation is lost");
      if (!row) continue;
      if (isReserved === "no") must(row.units === 0, "a refused batch has units");
      must(row.units === 0 || row.units === units, "a batch reserved another number of units");
      must(row.units === 0 || months.has(row.period), "a batch is reserved in another month");
      if (isSettled === "no") must(row.used === null, "a batch is settled already");
      if (isSettled === "yes") must(row.used !== null, "a batch is not settled");
      if (row.used === null) continue;
      must(row.used <= row.units, "a batch is charged for more than it reserved");
      const isExpected = row.units === 0 ? row.used === 0 : settled.includes(row.used);
      must(isExpected, `a batch is charged ${row.used}, not ${settled}`);
    }
  }

  #fitsDay(world: World, units: number): Verdict {
    const { now, share } = world;
    if (share === null) return "yes";
    const isToday = (moment: number | null) =>
      moment !== null && koreanDay(moment) === koreanDay(now);
    let least = world.batchDays().get(koreanDay(now)) ?? 0;
    let most = least;
    for (const purchase of this.purchases) {
      const { checks, leaseUntil, lostCalls, isKnown, opens, openedAt, chargedAt } = purchase;
      const isLive = checks.some(({ state }) => state !== "unanswered");
      const isHeld = chargedAt === null && now < leaseUntil && (isLive || lostCalls > 0);
      const isCounted = isToday(openedAt) && isToday(chargedAt);
      if (isCounted || (isHeld && isLive && isKnown)) least += purchase.units;
      const mayCount = checks.some(
        ({ state, isConfirmed }) => state === "answered" && !isConfirmed,
      );
      if (isHeld || mayCount || (isLive && isToday(purchase.seenAt)))
        most += purchase.units * (this.#hasRestarted ? opens + checks.length : opens);
    }
    if (most + units <= share) return "yes";
    return least + units > share ? "no" : "either";
  }

  grants(world: World, units: number): Verdict {
    const period = periodOf(world.now);
    let least = reservedIn(world, period);
    let most = least;
    for (const purchase of this.purchases) {
      if (!purchase.months.has(period)) continue;
      const isHeld = world.now < purchase.leaseUntil;
      const isLive = purchase.checks.some(({ state }) => state !== "unanswered");
      const mayHold = isHeld && (isLive || purchase.lostCalls > 0);
      const mustHold = isHeld && isLive && purchase.isKnown && purchase.months.size === 1;
      least += mustHold ? purchase.units : leastCharged(purchase);
      // After a restart, isolates report their answered but unconfirmed checks to the meter. During
      // the next second, the meter counts each report, even if several checks share a unit.
      const times = this.#hasRestarted ? purchase.opens + purchase.checks.length : purchase.opens;
      const mayBeReported = isLive && (this.#hasRestarted || !purchase.isKnown);
      most += mayHold || mayBeReported ? purchase.units * times : mostCharged(purchase);
    }
    if (most + units <= world.quota) return "yes";
    return least + units > world.quota ? "no" : "either";
  }

  #charged(period: string): Bounds {
    const bounds = { least: 0, most: 0 };
    for (const purchase of this.purchases) {
      if (!purchase.months.has(period)) continue;
      if (purchase.months.size === 1) bounds.least += leastCharged(purchase);
      bounds.most += mostCharged(purchase);
    }
    return bounds;
  }

  /**
   * What is known under a question's Idempotency-Key. `same`: the purchase that the question may
   * repeat. `joins`: whether the question is then a free repetition. `isTaken`: whether a different
   * question has the key.
   */
  #underKey({ key, text }: Question, now: number) {
    const alive = this.purchases.filter(
      (one) => key !== null && one.key === key && this.#isAlive(one, now) !== "no",
    );
    const same = alive.findLast((one) => one.text === text);
    const others = alive.filter((one) => one.text !== text).map((one) => this.#isAlive(one, now));
    const isTaken: Verdict = others.includes("yes") ? "yes" : others.length > 0 ? "either" : "no";
    return { same, joins: same ? this.#joins(same, now) : ("no" as const), isTaken };
  }

  /** Whether the meter still knows the purchase's Idempotency-Key. */
  #isAlive(purchase: Purchase, now: number): Verdict {
    const { chargedAt, isKnown, checks, lostCalls, seenAt } = purchase;
    if (chargedAt !== null) {
      if (now >= chargedAt + IDEMPOTENCY_MS) return "no";
      return now < chargedAt + IDEMPOTENCY_MS - CONFIRMING_MS ? "yes" : "either";
    }
    if (!isKnown) return now < seenAt + IDEMPOTENCY_MS ? "either" : "no";
    if (checks.some(({ state }) => state !== "unanswered")) return "yes";
    return lostCalls > 0 ? "either" : "no";
  }

  /** Whether the same request under the purchase's Idempotency-Key is a free repetition. */
  #joins(purchase: Purchase, now: number): Verdict {
    const { checks, lostCalls, isKnown } = purchase;
    const isAlive = this.#isAlive(purchase, now);
    const repeats = checks.filter(({ state }) => state !== "unanswered").length - 1;
    if (isAlive === "no" || repeats + lostCalls < FREE_REPEATS) return isAlive;
    const confirmed = checks.filter(({ isConfirmed }) => isConfirmed).length - 1;
    return isKnown && isAlive === "yes" && confirmed >= FREE_REPEATS ? "no" : "either";
  }

  #buy(world: World, { key, text, units = 1 }: Question, isAlone = false): Purchase {
    const purchase: Purchase = {
      key: isAlone ? null : key,
      text,
      units,
      months: new Set([periodOf(world.now)]),
      opens: 1,
      leaseUntil: world.now + LEASE_MS,
      openedAt: world.now,
      seenAt: world.now,
      confirmedAt: null,
      checks: [],
      lostCalls: 0,
      isKnown: true,
      chargedAt: null,
      isPayerUnsure: false,
    };
    this.purchases.push(purchase);
    return purchase;
  }

  #forgetAfterLease(purchase: Purchase, now: number): void {
    if (purchase.chargedAt === null && now >= purchase.leaseUntil) purchase.isKnown = false;
  }
}

function join(purchase: Purchase, request: CheckRequest, now: number): void {
  purchase.seenAt = now;
  purchase.checks.push({ request, purchase, state: "open", isConfirmed: false });
}

/** Records that the meter has forgotten the first unit of a purchase, and opened another unit. */
function openAgain(purchase: Purchase, now: number): void {
  purchase.isKnown = false;
  purchase.opens++;
  purchase.months.add(periodOf(now));
  purchase.leaseUntil = now + LEASE_MS;
}

function leastCharged({ chargedAt, units }: Purchase): number {
  return chargedAt === null ? 0 : units;
}

function mostCharged({ checks, units }: Purchase): number {
  return checks.some(({ state }) => state === "answered") ? units : 0;
}

function reservedIn(world: World, month: string): number {
  return world
    .reservations()
    .filter(({ period }) => period === month)
    .reduce((sum, { units, used }) => sum + (used ?? units), 0);
}

function verifyErased(world: World): void {
  const rows = world.meterRows();
  const isOnlyTheMark = rows.length === 1 && rows[0]?.row.name === "erased";
  must(isOnlyTheMark, `the meter of an erased account stores ${JSON.stringify(rows)}`);
  must(world.counters.size === 0, "KV has a counter of an erased account");
}

function idOf(reservation: number): string {
  return `job_${reservation}`;
}

export type Command = fc.AsyncCommand<Model, World>;

/**
 * A command that compares world and model when it ends. If a test fails, its report shows the name
 * and the arguments of the command.
 */
export function command<Arguments>(
  name: string,
  args: Arguments,
  run: (model: Model, world: World, args: Arguments) => Promise<void>,
  isPossible: (model: Model) => boolean = () => true,
): Command {
  return {
    check: isPossible,
    run: async (model, world) => {
      await run(model, world, args);
      await model.verify(world);
    },
    toString: () => `${name}(${JSON.stringify(args)})`,
  };
}

/**
 * A fault of one of the first calls of a command, or no fault.
 * @param none how many commands without a fault there are for each command with a fault
 * @param calls only the first `calls` calls of a command can meet the fault
 */
export function faultOf(
  none: number,
  calls: number,
  ...hows: Fault["how"][]
): fc.Arbitrary<Fault | null> {
  const call = fc.integer({ min: 1, max: calls });
  const fault = fc.record({ call, how: fc.constantFrom(...hows) });
  return fc.oneof(
    { withCrossShrink: true },
    { weight: none, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fault },
  );
}

type Faults = fc.Arbitrary<Fault | null>;

/** One or more requests at the same time. If `list` is 0, each request is a single check. */
const open = (fault: Faults) =>
  fc
    .record({
      edge: fc.nat(1),
      key: fc.constantFrom(null, "order-1", "order-2"),
      list: fc.constantFrom(0, 0, 0, 1, 3),
      body: fc.constantFrom("body", "body", "body", "other"),
      times: fc.constantFrom(1, 1, 1, 2, 3, 12),
      fault,
    })
    .map((args) =>
      command("open", args, async (model, world, { edge, key, list, body, times, fault }) => {
        const text = `${body} of ${list}`;
        const units = list === 0 ? undefined : list;
        const idempotency = key === null ? null : { key, fingerprint: text };
        const calls = new Calls(fault);
        const requests = Array.from({ length: times }, () =>
          world.open(edge, idempotency, units, calls),
        );
        for (const request of await Promise.all(requests))
          model.learnOpened(world, { key, text, units }, request);
      }),
    );

const end = (answer: "answered" | "unavailable", fault: Faults) =>
  fc.record({ which: fc.nat(20), fault }).map((args) =>
    command(
      answer,
      args,
      async (model, world, { which, fault }) => {
        const { openChecks } = model;
        const check = openChecks[which % openChecks.length] as Check;
        const calls = world.expectEdgeCalls(fault);
        const hasAnswer = await check.request.end(answer);
        model.learnEnded(check, hasAnswer, calls);
      },
      (model) => model.openChecks.length > 0,
    ),
  );

/** Time passes. If `isStalled`, the isolates run only after that time, so they confirm late. */
const pass = (fault: Faults) =>
  fc
    .record({
      milliseconds: fc.constantFrom(100, 200, 1_000, 10_000, 10_000, LEASE_MS + 1_000, 660_000),
      isStalled: fc.boolean(),
      fault,
    })
    .map((args) =>
      command("pass", args, async (model, world, { milliseconds, isStalled, fault }) => {
        await world.pass(milliseconds, fault, isStalled && milliseconds <= LEASE_MS + 1_000);
        model.learnTime(world);
      }),
    );

/** A long time passes. All open requests end first, because no request takes so long. */
const idle = fc.constantFrom("a day", "until the day ends", "until the month ends").map((howLong) =>
  command(
    "idle",
    howLong,
    async (model, world) => {
      world.setKv("works");
      await endAll(model, world);
      if (howLong === "until the month ends") model.monthsSkipped++;
      const end = {
        "a day": world.now + DAY_MS + 10_000,
        "until the day ends": nextKoreanMidnight(world.now),
        "until the month ends": periodEnd(world.now),
      }[howLong] as number;
      const left = end - 10_000 - world.now;
      await world.pass(Math.max(0, left), null);
      model.learnTime(world);
    },
    (model) => howLong !== "until the month ends" || model.monthsSkipped === 0,
  ),
);

const restart = fc.constant(
  command("restart", null, async (model, world) => {
    await world.startMeter();
    model.learnRestart();
  }),
);

const kv = fc
  .constantFrom("works", "slow", "fails")
  .map((state) => command("kv", state, async (_, world) => world.setKv(state)));

const reserve = (fault: Faults) =>
  fc.record({ units: fc.integer({ min: 1, max: 5 }), fault }).map((args) =>
    command("reserve", args, async (model, world, { units, fault }) => {
      const grants = model.grants(world, units);
      const calls = new Calls(fault);
      const account = world.account(
        world.meters(() => calls),
        new EdgeMemory(),
      );
      const outcome = await account.reserve(units, idOf(model.reservations.length)).then(
        ({ kind }) => (kind === "granted" ? kind : "refused"),
        () => "failed" as const,
      );
      model.learnReserved(world, units, grants, outcome);
    }),
  );

const settleBatch = (fault: Faults) =>
  fc.record({ which: fc.nat(5), used: fc.nat(5), fault }).map((args) =>
    command(
      "settle",
      args,
      async (model, world, { which, used, fault }) => {
        const index = which % model.reservations.length;
        const reservation = model.reservations[index] as Reservation;
        const answered = Math.min(used, reservation.units);
        const rows = { total: reservation.units, malformed: 0 };
        const job = { id: idOf(index), meteredName: ACCOUNT, ...rows } as Job;
        const calls = new Calls(fault);
        const services = { meters: world.meters(() => calls), trace: world.trace };
        const isSettled = await settle(services, job, answered).then(
          () => true,
          () => false,
        );
        if (reservation.isSettled !== "yes") {
          reservation.settled.push(answered);
          reservation.isSettled = isSettled ? "yes" : "either";
        }
      },
      (model) => model.reservations.length > 0,
    ),
  );

const NO_FAULTS = fc.constant(null);
const FAULTS = faultOf(7, 3, "lost", "unanswered", "repeated", "down");

/**
 * Commands that need only the meter. A command that is listed more often runs more often.
 * @param isCalm whether to leave out faults and restarts, because they make the model less strict
 */
export function meterCommands(isCalm: boolean): fc.Arbitrary<Command>[] {
  const fault = isCalm ? NO_FAULTS : FAULTS;
  const [answered, unavailable] = [end("answered", fault), end("unavailable", fault)];
  return [
    ...[open(fault), open(fault), open(fault), pass(fault), pass(fault), idle],
    ...[answered, answered, answered, unavailable, reserve(fault), settleBatch(fault)],
    ...(isCalm ? [] : [restart, kv]),
  ];
}

/** Commands that are mixed with the commands of batch jobs. */
export function checkCommands(isCalm: boolean): fc.Arbitrary<Command>[] {
  const fault = isCalm ? NO_FAULTS : FAULTS;
  return [open(fault), end("answered", fault), ...(isCalm ? [] : [restart])];
}

export async function eraseMeters(model: Model, world: World): Promise<void> {
  await world.eraseMeters();
  model.learnErased();
  await model.verify(world);
}

async function endAll(model: Model, world: World): Promise<void> {
  for (const check of model.openChecks) {
    const calls = world.expectEdgeCalls(null);
    model.learnEnded(check, await check.request.end("unavailable"), calls);
  }
}

export async function finishChecks(model: Model, world: World): Promise<void> {
  world.setKv("works");
  await endAll(model, world);
  await world.pass(CONFIRMING_MS, null);
  model.learnTime(world);
  await model.verify(world);
}
