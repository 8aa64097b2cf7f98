/**
 * Decides alone whether an account may use more units. `open` holds a check's unit in memory, and
 * `confirm` stores it after the answer. So a crash never charges for a lost answer.
 */
import { DurableObject } from "cloudflare:workers";
import { settingsOf } from "../config.ts";
import { withinBudget } from "../lib/budget.ts";
import { nextKoreanMidnight } from "../lib/days.ts";
import { toHex } from "../lib/sha256.ts";
import { rulesOf } from "./account-mode.ts";
import { type CounterStore, counterKeyOf, createCounterStore } from "./counters.ts";
import { DailyShare, periodsOfDay } from "./daily-share.ts";
import { IDEMPOTENCY_MS, Ledger, type PeriodMonth } from "./ledger.ts";
import type {
  Admission,
  AdmitOptions,
  CheckDecision,
  DayStanding,
  Idempotency,
  KeyState,
  KeyTerms,
  MeterRefusal,
  MeterRequest,
  MonthUsage,
  Owner,
  Standing,
  WatchPayment,
} from "./meter-messages.ts";
import type { GrantedCheck } from "./open-checks.ts";
import { OpenChecks } from "./open-checks.ts";
import { periodEnd, periodOf } from "./period.ts";
import {
  PLANS_USABLE_MS,
  type Plan,
  type PlanSnapshot,
  type PlansSeen,
  planFor,
  readPlanSnapshot,
} from "./plans.ts";
import { TokenBucket } from "./token-bucket.ts";
import { WaitPlaces } from "./wait-places.ts";

const FREE_REPEATS = 10;

/** Connecting to `/mcp` takes up to four messages, so five clients a second can connect. */
const MESSAGES_PER_SECOND = 20;

/** How often at most to store the `readAt` of unchanged plans: each time costs a written row. */
const PLANS_STORED_MS = 3_600_000;
/** How long to wait for the plans of D1. After this time the old plans apply: D1 may be down. */
const PLANS_BUDGET_MS = 500;

/** How often to look for an unknown plan, which may just have been added. */
const UNKNOWN_PLAN_MS = 2_000;

/** When to repeat a refused publication. KV accepts one write a second for each name. */
const PUBLISH_AGAIN_MS = 2_000;

interface CountedUnits {
  units: number;
  quota: number | null;
}

export class UsageMeter extends DurableObject<Env> {
  protected clock: () => number = Date.now;

  readonly #ledger: Ledger;
  readonly #share: DailyShare;
  readonly #counters: CounterStore;
  /** New after each reset of the meter, so that units granted before the reset are recognised. */
  readonly #incarnation = crypto.randomUUID();
  readonly #checks = new OpenChecks();
  /** Unanswered repeats of charged checks, by Idempotency-Key. */
  readonly #repeats = new OpenChecks();
  readonly #waitPlaces = new WaitPlaces();
  #bucket: TokenBucket | undefined;
  /** Requests for the usage and messages to `/mcp` take tokens here, not from `#bucket`. */
  readonly #freeBuckets: { usage?: TokenBucket; message?: TokenBucket } = {};
  #macKey: Promise<CryptoKey> | undefined;
  #plans: PlanSnapshot | null;
  /** When the plans were last known to be current (epoch milliseconds). */
  #plansCheckedAt: number;
  #plansStoredAt: number;
  #readingPlans: Promise<void> | undefined;
  /** Publications run one after another, so that an older counter never overwrites a newer one. */
  #publishing: Promise<void> = Promise.resolve();
  #alarmAt: number | null = null;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.#ledger = new Ledger(ctx.storage.sql);
    this.#share = new DailyShare(ctx.storage.sql, this.#ledger);
    this.#counters = createCounterStore(env.RATE_COUNTERS);
    this.#plans = this.#ledger.plans();
    this.#plansCheckedAt = this.#plansStoredAt = this.#plans?.readAt ?? 0;
    void ctx.blockConcurrencyWhile(async () => {
      this.#alarmAt = await ctx.storage.getAlarm();
    });
  }

  async admit(request: MeterRequest, options: AdmitOptions = {}): Promise<Admission> {
    await this.#prepare(request);
    const now = this.clock();
    const plan = this.#planOf(request, now);
    if ("outcome" in plan) return plan;
    const refusal = options.isForUsage
      ? this.#takeFreeToken(options.isMessage ? "message" : "usage", plan, now)
      : this.#takeToken(plan, now, options.tokens);
    if (refusal) return refusal;
    const { wait } = options;
    const mayWait = wait && this.#waitPlaces.take(wait.id, wait.leaseMs, now);
    const standing = this.#standing(plan, now);
    return { outcome: "granted", standing, ...(mayWait !== undefined && { mayWait }) };
  }

  async endWait(id: string): Promise<void> {
    this.#waitPlaces.free(id);
  }

  /**
   * Holds units until they are confirmed, released or expired. Repeated calls hold them only once.
   * @param idempotency if this or `units` is given, `open` takes no token, so call `admit` first
   */
  async open(
    request: MeterRequest,
    id: string,
    idempotency: Idempotency | null,
    units?: number,
  ): Promise<CheckDecision> {
    // The MACs need a secret, and no secret may be stored for an erased account.
    if (this.#ledger.isErased) return { outcome: "key_revoked" };
    const repeatable = idempotency && (await this.#macsOf(idempotency));
    await this.#prepare(request);
    // Await nothing from here on, so that no other request comes between reading and deciding.
    const now = this.clock();
    const plan = this.#planOf(request, now);
    if ("outcome" in plan) return plan;
    const grant = (unit: string | null, isRepeat: boolean): CheckDecision => {
      const { monthlyQuota: quota } = plan;
      const check = {
        incarnation: this.#incarnation,
        unit,
        ...(units !== undefined && { units }),
        // The check may share a unit that was opened in an earlier month.
        period: (unit && this.#checks.periodOf(unit, now)) ?? periodOf(now),
        quota,
        repeatable,
        ...(repeatable && unit !== id && { sharer: id }),
      };
      return { outcome: "granted", standing: this.#standing(plan, now), check, isRepeat };
    };
    if (this.#checks.holders(id, now) > 0) return grant(id, false);
    if (repeatable) {
      const { key } = repeatable;
      // The platform may repeat a call. The check then keeps what it holds.
      const place = this.#checks.placeOf(id, key, now);
      if (place >= 0) return grant(key, place > 0);
      if (this.#repeats.placeOf(id, key, now) >= 0) return grant(null, true);
      const repetition = this.#repetitionOf(repeatable, now);
      if (repetition === "other_request") {
        return { outcome: "idempotency_key_reused", standing: this.#standing(plan, now) };
      }
      if (repetition) {
        const holds = repetition === "charged" ? this.#repeats : this.#checks;
        holds.hold(key, id, periodOf(now), now, repeatable.body);
        return grant(repetition === "charged" ? null : key, true);
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
    if (hasDay(plan)) this.#share.begin(now);
    this.#checks.hold(unit, id, periodOf(now), now, repeatable?.body, units);
    return grant(unit, false);
  }

  /** @returns whether this check pays. If checks share a unit, the first answered check pays. */
  async pays({ repeatable, sharer }: GrantedCheck): Promise<boolean> {
    if (!repeatable || sharer === undefined) return true;
    const now = this.clock();
    const { key, body } = repeatable;
    if (this.#ledger.idempotentCheck(key, now)?.body === body) return false;
    return this.#checks.pays(key, sharer, body, now);
  }

  /**
   * @param isSecondTry true: an earlier call may have counted these checks. So only units that are
   * still held are counted
   */
  async confirm(owner: Owner, checks: GrantedCheck[], isSecondTry: boolean): Promise<void> {
    if (this.#ledger.isErased) return;
    const now = this.clock();
    const counted = new Map<string, CountedUnits>();
    for (const check of checks) {
      const period = this.#endAnswered(check, counted, isSecondTry, now);
      if (period === null) continue;
      const units = (counted.get(period)?.units ?? 0) + (check.units ?? 1);
      counted.set(period, { units, quota: check.quota });
    }
    for (const [period, { units, quota }] of counted) {
      if (units > 0) {
        this.#ledger.keepOwner(owner);
        this.#add(period, units, quota, now);
      }
      // A test check leaves only its Idempotency-Key, which has to be forgotten later.
      else this.#wakeBy(now + IDEMPOTENCY_MS);
    }
  }

  /** @returns the month to count the check in; null if it is not counted */
  #endAnswered(
    check: GrantedCheck,
    counted: ReadonlyMap<string, CountedUnits>,
    isSecondTry: boolean,
    now: number,
  ): string | null {
    const { unit, units = 1, repeatable, quota } = check;
    const holder = holderOf(check);
    const isRepeatable = repeatable !== null && (unit === null || unit === repeatable.key);
    const paid = isRepeatable ? this.#ledger.idempotentCheck(repeatable.key, now) : null;
    if (repeatable && paid) {
      this.#checks.release(repeatable.key, holder, now);
      const wasHeld = this.#repeats.release(repeatable.key, holder, now);
      // An earlier call may have counted this check already, as a repeat or as the check that pays.
      const isNew = wasHeld || !isSecondTry;
      if (isNew && paid.body === repeatable.body) this.#ledger.countRepeat(repeatable.key);
      return null;
    }
    if (unit === null) return null;
    const body = repeatable?.body ?? "";
    const { held, others, ...taken } = this.#checks.take(unit, holder, body, now);
    const wasGrantedHere = check.incarnation === this.#incarnation;
    // The check may already have been confirmed or released.
    if (held === "unknown" && (wasGrantedHere || isSecondTry)) return null;
    // The unit was forgotten, and its Idempotency-Key now belongs to another request.
    if (held !== "open" && this.#checks.holders(unit, now) > 0) return null;
    // Use the month of the unit, not of the check. They differ if the check was opened before the
    // end of a month, and a repeated request has opened the same unit again in the next month.
    const period = taken.period ?? check.period;
    const before = counted.get(period)?.units ?? 0;
    const used = this.#ledger.month(period).used + before + this.#checks.count(period, now);
    if (held !== "open" && quota !== null && used + units > quota) return null;
    if (isRepeatable) {
      this.#ledger.rememberCheck(repeatable.key, repeatable.body, now, units > 0);
      // The checks that shared the unit now repeat a charged check.
      for (const other of others) this.#repeats.hold(repeatable.key, other, period, now);
    }
    return period;
  }

  async release(check: GrantedCheck): Promise<void> {
    const { unit, repeatable } = check;
    const now = this.clock();
    const holder = holderOf(check);
    if (unit !== null) this.#checks.release(unit, holder, now);
    if (repeatable) this.#repeats.release(repeatable.key, holder, now);
  }

  /** Reserves all units or none. Units that do not fit into this day wait for a later day. */
  async reserve(request: MeterRequest, units: number, id: string): Promise<Admission> {
    await this.#prepare(request);
    const now = this.clock();
    const plan = this.#planOf(request, now);
    if ("outcome" in plan) return plan;
    const known = this.#ledger.reservation(id);
    const granted = (): Admission => {
      const slots = this.#share.slotsOf(id, known?.units ?? units, now);
      const standing = this.#standing(plan, now);
      return { outcome: "granted", standing, ...(slots.length > 0 && { slots }) };
    };
    if (known) {
      if (known.used === null) return granted();
      return { outcome: "settled", standing: this.#standing(plan, now) };
    }
    if (units === 0) return { outcome: "granted", standing: this.#standing(plan, now) };
    const refusal = this.#refuseBeyondMonth(plan, units, now) ?? this.#place(plan, units, id, now);
    if (refusal) return refusal;
    const period = periodOf(now);
    this.#ledger.openReservation(id, period, units);
    this.#ledger.keepOwner(request);
    this.#add(period, units, plan.monthlyQuota, now);
    this.#share.leaveOut(period, units, now);
    return granted();
  }

  /** A repeated call changes nothing. After `settle`, the batch can no longer be reserved. */
  async settle(id: string, used: number): Promise<void> {
    if (this.#ledger.isErased) return;
    const now = this.clock();
    const known = this.#ledger.reservation(id);
    if (known && known.used !== null) return;
    this.#ledger.endReservation(id, known?.period ?? periodOf(now), known ? used : 0);
    if (!known) return;
    this.#add(known.period, used - known.units, undefined, now);
    this.#share.leaveOut(known.period, used - known.units, now);
    this.#share.settle(id, known.units, used, now);
  }

  /**
   * Pays as far as the month's quota allows. A repeated call never charges twice.
   * @param count how many distinct numbers of a block of the watch list were answered in the month
   */
  async payWatched(
    request: MeterRequest,
    period: string,
    block: number,
    count: number,
  ): Promise<WatchPayment> {
    await this.#prepare(request);
    const now = this.clock();
    const plan = this.#planOf(request, now);
    const known = this.#ledger.isErased ? 0 : this.#ledger.paidOf(period, block);
    if ("outcome" in plan) return { outcome: "no_valid_key", paid: known };
    const { monthlyQuota: quota } = plan;
    const room = quota === null ? count : Math.max(0, quota - this.#used(period, now));
    const units = Math.min(Math.max(0, count - known), room);
    const paid = known + units;
    if (units > 0) {
      this.#ledger.keepPaid(period, block, paid);
      this.#ledger.keepOwner(request);
      this.#add(period, units, quota, now);
      // The limit per day does not count watched numbers, because one call asks about many of them.
      this.#share.leaveOut(period, units, now);
    }
    if (paid >= count) return { outcome: "paid", paid };
    return { outcome: "quota_exceeded", paid };
  }

  async standing(request: MeterRequest): Promise<Standing | null> {
    await this.#prepare(request);
    const now = this.clock();
    const plan = this.#planOf(request, now);
    return "outcome" in plan ? null : this.#standing(plan, now);
  }

  /** Refuses the key from now on, even where KV or an isolate still has it. */
  async revoke(keyId: string): Promise<void> {
    if (!this.#ledger.isErased) this.#ledger.revoke(keyId);
  }

  async keyState(keyId: string): Promise<KeyState> {
    if (this.#ledger.isErased) return { kind: "erased" };
    if (this.#ledger.isRevoked(keyId)) return { kind: "revoked" };
    return { kind: "issued", terms: this.#ledger.termsOf(keyId) ?? null };
  }

  /** Stores new terms of a key. If the quota changed, waits until KV has the new quota. */
  async changeTerms(
    request: Omit<MeterRequest, "planId" | "overrides">,
    terms: KeyTerms,
  ): Promise<void> {
    if (this.#ledger.isErased) return;
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

  async history(): Promise<MonthUsage[]> {
    const now = this.clock();
    const reserved = new Map(
      this.#ledger.reservedUnits().map(({ period, units }) => [period, units]),
    );
    return this.#ledger.months().map(({ period, used, quota }) => ({
      period,
      used,
      quota,
      open: (reserved.get(period) ?? 0) + this.#checks.count(period, now),
    }));
  }

  /** Refuses all the account's keys from now on. Resolves when no counter is being written. */
  async erase(): Promise<void> {
    this.#ledger.erase();
    this.#share.erase();
    this.#plans = null;
    // A running publication could still write its counter, or set an alarm if it fails.
    await this.#publishing;
    this.#alarmAt = null;
    await this.ctx.storage.deleteAlarm();
  }

  async probe(): Promise<void> {
    this.#ledger.months();
  }

  override async alarm(): Promise<void> {
    this.#alarmAt = null;
    await this.#publish(true);
    const now = this.clock();
    this.#share.forget(now);
    const forgetAt = this.#ledger.forget(periodOf(now), now);
    if (forgetAt !== null) this.#wakeBy(forgetAt);
  }

  #planOf(request: MeterRequest, now: number): Plan | MeterRefusal {
    const terms = this.#ledger.termsOf(request.keyId);
    const expiresAt = terms?.expiresAt ?? null;
    if (this.#ledger.isRevoked(request.keyId) || (expiresAt !== null && expiresAt <= now)) {
      return { outcome: "key_revoked" };
    }
    return this.#limitedPlanOf(request) ?? { outcome: "plan_unknown" };
  }

  #limitedPlanOf({ account, keyId, planId, overrides }: MeterRequest): Plan | null {
    const terms = this.#ledger.termsOf(keyId) ?? { planId, overrides };
    if (!this.#plans || terms.planId === null) return null;
    const plan = planFor(this.#plans, terms.planId, terms.overrides);
    if (!plan || rulesOf(account).isCharged) return plan;
    return { ...plan, monthlyQuota: null, unitsPerDay: null };
  }

  /** Reads the plans again if they changed, lack the key's plan, or were not checked lately. */
  async #prepare(request: MeterRequest): Promise<void> {
    if (this.#ledger.isErased) return;
    const now = this.clock();
    if (request.unconfirmed) this.#checks.learn(request.unconfirmed, this.#incarnation, now);
    const isKnown = this.#limitedPlanOf(request) !== null;
    if (this.#hasPlans(request.plansSeen, isKnown, now)) return;
    this.#readingPlans ??= this.#readPlanSnapshot(request.variant).finally(() => {
      this.#readingPlans = undefined;
    });
    const reading = this.#readingPlans;
    // If D1 and KV fail, a key with a known plan keeps that plan.
    if (!isKnown) await reading;
    else await withinBudget(() => reading, PLANS_BUDGET_MS);
  }

  #hasPlans(seen: PlansSeen | undefined, isKnown: boolean, now: number): boolean {
    const plans = this.#plans;
    if (!plans) return false;
    if (seen?.version === plans.version)
      this.#plansCheckedAt = Math.max(this.#plansCheckedAt, seen?.readAt ?? 0);
    else if (seen && seen.readAt > plans.readAt) return false;
    return now - this.#plansCheckedAt < (isKnown ? PLANS_USABLE_MS : UNKNOWN_PLAN_MS);
  }

  async #readPlanSnapshot(variant: MeterRequest["variant"]): Promise<void> {
    const snapshot = await readPlanSnapshot(this.env, variant, this.clock());
    if (this.#ledger.isErased) return;
    const { readAt, version } = snapshot;
    const isStored =
      this.#plans?.version === version && readAt - this.#plansStoredAt < PLANS_STORED_MS;
    this.#plans = snapshot;
    this.#plansCheckedAt = readAt;
    if (isStored) return;
    this.#plansStoredAt = readAt;
    this.#ledger.keepPlans(snapshot);
  }

  /** Null: the Idempotency-Key is new, or its free repeats are used up. */
  #repetitionOf(
    { key, body }: { key: string; body: string },
    now: number,
  ): "charged" | "open" | "other_request" | null {
    const charged = this.#ledger.idempotentCheck(key, now);
    const known = charged?.body ?? this.#checks.requestMac(key, now);
    if (known === undefined) return null;
    if (known !== body) return "other_request";
    const repeats = charged
      ? charged.repeats + this.#repeats.holders(key, now)
      : this.#checks.holders(key, now) - 1;
    if (repeats >= FREE_REPEATS) return null;
    return charged ? "charged" : "open";
  }

  /** HMACs with the meter's secret, so that the Idempotency-Key and the request are not stored. */
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

  /** If both the month and the day are used up, reports the limit that lasts longer. */
  #refuseBeyondQuota(plan: Plan, units: number, now: number): MeterRefusal | null {
    const ofMonth = this.#refuseBeyondMonth(plan, units, now);
    const day = this.#dayOf(plan, now);
    if (!day || units === 0 || day.used + units <= day.limit) return ofMonth;
    if (ofMonth && periodEnd(now) >= day.endsAt) return ofMonth;
    return { outcome: "quota_exceeded", limit: "day", standing: this.#standing(plan, now) };
  }

  #refuseBeyondMonth(plan: Plan, units: number, now: number): MeterRefusal | null {
    const { monthlyQuota: quota } = plan;
    if (units === 0 || quota === null || this.#used(periodOf(now), now) + units <= quota)
      return null;
    return { outcome: "quota_exceeded", standing: this.#standing(plan, now) };
  }

  #place(plan: Plan, units: number, id: string, now: number): MeterRefusal | null {
    if (!hasDay(plan)) return null;
    this.#share.begin(now);
    if (this.#share.place(id, units, plan.unitsPerDay, this.#heldToday(now), now)) return null;
    return { outcome: "quota_exceeded", limit: "day", standing: this.#standing(plan, now) };
  }

  #dayOf(plan: Plan, now: number): DayStanding | undefined {
    if (!hasDay(plan)) return undefined;
    const used = this.#share.used(now) + this.#heldToday(now);
    return { used, limit: plan.unitsPerDay, endsAt: nextKoreanMidnight(now) };
  }

  /** Units that are held now count as used today, even if they were opened before midnight. */
  #heldToday(now: number): number {
    return periodsOfDay(now).reduce((sum, period) => sum + this.#held(period, now), 0);
  }

  #takeToken(plan: Plan, now: number, tokens?: number): MeterRefusal | null {
    this.#bucket ??= new TokenBucket(plan.ratePerSecond, now);
    const retryAfterMs = this.#bucket.take(plan.ratePerSecond, now, tokens);
    if (retryAfterMs === 0) return null;
    return { outcome: "rate_limited", standing: this.#standing(plan, now), retryAfterMs };
  }

  #takeFreeToken(kind: "usage" | "message", plan: Plan, now: number): MeterRefusal | null {
    const least = kind === "message" ? MESSAGES_PER_SECOND : 0;
    const rate = Math.max(plan.ratePerSecond, least);
    this.#freeBuckets[kind] ??= new TokenBucket(rate, now);
    const retryAfterMs = this.#freeBuckets[kind].take(rate, now);
    if (retryAfterMs === 0) return null;
    const standing = { ...this.#standing(plan, now), rateRemaining: 0 };
    return { outcome: "rate_limited", standing, retryAfterMs };
  }

  #used(period: string, now: number): number {
    return this.#ledger.month(period).used + this.#held(period, now);
  }

  #held(period: string, now: number): number {
    return this.#checks.count(period, now) + this.#checks.unconfirmed(period, now);
  }

  #standing(plan: Plan, now: number): Standing {
    const period = periodOf(now);
    const day = this.#dayOf(plan, now);
    return {
      ...(day && { day }),
      plan,
      period,
      used: this.#used(period, now),
      resetsAt: periodEnd(now),
      rateRemaining: this.#bucket?.remaining(plan.ratePerSecond, now) ?? plan.ratePerSecond,
    };
  }

  /** Adds units to a month. @param quota undefined keeps the last quota */
  #add(period: string, units: number, quota: number | null | undefined, now: number): void {
    const before = this.#ledger.month(period);
    const after = {
      used: Math.max(0, before.used + units),
      quota: quota === undefined ? before.quota : quota,
    };
    const isUrgent = isExhausted(before) !== isExhausted(after);
    const { PUBLISH_SECONDS } = settingsOf(this.env);
    // A publication is pending only if an alarm is set for it. A `publishAt` without an alarm may
    // lie in the past.
    const isPending =
      before.publishAt !== null && this.#alarmAt !== null && this.#alarmAt <= before.publishAt;
    const dueAt = isPending ? before.publishAt : now + PUBLISH_SECONDS * 1000;
    const publishAt = isUrgent ? now : dueAt;
    this.#ledger.keepMonth(period, { ...after, publishAt });
    if (isUrgent) {
      // If this object ends before KV has the counter, the alarm repeats the write.
      this.#wakeBy(now + PUBLISH_AGAIN_MS);
      this.ctx.waitUntil(this.#publish());
    } else if (publishAt !== null) this.#wakeBy(publishAt);
  }

  /** Does not await the alarm. The platform itself holds answers back until the alarm is stored. */
  #wakeBy(at: number): void {
    if (this.#alarmAt !== null && this.#alarmAt <= at) return;
    this.#alarmAt = at;
    void this.ctx.storage.setAlarm(at);
  }

  #publish(isAlarm = false): Promise<void> {
    this.#publishing = this.#publishing.then(async () => {
      const owner = this.#ledger.owner();
      if (!owner) return;
      const now = this.clock();
      for (const month of this.#ledger.months()) {
        if (this.#ledger.isErased) return;
        if (month.publishAt === null || !(await this.#publishMonth(owner, month, now))) continue;
        // After an alarm, do not clear `publishAt` of the current month, because that writes a row.
        // It is not needed: `#add` ignores a `publishAt` without an alarm.
        if (!isAlarm || month.period !== periodOf(now)) this.#ledger.markPublished(month);
      }
    });
    return this.#publishing;
  }

  async #publishMonth(
    { account, variant }: Owner,
    month: PeriodMonth,
    now: number,
  ): Promise<boolean> {
    const { period, used, quota } = month;
    const updatedAt = new Date(now).toISOString();
    const counter = { used, quota, exhausted: isExhausted(month), updatedAt };
    try {
      await this.#counters.write(counterKeyOf(account, variant, period), counter);
      return true;
    } catch {
      // The meter does not need this counter, so a fault of KV must not fail the request.
      this.#ledger.putOffPublication(period, now + PUBLISH_AGAIN_MS);
      this.#wakeBy(now + PUBLISH_AGAIN_MS);
      return false;
    }
  }
}

function hasDay(plan: Plan): plan is Plan & { unitsPerDay: number } {
  return typeof plan.unitsPerDay === "number";
}

function isExhausted({ used, quota }: { used: number; quota: number | null }): boolean {
  return quota !== null && used >= quota;
}

function holderOf({ sharer, unit }: GrantedCheck): string {
  return sharer ?? unit ?? "";
}
