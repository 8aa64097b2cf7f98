/**
 * The usage meter: one Durable Object per account and variant, the only place that counts (DESIGN §4).
 * It decides about month, second and revocation in one call. What the edge does with the decision belongs in `admission.ts`.
 */
import { DurableObject } from "cloudflare:workers";
import type { Variant } from "../variant.ts";
import { counterKey, createCounterStore } from "./counters.ts";
import { periodEnd, periodOf } from "./period.ts";
import { createPlanStore, type LimitOverrides, type Plan } from "./plans.ts";
import { TokenBucket } from "./token-bucket.ts";

/** The counter in KV may lag this far behind; KV takes one write a second for a key. */
const PUBLISH_INTERVAL_MS = 30_000;

/** Reservations are kept this many periods, so that a late settlement or a repeated one still finds its row. */
const KEPT_PERIODS = 3;

export interface MeterRequest {
  account: string;
  variant: Variant;
  keyId: string;
  planId: string;
  overrides: LimitOverrides;
}

/** What a key may, as the operator last changed it. */
export interface KeyTerms {
  /** Null: not this variant. */
  planId: string | null;
  overrides: LimitOverrides;
  /** Epoch milliseconds. */
  expiresAt: number | null;
}

/** What was used of a month. */
export interface MonthUsage {
  /** YYYY-MM, UTC. */
  period: string;
  used: number;
  /** The one it was last counted against; null: none. */
  quota: number | null;
}

/** Where an account stands after a decision. */
export interface Standing {
  planId: string;
  /** YYYY-MM, UTC. */
  period: string;
  quota: number | null;
  used: number;
  /** Epoch milliseconds at which the period ends. */
  resetsAt: number;
  ratePerSecond: number;
  /** Requests that would pass right now. */
  rateRemaining: number;
}

export type MeterDecision =
  | { outcome: "granted"; standing: Standing }
  | { outcome: "quota_exceeded"; standing: Standing }
  | { outcome: "rate_limited"; standing: Standing; retryAfterMs: number }
  /** Also: past its end. */
  | { outcome: "key_revoked" }
  | { outcome: "plan_unknown" };

export class UsageMeter extends DurableObject<Env> {
  /** Replaced by tests to pass time. */
  clock: () => number = Date.now;

  readonly #sql: SqlStorage;
  #bucket: TokenBucket | undefined;
  /** Publications run one after another, so that an older counter never overwrites a newer one. */
  #publishing: Promise<void> = Promise.resolve();
  #publicationDue = false;
  /** As the table has them: every request asks, and few keys are ever revoked. */
  readonly #revokedKeys = new Set<string>();
  /** The keys whose terms were changed after they were issued, as the table has them. */
  readonly #changedKeys = new Map<string, KeyTerms>();

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.#sql = ctx.storage.sql;
    this.#sql.exec(`
      CREATE TABLE IF NOT EXISTS usage (period TEXT PRIMARY KEY, used INTEGER NOT NULL, quota INTEGER, counter_key TEXT NOT NULL, published INTEGER);
      CREATE TABLE IF NOT EXISTS reservations (id TEXT PRIMARY KEY, period TEXT NOT NULL, units INTEGER NOT NULL, used INTEGER);
      CREATE TABLE IF NOT EXISTS revoked_keys (id TEXT PRIMARY KEY);
      CREATE TABLE IF NOT EXISTS changed_keys (id TEXT PRIMARY KEY, terms TEXT NOT NULL);
    `);
    for (const { id } of this.#sql.exec<{ id: string }>("SELECT id FROM revoked_keys"))
      this.#revokedKeys.add(id);
    for (const { id, terms } of this.#sql.exec<{ id: string; terms: string }>(
      "SELECT id, terms FROM changed_keys",
    )) {
      this.#changedKeys.set(id, JSON.parse(terms));
    }
  }

  /**
   * Grants all `units` of the month's quota or none, and one request of the second's rate.
   * 0 units ask for admission alone: they count against the rate and need no quota.
   * A reservation with an `id` is remembered: asked again it is granted again without counting, until it is released.
   */
  async reserve(request: MeterRequest, units: number, id?: string): Promise<MeterDecision> {
    const now = this.clock();
    const plan = await this.#planOf(request, now);

    // From here on nothing is awaited: no other request can come between reading the counter and writing it.
    if (this.#isEnded(request.keyId, now)) return { outcome: "key_revoked" };
    if (!plan) return { outcome: "plan_unknown" };
    const period = periodOf(now);
    const { used, quota } = this.#usage(period);
    if (id !== undefined && this.#isReserved(id))
      return { outcome: "granted", standing: this.#standing(plan, now, used) };
    if (units > 0 && plan.monthlyQuota !== null && used + units > plan.monthlyQuota) {
      return { outcome: "quota_exceeded", standing: this.#standing(plan, now, used) };
    }
    this.#bucket ??= new TokenBucket(plan.ratePerSecond, now);
    const retryAfterMs = this.#bucket.take(plan.ratePerSecond, now);
    if (retryAfterMs > 0)
      return { outcome: "rate_limited", standing: this.#standing(plan, now, used), retryAfterMs };

    if (units > 0) {
      this.#sql.exec(
        `INSERT INTO usage (period, used, quota, counter_key) VALUES (?1, ?2, ?3, ?4)
         ON CONFLICT (period) DO UPDATE SET used = used + ?2, quota = ?3`,
        period,
        units,
        plan.monthlyQuota,
        counterKey(request.account, request.variant, period),
      );
      if (id !== undefined)
        this.#sql.exec("INSERT INTO reservations VALUES (?1, ?2, ?3, NULL)", id, period, units);
      if (used === 0) this.#forgetOldPeriods(period);
      const wasExhausted = quota !== null && used >= quota;
      this.#publishLater(now, wasExhausted !== (used + units === plan.monthlyQuota));
    }
    return { outcome: "granted", standing: this.#standing(plan, now, used + units) };
  }

  /**
   * Ends a reservation that was made with an id: of its units `used` stay counted, the rest is given back to its period.
   * Settling again changes nothing. What was released although its work went on is counted now: of two submissions that share a
   * reservation one may fail and release it while the other goes through.
   */
  async settle(id: string, used: number): Promise<void> {
    const row = this.#sql
      .exec<{ period: string; units: number }>(
        "SELECT period, units FROM reservations WHERE id = ?1 AND used IS NULL",
        id,
      )
      .toArray()[0];
    if (row) {
      this.#sql.exec("UPDATE reservations SET used = ?2 WHERE id = ?1", id, used);
      this.#giveBack(row.period, row.units - used);
      return;
    }
    const { rowsWritten } = this.#sql.exec(
      "INSERT OR IGNORE INTO reservations SELECT ?1, max(period), ?2, ?2 FROM usage HAVING max(period) IS NOT NULL",
      id,
      used,
    );
    if (rowsWritten === 0 || used === 0) return;
    this.#sql.exec(
      "UPDATE usage SET used = used + ?1 WHERE period = (SELECT max(period) FROM usage)",
      used,
    );
    this.#publishLater(this.clock(), true);
  }

  /** Forgets a reservation that was made with an id; what is not settled of it is given back, as if it had never been made. */
  async release(id: string): Promise<void> {
    const row = this.#sql
      .exec<{ period: string; units: number; used: number | null }>(
        "DELETE FROM reservations WHERE id = ?1 RETURNING period, units, used",
        id,
      )
      .toArray()[0];
    if (row && row.used === null) this.#giveBack(row.period, row.units);
  }

  /**
   * Gives back the one unit of a single check that could not be answered.
   * @param id of the request: giving back twice counts once
   * @param period the one in which the unit was reserved
   */
  async refund(id: string, period: string): Promise<void> {
    const { rowsWritten } = this.#sql.exec(
      "INSERT OR IGNORE INTO reservations VALUES (?1, ?2, 1, 0)",
      id,
      period,
    );
    if (rowsWritten > 0) this.#giveBack(period, 1);
  }

  /** Where the account stands, without counting anything; null when the key is revoked or its plan is unknown. */
  async standing(request: MeterRequest): Promise<Standing | null> {
    const now = this.clock();
    const plan = await this.#planOf(request, now);
    if (!plan || this.#isEnded(request.keyId, now)) return null;
    return this.#standing(plan, now, this.#usage(periodOf(now)).used);
  }

  /** From now on refuses the key, also where KV still serves it. */
  async revoke(keyId: string): Promise<void> {
    this.#sql.exec("INSERT OR IGNORE INTO revoked_keys VALUES (?1)", keyId);
    this.#revokedKeys.add(keyId);
  }

  /**
   * From now on goes by these terms of the key, also where KV still serves older ones; the month is held against the new quota.
   * Resolves when the counter is published: an account that is open again is not refused at the edge.
   */
  async changeTerms(
    { account, variant, keyId }: Omit<MeterRequest, "planId" | "overrides">,
    terms: KeyTerms,
  ): Promise<void> {
    this.#sql.exec(
      "INSERT INTO changed_keys VALUES (?1, ?2) ON CONFLICT (id) DO UPDATE SET terms = ?2",
      keyId,
      JSON.stringify(terms),
    );
    this.#changedKeys.set(keyId, terms);
    const now = this.clock();
    const plan = await this.#planOf({ account, variant, keyId, planId: "", overrides: {} }, now);
    if (!plan) return;
    const { rowsWritten } = this.#sql.exec(
      "UPDATE usage SET quota = ?2, published = NULL WHERE period = ?1 AND quota IS NOT ?2",
      periodOf(now),
      plan.monthlyQuota,
    );
    if (rowsWritten > 0) await this.#publish();
  }

  /** What was used in each month, the latest first. */
  async history(): Promise<MonthUsage[]> {
    return this.#sql
      .exec<{ period: string; used: number; quota: number | null }>(
        "SELECT period, used, quota FROM usage ORDER BY period DESC",
      )
      .toArray();
  }

  /** Whether meters work at all: for a meter of nobody's. */
  async probe(): Promise<void> {
    this.#sql.exec("SELECT 1 FROM usage LIMIT 1");
  }

  /** Publishes the counters that have changed since they were last published. */
  override async alarm(): Promise<void> {
    await this.#publish();
  }

  /** The plan of a key by its latest terms: those that came with the request may be a minute old. */
  async #planOf(
    { variant, keyId, planId, overrides }: MeterRequest,
    now: number,
  ): Promise<Plan | null> {
    for (;;) {
      const changed = this.#changedKeys.get(keyId);
      const terms = changed ?? { planId, overrides };
      const plan =
        terms.planId === null
          ? null
          : await createPlanStore(this.env.DB, () => now).find(
              variant,
              terms.planId,
              terms.overrides,
            );
      // While the plan was read, they may have changed once more.
      if (this.#changedKeys.get(keyId) === changed) return plan;
    }
  }

  #isEnded(keyId: string, now: number): boolean {
    const expiresAt = this.#changedKeys.get(keyId)?.expiresAt ?? null;
    return this.#revokedKeys.has(keyId) || (expiresAt !== null && expiresAt <= now);
  }

  /** What is used of a period, and the quota it was last counted against. */
  #usage(period: string): { used: number; quota: number | null } {
    const rows = this.#sql.exec<{ used: number; quota: number | null }>(
      "SELECT used, quota FROM usage WHERE period = ?1",
      period,
    );
    return rows.toArray()[0] ?? { used: 0, quota: null };
  }

  #isReserved(id: string): boolean {
    return this.#sql.exec("SELECT 1 FROM reservations WHERE id = ?1", id).toArray().length > 0;
  }

  #standing(plan: Plan, now: number, used: number): Standing {
    return {
      planId: plan.id,
      period: periodOf(now),
      quota: plan.monthlyQuota,
      used,
      resetsAt: periodEnd(now),
      ratePerSecond: plan.ratePerSecond,
      rateRemaining: this.#bucket?.remaining(plan.ratePerSecond, now) ?? plan.ratePerSecond,
    };
  }

  #giveBack(period: string, units: number): void {
    if (units <= 0) return;
    const { quota, used } = this.#sql
      .exec<{ quota: number | null; used: number }>(
        "UPDATE usage SET used = max(0, used - ?2) WHERE period = ?1 RETURNING quota, used",
        period,
        units,
      )
      .toArray()[0] ?? { quota: null, used: 0 };
    const reopened = quota !== null && used < quota && used + units >= quota;
    this.#publishLater(this.clock(), reopened);
  }

  /** Publishes within the interval, or at once when the account has just become exhausted or open again. */
  #publishLater(now: number, atOnce: boolean): void {
    if (atOnce) this.ctx.waitUntil(this.#publish());
    else if (!this.#publicationDue) this.#schedulePublication(now);
  }

  #schedulePublication(now: number): void {
    this.#publicationDue = true;
    // Not awaited: the output gate holds every answer of this object until the alarm is stored.
    void this.ctx.storage.setAlarm(now + PUBLISH_INTERVAL_MS);
  }

  #publish(): Promise<void> {
    this.#publishing = this.#publishing.then(async () => {
      this.#publicationDue = false;
      const changed = this.#sql
        .exec<{ period: string; used: number; quota: number | null; counter_key: string }>(
          "SELECT period, used, quota, counter_key FROM usage WHERE published IS NOT used",
        )
        .toArray();
      for (const { period, used, quota, counter_key } of changed) {
        const exhausted = quota !== null && used >= quota;
        const updatedAt = new Date(this.clock()).toISOString();
        try {
          await createCounterStore(this.env.RATE_COUNTERS).write(counter_key, {
            used,
            quota,
            exhausted,
            updatedAt,
          });
          this.#sql.exec("UPDATE usage SET published = ?2 WHERE period = ?1", period, used);
        } catch {
          // KV refused (more than one write a second for the key, or an outage): the counter is a hint, publish it later.
          this.#schedulePublication(this.clock());
        }
      }
    });
    return this.#publishing;
  }

  #forgetOldPeriods(period: string): void {
    const [year = 0, month = 0] = period.split("-").map(Number);
    const oldest = periodOf(Date.UTC(year, month - KEPT_PERIODS, 1));
    this.#sql.exec("DELETE FROM reservations WHERE period < ?1", oldest);
  }
}
