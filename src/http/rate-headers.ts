/**
 * `RateLimit-Policy` and `RateLimit` in the form of draft-ietf-httpapi-ratelimit-headers-11, one
 * item for the month and one for the second.
 */
import type { Standing } from "../access/meter-messages.ts";
import { periodSeconds } from "../access/period.ts";

/**
 * The headers that tell a caller how much is left. A plan without a monthly quota has no item
 * "month".
 */
export function rateLimitHeaders(standing: Standing, now: number): Record<string, string> {
  const { used, resetsAt, rateRemaining } = standing;
  const { monthlyQuota: quota, ratePerSecond } = standing.plan;
  const policies = [`"second";q=${ratePerSecond};w=1`];
  const limits = [`"second";r=${rateRemaining};t=1`];
  if (quota !== null) {
    policies.unshift(`"month";q=${quota};w=${periodSeconds(now)}`);
    // The meter's clock and this one differ: the month may be over here already.
    const seconds = Math.max(0, Math.ceil((resetsAt - now) / 1000));
    limits.unshift(`"month";r=${Math.max(0, quota - used)};t=${seconds}`);
  }
  return { "RateLimit-Policy": policies.join(", "), RateLimit: limits.join(", ") };
}
