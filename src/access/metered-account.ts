import type { Answer } from "../lib/answer.ts";
import { withinBudget } from "../lib/budget.ts";
import type { Trace } from "../trace.ts";
import type { Variant } from "../variant.ts";
import { type AccountRules, meteredName, meterNameOf, rulesOf } from "./account-mode.ts";
import type { ConfirmationGroup } from "./answered-checks.ts";
import type { KeyMode } from "./api-key.ts";
import type { CallersKey } from "./authentication.ts";
import { counterKeyOf, type PublishedCounter } from "./counters.ts";
import type { EdgeMemory } from "./edge-memory.ts";
import type { KeyRecord, LimitOverrides } from "./key-store.ts";
import type {
  Admission,
  AdmitOptions,
  CheckDecision,
  DaySlot,
  DayStanding,
  Idempotency,
  MeterRefusal,
  MeterRequest,
  Standing,
} from "./meter-messages.ts";
import type { Meter, Meters } from "./meters.ts";
import type { GrantedCheck } from "./open-checks.ts";
import { periodEnd, periodOf } from "./period.ts";
import { type PlansSeen, unitsPerDayOf } from "./plans.ts";

/** The pauses between the attempts to confirm answered checks: about 20 s in all. */
const CONFIRM_PAUSES_MS = [100, 500, 2_000, 6_000, 12_000];

const WHO_PAYS_BUDGET_MS = 500;

/**
 * A check notices only after this time that the caller has left. Every pause before a retry is
 * longer, so nothing is retried for a caller who has left.
 */
const WATCH_CALLER_AFTER_MS = 50;

export interface MeteredAccountServices {
  meters: Meters;
  memory: EdgeMemory;
  trace: Trace;
  plansSeen: (variant: Variant) => PlansSeen | undefined;
  clock: () => number;
  sleep: (milliseconds: number) => Promise<void>;
  waitUntil: (work: Promise<unknown>) => void;
}

export interface ChargeTerms {
  key: CallersKey;
  variant: Variant;
  planId: string;
  counter: PublishedCounter | null;
}

export interface PayingKey {
  keyId: string;
  planId: string;
  limits: LimitOverrides;
  /** Epoch milliseconds; null: never. */
  expiresAt: number | null;
}

export type Refusal =
  | { kind: "quota_exceeded"; standing: Standing; units: number; retryAfterSeconds: number }
  | { kind: "daily_limit_exceeded"; day: DayStanding; units: number; retryAfterSeconds: number }
  | { kind: "rate_limited"; retryAfterSeconds: number }
  | { kind: "key_revoked" }
  | { kind: "plan_unknown" }
  | { kind: "idempotency_key_reused" }
  | { kind: "settled" };

export interface Granted {
  kind: "granted";
  standing: Standing;
}

type Opened = (Granted & { check: GrantedCheck | null }) | Refusal;

export class MeteredAccount {
  readonly meteredName: string;
  readonly mode: KeyMode;
  readonly rules: AccountRules;
  readonly variant: Variant;
  readonly plans: KeyRecord["plans"];
  standing: Standing | undefined;
  /** Whether another check with this Idempotency-Key pays. Final when `charge` has resolved. */
  isRepeat = false;

  readonly #services: MeteredAccountServices;
  readonly #meterRequest: Omit<MeterRequest, "unconfirmed" | "plansSeen">;
  readonly #counter: PublishedCounter | null;
  readonly #admittedIn: string;
  readonly #expiresAt: number | null;
  #opening: Promise<Opened> | undefined;
  #waitPlace: { id: string; until: number } | null = null;

  constructor(services: MeteredAccountServices, { key, variant, planId, counter }: ChargeTerms) {
    this.#services = services;
    this.#counter = counter;
    this.#admittedIn = periodOf(services.clock());
    this.meteredName = meteredName(key);
    this.mode = key.mode;
    this.rules = rulesOf(this.meteredName);
    this.variant = variant;
    this.plans = key.plans;
    this.#expiresAt = key.expiresAt === undefined ? null : Date.parse(key.expiresAt);
    this.#meterRequest = {
      account: this.meteredName,
      variant,
      keyId: key.id,
      planId,
      overrides: key.limits ?? {},
    };
  }

  get payingKey(): PayingKey {
    const { keyId, planId, overrides } = this.#meterRequest;
    return { keyId, planId, limits: overrides, expiresAt: this.#expiresAt };
  }

  get #request(): MeterRequest {
    const { memory, plansSeen, clock } = this.#services;
    const unconfirmed = memory.answeredChecks.unconfirmed(this.meteredName, this.variant, clock());
    const seen = plansSeen(this.variant);
    return { ...this.#meterRequest, unconfirmed, ...(seen && { plansSeen: seen }) };
  }

  /** Whether the account was refused a moment ago. If so, ask the meter before any work. */
  get wasRefused(): boolean {
    return this.#services.memory.wasRefused(this.#memoryKey(), this.#services.clock());
  }

  get #mayBeRefused(): boolean {
    const { memory, clock } = this.#services;
    const now = clock();
    return (
      this.wasRefused ||
      memory.mayBeExhausted(this.#memoryKey(), now) ||
      memory.isDayUsedUp(this.#meterName, now)
    );
  }

  get #meterName(): string {
    return meterNameOf(this.meteredName, this.variant);
  }

  /** Admits a request that reads the usage. Takes no token from the bucket of checks. */
  async admitUsage(): Promise<Granted | Refusal> {
    return this.#learn(await this.#admit({ isForUsage: true }), false);
  }

  /** Admits a message to `/mcp`. Only a call of a tool takes a token from the bucket of checks. */
  async admitMessage(): Promise<Granted | Refusal> {
    return this.#learn(await this.#admit({ isForUsage: true, isMessage: true }), false);
  }

  /** @param waitLeaseMs how long the request wants to wait for a job. Call `endWait` afterwards */
  async admitByRate(waitLeaseMs?: number): Promise<Granted | Refusal> {
    if (waitLeaseMs === undefined) return this.#learn(await this.#admit({}));
    const wait = { id: crypto.randomUUID(), leaseMs: waitLeaseMs };
    // The meter's lease begins later, so this wait ends before the meter gives the place away.
    const until = this.#services.clock() + waitLeaseMs;
    const decision = await this.#admit({ wait });
    const mayWait = decision.outcome === "granted" && decision.mayWait === true;
    if (mayWait) this.#waitPlace = { id: wait.id, until };
    return this.#learn(decision);
  }

  /** Admits the request if at least one token is left. Takes `tokens`, even if fewer are left. */
  async admitCostly(tokens: number): Promise<Granted | Refusal> {
    return this.#learn(await this.#admit({ tokens }));
  }

  #admit(options: AdmitOptions): Promise<Admission> {
    return this.#callMeter((meter) => meter.admit(this.#request, options) as Promise<Admission>);
  }

  /** Until when this request may wait for a job (epoch milliseconds); null: it may not wait. */
  get mayWaitUntil(): number | null {
    return this.#waitPlace?.until ?? null;
  }

  /** Frees the place to wait. If the call fails, the place becomes free when its lease ends. */
  endWait(): void {
    const place = this.#waitPlace;
    if (!place) return;
    this.#waitPlace = null;
    const { meters, waitUntil } = this.#services;
    const freeing = meters.call(this.meteredName, this.variant, (meter) => meter.endWait(place.id));
    waitUntil(freeing.catch(() => {}));
  }

  /** Call `charge` or `abandon` afterwards. @param units give this only after `admitByRate` */
  begin(idempotency: Idempotency | null, units?: number): Promise<Opened> {
    this.#opening = this.rules.isCharged
      ? this.#beginCharged(idempotency, units)
      : this.#beginFree(idempotency, units);
    this.#opening.catch(() => {}); // The promise may fail before anything awaits it.
    return this.#opening;
  }

  async #beginCharged(idempotency: Idempotency | null, units: number | undefined): Promise<Opened> {
    const refusal = idempotency ? null : this.#exhaustedAtTheEdge();
    return refusal ?? this.#open(idempotency, units);
  }

  /** A test check is free. The meter only admits it by rate and remembers its Idempotency-Key. */
  async #beginFree(idempotency: Idempotency | null, units: number | undefined): Promise<Opened> {
    if (idempotency) return this.#open(idempotency, 0);
    const wasAdmitted = units !== undefined;
    const admitted = wasAdmitted ? this.#admitted() : await this.admitByRate();
    return admitted.kind === "granted" ? { ...admitted, check: null } : admitted;
  }

  #admitted(): Granted {
    if (!this.standing) throw new Error("admit the request by rate first");
    return { kind: "granted", standing: this.standing };
  }

  /** Releases the check that `begin` has opened. */
  async abandon(): Promise<Refusal | null> {
    const opened = await this.#opening;
    if (!opened) return null;
    if (opened.kind !== "granted") return opened;
    await this.#release(opened.check);
    return null;
  }

  /**
   * Runs `work` while the meter decides. If a refusal is likely, waits for the decision first.
   * Aborts `work` on a refusal, or if the caller hangs up. Counts only an answered check.
   */
  charge<Result extends Answer<unknown>>(
    work: (signal: AbortSignal) => Promise<Result>,
    caller?: () => AbortSignal,
  ): Promise<Result | Refusal> {
    const abort = new AbortController();
    // Watch the caller only in a slow check, because watching costs time.
    const watching = setTimeout(() => abortWith(caller?.(), abort), WATCH_CALLER_AFTER_MS);
    const charged = this.#charge(work, abort).finally(() => clearTimeout(watching));
    // Even if the caller hung up, the unit must be confirmed or released.
    this.#services.waitUntil(charged.catch(() => {}));
    return charged;
  }

  async #charge<Result extends Answer<unknown>>(
    work: (signal: AbortSignal) => Promise<Result>,
    abort: AbortController,
  ): Promise<Result | Refusal> {
    if (!this.#opening) throw new Error("call begin before charge");
    if (this.#mayBeRefused) {
      const opened = await this.#opening;
      if (opened.kind !== "granted") return opened;
    }
    const pending = work(abort.signal);
    pending.catch(() => {}); // The promise may fail before the await below.
    const opened = await this.#opening.catch((fault: unknown) => {
      abort.abort();
      throw fault;
    });
    if (opened.kind !== "granted") {
      abort.abort();
      return opened;
    }
    try {
      const answer = await pending;
      if (answer.kind === "unavailable") await this.#release(opened.check);
      else {
        await this.#learnWhoPays(opened.check);
        this.#collect(opened.check);
      }
      return answer;
    } catch (fault) {
      await this.#release(opened.check);
      throw fault;
    }
  }

  /**
   * Call this only when the job is stored. Then, if the account is being erased, either the meter
   * refuses the units or the erasure finds the job.
   */
  async reserve(
    units: number,
    id: string,
  ): Promise<(Granted & { slots?: DaySlot[] | undefined }) | Refusal> {
    if (!this.rules.isCharged || units === 0) {
      // Reserve nothing, but ask whether the account was erased since the request was admitted.
      const standing = await this.#standing();
      return standing ? { kind: "granted", standing } : { kind: "key_revoked" };
    }
    const reserve = (meter: Meter) => meter.reserve(this.#request, units, id) as Promise<Admission>;
    const decision = await this.#callMeter(reserve);
    const reserved = this.#learn(decision, false, units);
    if (reserved.kind !== "granted" || decision.outcome !== "granted") return reserved;
    return { ...reserved, slots: decision.slots };
  }

  async #standing(): Promise<Standing | null> {
    const standing = await this.#callMeter((meter) => meter.standing(this.#request));
    if (standing) this.standing = standing;
    return standing;
  }

  async #open(idempotency: Idempotency | null, units: number | undefined): Promise<Opened> {
    // Do not use the request's id. Callers can choose it, so two checks could share a unit.
    const id = crypto.randomUUID();
    const open = (meter: Meter) =>
      meter.open(this.#request, id, idempotency, units) as Promise<CheckDecision>;
    const decision = await this.#callMeter(open);
    const learned = this.#learn(decision, true, units);
    if (decision.outcome !== "granted" || learned.kind !== "granted") return learned as Refusal;
    this.isRepeat = decision.isRepeat;
    return { ...learned, check: decision.check };
  }

  /** Asks the meter again who pays, because the check that should pay may have failed. */
  async #learnWhoPays(check: GrantedCheck | null): Promise<void> {
    if (check?.sharer === undefined || check.unit === null) return;
    const pays = await withinBudget(
      () => this.#callMeter((meter) => meter.pays(check)),
      WHO_PAYS_BUDGET_MS,
    );
    if (pays !== undefined) this.isRepeat = !pays;
  }

  #collect(check: GrantedCheck | null): void {
    if (!check) return;
    const { memory, clock, sleep, waitUntil } = this.#services;
    const now = clock();
    const group = memory.answeredChecks.add(this.meteredName, this.variant, check, now);
    if (group) waitUntil(sleep(group.dueAt - now).then(() => this.#confirm(group)));
  }

  async #confirm(group: ConfirmationGroup): Promise<void> {
    const owner = { account: this.meteredName, variant: this.variant };
    this.#services.memory.answeredChecks.remove(this.meteredName, this.variant, group);
    let isSecondTry = false;
    for (const pause of [...CONFIRM_PAUSES_MS, null]) {
      try {
        return await this.#services.meters.call(
          this.meteredName,
          this.variant,
          (meter, isRepeated) => meter.confirm(owner, group.checks, isSecondTry || isRepeated),
        );
      } catch {
        if (pause === null) {
          return this.#services.trace.lostCharges(
            this.meteredName,
            this.variant,
            group.checks.length,
          );
        }
        isSecondTry = true;
        await this.#services.sleep(pause);
      }
    }
  }

  /** If the call fails, the meter frees the unit when its lease ends. */
  async #release(check: GrantedCheck | null): Promise<void> {
    if (!check) return;
    const { standing } = this;
    // A repeat of a charged check holds no unit, and a shared unit may belong to an earlier month.
    const units = check.unit === null ? 0 : (check.units ?? 1);
    if (standing) {
      const { day, period, used } = standing;
      this.standing = {
        ...standing,
        used: check.period === period ? used - units : used,
        ...(day && { day: { ...day, used: day.used - units } }),
      };
    }
    await this.#callMeter((meter) => meter.release(check)).catch(() => {});
  }

  #callMeter<T>(operation: (meter: Meter) => Promise<T>): Promise<T> {
    const { meters, trace } = this.#services;
    return trace.time("meter", meters.call(this.meteredName, this.variant, operation));
  }

  /** @param predictsChecks whether a refusal of this request means that checks would be refused */
  #learn(decision: Admission, predictsChecks = true, units = 1): Granted | Refusal {
    const { memory, clock } = this.#services;
    const now = clock();
    if ("standing" in decision) {
      this.standing = decision.standing;
      memory.learnPlan(this.#meterRequest.keyId, this.variant, decision.standing.plan, now);
      const { day } = decision.standing;
      if (day && day.used >= day.limit) memory.learnUsedUpDay(this.#meterName, now);
    }
    if (decision.outcome === "granted") return { kind: "granted", standing: decision.standing };
    if (decision.outcome === "key_revoked") memory.learnRevokedKey(this.#meterRequest.keyId, now);
    if (predictsChecks) {
      memory.learnRefusal(this.#memoryKey(), now);
      if (decision.outcome === "quota_exceeded") {
        if (decision.limit === "day") memory.learnUsedUpDay(this.#meterName, now);
        else memory.learnExhausted(this.#memoryKey(), now);
      }
    }
    return toRefusal(decision, units, now);
  }

  /** Refuses if the published counter has reached this key's quota. Does not wake the meter. */
  #exhaustedAtTheEdge(): Refusal | null {
    if (!this.#counter?.exhausted) return null;
    const now = this.#services.clock();
    const plan = this.#services.memory.planOf(this.#meterRequest.keyId, this.variant, now);
    const { used } = this.#counter;
    // The body may have arrived so slowly that a new month began.
    if (periodOf(now) !== this.#admittedIn) return null;
    if (!plan || plan.monthlyQuota === null || used < plan.monthlyQuota) return null;
    // Only the meter knows how much of a limit per day is used, and which limit ends later.
    if (unitsPerDayOf(plan) !== null) return null;
    this.standing = {
      plan,
      period: periodOf(now),
      used,
      resetsAt: periodEnd(now),
      rateRemaining: plan.ratePerSecond,
    };
    return quotaExceeded(this.standing, 1, now);
  }

  #memoryKey(): string {
    return counterKeyOf(this.meteredName, this.variant, periodOf(this.#services.clock()));
  }
}

function abortWith(signal: AbortSignal | undefined, abort: AbortController): void {
  if (signal?.aborted) abort.abort();
  signal?.addEventListener("abort", () => abort.abort(), { once: true });
}

function toRefusal(decision: MeterRefusal, units: number, now: number): Refusal {
  switch (decision.outcome) {
    case "quota_exceeded": {
      const { limit, standing } = decision;
      if (limit === undefined || !standing.day) return quotaExceeded(standing, units, now);
      const retryAfterSeconds = secondsUntil(standing.day.endsAt, now);
      return { kind: "daily_limit_exceeded", day: standing.day, units, retryAfterSeconds };
    }
    case "rate_limited":
      return {
        kind: "rate_limited",
        retryAfterSeconds: Math.ceil(decision.retryAfterMs / 1000),
      };
    case "key_revoked":
      return { kind: "key_revoked" };
    case "plan_unknown":
      return { kind: "plan_unknown" };
    case "idempotency_key_reused":
      return { kind: "idempotency_key_reused" };
    case "settled":
      return { kind: "settled" };
  }
}

function quotaExceeded(standing: Standing, units: number, now: number): Refusal {
  const retryAfterSeconds = secondsUntil(standing.resetsAt, now);
  return { kind: "quota_exceeded", standing, units, retryAfterSeconds };
}

function secondsUntil(end: number, now: number): number {
  return Math.max(1, Math.ceil((end - now) / 1000));
}
