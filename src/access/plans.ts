/**
 * Plans (D1 table `plans`, SPEC §8) and what they allow a key. Counting against them belongs in `meter.ts`.
 */

export type Variant = "a" | "b";

export interface Plan {
  variant: Variant;
  id: string;
  name: string;
  /** Verifications in a calendar month (UTC); null: no monthly limit. */
  monthlyQuota: number | null;
  ratePerSecond: number;
  /** Businesses in one batch; null: no batches. */
  maxBatch: number | null;
}

/** Limits agreed for one key; each replaces the plan's. */
export interface LimitOverrides {
  monthlyQuota?: number | undefined;
  ratePerSecond?: number | undefined;
  maxBatch?: number | undefined;
}

/** How long an isolate may go on using a plan it has read: a changed plan is in force everywhere within this time. */
const PLAN_TTL_MS = 60_000;

const remembered = new Map<string, { plan: Plan; readAt: number }>();

/**
 * The plan of a variant with the overrides of a key applied, or null when no such plan is on sale.
 * Reads D1 at most once a minute and isolate.
 */
export async function loadPlan(
  db: D1Database,
  variant: Variant,
  id: string,
  overrides: LimitOverrides,
  now: number,
): Promise<Plan | null> {
  const plan = recall(variant, id, now) ?? (await read(db, variant, id, now));
  return plan && withOverrides(plan, overrides);
}

function recall(variant: Variant, id: string, now: number): Plan | undefined {
  const entry = remembered.get(`${variant}:${id}`);
  return entry && now - entry.readAt < PLAN_TTL_MS ? entry.plan : undefined;
}

async function read(db: D1Database, variant: Variant, id: string, now: number): Promise<Plan | null> {
  const plan = await db
    .prepare(
      `SELECT variant, id, name, monthly_quota AS monthlyQuota, rate_per_second AS ratePerSecond, max_batch AS maxBatch
         FROM plans WHERE variant = ?1 AND id = ?2`,
    )
    .bind(variant, id)
    .first<Plan>();
  if (plan) remembered.set(`${variant}:${id}`, { plan, readAt: now });
  return plan;
}

function withOverrides(plan: Plan, overrides: LimitOverrides): Plan {
  return {
    ...plan,
    monthlyQuota: overrides.monthlyQuota ?? plan.monthlyQuota,
    ratePerSecond: overrides.ratePerSecond ?? plan.ratePerSecond,
    maxBatch: overrides.maxBatch ?? plan.maxBatch,
  };
}
