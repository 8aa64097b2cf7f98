/** Issuing an API key: the only moment at which its text exists here. */
import type { Services } from "../config.ts";
import { ServiceError } from "../errors.ts";
import { generateApiKey, hashApiKey, type KeyMode } from "./api-key.ts";
import type { ApiKey } from "./key-store.ts";
import { type LimitOverrides, loadPlan } from "./plans.ts";

export interface NewKey {
  account: string;
  name: string;
  mode: KeyMode;
  plans: { a?: string | undefined; b?: string | undefined };
  limits: LimitOverrides;
  /** ISO 8601 instant. */
  expiresAt: string | undefined;
}

/**
 * @returns the key, to be shown once, and what is stored of it
 * @throws ServiceError `invalid_request` when a plan is not on sale
 */
export async function issueKey(
  { env, keys, clock }: Services,
  wanted: NewKey,
): Promise<{ apiKey: string; key: ApiKey }> {
  for (const variant of ["a", "b"] as const) {
    const planId = wanted.plans[variant];
    if (planId !== undefined && !(await loadPlan(env.DB, variant, planId, {}, clock()))) {
      throw new ServiceError("invalid_request", {
        message: `plans.${variant}: there is no such plan.`,
        parameter: `plans.${variant}`,
        value: planId,
      });
    }
  }
  const apiKey = generateApiKey(wanted.mode, (bytes) => crypto.getRandomValues(bytes));
  const hash = await hashApiKey(apiKey);
  const key: ApiKey = {
    id: `key_${hash.slice(0, 16)}`,
    account: wanted.account,
    name: wanted.name,
    plans: wanted.plans,
    limits: wanted.limits,
    createdAt: new Date(clock()).toISOString(),
    ...(wanted.expiresAt !== undefined && { expiresAt: wanted.expiresAt }),
  };
  await keys.put(hash, key);
  return { apiKey, key };
}
