/** The rate headers, as draft-ietf-httpapi-ratelimit-headers-11 defines them. */
import type { Standing } from "../access/meter-messages.ts";
import { periodSeconds } from "../access/period.ts";
import { DAY_MS } from "../lib/days.ts";

export function rateLimitHeaders(standing: Standing, now: number): Record<string, string> {
  const { used, resetsAt, rateRemaining, day } = standing;
  const { monthlyQuota: quota, ratePerSecond } = standing.plan;
  const policies = [`"second";q=${ratePerSecond};w=1`];
  const limits = [`"second";r=${rateRemaining};t=1`];
  if (day) {
    policies.unshift(`"day";q=${day.limit};w=${DAY_MS / 1000}`);
    const seconds = Math.max(0, Math.ceil((day.endsAt - now) / 1000));
    limits.unshift(`"day";r=${Math.max(0, day.limit - day.used)};t=${seconds}`);
  }
  if (quota !== null) {
    policies.unshift(`"month";q=${quota};w=${periodSeconds(now)}`);
    // The meter's clock may differ, so the month may already be over by the clock here.
    const seconds = Math.max(0, Math.ceil((resetsAt - now) / 1000));
    limits.unshift(`"month";r=${Math.max(0, quota - used)};t=${seconds}`);
  }
  return { "RateLimit-Policy": policies.join(", "), RateLimit: limits.join(", ") };
}
