/**
 * The per-second rate: a bucket that holds one second's worth of requests and refills steadily.
 * Kept in memory only: a restarted meter starts with a full bucket, which can let one extra second's worth through.
 */
export class TokenBucket {
  #tokens: number;
  #rate: number;
  #filledAt: number;

  /** @param rate requests a second; also what a full bucket holds */
  constructor(rate: number, now: number) {
    this.#rate = rate;
    this.#tokens = rate;
    this.#filledAt = now;
  }

  /** Takes one token. @returns 0 when it was there, else the milliseconds until the next one will be */
  take(rate: number, now: number): number {
    this.#refill(rate, now);
    if (this.#tokens < 1) return Math.ceil(((1 - this.#tokens) / this.#rate) * 1000);
    this.#tokens -= 1;
    return 0;
  }

  /** Whole requests that would pass right now. */
  remaining(rate: number, now: number): number {
    this.#refill(rate, now);
    return Math.floor(this.#tokens);
  }

  /** A changed rate (another plan, another key of the account) refills faster or slower from now on; it gives no tokens. */
  #refill(rate: number, now: number): void {
    const seconds = Math.max(0, now - this.#filledAt) / 1000;
    this.#tokens = Math.min(rate, this.#tokens + seconds * rate);
    this.#rate = rate;
    this.#filledAt = now;
  }
}
