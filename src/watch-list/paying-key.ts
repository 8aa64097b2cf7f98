import { sideOf } from "../access/account-mode.ts";
import { keyStateOf } from "../access/key-state.ts";
import type { KeyRecord, KeyStore } from "../access/key-store.ts";
import type { PayingKey } from "../access/metered-account.ts";
import type { Meters } from "../access/meters.ts";
import { planFor, readPlanSnapshot } from "../access/plans.ts";
import type { BlockStore } from "./blocks.ts";

export interface KeySearchServices {
  env: Pick<Env, "DB" | "RATE_COUNTERS">;
  keys: KeyStore;
  meters: Meters;
  clock: () => number;
  readonly watchBlocks: BlockStore;
}

type KeySearch =
  | { kind: "found"; key: PayingKey }
  | { kind: "none" }
  /** A worker has searched a short time ago, so this call has not searched. */
  | { kind: "searched_already" };

/** Makes the key with the largest quota pay for the watch list. */
export async function findPayingKey(
  services: KeySearchServices,
  account: string,
  { keyId }: PayingKey,
): Promise<KeySearch> {
  const { env, keys, meters, clock, watchBlocks } = services;
  if (!(await watchBlocks.takeLook(account))) return { kind: "searched_already" };
  const snapshot = await readPlanSnapshot(env, "a", clock());
  const quotaOf = ({ plans, limits }: KeyRecord) => {
    const plan = planFor(snapshot, plans.a ?? "", limits ?? {});
    return plan ? (plan.monthlyQuota ?? Number.POSITIVE_INFINITY) : -1;
  };
  const all = await keysOf(keys, sideOf(account).account);
  const found = all.filter((key) => quotaOf(key) >= 0);
  for (const key of found.sort((one, other) => quotaOf(other) - quotaOf(one))) {
    // KV may return a key for a minute after its end, so ask the meters as well.
    const state = await keyStateOf(meters, key);
    const other = state.kind === "issued" ? payingKeyOf(state.key, clock()) : null;
    if (!other) continue;
    await watchBlocks.setKey(account, other, keyId);
    return { kind: "found", key: other };
  }
  return { kind: "none" };
}

async function keysOf(keys: KeyStore, account: string): Promise<KeyRecord[]> {
  const found: KeyRecord[] = [];
  let cursor: string | null = null;
  do {
    const page = await keys.page("", cursor);
    for (const { key } of page.keys)
      if (key.account === account && key.mode !== "test") found.push(key);
    cursor = page.cursor;
  } while (cursor);
  return found;
}

function payingKeyOf({ id, plans, limits, expiresAt }: KeyRecord, now: number): PayingKey | null {
  const end = expiresAt === undefined ? null : Date.parse(expiresAt);
  if (plans.a === undefined || (end !== null && end <= now)) return null;
  return { keyId: id, planId: plans.a, limits: limits ?? {}, expiresAt: end };
}
