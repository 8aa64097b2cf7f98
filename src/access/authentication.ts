/**
 * From the Authorization header to the key behind it. Whatever is wrong with a key, the outcome is
 * the same, so that it tells nothing to somebody who guesses.
 */
import type { Variant } from "../variant.ts";
import { hashApiKey, isApiKey } from "./api-key.ts";
import { type CounterStore, counterKey, type PublishedCounter } from "./counters.ts";
import type { EdgeMemory } from "./edge-memory.ts";
import type { ApiKey, KeyStore } from "./key-store.ts";
import { periodOf } from "./period.ts";

export interface AuthenticationServices {
  keys: KeyStore;
  counters: CounterStore;
  memory: EdgeMemory;
  clock: () => number;
}

export interface Identity {
  key: ApiKey;
  /** Read beside the key where the isolate knew whose it is and the counter could be news. */
  counter: PublishedCounter | null;
}

/**
 * @param header the Authorization header as sent
 * @param variant the one whose counter is read beside the key; null: none
 * @returns null when the header holds no valid key
 */
export async function authenticate(
  { keys, counters, memory, clock }: AuthenticationServices,
  header: string | undefined,
  variant: Variant | null,
): Promise<Identity | null> {
  const token = bearerToken(header);
  if (!token || !isApiKey(token)) return null;
  const hash = await hashApiKey(token);
  const now = clock();
  const account = memory.accountOf(hash);
  const [key, counter] = await Promise.all([
    keys.find(hash),
    account !== undefined && variant !== null
      ? readUnlessOpen(counters, memory, account, variant, now)
      : null,
  ]);
  if (!key || (key.expiresAt !== undefined && Date.parse(key.expiresAt) <= now)) return null;
  memory.learnAccount(hash, key.account);
  return { key, counter };
}

/** The token of a header `Bearer <token>`. */
export function bearerToken(header: string | undefined): string | undefined {
  return /^Bearer +(\S+)$/i.exec(header ?? "")?.[1];
}

async function readUnlessOpen(
  counters: CounterStore,
  memory: EdgeMemory,
  account: string,
  variant: Variant,
  now: number,
): Promise<PublishedCounter | null> {
  const key = counterKey(account, variant, periodOf(now));
  if (memory.isKnownOpen(key, now)) return null;
  const counter = await counters.read(key);
  if (!counter?.exhausted) memory.learnOpen(key, now);
  return counter;
}
