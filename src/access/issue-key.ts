/** Issues API keys. The text of a key is returned once and never stored. */
import { DAY_MS } from "../lib/days.ts";
import { VARIANTS, type Variant } from "../variant.ts";
import { generateApiKey, hashApiKey, type KeyMode, keyIdOf } from "./api-key.ts";
import { isErased } from "./key-state.ts";
import type { KeyRecord, KeyStore, LimitOverrides } from "./key-store.ts";
import type { Meters } from "./meters.ts";
import type { PlansOnSale } from "./plans.ts";

export interface IssueServices {
  keys: KeyStore;
  meters: Meters;
  plans: PlansOnSale;
  clock: () => number;
}

export interface NewKey {
  account: string;
  name: string;
  mode: KeyMode;
  plans: KeyRecord["plans"];
  limits: LimitOverrides;
  expiresAt: string | undefined;
}

export interface UnknownPlan {
  kind: "plan_unknown";
  variant: Variant;
  planId: string;
}

export interface ErasedAccount {
  kind: "account_erased";
}

export interface IssuedKey {
  kind: "issued";
  apiKey: string;
  key: KeyRecord;
}

export async function issueKey(
  { keys, meters, plans, clock }: IssueServices,
  wanted: NewKey,
): Promise<IssuedKey | UnknownPlan | ErasedAccount> {
  const unknown = await findUnknownPlan(plans, wanted.plans);
  if (unknown) return unknown;
  if (await isErased(meters, wanted.account)) return { kind: "account_erased" };
  const apiKey = generateApiKey(wanted.mode, (bytes) => crypto.getRandomValues(bytes));
  const hash = await hashApiKey(apiKey);
  const key: KeyRecord = {
    id: keyIdOf(hash),
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

export function isKeyId(text: string): boolean {
  return /^key_[0-9a-f]{16}$/.test(text);
}

export async function findUnknownPlan(
  store: PlansOnSale,
  plans: KeyRecord["plans"],
): Promise<UnknownPlan | null> {
  for (const variant of VARIANTS) {
    const planId = plans[variant];
    if (planId !== undefined && !(await store.isOnSale(variant, planId))) {
      return { kind: "plan_unknown", variant, planId };
    }
  }
  return null;
}

const SHOWN_AFTER_END_MS = 30 * DAY_MS;
/** KV refuses an expiration less than 60 s away. 120 s are enough even if clocks differ. */
const NEAREST_EXPIRATION_MS = 120_000;

/** Epoch seconds. The runtime accepts no later time, so KV never removes keys that end later. */
const LATEST_EXPIRATION = 2 ** 31 - 1;

export function isListed({ expiresAt }: KeyRecord, now: number): boolean {
  return expiresAt === undefined || Date.parse(expiresAt) + SHOWN_AFTER_END_MS > now;
}

/** When KV may remove a key (epoch seconds); undefined: never. */
export function keptUntil({ expiresAt }: KeyRecord, now: number): number | undefined {
  if (expiresAt === undefined) return undefined;
  const until = Math.ceil(
    Math.max(Date.parse(expiresAt) + SHOWN_AFTER_END_MS, now + NEAREST_EXPIRATION_MS) / 1000,
  );
  return until <= LATEST_EXPIRATION ? until : undefined;
}
