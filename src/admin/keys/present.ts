import type { KeyRecord } from "../../access/key-store.ts";
import type { Change } from "../../trace.ts";
import type { KeyAnswer } from "./answer.ts";

export function presentKey(key: KeyRecord): KeyAnswer {
  const { limits } = key;
  return {
    id: key.id,
    account: key.account,
    name: key.name,
    ...(key.mode !== undefined && { mode: key.mode }),
    plans: key.plans,
    limits: limits
      ? {
          monthly_quota: limits.monthlyQuota,
          units_per_day: limits.unitsPerDay,
          rate_per_second: limits.ratePerSecond,
          max_batch: limits.maxBatch,
          max_job_rows: limits.maxJobRows,
          max_watched: limits.maxWatched,
        }
      : {},
    created_at: key.createdAt,
    expires_at: key.expiresAt ?? null,
    ...(key.revokedAt !== undefined && { revoked_at: key.revokedAt }),
  };
}

/** The changed terms of a key. The log shows that a name has changed, but not the name. */
export function changesOf(before: KeyRecord, after: KeyRecord): Change {
  const [one, other] = [termsOf(before), termsOf(after)];
  const changes: Change = {};
  for (const field of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const [from, to] = [one[field] ?? null, other[field] ?? null];
    if (from !== to) changes[field] = { from, to };
  }
  if (before.name !== after.name) changes.name = "changed";
  return changes;
}

function termsOf(key: KeyRecord): Record<string, string | number | null | undefined> {
  const { plans, limits, expires_at } = presentKey(key);
  const named = (prefix: string, members: object) =>
    Object.entries(members).map(([name, value]) => [`${prefix}.${name}`, value]);
  return Object.fromEntries([
    ...named("plans", plans),
    ...named("limits", limits),
    ["expires_at", expires_at],
  ]);
}
