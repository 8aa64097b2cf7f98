/** `GET /v1/plans` (docs/api.md#plans). Needs no key, so an isolate can answer from its memory. */
import {
  maxWatchedOf,
  PLANS_USABLE_MS,
  type PricedPlan,
  readPriceList,
  unitsPerDayOf,
} from "../../access/plans.ts";
import { batchLimitsOf, LONGEST_RETENTION_DAYS } from "../../batch/limits.ts";
import { ServiceError } from "../../errors.ts";
import type { Handler } from "../../http/context.ts";
import { variantsAt } from "../../http/hosts.ts";
import { Remembered } from "../../lib/remembered.ts";
import type { Services } from "../../services.ts";
import type { PlanAnswer, PlansAnswer } from "./answer.ts";

const REST_MS = 5_000;

export function plansRoute(): Handler {
  const remembered = new Remembered<PlanAnswer[]>(PLANS_USABLE_MS, REST_MS);
  return async (c) => {
    const { services } = c.var;
    const hosted = variantsAt(services.settings, c.req.url);
    if (hosted.length === 0) throw new ServiceError("not_found");
    const plans = await remembered.get(
      () => services.trace.time("plan", readPlans(services)),
      services,
      (fault) => services.trace.exception(fault),
    );
    const shown = plans.filter(({ variant }) => hosted.includes(variant));
    return c.json({ plans: shown } satisfies PlansAnswer);
  };
}

async function readPlans({ env }: Services): Promise<PlanAnswer[]> {
  const read = await readPriceList(env.DB);
  const price = (plan: PricedPlan) => plan.priceUsd ?? Number.POSITIVE_INFINITY;
  return read
    .toSorted((one, other) => one.variant.localeCompare(other.variant) || price(one) - price(other))
    .map((plan) => {
      const limits = plan.maxBatch === null ? null : batchLimitsOf(plan);
      return {
        variant: plan.variant,
        id: plan.id,
        name: plan.name,
        price_usd: plan.priceUsd,
        quota: plan.monthlyQuota,
        units_per_day: unitsPerDayOf(plan),
        rate: plan.ratePerSecond,
        max_batch: plan.maxBatch,
        max_open_jobs: limits?.openJobs ?? null,
        max_stored_bytes: limits?.storedBytes ?? null,
        max_job_rows: limits?.jobRows ?? null,
        max_watched: maxWatchedOf(plan),
        max_retention_days: limits && LONGEST_RETENTION_DAYS,
      };
    });
}
