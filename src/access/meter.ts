/**
 * The usage meter: one Durable Object per account and variant, the only place that counts. What it
 * keeps belongs in `ledger.ts`, the checks it holds in memory in `open-checks.ts`, and what the
 * edge makes of its decisions in `metered-account.ts`.
 *
 * A check is counted when it is answered: `open` holds a unit in memory, `confirm` writes it. So a
 * crash at any moment costs the service at most the checks in flight, and the customer nothing.
 * A batch is counted when it is reserved, durably, and settled when it ends.
 */
import { DurableObject } from "cloudflare:workers";
import { settingsOf } from "../config.ts";
import { withinBudget } from "../lib/budget.ts";
import { toHex } from "../lib/sha256.ts";
import { rulesOf } from "./account-mode.ts";
import { type CounterStore, counterKey, createCounterStore } from "./counters.ts";
import { IDEMPOTENCY_MS, Ledger, type PeriodMonth } from "./ledger.ts";
import type {
  Admission,
  CheckDecision,
  Idempotency,
  KeyTerms,
  MeterRefusal,
  MeterRequest,
  MonthUsage,
  Owner,
  Standing,
} from "./meter-messages.ts";
import type { OpenCheck } from "./open-checks.ts";
import { OpenChecks } from "./open-checks.ts";
import { periodEnd, periodOf } from "./period.ts";
import { type Plan, type PlanSnapshot, planFor, readPlanSnapshot } from "./plans.ts";
import { TokenBucket } from "./token-bucket.ts";

/** How often a repetition under an Idempotency-Key is free. */
const FREE_REPEATS = 10;

/**
 * After this time the plans are read again, in the background, so that a changed plan is applied.
 */
const PLANS_FRESH_MS = 300_000;

/**
 * After this time a decision waits for them, so that a changed plan is applied within ten minutes
 * also where checks are rare: beside the tax authority's answer that costs no time. Not for long,
 * for D1 may be down: then the old plans go on.
 */
const PLANS_USABLE_MS = 600_000;
const PLANS_BUDGET_MS = 500;

/** KV takes one write a second for a key: a refused publication is tried again after this. */
const PUBLISH_AGAIN_MS = 2_000;

export class UsageMeter extends DurableObject<Env> {
  /** Tests replace it to pass time. */
  protected clock: () => number = Date.now;

  readonly #ledger: Ledger;
  readonly #counters: CounterStore;
  /** Distinguishes this object from the one before a reset. */
  readonly #incarnation = crypto.randomUUID();
  readonly #checks = new OpenChecks();
  /** Repetitions of charged checks that are not answered yet, by Idempotency-Key. */
  readonly #repeats = new OpenChecks();
  #bucket: TokenBucket | undefined;
  #macKey: Promise<CryptoKey> | undefined;
  #plans: PlanSnapshot | null;
  #readingPlans: Promise<void> | undefined;
  /** Publications run one after another, so that an older counter never overwrites a newer one. */
  #publishing: Promise<void> = Promise.resolve();
  /** When this object is woken next (epoch milliseconds); null: nothing is to be done. */
  #alarmAt: number | null = null;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.#ledger = new Ledger(ctx.storage.sql);
    this.#counters = createCounterStore(env.RATE_COUNTERS);
    this.#plans = this.#ledger.plans();
    void ctx.blockConcurrencyWhile(async () => {
      this.#alarmAt = await ctx.storage.getAlarm();
    });
  }

  /** Admits one request by the rate of its plan. Nothing is charged. */
  async admit(request: MeterRequest): Promise<Admission> {
    await this.#prepare(request);
    const now = this.clock();
    const plan = this.#planOf(request, now);
    if ("outcome" in plan) return plan;
    return (
      this.#takeToken(plan, now) ?? { outcome: "granted", standing: this.#standing(plan, now) }
    );
  }

  /**
   * Grants one check, by month and rate: a unit is held for it until it is confirmed, released, or
   * its lease ends. Writes nothing.
   * @param id of the request; asked again, it holds the same unit
   * @param idempotency the caller's Idempotency-Key. Such a request was admitted before, so the
   *   rate is not looked at again
   * @param units of a request for several checks: all are granted or none. It was admitted before
   */
  async open(
    request: MeterRequest,
    id: string,
    idempotency: Idempotency | null,
    units?: number,
  ): Promise<CheckDecision> {
    const repeatable = idempotency && (await this.#macsOf(idempotency));
    await this.#prepare(request);
    // From here on nothing is awaited: no other request comes between looking and deciding.
    const now = this.clock();
    const plan = this.#planOf(request, now);
    if ("outcome" in plan) return plan;
    const grant = (unit: string | null, isRepeat: boolean): CheckDecision => {
      const { monthlyQuota: quota } = plan;
      const check = {
        incarnation: this.#incarnation,
        unit,
        ...(units !== undefined && { units }),
        period: periodOf(now),
        quota,
        repeatable,
      };
      return { outcome: "granted", standing: this.#standing(plan, now), check, isRepeat };
    };
    if (this.#checks.holders(id, now) > 0) return grant(id, false);
    if (repeatable) {
      const repetition = this.#repetitionOf(repeatable, now);
      if (repetition === "other_request") {
        return { outcome: "idempotency_key_reused", standing: this.#standing(plan, now) };
      }
      if (repetition) {
        const unit = repetition === "charged" ? null : repeatable.key;
        const holder = repetition === "charged" ? this.#repeats : this.#checks;
        holder.hold(repeatable.key, periodOf(now), now, repeatable.body);
        return grant(unit, true);
      }
    }
    const wasAdmitted = idempotency !== null || units !== undefined;
    const refusal =
      this.#refuseBeyondQuota(plan, units ?? 1, now) ??
      (wasAdmitted ? null : this.#takeToken(plan, now));
    if (refusal) return refusal;
    const isFirst = repeatable && this.#checks.holders(repeatable.key, now) === 0;
    const unit =
      isFirst && !this.#ledger.idempotentCheck(repeatable.key, now) ? repeatable.key : id;
    this.#checks.hold(unit, periodOf(now), now, repeatable?.body, units);
    return grant(unit, false);
  }

  /**
   * Counts checks that were answered, all of one month.
   * @param isSecondTry the first call may have been carried out: then they are counted only by the
   *   incarnation that knows
   */
  async confirm(owner: Owner, checks: OpenCheck[], isSecondTry: boolean): Promise<void> {
    if (this.#ledger.isErased) return;
    const now = this.clock();
    let units = 0;
    let last: OpenCheck | undefined;
    for (const check of checks) {
      if (!this.#isToBeCounted(check, units, isSecondTry, now)) continue;
      units += check.units ?? 1;
      last = check;
    }
    if (!last) return;
    // Of a test check only its Idempotency-Key is kept, for a while.
    if (units === 0) return this.#wakeBy(now + IDEMPOTENCY_MS);
    this.#ledger.keepOwner(owner);
    this.#add(last.period, units, last.quota, now);
  }

  /**
   * Ends an answered check. @returns whether it adds its units to the month
   * @param before units that are to be added to the month before it
   */
  #isToBeCounted(check: OpenCheck, before: number, isSecondTry: boolean, now: number): boolean {
    const { unit, units = 1, repeatable, period, quota } = check;
    const isRepeatable =
      repeatable && unit !== null ? unit === repeatable.key : repeatable !== null;
    if (repeatable && isRepeatable && this.#ledger.idempotentCheck(repeatable.key, now)) {
      // Another check has paid the unit.
      this.#repeats.release(repeatable.key, now);
      this.#ledger.repeatCheck(repeatable.key);
      return false;
    }
    if (unit === null) return false;
    const { held, others } = this.#checks.take(unit, now);
    const isKnownHere = check.incarnation === this.#incarnation;
    // Confirmed or released before.
    if (held === "unknown" && (isKnownHere || isSecondTry)) return false;
    const used = this.#ledger.month(period).used + before + this.#checks.count(period, now);
    if (held !== "open" && quota !== null && used + units > quota) return false;
    if (repeatable && isRepeatable) {
      this.#ledger.rememberCheck(repeatable.key, repeatable.body, now);
      // Those that shared the unit repeat a charged check from now on.
      for (let i = 0; i < others; i++) this.#repeats.hold(repeatable.key, period, now);
    }
    return true;
  }

  /** Ends a check that came to nothing. */
  async release({ unit, repeatable }: OpenCheck): Promise<void> {
    const now = this.clock();
    if (unit !== null && this.#checks.holders(unit, now) > 0) this.#checks.release(unit, now);
    else if (repeatable && (unit === null || unit === repeatable.key))
      this.#repeats.release(repeatable.key, now);
  }

  /**
   * Reserves the units of a batch: all or none, durably, until they are settled. The request was
   * admitted before, so the rate is not looked at again.
   * @param id of the batch job; asked again, it is reserved once
   */
  async reserve(request: MeterRequest, units: number, id: string): Promise<Admission> {
    await this.#prepare(request);
    const now = this.clock();
    const plan = this.#planOf(request, now);
    if ("outcome" in plan) return plan;
    const known = this.#ledger.reservation(id);
    if (known) {
      const outcome = known.used === null ? "granted" : "settled";
      return { outcome, standing: this.#standing(plan, now) };
    }
    const refusal = this.#refuseBeyondQuota(plan, units, now);
    if (refusal) return refusal;
    const period = periodOf(now);
    this.#ledger.openReservation(id, period, units);
    this.#ledger.keepOwner(request);
    this.#add(period, units, plan.monthlyQuota, now);
    return { outcome: "granted", standing: this.#standing(plan, now) };
  }

  /**
   * Ends the reservation of a batch, in its own month: `used` of its units stay counted, the rest
   * is given back. Settling again changes nothing; a batch that is settled before it is reserved
   * can no longer be reserved.
   */
  async settle(id: string, used: number): Promise<void> {
    if (this.#ledger.isErased) return;
    const now = this.clock();
    const known = this.#ledger.reservation(id);
    if (known && known.used !== null) return;
    this.#ledger.endReservation(id, known?.period ?? periodOf(now), known ? used : 0);
    if (known) this.#add(known.period, used - known.units, undefined, now);
  }

  /** The standing of the account; null when the key is revoked or its plan unknown. */
  async standing(request: MeterRequest): Promise<Standing | null> {
    await this.#prepare(request);
    const now = this.clock();
    const plan = this.#planOf(request, now);
    return "outcome" in plan ? null : this.#standing(plan, now);
  }

  /** Refuses the key from now on, also where KV or an isolate still knows it. */
  async revoke(keyId: string): Promise<void> {
    this.#ledger.revoke(keyId);
  }

  /**
   * From now on applies these terms of the key, also where KV or an isolate still has older ones.
   * Resolves when the counter is published, so that the edge no longer refuses an account that is
   * open again.
   */
  async changeTerms(
    request: Omit<MeterRequest, "planId" | "overrides">,
    terms: KeyTerms,
  ): Promise<void> {
    this.#ledger.changeTerms(request.keyId, terms);
    const changedRequest: MeterRequest = {
      ...request,
      planId: terms.planId ?? "",
      overrides: terms.overrides,
    };
    await this.#prepare(changedRequest);
    const now = this.clock();
    const plan = this.#planOf(changedRequest, now);
    const period = periodOf(now);
    const month = this.#ledger.month(period);
    if ("outcome" in plan || month.used === 0 || month.quota === plan.monthlyQuota) return;
    this.#add(period, 0, plan.monthlyQuota, now);
    await this.#publish();
  }

  /** What was used of each month, the latest first. */
  async history(): Promise<MonthUsage[]> {
    const now = this.clock();
    const reserved = new Map(
      this.#ledger.openReservations().map(({ period, units }) => [period, units]),
    );
    return this.#ledger.months().map(({ period, used, quota }) => ({
      period,
      used,
      quota,
      open: (reserved.get(period) ?? 0) + this.#checks.count(period, now),
    }));
  }

  /** Forgets everything about the account, and from now on refuses each of its keys. */
  async erase(): Promise<void> {
    this.#ledger.erase();
    this.#plans = null;
    this.#alarmAt = null;
    await this.ctx.storage.deleteAlarm();
  }

  /** Whether meters work at all. */
  async probe(): Promise<void> {
    this.#ledger.months();
  }

  /** Publishes what is due, and forgets what is no longer needed. */
  override async alarm(): Promise<void> {
    this.#alarmAt = null;
    await this.#publish(true);
    const now = this.clock();
    const forgetAt = this.#ledger.forget(periodOf(now), now);
    if (forgetAt !== null) this.#wakeBy(forgetAt);
  }

  /** The key's plan with its limits, or why the key is refused. */
  #planOf(request: MeterRequest, now: number): Plan | MeterRefusal {
    const terms = this.#ledger.termsOf(request.keyId);
    const expiresAt = terms?.expiresAt ?? null;
    if (this.#ledger.isRevoked(request.keyId) || (expiresAt !== null && expiresAt <= now)) {
      return { outcome: "key_revoked" };
    }
    return this.#limitedPlanOf(request) ?? { outcome: "plan_unknown" };
  }

  /** Test keys have the rate and the batches of their plan, and no month. */
  #limitedPlanOf({ account, keyId, planId, overrides }: MeterRequest): Plan | null {
    const terms = this.#ledger.termsOf(keyId) ?? { planId, overrides };
    if (!this.#plans || terms.planId === null) return null;
    const plan = planFor(this.#plans, terms.planId, terms.overrides);
    return plan && !rulesOf(account).isCharged ? { ...plan, monthlyQuota: null } : plan;
  }

  /**
   * Learns what a decision needs: which checks the isolate has still to confirm, and the plans.
   * They are read first, where the key's plan is not known or they are very old; in the background,
   * where they are old.
   */
  async #prepare(request: MeterRequest): Promise<void> {
    const now = this.clock();
    if (request.unconfirmed) this.#checks.learn(request.unconfirmed, this.#incarnation, now);
    const age = this.#plans ? now - this.#plans.readAt : Number.POSITIVE_INFINITY;
    const isKnown = this.#limitedPlanOf(request) !== null;
    if (age < PLANS_FRESH_MS && isKnown) return;
    this.#readingPlans ??= this.#readPlanSnapshot(request.variant).finally(() => {
      this.#readingPlans = undefined;
    });
    const reading = this.#readingPlans;
    // Old plans are better than none.
    if (!isKnown) await reading;
    else if (age < PLANS_USABLE_MS) reading.catch(() => {});
    else await withinBudget(() => reading, PLANS_BUDGET_MS);
  }

  async #readPlanSnapshot(variant: MeterRequest["variant"]): Promise<void> {
    const snapshot = await readPlanSnapshot(this.env, variant, this.clock());
    this.#plans = snapshot;
    this.#ledger.keepPlans(snapshot);
  }

  /**
   * Whether a request repeats one under the same Idempotency-Key that was charged, or may soon be.
   * Null: it is the first, or was repeated too often to be free.
   */
  #repetitionOf(
    { key, body }: { key: string; body: string },
    now: number,
  ): "charged" | "open" | "other_request" | null {
    const charged = this.#ledger.idempotentCheck(key, now);
    const known = charged?.body ?? this.#checks.body(key, now);
    if (known === undefined) return null;
    if (known !== body) return "other_request";
    const repeats = charged
      ? charged.repeats + this.#repeats.holders(key, now)
      : this.#checks.holders(key, now) - 1;
    if (repeats >= FREE_REPEATS) return null;
    return charged ? "charged" : "open";
  }

  /** HMACs by the meter's own secret: the key and the request themselves are not kept. */
  async #macsOf({ key, fingerprint }: Idempotency): Promise<{ key: string; body: string }> {
    const encoder = new TextEncoder();
    this.#macKey ??= crypto.subtle.importKey(
      "raw",
      encoder.encode(this.#ledger.secret()),
      { name: "HMAC", hash: "SHA-256" },
      false,
      ["sign"],
    );
    const macKey = await this.#macKey;
    const mac = async (text: string) =>
      toHex(await crypto.subtle.sign("HMAC", macKey, encoder.encode(text)));
    const [keyMac, body] = await Promise.all([mac(key), mac(`${key}\n${fingerprint}`)]);
    return { key: keyMac, body };
  }

  #refuseBeyondQuota(plan: Plan, units: number, now: number): MeterRefusal | null {
    const { monthlyQuota: quota } = plan;
    if (units === 0 || quota === null || this.#used(periodOf(now), now) + units <= quota)
      return null;
    return { outcome: "quota_exceeded", standing: this.#standing(plan, now) };
  }

  #takeToken(plan: Plan, now: number): MeterRefusal | null {
    this.#bucket ??= new TokenBucket(plan.ratePerSecond, now);
    const retryAfterMs = this.#bucket.take(plan.ratePerSecond, now);
    if (retryAfterMs === 0) return null;
    return { outcome: "rate_limited", standing: this.#standing(plan, now), retryAfterMs };
  }

  /** Units of a month that are used, or held by checks that are not counted yet. */
  #used(period: string, now: number): number {
    const held = this.#checks.count(period, now) + this.#checks.unconfirmed(period, now);
    return this.#ledger.month(period).used + held;
  }

  #standing(plan: Plan, now: number): Standing {
    const period = periodOf(now);
    return {
      plan,
      period,
      used: this.#used(period, now),
      resetsAt: periodEnd(now),
      rateRemaining: this.#bucket?.remaining(plan.ratePerSecond, now) ?? plan.ratePerSecond,
    };
  }

  /**
   * Adds units to what a month has used, or subtracts them. The counter is published within the
   * interval; at once when the month has just been used up, or is open again.
   * @param quota the one that is counted against now; undefined: as before
   */
  #add(period: string, units: number, quota: number | null | undefined, now: number): void {
    const before = this.#ledger.month(period);
    const after = {
      used: Math.max(0, before.used + units),
      quota: quota === undefined ? before.quota : quota,
    };
    const isUrgent = isExhausted(before) !== isExhausted(after);
    const { PUBLISH_SECONDS } = settingsOf(this.env);
    // An alarm leaves the time at which it published a month: there is another alarm only where
    // more is to be published.
    const isPending =
      before.publishAt !== null && this.#alarmAt !== null && this.#alarmAt <= before.publishAt;
    const dueAt = isPending ? before.publishAt : now + PUBLISH_SECONDS * 1000;
    const publishAt = isUrgent ? now : dueAt;
    this.#ledger.keepMonth(period, { ...after, publishAt });
    if (isUrgent) {
      // Should this object end before KV has it, the alarm repeats it.
      this.#wakeBy(now + PUBLISH_AGAIN_MS);
      this.ctx.waitUntil(this.#publish());
    } else if (publishAt !== null) this.#wakeBy(publishAt);
  }

  /** Not awaited: no answer of this object leaves before the alarm is stored. */
  #wakeBy(at: number): void {
    if (this.#alarmAt !== null && this.#alarmAt <= at) return;
    this.#alarmAt = at;
    void this.ctx.storage.setAlarm(at);
  }

  /** @param isAlarm then nothing need be written about a month that goes on */
  #publish(isAlarm = false): Promise<void> {
    this.#publishing = this.#publishing.then(async () => {
      const owner = this.#ledger.owner();
      if (!owner) return;
      const now = this.clock();
      for (const month of this.#ledger.months()) {
        if (month.publishAt === null || !(await this.#publishMonth(owner, month, now))) continue;
        // A row a publication: what an alarm has published is known by there being no other.
        if (!isAlarm || month.period !== periodOf(now)) this.#ledger.published(month);
      }
    });
    return this.#publishing;
  }

  /** @returns whether KV took it; otherwise it is tried again */
  async #publishMonth(
    { account, variant }: Owner,
    month: PeriodMonth,
    now: number,
  ): Promise<boolean> {
    const { period, used, quota } = month;
    const updatedAt = new Date(now).toISOString();
    const counter = { used, quota, exhausted: isExhausted(month), updatedAt };
    try {
      await this.#counters.write(counterKey(account, variant, period), counter);
      return true;
    } catch {
      // More than one write a second, or an outage of KV: the counter is a hint.
      this.#ledger.putOffPublication(period, now + PUBLISH_AGAIN_MS);
      this.#wakeBy(now + PUBLISH_AGAIN_MS);
      return false;
    }
  }
}

function isExhausted({ used, quota }: { used: number; quota: number | null }): boolean {
  return quota !== null && used >= quota;
}
