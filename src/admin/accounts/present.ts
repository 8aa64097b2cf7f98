import type { MonthUsage } from "../../access/meter-messages.ts";
import type { Variant } from "../../variant.ts";
import type { MonthUsageAnswer } from "./answer.ts";

export function presentMonth(
  variant: Variant,
  { period, used, quota, open }: MonthUsage,
): MonthUsageAnswer {
  return {
    variant,
    period,
    used,
    quota,
    remaining: quota === null ? null : Math.max(0, quota - used),
    open,
  };
}
