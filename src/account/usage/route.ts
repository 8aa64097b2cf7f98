/** `GET /v1/usage` (docs/api.md#usage): what an account has used. Both variants answer alike. */
import type { Standing } from "../../access/meter-messages.ts";
import type { MeteredAccount } from "../../access/metered-account.ts";
import { maxWatchedOf } from "../../access/plans.ts";
import { batchLimitsOf } from "../../batch/limits.ts";
import { ServiceError } from "../../errors.ts";
import { admitToEither } from "../../http/admission.ts";
import type { Handler } from "../../http/context.ts";
import { errorOf } from "../../http/failures.ts";
import { variantsAt } from "../../http/hosts.ts";
import type { Variant } from "../../variant.ts";
import type { UsageAnswer } from "./answer.ts";

export const admitToUsage = admitToEither((c, plans) => {
  const asked = c.req.query("variant");
  if (isVariant(asked)) return asked;
  return (
    variantsAt(c.var.services.settings, c.req.url).find((variant) => plans?.[variant]) ??
    c.var.variant
  );
});

export const usage: Handler = async (c) => {
  const { account } = c.var;
  const admitted = await account.admitUsage();
  if (admitted.kind !== "granted") throw errorOf(admitted, account.variant);
  // Only now, so that the rate limits malformed requests too.
  const wrong = c.req.queries("variant")?.find((asked) => !isVariant(asked));
  if (wrong !== undefined) {
    const details = { message: "variant: must be a or b", parameter: "variant", value: wrong };
    throw new ServiceError("invalid_request", details);
  }
  const hosted = variantsAt(c.var.services.settings, c.req.url);
  const variants = hosted.filter((variant) => account.plans[variant]);
  return c.json(presentUsage(account, variants, admitted.standing));
};

function isVariant(asked: string | undefined): asked is Variant {
  return asked === "a" || asked === "b";
}

function presentUsage(
  { variant, mode }: Pick<MeteredAccount, "variant" | "mode">,
  variants: Variant[],
  standing: Standing,
): UsageAnswer {
  const { period, used, resetsAt, day } = standing;
  const { id: planId, monthlyQuota: quota, ratePerSecond, maxBatch } = standing.plan;
  return {
    variant,
    variants,
    mode,
    plan: planId,
    period,
    used,
    quota,
    remaining: quota === null ? null : Math.max(0, quota - used),
    units_per_day: day?.limit ?? null,
    used_today: day?.used ?? null,
    remaining_today: day ? Math.max(0, day.limit - day.used) : null,
    day_resets_at: day ? new Date(day.endsAt).toISOString() : null,
    rate: ratePerSecond,
    max_batch: maxBatch,
    max_job_rows: maxBatch === null ? null : batchLimitsOf(standing.plan).jobRows,
    max_watched: maxWatchedOf(standing.plan),
    resets_at: new Date(resetsAt).toISOString(),
  };
}
