/** Limits the requests per second. A meter that restarts begins with a full bucket. */

/** A token is 1,000 thousandths. A millisecond adds `rate` thousandths, always a whole number. */
const TOKEN = 1_000;

export class TokenBucket {
  #thousandths: number;
  #filledAt: number;

  constructor(rate: number, now: number) {
    this.#thousandths = rate * TOKEN;
    this.#filledAt = now;
  }

  /** Takes `tokens` if at least one token is left. @returns 0, or how many milliseconds to wait */
  take(rate: number, now: number, tokens = 1): number {
    this.#refill(rate, now);
    if (this.#thousandths < TOKEN) return Math.ceil((TOKEN - this.#thousandths) / rate);
    this.#thousandths -= tokens * TOKEN;
    return 0;
  }

  remaining(rate: number, now: number): number {
    this.#refill(rate, now);
    return Math.max(0, Math.floor(this.#thousandths / TOKEN));
  }

  #refill(rate: number, now: number): void {
    const milliseconds = Math.max(0, now - this.#filledAt);
    this.#thousandths = Math.min(rate * TOKEN, this.#thousandths + milliseconds * rate);
    this.#filledAt = now;
  }
}
