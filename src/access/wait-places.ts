/** The places of requests that wait for a job, only in memory. A restarted meter has all free. */

/** How many requests of an account may wait at once. */
export const MOST_WAITS = 4;

export class WaitPlaces {
  /** When each place becomes free if it is not given back (epoch milliseconds), by its id. */
  readonly #leases = new Map<string, number>();

  /** @returns whether the place is held; taking it twice holds one place */
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
