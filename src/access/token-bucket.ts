/**
 * The per-second rate: a bucket that holds one second's worth of requests and refills steadily.
 * Kept in memory only: a restarted meter starts with a full bucket, which can let one extra
 * second's worth through.
 */

/**
 * A token in thousandths: a millisecond brings `rate` of them, so that whole numbers count exactly,
 * and a caller who has waited as told is granted.
 */
const TOKEN = 1_000;

export class TokenBucket {
  /** In thousandths. */
  #tokens: number;
  #filledAt: number;

  /** @param rate requests a second; also what a full bucket holds */
  constructor(rate: number, now: number) {
    this.#tokens = rate * TOKEN;
    this.#filledAt = now;
  }

  /**
   * Takes one token.
   * @returns 0 when there was one, else the milliseconds until there is
   */
  take(rate: number, now: number): number {
    this.#refill(rate, now);
    if (this.#tokens < TOKEN) return Math.ceil((TOKEN - this.#tokens) / rate);
    this.#tokens -= TOKEN;
    return 0;
  }

  /** Whole requests that would pass right now. */
  remaining(rate: number, now: number): number {
    this.#refill(rate, now);
    return Math.floor(this.#tokens / TOKEN);
  }

  /**
   * A changed rate (another plan, another key of the account) refills faster or slower from now on;
   * it gives no tokens.
   */
  #refill(rate: number, now: number): void {
    const milliseconds = Math.max(0, now - this.#filledAt);
    this.#tokens = Math.min(rate * TOKEN, this.#tokens + milliseconds * rate);
    this.#filledAt = now;
  }
}
