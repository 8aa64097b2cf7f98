/**
 * The account that a request is charged to, by the terms of the key it came with: everything that
 * a route needs to reserve, charge and give back.
 */
import type { Answer, Answered, Unavailable } from "../lib/answer.ts";
import type { Trace } from "../trace.ts";
import type { Variant } from "../variant.ts";
import { counterKey, type PublishedCounter } from "./counters.ts";
import type { EdgeMemory } from "./edge-memory.ts";
import type { ApiKey } from "./key-store.ts";
import type { MeterDecision, MeterRequest, Standing } from "./meter.ts";
import type { Meter, Meters } from "./meters.ts";
import { periodEnd, periodOf } from "./period.ts";
import type { Plan, PlanStore } from "./plans.ts";

const GIVE_BACK_ATTEMPTS = 3;

export interface MeteredAccountServices {
  meters: Meters;
  plans: PlanStore;
  memory: EdgeMemory;
  trace: Trace;
  clock: () => number;
  waitUntil: (work: Promise<unknown>) => void;
}

/** The terms by which an account is charged, as its key and its published counter tell them. */
export interface Terms {
  key: ApiKey;
  variant: Variant;
  planId: string;
  counter: PublishedCounter | null;
}

/** Why the meter does not grant a request. */
export type Refusal =
  | { kind: "quota_exceeded"; retryAfterSeconds: number }
  | { kind: "rate_limited"; retryAfterSeconds: number }
  | { kind: "key_revoked" }
  /** The key's plan is not on sale. */
  | { kind: "unknown_plan" };

export interface Granted {
  kind: "granted";
  standing: Standing;
}

export class MeteredAccount {
  readonly id: string;
  readonly variant: Variant;
  /** As the meter last reported it: what the rate headers say. */
  standing: Standing | undefined;

  readonly #services: MeteredAccountServices;
  readonly #request: MeterRequest;
  readonly #counter: PublishedCounter | null;

  constructor(services: MeteredAccountServices, { key, variant, planId, counter }: Terms) {
    this.#services = services;
    this.#counter = counter;
    this.id = key.account;
    this.variant = variant;
    this.#request = {
      account: key.account,
      variant,
      keyId: key.id,
      planId,
      overrides: key.limits ?? {},
    };
  }

  /**
   * Does the work of one check and charges it when it is answered. The work starts while the meter
   * still decides: when the meter refuses, the work is aborted; when the work gets no answer, the
   * unit is given back.
   */
  charge<T>(
    work: (signal: AbortSignal) => Promise<Answer<T>>,
  ): Promise<Answered<T> | Unavailable | Refusal> {
    const charged = this.#charge(work);
    // A caller who hangs up ends the request. The check goes on, so that its unit is used or given
    // back.
    this.#services.waitUntil(charged.catch(() => {}));
    return charged;
  }

  async #charge<T>(
    work: (signal: AbortSignal) => Promise<Answer<T>>,
  ): Promise<Answered<T> | Unavailable | Refusal> {
    const exhausted = await this.#exhaustedAtTheEdge();
    if (exhausted) return exhausted;
    const abort = new AbortController();
    const reservation = this.reserve(1);
    if (this.#services.memory.wasRefused(this.#memoryKey(), this.#services.clock())) {
      const decision = await reservation;
      if (decision.kind !== "granted") return decision;
    }
    const pending = work(abort.signal);
    pending.catch(() => {}); // It is awaited below, but may fail before.
    let granted: Granted | Refusal;
    try {
      granted = await reservation;
    } catch (fault) {
      abort.abort();
      throw fault;
    }
    if (granted.kind !== "granted") {
      abort.abort();
      return granted;
    }
    try {
      const answer = await pending;
      if (answer.kind === "unavailable") await this.#refund(granted.standing.period);
      return answer;
    } catch (fault) {
      await this.#refund(granted.standing.period);
      throw fault;
    }
  }

  /**
   * Reserves units of the month's quota, all or none; 0 asks for admission alone.
   * @param id makes it idempotent and lets it be settled later
   */
  async reserve(units: number, id?: string): Promise<Granted | Refusal> {
    const { trace, clock, memory } = this.#services;
    const answer: Promise<MeterDecision> = this.#meter().reserve(
      this.#request,
      units,
      id,
    ) as Promise<MeterDecision>;
    const decision = await trace.time("meter", answer);
    if ("standing" in decision) this.standing = decision.standing;
    if (decision.outcome === "granted") return { kind: "granted", standing: decision.standing };
    memory.learnRefusal(this.#memoryKey(), clock());
    return toRefusal(decision, clock());
  }

  /** Where the account stands, without counting anything; null when its key is revoked. */
  async usage(): Promise<Standing | null> {
    const standing = await this.#services.trace.time(
      "meter",
      this.#meter().standing(this.#request),
    );
    if (standing) this.standing = standing;
    return standing;
  }

  /** The account's plan with the overrides of the key; null when it is not on sale. */
  plan(): Promise<Plan | null> {
    const { variant, planId, overrides } = this.#request;
    const { plans, trace } = this.#services;
    return trace.time("plan", plans.find(variant, planId, overrides));
  }

  /** Undoes a reservation with an id that came to nothing. */
  release(id: string): Promise<void> {
    return this.#giveBack(() => this.#meter().release(id));
  }

  async #refund(period: string): Promise<void> {
    const id = crypto.randomUUID();
    await this.#giveBack(() => this.#meter().refund(id, period));
    if (this.standing) this.standing = { ...this.standing, used: this.standing.used - 1 };
  }

  /** Giving back is idempotent. What cannot be given back is noted in the log. */
  async #giveBack(call: () => Promise<void>): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.#services.trace.time("meter", call());
      } catch {
        if (attempt === GIVE_BACK_ATTEMPTS) return this.#services.trace.note({ refund: "failed" });
      }
    }
  }

  /** Refuses an account whose published counter has reached this key's quota: its meter sleeps on. */
  async #exhaustedAtTheEdge(): Promise<Refusal | null> {
    if (!this.#counter?.exhausted) return null;
    const { used } = this.#counter;
    const plan = await this.plan();
    if (!plan) return { kind: "unknown_plan" };
    const { id, monthlyQuota: quota, ratePerSecond } = plan;
    if (quota === null || used < quota) return null;
    const now = this.#services.clock();
    this.standing = {
      planId: id,
      period: periodOf(now),
      quota,
      used,
      resetsAt: periodEnd(now),
      ratePerSecond,
      rateRemaining: ratePerSecond,
    };
    return quotaExceeded(now);
  }

  #meter(): Meter {
    return this.#services.meters.of(this.id, this.variant);
  }

  #memoryKey(): string {
    return counterKey(this.id, this.variant, periodOf(this.#services.clock()));
  }
}

function toRefusal(decision: Exclude<MeterDecision, { outcome: "granted" }>, now: number): Refusal {
  switch (decision.outcome) {
    case "quota_exceeded":
      return quotaExceeded(now);
    case "rate_limited":
      return { kind: "rate_limited", retryAfterSeconds: Math.ceil(decision.retryAfterMs / 1000) };
    case "key_revoked":
      return { kind: "key_revoked" };
    case "plan_unknown":
      return { kind: "unknown_plan" };
  }
}

function quotaExceeded(now: number): Refusal {
  return { kind: "quota_exceeded", retryAfterSeconds: Math.ceil((periodEnd(now) - now) / 1000) };
}
