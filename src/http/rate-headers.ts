/** The headers of draft-ietf-httpapi-ratelimit-headers-11. */
import type { Standing } from "../access/meter-messages.ts";
import { periodSeconds } from "../access/period.ts";

export function rateLimitHeaders(standing: Standing, now: number): Record<string, string> {
  const { used, resetsAt, rateRemaining } = standing;
  const { monthlyQuota: quota, ratePerSecond } = standing.plan;
  const policies = [`"second";q=${ratePerSecond};w=1`];
  const limits = [`"second";r=${rateRemaining};t=1`];
  if (quota !== null) {
    policies.unshift(`"month";q=${quota};w=${periodSeconds(now)}`);
    // The meter's clock may differ, so the month may already be over here.
    const seconds = Math.max(0, Math.ceil((resetsAt - now) / 1000));
    limits.unshift(`"month";r=${Math.max(0, quota - used)};t=${seconds}`);
  }
  return { "RateLimit-Policy": policies.join(", "), RateLimit: limits.join(", ") };
}
