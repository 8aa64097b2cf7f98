/** Finds the record of an API key. Any fault of the key gives null, so guessing reveals nothing. */
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
  /** The month's counter; null if KV has none or it was not read. */
  counter: PublishedCounter | null;
}

/** @param variant null when it depends on the key */
export async function authenticate(
  { keys, counters, memory, clock }: AuthenticationServices,
  apiKey: string | undefined,
  variant: Variant | null,
): Promise<Identity | null> {
  if (!apiKey || !isApiKey(apiKey)) return null;
  const hash = await hashApiKey(apiKey);
  const now = clock();
  const isUsable = (key: KeyRecord) =>
    isValid(key, now) && (variant === null || key.plans[variant]);

  const remembered = memory.keyOf(hash, now);
  // The operator may have changed the key, so read it again before refusing.
  const usable = remembered && isUsable(remembered) ? remembered : undefined;
  const account = memory.accountOf(hash);
  const mode = modeOf(apiKey);
  // The counter's name contains the account. Until KV answers, the account is known only if the key
  // is remembered.
  const counterKey =
    variant && account !== undefined
      ? counterKeyOf(meteredName({ account, mode }), variant, periodOf(now))
      : null;
  const [key, counter] = await Promise.all([
    usable ?? readKey(keys, memory, hash, now),
    counterKey !== null && (!usable || memory.mayBeExhausted(counterKey, now))
      ? readCounter(counters, memory, counterKey, now)
      : null,
  ]);
  return key && isValid(key, now) ? { key: { ...key, mode }, counter } : null;
}

export async function counterOf(
  { counters, memory, clock }: Omit<AuthenticationServices, "keys">,
  key: CallersKey,
  variant: Variant,
): Promise<PublishedCounter | null> {
  const now = clock();
  const counterKey = counterKeyOf(meteredName(key), variant, periodOf(now));
  return memory.mayBeExhausted(counterKey, now)
    ? readCounter(counters, memory, counterKey, now)
    : null;
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
