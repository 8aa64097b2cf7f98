/** The places for requests that wait until a job ends. A restart of the meter frees all places. */

export const MOST_WAITS = 4;

export class WaitPlaces {
  /** Maps the id of a place to the time (epoch milliseconds) at which it becomes free by itself. */
  readonly #leases = new Map<string, number>();

  /** @returns false if all places are taken. Calls with the same id share one place. */
  take(id: string, leaseMs: number, now: number): boolean {
    for (const [held, until] of this.#leases) if (until <= now) this.#leases.delete(held);
    if (!this.#leases.has(id) && this.#leases.size >= MOST_WAITS) return false;
    this.#leases.set(id, now + leaseMs);
    return true;
  }

  free(id: string): void {
    this.#leases.delete(id);
  }
}
