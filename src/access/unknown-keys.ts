/**
 * Limits how often an isolate looks up unknown keys. An unknown key has no account, so no limit of
 * an account stops a caller who guesses keys.
 */
import { guardedNetwork, siteOf } from "./failure-guard.ts";

/** How long to refuse a key that was not found. KV caches "not found" for longer anyway. */
const MISSING_MS = 10_000;

const WINDOW_MS = 60_000;

/** A network may try this many keys in a minute. FAILED_AUTHENTICATION has the same limit. */
const TRIES_OF_NETWORK = 100;

/**
 * If all networks together try this many keys in a minute, a site may have only `TRIES_OF_SITE`
 * tries until the minute ends. A site is the largest network of one customer: an IPv4 address, or
 * a /48 of IPv6, which has many /64 networks.
 */
const TRIES_OF_ISOLATE = 1_000;
const TRIES_OF_SITE = 5;

/** The most keys that are remembered. At this number, all keys are forgotten. */
const CAPACITY = 10_000;

export type Guess =
  | { kind: "look_up" }
  | { kind: "unknown" }
  | { kind: "refused"; retryAfterSeconds: number };

interface Try {
  network: string;
  site: string;
  /** When a look-up did not find the key (epoch milliseconds). */
  missedAt: number | null;
}

export class UnknownKeys {
  #windowEndsAt = 0;
  readonly #tries = new Map<string, Try>();
  readonly #counts = new Map<string, number>();

  /** Counts a key once, before its look-up. Call `found` or `missed` after the look-up. */
  guess(hash: string, address: string, now: number): Guess {
    this.#renew(now);
    const tried = this.#tries.get(hash);
    if (tried) {
      const isMissing = tried.missedAt !== null && now - tried.missedAt < MISSING_MS;
      return { kind: isMissing ? "unknown" : "look_up" };
    }
    const isUnderAttack = this.#tries.size >= TRIES_OF_ISOLATE;
    if (
      this.#countOf(guardedNetwork(address)) >= TRIES_OF_NETWORK ||
      (isUnderAttack && this.#countOf(siteOf(address)) >= TRIES_OF_SITE)
    ) {
      const retryAfterSeconds = Math.ceil((this.#windowEndsAt - now) / 1000);
      return { kind: "refused", retryAfterSeconds };
    }
    this.#add(hash, address);
    return { kind: "look_up" };
  }

  found(hash: string): void {
    const tried = this.#tries.get(hash);
    if (!tried) return;
    this.#tries.delete(hash);
    for (const name of new Set([tried.network, tried.site])) {
      this.#counts.set(name, this.#countOf(name) - 1);
    }
  }

  missed(hash: string, address: string, now: number): void {
    this.#renew(now);
    const tried = this.#tries.get(hash) ?? this.#add(hash, address);
    tried.missedAt = now;
  }

  #add(hash: string, address: string): Try {
    const tried: Try = { network: guardedNetwork(address), site: siteOf(address), missedAt: null };
    this.#tries.set(hash, tried);
    // The network and the site of an IPv4 address are the same.
    for (const name of new Set([tried.network, tried.site])) {
      this.#counts.set(name, this.#countOf(name) + 1);
    }
    return tried;
  }

  #countOf(name: string): number {
    return this.#counts.get(name) ?? 0;
  }

  #renew(now: number): void {
    if (now < this.#windowEndsAt && this.#tries.size < CAPACITY) return;
    this.#windowEndsAt = now + WINDOW_MS;
    this.#tries.clear();
    this.#counts.clear();
  }
}
