/** How often and how soon a question is repeated (docs/upstreams.md#nts-retries). */
import type { ReadFault, Retries } from "../portal/faults.ts";
import type { RetryBudget } from "./retry-budget.ts";

const MAX_ATTEMPTS = 8;
const MOST_RETRIES: Record<Retries, number> = {
  none: 0,
  once: 1,
  within_budget: MAX_ATTEMPTS - 1,
};
const FIRST_PAUSE_MS = 150;
const PAUSE_GROWTH = 1.6;
/** A pause must leave this much time for the next attempt. */
const SHORTEST_ATTEMPT_MS = 500;
/** The longest time of a later attempt. The first gets more: an answer once came after 7 s. */
const LATER_ATTEMPT_MS = 5_000;

export interface AttemptTerms {
  attemptTimeoutMs: number;
  totalMs: number;
  retryBudget: RetryBudget;
  clock: () => number;
  sleep: (milliseconds: number) => Promise<void>;
  random: () => number;
}

export class Attempts {
  readonly #terms: AttemptTerms;
  readonly #givesUpAt: number;
  readonly #signal: AbortSignal | undefined;
  #number = 1;
  readonly #retried: Record<Retries, number> = { none: 0, once: 0, within_budget: 0 };

  constructor(terms: AttemptTerms, signal: AbortSignal | undefined) {
    this.#terms = terms;
    this.#signal = signal;
    this.#givesUpAt = terms.clock() + terms.totalMs;
  }

  get timeoutMs(): number {
    const { attemptTimeoutMs, clock } = this.#terms;
    const longest =
      this.#number === 1 ? attemptTimeoutMs : Math.min(attemptTimeoutMs, LATER_ATTEMPT_MS);
    return Math.min(longest, this.#givesUpAt - clock());
  }

  get isOver(): boolean {
    return this.#signal?.aborted === true || this.#terms.clock() >= this.#givesUpAt;
  }

  /** @returns false if no attempt may follow */
  async waitForNext({ retries }: ReadFault): Promise<boolean> {
    const { retryBudget, clock, sleep, random } = this.#terms;
    if (this.#number >= MAX_ATTEMPTS || this.#retried[retries] >= MOST_RETRIES[retries])
      return false;
    const pauseMs = FIRST_PAUSE_MS * PAUSE_GROWTH ** (this.#number - 1) * (0.5 + random());
    if (clock() + pauseMs > this.#givesUpAt - SHORTEST_ATTEMPT_MS) return false;
    if (this.#signal?.aborted || !retryBudget.take(clock())) return false;
    this.#number++;
    this.#retried[retries]++;
    await sleepUnlessAborted(sleep, pauseMs, this.#signal);
    return !this.#signal?.aborted;
  }
}

async function sleepUnlessAborted(
  sleep: (milliseconds: number) => Promise<void>,
  milliseconds: number,
  signal: AbortSignal | undefined,
): Promise<void> {
  if (!signal) return sleep(milliseconds);
  const { promise: aborted, resolve } = Promise.withResolvers<void>();
  const wake = () => resolve();
  signal.addEventListener("abort", wake, { once: true });
  await Promise.race([sleep(milliseconds), aborted]);
  signal.removeEventListener("abort", wake);
}
