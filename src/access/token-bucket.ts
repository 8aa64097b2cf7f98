/** The per-second rate, in memory: a restarted meter may let one extra second's worth through. */

/** One token, in thousandths. Each millisecond adds `rate` thousandths, so counts stay exact. */
const TOKEN = 1_000;

export class TokenBucket {
  #tokens: number;
  #filledAt: number;

  constructor(rate: number, now: number) {
    this.#tokens = rate * TOKEN;
    this.#filledAt = now;
  }

  /** @returns 0 when a token was taken, otherwise the milliseconds until there is one */
  take(rate: number, now: number): number {
    this.#refill(rate, now);
    if (this.#tokens < TOKEN) return Math.ceil((TOKEN - this.#tokens) / rate);
    this.#tokens -= TOKEN;
    return 0;
  }

  remaining(rate: number, now: number): number {
    this.#refill(rate, now);
    return Math.floor(this.#tokens / TOKEN);
  }

  #refill(rate: number, now: number): void {
    const milliseconds = Math.max(0, now - this.#filledAt);
    this.#tokens = Math.min(rate * TOKEN, this.#tokens + milliseconds * rate);
    this.#filledAt = now;
  }
}
