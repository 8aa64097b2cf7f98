/**
 * `GET /v1/plans` (docs/api.md#plans): what each plan costs and allows. Everybody may ask, so it is
 * cheap: an isolate reads the plans from D1 once in a while, and repeats them while D1 is down.
 */
import { drizzle } from "drizzle-orm/d1";
import { plans } from "../../../schema/tables.ts";
import { batchLimitsOf, LONGEST_RETENTION_DAYS } from "../../batch/limits.ts";
import { ServiceError } from "../../errors.ts";
import type { Handler } from "../../http/context.ts";
import { variantsAt } from "../../http/hosts.ts";
import type { Services } from "../../services.ts";
import type { PlanAnswer, PlansAnswer } from "./answer.ts";

/** As long as meters work by the plans that they know. */
const REMEMBERED_MS = 600_000;
/** How long D1 is left alone after it failed. */
const REST_MS = 5_000;

/** The route, with its memory: one for each app, and so for each isolate. */
export function plansRoute(): Handler {
  let known: PlanAnswer[] | undefined;
  let readAgainAt = 0;
  return async (c) => {
    const { services } = c.var;
    const hosted = variantsAt(services.settings, c.req.url);
    if (hosted.length === 0) throw new ServiceError("not_found");
    const now = services.clock();
    if (now >= readAgainAt) {
      // While one request reads, the others repeat what was read last.
      if (known) readAgainAt = now + REST_MS;
      try {
        known = await services.trace.time("plan", readPlans(services));
        readAgainAt = now + REMEMBERED_MS;
      } catch (fault) {
        readAgainAt = now + REST_MS;
        if (!known) throw fault;
        services.trace.exception(fault);
      }
    }
    if (!known) throw new ServiceError("internal_error");
    const shown = known.filter(({ variant }) => hosted.includes(variant));
    return c.json({ plans: shown } satisfies PlansAnswer);
  };
}

/** The plans on sale, of variant A first, the cheapest first; those by agreement come last. */
async function readPlans({ env }: Services): Promise<PlanAnswer[]> {
  const read = await drizzle(env.DB).select().from(plans).all();
  const price = (plan: (typeof read)[number]) => plan.priceUsd ?? Number.POSITIVE_INFINITY;
  return read
    .toSorted((one, other) => one.variant.localeCompare(other.variant) || price(one) - price(other))
    .map((plan) => {
      const limits = plan.maxBatch === null ? null : batchLimitsOf(plan.id);
      return {
        variant: plan.variant,
        id: plan.id,
        name: plan.name,
        price_usd: plan.priceUsd,
        quota: plan.monthlyQuota,
        rate: plan.ratePerSecond,
        max_batch: plan.maxBatch,
        max_open_jobs: limits?.openJobs ?? null,
        max_stored_bytes: limits?.storedBytes ?? null,
        max_retention_days: limits && LONGEST_RETENTION_DAYS,
      };
    });
}
