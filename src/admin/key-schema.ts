/** The wire shape of API keys in the admin routes. */
import * as z from "zod";
import type { NewKey } from "../access/issue-key.ts";
import type { ApiKey } from "../access/key-store.ts";
import type { LimitOverrides } from "../access/plans.ts";

const limit = z.int("must be a whole number").positive("must be greater than 0");

const limitsSchema = z.object({
  monthly_quota: limit.optional(),
  rate_per_second: limit.optional(),
  max_batch: limit.optional(),
});
type WireLimits = z.infer<typeof limitsSchema>;

/** The body of `POST /admin/keys`. */
export const issueKeySchema = z
  .object({
    account: z
      .string("is required")
      .regex(/^[A-Za-z0-9._-]{1,64}$/, "must be 1 to 64 letters, digits, dots, dashes or underscores"),
    name: z.string("must be a string").trim().max(100, "must be at most 100 characters").default(""),
    mode: z.enum(["live", "test"], "must be live or test").default("live"),
    plans: z
      .object({ a: z.string().optional(), b: z.string().optional() }, "is required: { a?: plan, b?: plan }")
      .refine((plans) => plans.a !== undefined || plans.b !== undefined, "must name a plan for variant a, b or both"),
    limits: limitsSchema.default({}),
    expires_at: z.iso.datetime({ offset: true, message: "must be an ISO 8601 instant" }).optional(),
  })
  .transform(
    ({ limits, expires_at, ...wanted }): NewKey => ({
      ...wanted,
      limits: toOverrides(limits),
      expiresAt: expires_at,
    }),
  );

function toOverrides(limits: WireLimits): LimitOverrides {
  return { monthlyQuota: limits.monthly_quota, ratePerSecond: limits.rate_per_second, maxBatch: limits.max_batch };
}

/** A key as the admin routes show it: everything but the key itself, which nobody keeps. */
export function presentKey(key: ApiKey) {
  const { limits } = key;
  return {
    id: key.id,
    account: key.account,
    name: key.name,
    plans: key.plans,
    limits: limits
      ? { monthly_quota: limits.monthlyQuota, rate_per_second: limits.ratePerSecond, max_batch: limits.maxBatch }
      : {},
    created_at: key.createdAt,
    expires_at: key.expiresAt ?? null,
  };
}
