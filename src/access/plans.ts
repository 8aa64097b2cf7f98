/**
 * Plans (D1 table `plans`) and what they allow a key. Counting against them belongs in `meter.ts`.
 */
import { and, eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { plans } from "../../schema/tables.ts";
import type { Variant } from "../variant.ts";

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

/** A plan that is changed in D1 is in force everywhere within this time. */
const PLAN_TTL_MS = 60_000;

const remembered = new Map<string, { plan: Plan; readAt: number }>();

export interface PlanStore {
  /**
   * The plan of a variant with the overrides of a key applied; null when no such plan is on sale.
   * Reads D1 at most once a minute and isolate.
   */
  find(variant: Variant, id: string, overrides: LimitOverrides): Promise<Plan | null>;
}

export function createPlanStore(db: D1Database, clock: () => number): PlanStore {
  return {
    async find(variant, id, overrides) {
      const now = clock();
      const plan = recall(variant, id, now) ?? (await read(db, variant, id, now));
      return plan && withOverrides(plan, overrides);
    },
  };
}

function recall(variant: Variant, id: string, now: number): Plan | undefined {
  const entry = remembered.get(`${variant}:${id}`);
  return entry && now - entry.readAt < PLAN_TTL_MS ? entry.plan : undefined;
}

async function read(
  db: D1Database,
  variant: Variant,
  id: string,
  now: number,
): Promise<Plan | null> {
  const plan = await drizzle(db)
    .select({
      variant: plans.variant,
      id: plans.id,
      name: plans.name,
      monthlyQuota: plans.monthlyQuota,
      ratePerSecond: plans.ratePerSecond,
      maxBatch: plans.maxBatch,
    })
    .from(plans)
    .where(and(eq(plans.variant, variant), eq(plans.id, id)))
    .get();
  if (plan) remembered.set(`${variant}:${id}`, { plan, readAt: now });
  return plan ?? null;
}

function withOverrides(plan: Plan, overrides: LimitOverrides): Plan {
  return {
    ...plan,
    monthlyQuota: overrides.monthlyQuota ?? plan.monthlyQuota,
    ratePerSecond: overrides.ratePerSecond ?? plan.ratePerSecond,
    maxBatch: overrides.maxBatch ?? plan.maxBatch,
  };
}
