/** The plans, and what a key with a plan may do. KV has a copy of the plans in case D1 is down. */
import { and, eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import * as z from "zod";
import { plans } from "../../schema/tables.ts";
import { sha256Hex } from "../lib/sha256.ts";
import { VARIANTS, type Variant } from "../variant.ts";
import type { LimitOverrides } from "./key-store.ts";

const planSchema = z.object({
  variant: z.enum(VARIANTS),
  id: z.string(),
  name: z.string(),
  /** Null: no monthly limit. */
  monthlyQuota: z.int().nullable(),
  /** In D1, null or absent means the default. After `planFor`, null means no limit. */
  unitsPerDay: z.int().nullable().optional(),
  ratePerSecond: z.int(),
  /** Null: no batches. */
  maxBatch: z.int().nullable(),
  /** The key's own limit of job rows; absent: the same limit for all plans (`batch/limits.ts`). */
  maxJobRows: z.int().optional(),
  /** The key's own limit of watched numbers; absent: the monthly quota (`maxWatchedOf`). */
  maxWatched: z.int().optional(),
});

export type Plan = z.infer<typeof planSchema>;

export type PricedPlan = typeof plans.$inferSelect;

export interface PlanSnapshot {
  plans: Plan[];
  /** Epoch milliseconds. */
  readAt: number;
  /** Missing in snapshots that an earlier release stored. */
  version?: string;
}

export type PlansSeen = Pick<PlanSnapshot, "readAt"> & { version: string };

export interface PlansOnSale {
  isOnSale(variant: Variant, id: string): Promise<boolean>;
}

export function createPlansOnSale(db: D1Database): PlansOnSale {
  return {
    async isOnSale(variant, id) {
      const isPlan = and(eq(plans.variant, variant), eq(plans.id, id));
      return (
        (await drizzle(db).select({ id: plans.id }).from(plans).where(isPlan).get()) !== undefined
      );
    },
  };
}

export function readPriceList(db: D1Database): Promise<PricedPlan[]> {
  return drizzle(db).select().from(plans).all();
}

/** For plans without a monthly quota. The tax authority limits all our calls (1,000,000 a day). */
const DEFAULT_UNITS_PER_DAY = 300_000;

export function unitsPerDayOf(plan: Pick<Plan, "monthlyQuota" | "unitsPerDay">): number | null {
  return plan.unitsPerDay ?? (plan.monthlyQuota === null ? DEFAULT_UNITS_PER_DAY : null);
}

/** How many numbers may be watched with a plan without a monthly quota, or with a test key. */
const MOST_WATCHED = 1_000_000;

/** Null: the variant has no watch list. */
export function maxWatchedOf({
  variant,
  monthlyQuota,
  maxWatched,
}: Pick<Plan, "variant" | "monthlyQuota" | "maxWatched">): number | null {
  return variant === "a" ? (maxWatched ?? monthlyQuota ?? MOST_WATCHED) : null;
}

/** The plan of a key, changed by the key's own limits; null if the plan is not on sale. */
export function planFor(snapshot: PlanSnapshot, id: string, limits: LimitOverrides): Plan | null {
  const plan = snapshot.plans.find((candidate) => candidate.id === id);
  if (!plan) return null;
  return {
    ...plan,
    monthlyQuota: limits.monthlyQuota ?? plan.monthlyQuota,
    // The default depends on the plan's monthly quota, not on the key's own monthly quota.
    unitsPerDay: limits.unitsPerDay ?? unitsPerDayOf(plan),
    ratePerSecond: limits.ratePerSecond ?? plan.ratePerSecond,
    maxBatch: limits.maxBatch ?? plan.maxBatch,
    ...(limits.maxJobRows !== undefined && { maxJobRows: limits.maxJobRows }),
    ...(limits.maxWatched !== undefined && { maxWatched: limits.maxWatched }),
  };
}

const keyOfCopy = (variant: Variant) => `plans:${variant}`;

/** Reads plans from D1, or from the copy in KV while D1 is down. @throws when both are down */
export async function readPlanSnapshot(
  { DB, RATE_COUNTERS }: Pick<Env, "DB" | "RATE_COUNTERS">,
  variant: Variant,
  readAt: number,
): Promise<PlanSnapshot> {
  const snapshot = async (read: Plan[]) => ({
    plans: read,
    readAt,
    version: await versionOf(read),
  });
  try {
    return await snapshot(ofVariant(await readFromD1(DB), variant));
  } catch (fault) {
    const copy = z.array(planSchema).safeParse(await RATE_COUNTERS.get(keyOfCopy(variant), "json"));
    if (!copy.success) throw fault;
    return snapshot(copy.data);
  }
}

function readFromD1(db: D1Database): Promise<Plan[]> {
  return drizzle(db)
    .select({
      variant: plans.variant,
      id: plans.id,
      name: plans.name,
      monthlyQuota: plans.monthlyQuota,
      unitsPerDay: plans.unitsPerDay,
      ratePerSecond: plans.ratePerSecond,
      maxBatch: plans.maxBatch,
    })
    .from(plans)
    .orderBy(plans.id);
}

function ofVariant(all: Plan[], variant: Variant): Plan[] {
  return all.filter((plan) => plan.variant === variant);
}

function versionOf(read: Plan[]): Promise<string> {
  return sha256Hex(JSON.stringify(read));
}

/** KV accepts only one write a second under a name, so an unchanged copy is not written again. */
async function keepCopy(kv: KVNamespace, variant: Variant, read: Plan[]): Promise<void> {
  const copy = JSON.stringify(read);
  if ((await kv.get(keyOfCopy(variant))) !== copy) await kv.put(keyOfCopy(variant), copy);
}

/** How often an isolate looks for changed plans in D1, while it gets requests. */
const LOOK_MS = 300_000;
/** A changed plan must take effect within this time (docs/api.md#plans). */
export const PLANS_USABLE_MS = 600_000;

/** Tells the meters whether the plans changed, so that they read D1 only after a change. */
export class PlanWatch {
  readonly #seen = new Map<Variant, PlansSeen>();
  #lookedAt = 0;

  /** Never waits. @returns the plans seen lately; undefined if this isolate has seen none */
  seen(
    variant: Variant,
    env: Pick<Env, "DB" | "RATE_COUNTERS">,
    { clock, waitUntil }: { clock: () => number; waitUntil: (work: Promise<unknown>) => void },
  ): PlansSeen | undefined {
    const now = clock();
    if (Math.abs(now - this.#lookedAt) >= LOOK_MS) {
      this.#lookedAt = now;
      waitUntil(this.#look(env, now).catch(() => {}));
    }
    const seen = this.#seen.get(variant);
    // If the clock was set back, `readAt` lies in the future.
    return seen && Math.abs(now - seen.readAt) < PLANS_USABLE_MS ? seen : undefined;
  }

  async #look({ DB, RATE_COUNTERS }: Pick<Env, "DB" | "RATE_COUNTERS">, now: number) {
    const all = await readFromD1(DB);
    for (const variant of VARIANTS) {
      const read = ofVariant(all, variant);
      this.#seen.set(variant, { version: await versionOf(read), readAt: now });
      await keepCopy(RATE_COUNTERS, variant, read).catch(() => {});
    }
  }
}
