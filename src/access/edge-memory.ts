/** An isolate's memory between requests. Old entries do no harm: only meters grant checks. */
import { DAY_MS, koreanDay } from "../lib/days.ts";
import type { Variant } from "../variant.ts";
import { AnsweredCheckCollector } from "./answered-checks.ts";
import type { PublishedCounter } from "./counters.ts";
import type { KeyRecord } from "./key-store.ts";
import { type Plan, PlanWatch } from "./plans.ts";
import { UnknownKeys } from "./unknown-keys.ts";

/** The most entries of one kind, such as keys. When a kind is full, all its entries are dropped. */
const CAPACITY = 10_000;

const KEY_FRESH_MS = 300_000;
const KEY_USABLE_MS = 900_000;

/** How often to read a refused key again, because the operator may have changed it. */
const REFUSED_KEY_MS = 10_000;

/** KV caches a value for at least 30 s, so reading more often tells nothing new. */
const COUNTER_FRESH_MS = 30_000;

/** For this long after a refusal, requests wait for the meter's decision before any work. */
const REFUSAL_MS = 2_000;

/** For this long after a quota is used up, requests read KV's counter before they ask the meter. */
const EXHAUSTED_MS = 3_600_000;

interface Entry<T> {
  value: T;
  learnedAt: number;
}

export class EdgeMemory {
  readonly answeredChecks = new AnsweredCheckCollector();
  readonly unknownKeys = new UnknownKeys();
  readonly planWatch = new PlanWatch();
  /**
   * Maps each receipt key (`<mode> <kid>`) to the time (epoch milliseconds) after which D1 must be
   * asked about it again.
   */
  readonly usableReceiptKeys = new Map<string, number>();
  readonly #keys = new Map<string, Entry<KeyRecord>>();
  readonly #revokedKeys = new Map<string, Entry<true>>();
  readonly #plans = new Map<string, Entry<Plan>>();
  readonly #counters = new Map<string, Entry<PublishedCounter | null>>();
  readonly #refusals = new Map<string, Entry<true>>();
  readonly #exhausted = new Map<string, Entry<true>>();
  readonly #usedUpDays = new Map<string, Entry<true>>();

  keyOf(hash: string, now: number, whileKvFails = false): KeyRecord | undefined {
    return recall(this.#keys, hash, now, whileKvFails ? KEY_USABLE_MS : KEY_FRESH_MS);
  }

  /** Accepts an entry of any age, because a key's account never changes. */
  accountOf(hash: string): string | undefined {
    return this.#keys.get(hash)?.value.account;
  }

  wasKeyJustRead(hash: string, now: number): boolean {
    return recall(this.#keys, hash, now, REFUSED_KEY_MS) !== undefined;
  }

  learnKey(hash: string, key: KeyRecord, now: number): void {
    learn(this.#keys, hash, key, now);
  }

  forgetKey(hash: string): void {
    this.#keys.delete(hash);
  }

  forgetKeyById(id: string): void {
    this.#revokedKeys.delete(id);
    for (const [hash, { value }] of this.#keys) if (value.id === id) this.#keys.delete(hash);
  }

  /** Whether a meter refused the key a moment ago, although KV still had the key. */
  wasKeyRevoked(id: string, now: number): boolean {
    return recall(this.#revokedKeys, id, now, REFUSED_KEY_MS) !== undefined;
  }

  learnRevokedKey(id: string, now: number): void {
    learn(this.#revokedKeys, id, true, now);
  }

  planOf(keyId: string, variant: Variant, now: number): Plan | undefined {
    return recall(this.#plans, `${keyId}:${variant}`, now, KEY_FRESH_MS);
  }

  learnPlan(keyId: string, variant: Variant, plan: Plan, now: number): void {
    learn(this.#plans, `${keyId}:${variant}`, plan, now);
  }

  /** @returns null if KV had no counter; undefined if KV was not read lately */
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

  mayBeExhausted(counterKey: string, now: number): boolean {
    return recall(this.#exhausted, counterKey, now, EXHAUSTED_MS) !== undefined;
  }

  isDayUsedUp(meterName: string, now: number): boolean {
    return recall(this.#usedUpDays, `${meterName}:${koreanDay(now)}`, now, DAY_MS) !== undefined;
  }

  learnUsedUpDay(meterName: string, now: number): void {
    learn(this.#usedUpDays, `${meterName}:${koreanDay(now)}`, true, now);
  }

  learnExhausted(counterKey: string, now: number): void {
    learn(this.#exhausted, counterKey, true, now);
    // The exhausted counter may be in KV by now, so read it again.
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
