import * as z from "zod";
import { plainText } from "../../lib/plain-text.ts";
import { accountField } from "../account-field.ts";

const limit = z.int("must be a whole number").positive("must be greater than 0");
export const name = z
  .string("must be a string")
  .overwrite((text) => plainText(text).trim())
  .max(100, "must be at most 100 characters");
export const mode = z.enum(["live", "test"], "must be live or test");
export const instant = z.iso.datetime({ offset: true, message: "must be an ISO 8601 instant" });

export const limitsSchema = z.object({
  monthly_quota: limit.optional(),
  units_per_day: limit.optional(),
  rate_per_second: limit.optional(),
  max_batch: limit.optional(),
  max_job_rows: limit.optional(),
  max_watched: limit.optional(),
});
type WireLimits = z.infer<typeof limitsSchema>;

export const issueKeySchema = z
  .object({
    account: accountField,
    name: name.default(""),
    mode: mode.default("live"),
    plans: z
      .object(
        { a: z.string().optional(), b: z.string().optional() },
        "is required: { a?: plan, b?: plan }",
      )
      .refine(
        (plans) => plans.a !== undefined || plans.b !== undefined,
        "must name a plan for variant a, b or both",
      ),
    limits: limitsSchema.default({}),
    expires_at: instant.optional(),
  })
  .transform(({ limits, expires_at, ...rest }) => ({
    ...rest,
    limits: toOverrides(limits),
    expiresAt: expires_at,
  }));

/** The body of `PATCH /admin/keys/:id`. The service removes a member that is null (RFC 7396). */
export const changeKeySchema = z
  .object({
    name: name.optional(),
    plans: z
      .object(
        { a: z.string().nullish(), b: z.string().nullish() },
        "must be { a?: plan, b?: plan }",
      )
      .optional(),
    limits: z
      .object({
        monthly_quota: limit.nullish(),
        units_per_day: limit.nullish(),
        rate_per_second: limit.nullish(),
        max_batch: limit.nullish(),
        max_job_rows: limit.nullish(),
        max_watched: limit.nullish(),
      })
      .optional(),
    expires_at: instant.nullish(),
  })
  .transform(({ limits, expires_at, ...change }) => ({
    ...change,
    limits: limits && {
      monthlyQuota: limits.monthly_quota,
      unitsPerDay: limits.units_per_day,
      ratePerSecond: limits.rate_per_second,
      maxBatch: limits.max_batch,
      maxJobRows: limits.max_job_rows,
      maxWatched: limits.max_watched,
    },
    expiresAt: expires_at,
  }));

const DAY_SECONDS = 86_400;

export const rotateKeySchema = z.object({
  grace_seconds: z
    .int("must be a whole number")
    .min(0, "must not be negative")
    .max(90 * DAY_SECONDS, "must be at most 90 days")
    .default(DAY_SECONDS),
  expires_at: instant.nullish(),
  mode: mode.optional(),
});

export function toOverrides(limits: WireLimits) {
  return {
    monthlyQuota: limits.monthly_quota,
    unitsPerDay: limits.units_per_day,
    ratePerSecond: limits.rate_per_second,
    maxBatch: limits.max_batch,
    maxJobRows: limits.max_job_rows,
    maxWatched: limits.max_watched,
  };
}
