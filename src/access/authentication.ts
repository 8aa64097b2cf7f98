/** Finds the record of an API key. All bad keys get the same answer, so guesses reveal nothing. */
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
  waitUntil: (work: Promise<unknown>) => void;
}

/** A caller's key. The mode comes from the key's text, because older records have no mode. */
export type CallersKey = KeyRecord & { mode: KeyMode };

export interface Identity {
  key: CallersKey;
  /** Null if KV has no counter, or if the counter was not read. */
  counter: PublishedCounter | null;
}

export type Authentication =
  | ({ kind: "known" } & Identity)
  | { kind: "unknown" }
  /** Too many unknown keys came from the caller's network, so this key was not looked up. */
  | { kind: "refused"; retryAfterSeconds: number };

/** @param variant null if the key decides which variant is meant */
export async function authenticate(
  services: AuthenticationServices,
  apiKey: string | undefined,
  address: string,
  variant: Variant | null,
): Promise<Authentication> {
  const { counters, memory, clock, waitUntil } = services;
  if (!apiKey || !isApiKey(apiKey)) return { kind: "unknown" };
  const hash = await hashApiKey(apiKey);
  const now = clock();
  const account = memory.accountOf(hash);
  if (account === undefined) {
    const guess = memory.unknownKeys.guess(hash, address, now);
    if (guess.kind !== "look_up") return guess;
  }
  const remembered = memory.keyOf(hash, now);
  const isUsable = (key: KeyRecord) =>
    isValid(key, now) && (variant === null || key.plans[variant]);
  // A remembered record may be old. So, before a refusal, read the record again from KV, unless it
  // was read from KV a moment ago.
  const usable =
    remembered && (isUsable(remembered) || memory.wasKeyJustRead(hash, now))
      ? remembered
      : undefined;
  const mode = modeOf(apiKey);
  // If the account is known, read its counter and the key at the same time.
  const counterKey =
    variant && account !== undefined
      ? counterKeyOf(meteredName({ account, mode }), variant, periodOf(now))
      : null;
  const readKeyNow = () => {
    const reading = readKey(services, hash, address, now);
    // A key counts as a guess until it is found, so read on even if the caller hangs up.
    waitUntil(reading.catch(() => {}));
    return reading;
  };
  const [key, counter] = await Promise.all([
    usable ?? readKeyNow(),
    counterKey !== null && memory.mayBeExhausted(counterKey, now)
      ? readCounter(counters, memory, counterKey, now)
      : null,
  ]);
  if (!key || !isValid(key, now) || memory.wasKeyRevoked(key.id, now)) return { kind: "unknown" };
  return { kind: "known", key: { ...key, mode }, counter };
}

export async function counterOf(
  { counters, memory, clock }: Omit<AuthenticationServices, "keys" | "waitUntil">,
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
  { keys, memory }: AuthenticationServices,
  hash: string,
  address: string,
  now: number,
): Promise<KeyRecord | null> {
  try {
    const key = await keys.find(hash);
    if (key) {
      memory.learnKey(hash, key, now);
      memory.unknownKeys.found(hash);
    } else {
      memory.forgetKey(hash);
      memory.unknownKeys.missed(hash, address, now);
    }
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
