/** The isolate's side of call leases (docs/decisions/0130-the-registrys-gate-only-counts.md). */
import { withinBudget } from "../lib/budget.ts";
import { koreanDay, nextKoreanMidnight } from "../lib/days.ts";
import type { Lease, LeaseRequest, Purpose } from "./gate-messages.ts";

/** `kept`: calls are left, but not for `planned` work. */
export type CallPermit = "granted" | "none_left" | "kept";

/** Beyond this share of the day's calls, `planned` work waits. */
const PLANNED_SHARE = 0.7;

/** How many calls an isolate may make without a lease after each answer of the gate. */
const CREDIT = 5;
const LEASE_MS = 60_000;
/** The calls in an isolate's first lease. If the isolate ends, at most this many are wasted. */
const FIRST_LEASE = 20;
const LARGEST_LEASE = 500;

/** A renewal is repeated, because an answer may be lost. */
const ATTEMPTS = 3;
const ATTEMPT_MS = 500;
/** After this time, the renewing invocation is presumed dead. */
const RENEWAL_MS = 2 * ATTEMPTS * ATTEMPT_MS;
const REST_MS = 1_000;
/** A waiting call looks this often whether another invocation has renewed the lease. */
const LOOK_MS = 5;

export type AllowanceLevel = "ok" | "low" | "used_up";

export function levelOf(used: number, callsADay: number): AllowanceLevel {
  if (used >= callsADay) return "used_up";
  return used > callsADay * PLANNED_SHARE ? "low" : "ok";
}

/** The level if the gate granted fewer calls than wanted. */
function levelIfShort(level: AllowanceLevel, purpose: Purpose): AllowanceLevel {
  if (purpose === "on_demand") return "used_up";
  return level === "ok" ? "low" : level;
}

export interface LeaseServices {
  callsADay: number;
  lease: (request: LeaseRequest) => Promise<Lease | null>;
  clock: () => number;
  sleep: (milliseconds: number) => Promise<void>;
  waitUntil: (work: Promise<unknown>) => void;
}

/**
 * While the gate answers, all isolates together exceed `callsADay` calls in a Korean day by at most
 * five calls for each isolate. While the gate is down, an isolate makes further calls, and reports
 * them later.
 */
export class CallLease {
  /** Set at the first request, because a starting Worker has no random values. */
  #isolate = "";
  #number = 0;
  #day = "";
  #dayEndsAt = 0;
  #made = 0;
  #counted = 0;
  #leasedUntil = 0;
  #credit = 0;
  #level: AllowanceLevel = "ok";
  #isGateSilent = false;
  #asksAgainAt = 0;
  #renewsUntil = 0;
  #size = 0;
  #madeAtRenewal = 0;
  #waiting = 0;

  /** Counts a call if it may be made now. */
  async take(purpose: Purpose, services: LeaseServices): Promise<CallPermit> {
    const { callsADay, clock, sleep, waitUntil } = services;
    for (;;) {
      const now = clock();
      this.#startDay(now);
      const permit = this.#permit(purpose, callsADay, now);
      if (permit !== null) {
        if (this.#isRenewalDue(now)) waitUntil(this.#renew(purpose, services));
        return permit;
      }
      this.#waiting++;
      // Do not await another invocation's renewal: the platform may end it without a trace.
      const isOurs = now >= this.#renewsUntil;
      const renewed = isOurs ? this.#renew(purpose, services) : sleep(LOOK_MS);
      if (isOurs) waitUntil(renewed);
      await renewed;
      this.#waiting--;
    }
  }

  #permit(purpose: Purpose, callsADay: number, now: number): CallPermit | null {
    const isLeased = now < this.#leasedUntil;
    if (purpose === "planned") {
      if (!isLeased && !this.#isGateSilent) return null;
      if (this.#level !== "ok") return this.#level === "low" ? "kept" : "none_left";
    }
    if (isLeased && this.#made < this.#counted) {
      this.#made++;
      return "granted";
    }
    if (this.#made >= callsADay || (isLeased && this.#level === "used_up")) return "none_left";
    if (this.#credit === 0 || (purpose === "planned" && !this.#isGateSilent)) return null;
    this.#credit--;
    this.#made++;
    return "granted";
  }

  #startDay(now: number): void {
    if (now < this.#dayEndsAt) return;
    this.#day = koreanDay(now);
    this.#dayEndsAt = nextKoreanMidnight(now);
    this.#made = 0;
    this.#counted = 0;
    this.#leasedUntil = 0;
    this.#credit = CREDIT;
    this.#level = "ok";
    this.#madeAtRenewal = 0;
    // Ignore late answers to requests of the day before.
    this.#number++;
    this.#renewsUntil = 0;
    this.#asksAgainAt = 0;
  }

  #isRenewalDue(now: number): boolean {
    if (now < this.#renewsUntil || now < this.#asksAgainAt) return false;
    if (now >= this.#leasedUntil) return true;
    return this.#level !== "used_up" && this.#counted - this.#made <= this.#size / 2;
  }

  async #renew(purpose: Purpose, { callsADay, lease, clock }: LeaseServices): Promise<void> {
    const startedAt = clock();
    const limit = purpose === "planned" ? Math.floor(callsADay * PLANNED_SHARE) : callsADay;
    this.#renewsUntil = startedAt + RENEWAL_MS;
    this.#isolate ||= crypto.randomUUID();
    const size = this.#nextSize(startedAt);
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const number = ++this.#number;
      const made = this.#made;
      const wanted = Math.min(Math.max(size, 2 * this.#waiting), LARGEST_LEASE);
      // This request may return unused calls to the gate, and its answer may be lost. So stop using
      // these calls before the request is sent.
      this.#counted = Math.min(this.#counted, made + wanted);
      const request = { isolate: this.#isolate, number, day: this.#day, made, wanted };
      const answer = await withinBudget(
        () => lease({ ...request, limit, counted: this.#counted }),
        ATTEMPT_MS,
      );
      // A new day has begun, or another invocation presumed this one dead and renews.
      if (number !== this.#number) return;
      if (answer) {
        const level = levelOf(answer.used, callsADay);
        const isShort = answer.counted < made + wanted;
        this.#learn(answer.counted, isShort ? levelIfShort(level, purpose) : level, startedAt);
        return;
      }
    }
    this.#workWithout(size, clock());
  }

  /**
   * Returns twice the size of the last lease if its time is not over, because then a renewal means
   * that few of its calls are left. Otherwise, returns the number of calls since the last renewal.
   */
  #nextSize(now: number): number {
    const made = this.#made - this.#madeAtRenewal;
    const size = now < this.#leasedUntil ? 2 * this.#size : made;
    this.#madeAtRenewal = this.#made;
    this.#size = Math.min(Math.max(size, FIRST_LEASE), LARGEST_LEASE);
    return this.#size;
  }

  #learn(counted: number, level: AllowanceLevel, askedAt: number): void {
    this.#counted = counted;
    this.#leasedUntil = askedAt + LEASE_MS;
    this.#level = level;
    // If no calls are left, calls on credit would exceed the limit.
    this.#credit = level === "used_up" ? 0 : CREDIT;
    this.#isGateSilent = false;
    this.#renewsUntil = 0;
  }

  #workWithout(calls: number, now: number): void {
    this.#isGateSilent = true;
    this.#asksAgainAt = now + REST_MS;
    this.#renewsUntil = 0;
    if (this.#level === "used_up") this.#leasedUntil = now + LEASE_MS;
    else this.#credit = calls;
  }
}
