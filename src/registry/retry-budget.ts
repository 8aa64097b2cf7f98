/** Limits repeated calls, so that an isolate does not overload a failing registry. */

const RETRIES_A_CALL = 2;
const RETRIES_A_SECOND = 10;
/** The most retries that are saved up. Retries of calls under way are added to this limit. */
const MAX_SAVED = 100;

export class RetryBudget {
  #retries = 0;
  #underWay = 0;
  /** Epoch milliseconds; 0 before the first call. */
  #refilledAt = 0;

  /** Begins a call. Its first attempt takes nothing from the budget. Call `end` afterwards. */
  begin(now: number): void {
    this.#underWay++;
    this.#refill(now);
    this.#retries += RETRIES_A_CALL;
  }

  end(now: number): void {
    this.#underWay--;
    this.#refill(now);
  }

  take(now: number): boolean {
    this.#refill(now);
    if (this.#retries < 1) return false;
    this.#retries--;
    return true;
  }

  #refill(now: number): void {
    const seconds = this.#refilledAt === 0 ? 0 : Math.max(0, now - this.#refilledAt) / 1000;
    this.#refilledAt = now;
    const most = MAX_SAVED + RETRIES_A_CALL * this.#underWay;
    this.#retries = Math.min(this.#retries + RETRIES_A_SECOND * seconds, most);
  }
}
