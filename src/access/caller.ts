/**
 * An authenticated caller with a plan for the variant it calls: everything a route needs to charge it.
 */
import type { Services } from "../config.ts";
import { ServiceError } from "../errors.ts";
import { counterKey, type PublishedCounter } from "./counters.ts";
import type { EdgeMemory } from "./edge-memory.ts";
import type { ApiKey } from "./key-store.ts";
import type { MeterDecision, MeterRequest, Standing, UsageMeter } from "./meter.ts";
import { periodEnd, periodOf } from "./period.ts";
import { loadPlan, type Plan, type Variant } from "./plans.ts";

const GIVE_BACK_ATTEMPTS = 3;

export class Caller {
  readonly account: string;
  readonly variant: Variant;
  /** As the meter last told it: what the rate headers say. */
  standing: Standing | undefined;

  readonly #services: Services;
  readonly #memory: EdgeMemory;
  readonly #request: MeterRequest;
  readonly #counter: PublishedCounter | null;

  constructor(
    services: Services,
    memory: EdgeMemory,
    key: ApiKey,
    variant: Variant,
    planId: string,
    counter: PublishedCounter | null,
  ) {
    this.#services = services;
    this.#memory = memory;
    this.#counter = counter;
    this.account = key.account;
    this.variant = variant;
    this.#request = { account: key.account, variant, keyId: key.id, planId, overrides: key.limits ?? {} };
  }

  /**
   * Does the work of one check and charges it when it is answered.
   * The work starts while the meter still decides: when it refuses, the work is aborted; when the work fails, the unit is given back.
   * @throws ServiceError of the meter (401, 429), or what the work throws
   */
  charge<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const charged = this.#charge(work);
    // A caller who hangs up ends the request: the check goes on, so that its unit is used or given back.
    this.#services.waitUntil(charged.catch(() => {}));
    return charged;
  }

  async #charge<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    await this.#refuseExhausted();
    const abort = new AbortController();
    const reservation = this.reserve(1);
    if (this.#memory.wasRefused(this.#memoryKey(), this.#services.clock())) await reservation;
    const answer = work(abort.signal);
    answer.catch(() => {}); // It is awaited below, but may fail before.
    let granted: Standing;
    try {
      granted = await reservation;
    } catch (refusal) {
      abort.abort();
      throw refusal;
    }
    try {
      return await answer;
    } catch (failure) {
      await this.#refund(granted.period);
      throw failure;
    }
  }

  /**
   * Reserves units of the month's quota, all or none; 0 asks for admission alone.
   * @param id makes it idempotent and lets it be settled later
   * @throws ServiceError `quota_exceeded`, `rate_limit_exceeded`, or `invalid_api_key` for a revoked key
   */
  async reserve(units: number, id?: string): Promise<Standing> {
    const { trace, clock } = this.#services;
    const answer: Promise<MeterDecision> = this.#meter().reserve(this.#request, units, id) as Promise<MeterDecision>;
    const decision = await trace.time("meter", answer);
    if (decision.outcome === "granted") {
      this.standing = decision.standing;
      return decision.standing;
    }
    this.#memory.learnRefusal(this.#memoryKey(), clock());
    throw this.#refusal(decision, clock());
  }

  /** Where the account stands, without counting anything. */
  async usage(): Promise<Standing> {
    const standing = await this.#services.trace.time("meter", this.#meter().standing(this.#request));
    if (!standing) throw new ServiceError("invalid_api_key");
    this.standing = standing;
    return standing;
  }

  /** The caller's plan with the overrides of its key. */
  async plan(): Promise<Plan> {
    const { variant, planId, overrides } = this.#request;
    const { env, trace, clock } = this.#services;
    const plan = await trace.time("plan", loadPlan(env.DB, variant, planId, overrides, clock()));
    if (!plan) throw new ServiceError("feature_not_available");
    return plan;
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

  /** What gives back does so once however often it is called. What cannot be given back stands in the log. */
  async #giveBack(call: () => Promise<void>): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.#services.trace.time("meter", call());
      } catch {
        if (attempt === GIVE_BACK_ATTEMPTS) return this.#services.trace.note({ refund: "failed" });
      }
    }
  }

  /** Refuses at the edge an account whose published counter has reached this key's quota, without waking the meter. */
  async #refuseExhausted(): Promise<void> {
    if (!this.#counter?.exhausted) return;
    const { used } = this.#counter;
    const { id, monthlyQuota: quota, ratePerSecond } = await this.plan();
    if (quota === null || used < quota) return;
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
    throw quotaExceeded(now);
  }

  #refusal(decision: Exclude<MeterDecision, { outcome: "granted" }>, now: number): ServiceError {
    switch (decision.outcome) {
      case "key_revoked":
        return new ServiceError("invalid_api_key");
      case "plan_unknown":
        return new ServiceError(this.variant === "a" ? "feature_not_available" : "invalid_api_key");
      case "quota_exceeded":
        this.standing = decision.standing;
        return quotaExceeded(now);
      case "rate_limited":
        this.standing = decision.standing;
        return new ServiceError("rate_limit_exceeded", { retryAfter: Math.ceil(decision.retryAfterMs / 1000) });
    }
  }

  #meter(): DurableObjectStub<UsageMeter> {
    return this.#services.env.USAGE_METER.getByName(meterName(this.account, this.variant));
  }

  #memoryKey(): string {
    return counterKey(this.account, this.variant, periodOf(this.#services.clock()));
  }
}

/** The name of the meter of an account and variant. */
export function meterName(account: string, variant: Variant): string {
  return `${account}:${variant}`;
}

function quotaExceeded(now: number): ServiceError {
  return new ServiceError("quota_exceeded", { retryAfter: Math.ceil((periodEnd(now) - now) / 1000) });
}
