/** The answer of `GET /v1/usage` (DESIGN §4). */
import type { Standing } from "./meter.ts";
import type { Variant } from "./plans.ts";

/** `quota` and `remaining` are null where the plan has no monthly limit. */
export function presentUsage(variant: Variant, standing: Standing) {
  const { planId, period, used, quota, resetsAt, ratePerSecond } = standing;
  return {
    variant,
    plan: planId,
    period,
    used,
    quota,
    remaining: quota === null ? null : Math.max(0, quota - used),
    rate: ratePerSecond,
    resets_at: new Date(resetsAt).toISOString(),
  };
}
