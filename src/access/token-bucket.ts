/** Limits the requests per second. A meter that restarts begins with a full bucket. */

/** One token, in thousandths. Each millisecond adds `rate`, so all counts are whole numbers. */
const TOKEN = 1_000;

export class TokenBucket {
  #thousandths: number;
  #filledAt: number;

  constructor(rate: number, now: number) {
    this.#thousandths = rate * TOKEN;
    this.#filledAt = now;
  }

  /** Takes `tokens` if one is left. @returns the milliseconds to wait; 0 if they were taken */
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
