/**
 * What an isolate remembers of accounts, to save hops. All of it may be stale or missing without harm: the meter alone decides.
 */

/** Keys and accounts remembered at once; beyond it everything is forgotten and learned anew. */
const CAPACITY = 10_000;

/** KV serves a cached counter for at least 30 s: reading it more often could not tell anything new. */
const COUNTER_FRESH_MS = 30_000;

/** After a refusal the meter is asked before the upstreams for this long: a throttled caller must not make us flood them. */
const REFUSAL_MS = 2_000;

export class EdgeMemory {
  readonly #accounts = new Map<string, string>();
  readonly #openSince = new Map<string, number>();
  readonly #refusedAt = new Map<string, number>();

  /** The account of a key that this isolate has seen before: lets its counter be read beside the key. */
  accountOf(hash: string): string | undefined {
    return this.#accounts.get(hash);
  }

  learnAccount(hash: string, account: string): void {
    remember(this.#accounts, hash, account);
  }

  /** Whether the counter was seen not exhausted so lately that reading it again is no use. */
  isKnownOpen(counterKey: string, now: number): boolean {
    return now - (this.#openSince.get(counterKey) ?? Number.NEGATIVE_INFINITY) < COUNTER_FRESH_MS;
  }

  learnOpen(counterKey: string, now: number): void {
    remember(this.#openSince, counterKey, now);
  }

  wasRefused(counterKey: string, now: number): boolean {
    return now - (this.#refusedAt.get(counterKey) ?? Number.NEGATIVE_INFINITY) < REFUSAL_MS;
  }

  learnRefusal(counterKey: string, now: number): void {
    remember(this.#refusedAt, counterKey, now);
    // The refusal may mean that the month is used up: let the next request look.
    this.#openSince.delete(counterKey);
  }
}

function remember<T>(memory: Map<string, T>, key: string, value: T): void {
  if (memory.size >= CAPACITY) memory.clear();
  memory.set(key, value);
}
