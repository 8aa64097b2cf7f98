/**
 * Limits the requests per second with a bucket of tokens. The bucket is only in memory, and a meter
 * that restarts begins with a full one, so it may let one extra second's worth of requests through.
 */

/** One token, in thousandths. Each millisecond adds `rate` thousandths, so counts stay exact. */
const TOKEN = 1_000;

export class TokenBucket {
  #thousandths: number;
  #filledAt: number;

  constructor(rate: number, now: number) {
    this.#thousandths = rate * TOKEN;
    this.#filledAt = now;
  }

  /** @returns 0 when a token was taken, otherwise the milliseconds until there is one */
  take(rate: number, now: number): number {
    this.#refill(rate, now);
    if (this.#thousandths < TOKEN) return Math.ceil((TOKEN - this.#thousandths) / rate);
    this.#thousandths -= TOKEN;
    return 0;
  }

  remaining(rate: number, now: number): number {
    this.#refill(rate, now);
    return Math.floor(this.#thousandths / TOKEN);
  }

  #refill(rate: number, now: number): void {
    const milliseconds = Math.max(0, now - this.#filledAt);
    this.#thousandths = Math.min(rate * TOKEN, this.#thousandths + milliseconds * rate);
    this.#filledAt = now;
  }
}
