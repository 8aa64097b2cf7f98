/** Issuing an API key: the only moment at which its text exists here. */
import { DAY_MS } from "../lib/days.ts";
import { VARIANTS, type Variant } from "../variant.ts";
import { generateApiKey, hashApiKey, type KeyMode } from "./api-key.ts";
import type { KeyRecord, KeyStore, LimitOverrides } from "./key-store.ts";
import type { PlansOnSale } from "./plans.ts";

export interface IssueServices {
  keys: KeyStore;
  plans: PlansOnSale;
  clock: () => number;
}

export interface NewKey {
  account: string;
  name: string;
  mode: KeyMode;
  plans: KeyRecord["plans"];
  limits: LimitOverrides;
  /** ISO 8601 instant. */
  expiresAt: string | undefined;
}

/** A plan that is not on sale for the variant. */
export interface UnknownPlan {
  kind: "unknown_plan";
  variant: Variant;
  planId: string;
}

export interface IssuedKey {
  kind: "issued";
  /** To be shown once. */
  apiKey: string;
  /** What is stored of it. */
  key: KeyRecord;
}

export async function issueKey(
  { keys, plans, clock }: IssueServices,
  wanted: NewKey,
): Promise<IssuedKey | UnknownPlan> {
  const unknown = await findUnknownPlan(plans, wanted.plans);
  if (unknown) return unknown;
  const apiKey = generateApiKey(wanted.mode, (bytes) => crypto.getRandomValues(bytes));
  const hash = await hashApiKey(apiKey);
  const key: KeyRecord = {
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
  return { kind: "issued", apiKey, key };
}

/** Whether a text can be the id of a key. */
export function isKeyId(text: string): boolean {
  return /^key_[0-9a-f]{16}$/.test(text);
}

/** The first of the plans that is not on sale. */
export async function findUnknownPlan(
  store: PlansOnSale,
  plans: KeyRecord["plans"],
): Promise<UnknownPlan | null> {
  for (const variant of VARIANTS) {
    const planId = plans[variant];
    if (planId !== undefined && !(await store.isOnSale(variant, planId))) {
      return { kind: "unknown_plan", variant, planId };
    }
  }
  return null;
}

/**
 * An expired key is refused at once. Its record stays for a while, so that the operator still sees
 * it and can prolong it.
 */
const SHOWN_AFTER_END_MS = 30 * DAY_MS;
/** KV takes no expiration nearer than a minute; twice that, because its clock may differ. */
const NEAREST_EXPIRATION_MS = 120_000;

/** The runtime takes no later one: a key that ends afterwards is kept for good. */
const LATEST_EXPIRATION = 2 ** 31 - 1;

/** When KV may forget a key, in epoch seconds; undefined: never. */
export function keptUntil({ expiresAt }: KeyRecord, now: number): number | undefined {
  if (expiresAt === undefined) return undefined;
  const until = Math.ceil(
    Math.max(Date.parse(expiresAt) + SHOWN_AFTER_END_MS, now + NEAREST_EXPIRATION_MS) / 1000,
  );
  return until <= LATEST_EXPIRATION ? until : undefined;
}
