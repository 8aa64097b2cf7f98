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
  await requirePlans(env.DB, wanted.plans, clock());
  const apiKey = generateApiKey(wanted.mode, (bytes) => crypto.getRandomValues(bytes));
  const hash = await hashApiKey(apiKey);
  const key: ApiKey = {
    id: `key_${hash.slice(0, 16)}`,
    account: wanted.account,
    name: wanted.name,
    plans: wanted.plans,
    limits: wanted.limits,
    createdAt: new Date(clock()).toISOString(),
    mode: wanted.mode,
    ...(wanted.expiresAt !== undefined && { expiresAt: wanted.expiresAt }),
  };
  await keys.put(hash, key, keptUntil(key, clock()));
  return { apiKey, key };
}

/** @throws ServiceError `invalid_request` naming the variant whose plan is not on sale */
export async function requirePlans(db: D1Database, plans: ApiKey["plans"], now: number): Promise<void> {
  for (const variant of ["a", "b"] as const) {
    const planId = plans[variant];
    if (planId !== undefined && !(await loadPlan(db, variant, planId, {}, now))) {
      throw new ServiceError("invalid_request", {
        message: `plans.${variant}: there is no such plan.`,
        parameter: `plans.${variant}`,
        value: planId,
      });
    }
  }
}

/** An expired key is refused at once; its record stays for a while, so that the operator still sees it, and can prolong it. */
const SHOWN_AFTER_END_MS = 30 * 86_400_000;
/** KV takes no expiration nearer than a minute; twice that, because its clock is another. */
const NEAREST_EXPIRATION_MS = 120_000;

/** The runtime takes no later one: a key that ends afterwards is kept for good. */
const LATEST_EXPIRATION = 2 ** 31 - 1;

/** When KV may forget a key, in epoch seconds; undefined: never. */
export function keptUntil({ expiresAt }: ApiKey, now: number): number | undefined {
  if (expiresAt === undefined) return undefined;
  const until = Math.ceil(Math.max(Date.parse(expiresAt) + SHOWN_AFTER_END_MS, now + NEAREST_EXPIRATION_MS) / 1000);
  return until <= LATEST_EXPIRATION ? until : undefined;
}
