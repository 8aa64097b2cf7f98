/**
 * Finds the stored record of the API key that a caller sent. All faults have the same outcome, so a
 * caller who guesses keys learns nothing.
 */
import type { Variant } from "../variant.ts";
import { meteredName } from "./account-mode.ts";
import { hashApiKey, isApiKey, type KeyMode, modeOf } from "./api-key.ts";
import { type CounterStore, counterKeyOf, type PublishedCounter } from "./counters.ts";
import type { EdgeMemory } from "./edge-memory.ts";
import type { KeyRecord, KeyStore } from "./key-store.ts";
import { periodOf } from "./period.ts";

export interface AuthenticationServices {
  keys: KeyStore;
  counters: CounterStore;
  memory: EdgeMemory;
  clock: () => number;
}

/** A caller's key. Its mode comes from the key's text, because older records have none. */
export type CallersKey = KeyRecord & { mode: KeyMode };

export interface Identity {
  key: CallersKey;
  /**
   * The month's counter; null if KV has none or it was not read. Counter and key are read at the
   * same time, and the counter's name contains account and variant. So the counter is read only if
   * the variant is known and the key's account is remembered. A request with a usable remembered
   * key reads the counter only if the month may be used up.
   */
  counter: PublishedCounter | null;
}

/**
 * @param apiKey from the Authorization header; undefined when it has none
 * @param variant the called variant; null when it depends on the key
 * @returns null when the key is not valid
 */
export async function authenticate(
  { keys, counters, memory, clock }: AuthenticationServices,
  apiKey: string | undefined,
  variant: Variant | null,
): Promise<Identity | null> {
  if (!apiKey || !isApiKey(apiKey)) return null;
  const hash = await hashApiKey(apiKey);
  const now = clock();
  const isOf = (key: KeyRecord) => isValid(key, now) && (variant === null || key.plans[variant]);

  const remembered = memory.keyOf(hash, now);
  // The operator may have extended the key since it was remembered, so read it again before
  // refusing.
  const usable = remembered && isOf(remembered) ? remembered : undefined;
  const account = memory.accountOf(hash);
  const mode = modeOf(apiKey);
  const wanted =
    variant && account !== undefined
      ? counterKeyOf(meteredName({ account, mode }), variant, periodOf(now))
      : null;
  const [key, counter] = await Promise.all([
    usable ?? readKey(keys, memory, hash, now),
    wanted !== null && (!usable || memory.mayBeExhausted(wanted, now))
      ? readCounter(counters, memory, wanted, now)
      : null,
  ]);
  return key && isValid(key, now) ? { key: { ...key, mode }, counter } : null;
}

/** The counter for a key whose variant is now known. Null unless the month may be used up. */
export async function counterOf(
  { counters, memory, clock }: Omit<AuthenticationServices, "keys">,
  key: CallersKey,
  variant: Variant,
): Promise<PublishedCounter | null> {
  const now = clock();
  const wanted = counterKeyOf(meteredName(key), variant, periodOf(now));
  return memory.mayBeExhausted(wanted, now) ? readCounter(counters, memory, wanted, now) : null;
}

function isValid({ expiresAt }: KeyRecord, now: number): boolean {
  return expiresAt === undefined || Date.parse(expiresAt) > now;
}

async function readKey(
  keys: KeyStore,
  memory: EdgeMemory,
  hash: string,
  now: number,
): Promise<KeyRecord | null> {
  try {
    const key = await keys.find(hash);
    if (key) memory.learnKey(hash, key, now);
    return key;
  } catch (fault) {
    // KV does not answer, so accept an older entry too.
    const known = memory.keyOf(hash, now, true);
    if (!known) throw fault;
    return known;
  }
}

async function readCounter(
  counters: CounterStore,
  memory: EdgeMemory,
  counterKey: string,
  now: number,
): Promise<PublishedCounter | null> {
  const known = memory.counterOf(counterKey, now);
  if (known !== undefined) return known;
  const counter = await counters.read(counterKey);
  memory.learnCounter(counterKey, counter, now);
  return counter;
}
