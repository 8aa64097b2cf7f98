/**
 * What an isolate remembers of accounts from one request to the next, to save hops. What it knows
 * of keys, plans and counters may be old or missing without harm: the meter alone decides, and it
 * knows of every change at once. Answered checks wait here to be confirmed; lost ones are free.
 */
import type { Variant } from "../variant.ts";
import { AnsweredCheckCollector } from "./answered-checks.ts";
import type { PublishedCounter } from "./counters.ts";
import type { KeyRecord } from "./key-store.ts";
import type { Plan } from "./plans.ts";

/** How many entries of each kind are kept; beyond it all are forgotten and learned again. */
const CAPACITY = 10_000;

/** How long a key is not read from KV again. */
const KEY_FRESH_MS = 300_000;
/** How long a key is used while KV fails. */
const KEY_USABLE_MS = 900_000;

/** KV serves a cached counter for at least 30 s: reading it more often tells nothing new. */
const COUNTER_FRESH_MS = 30_000;

/**
 * For this long after a refusal the meter is asked before anything else: a throttled caller must
 * neither make us read bodies nor make us flood the upstreams.
 */
const REFUSAL_MS = 2_000;

/**
 * For this long the published counter of an account that used up its month is read from KV before
 * its meter is woken.
 */
const EXHAUSTED_MS = 3_600_000;

interface Entry<T> {
  value: T;
  learnedAt: number;
}

export class EdgeMemory {
  readonly answeredChecks = new AnsweredCheckCollector();
  /** When the registry last left a description without an answer, epoch milliseconds. */
  registryFailedAt = 0;
  readonly #keys = new Map<string, Entry<KeyRecord>>();
  readonly #plans = new Map<string, Entry<Plan>>();
  readonly #counters = new Map<string, Entry<PublishedCounter | null>>();
  readonly #refusals = new Map<string, Entry<true>>();
  readonly #exhausted = new Map<string, Entry<true>>();

  /** The key with this SHA-256 where it was read lately. @param whileKvFails also an older one */
  keyOf(hash: string, now: number, whileKvFails = false): KeyRecord | undefined {
    return recall(this.#keys, hash, now, whileKvFails ? KEY_USABLE_MS : KEY_FRESH_MS);
  }

  /** The account of a key that was seen before, however long ago. */
  accountOf(hash: string): string | undefined {
    return this.#keys.get(hash)?.value.account;
  }

  learnKey(hash: string, key: KeyRecord, now: number): void {
    learn(this.#keys, hash, key, now);
  }

  /** A key's plan, with its limits, as the meter last told it. */
  planOf(keyId: string, variant: Variant, now: number): Plan | undefined {
    return recall(this.#plans, `${keyId}:${variant}`, now, KEY_FRESH_MS);
  }

  learnPlan(keyId: string, variant: Variant, plan: Plan, now: number): void {
    learn(this.#plans, `${keyId}:${variant}`, plan, now);
  }

  /** A published counter where it was read lately; undefined: it was not. */
  counterOf(counterKey: string, now: number): PublishedCounter | null | undefined {
    return recall(this.#counters, counterKey, now, COUNTER_FRESH_MS);
  }

  learnCounter(counterKey: string, counter: PublishedCounter | null, now: number): void {
    learn(this.#counters, counterKey, counter, now);
  }

  wasRefused(counterKey: string, now: number): boolean {
    return recall(this.#refusals, counterKey, now, REFUSAL_MS) !== undefined;
  }

  learnRefusal(counterKey: string, now: number): void {
    learn(this.#refusals, counterKey, true, now);
  }

  /** Whether the meter said lately that the month is used up. */
  mayBeExhausted(counterKey: string, now: number): boolean {
    return recall(this.#exhausted, counterKey, now, EXHAUSTED_MS) !== undefined;
  }

  learnExhausted(counterKey: string, now: number): void {
    learn(this.#exhausted, counterKey, true, now);
    // It may be published by now.
    this.#counters.delete(counterKey);
  }
}

function recall<T>(
  memory: Map<string, Entry<T>>,
  key: string,
  now: number,
  freshMs: number,
): T | undefined {
  const entry = memory.get(key);
  return entry && now - entry.learnedAt < freshMs ? entry.value : undefined;
}

function learn<T>(memory: Map<string, Entry<T>>, key: string, value: T, now: number): void {
  if (memory.size >= CAPACITY && !memory.has(key)) memory.clear();
  memory.set(key, { value, learnedAt: now });
}
