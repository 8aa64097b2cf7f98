/** How the admin routes show an API key, and what the audit line says of it. */
import type { ApiKey } from "../access/key-store.ts";
import type { KeyAnswer } from "./answers.ts";

/** Everything of a key's record. The text of the key is not in it: nobody keeps that. */
export function presentKey(key: ApiKey): KeyAnswer {
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
          rate_per_second: limits.ratePerSecond,
          max_batch: limits.maxBatch,
        }
      : {},
    created_at: key.createdAt,
    expires_at: key.expiresAt ?? null,
    ...(key.revokedAt !== undefined && { revoked_at: key.revokedAt }),
  };
}
