/** The places of the requests that wait for the end of a job. A restart of the meter frees them. */

export const MOST_WAITS = 4;

export class WaitPlaces {
  /** When each place becomes free if it is not given back (epoch milliseconds), by its id. */
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
