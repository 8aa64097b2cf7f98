/**
 * The gate counts a call when it leases the call to an isolate. It removes the call from its count
 * only if the isolate says that the call was not made. So the count may be too high, but never too
 * low.
 */
import type { Lease, LeaseRequest } from "./gate-messages.ts";

/** The leased calls of one isolate. If the gate forgets them, the isolate cannot give any back. */
interface Counted {
  day: string;
  number: number;
  calls: number;
}

const MAX_ISOLATES = 10_000;

export interface DayCounts {
  used(day: string): number;
  set(day: string, used: number): void;
}

export class LeasedCalls {
  readonly #days: DayCounts;
  /** By the name of the isolate. The isolates that asked last are at the end. */
  readonly #isolates = new Map<string, Counted>();

  constructor(days: DayCounts) {
    this.#days = days;
  }

  /** @returns null if a later request of the isolate arrived before this request */
  lease({ limit, isolate, number, day, made, counted, wanted }: LeaseRequest): Lease | null {
    const known = this.#isolates.get(isolate);
    if (known && known.number >= number) return null;
    const before = known?.day === day ? known.calls : counted;
    const usedBefore = this.#days.used(day);
    const ofOthers = Math.max(0, usedBefore - before);
    // Calls that were made are counted even beyond the limit.
    const kept = Math.max(counted, made);
    const granted = Math.max(0, Math.min(made + wanted, limit - ofOthers) - kept);
    const used = ofOthers + kept + granted;
    if (used !== usedBefore) this.#days.set(day, used);
    this.#remember(isolate, { day, number, calls: kept + granted });
    return { counted: kept + granted, used };
  }

  #remember(isolate: string, counted: Counted): void {
    this.#isolates.delete(isolate);
    this.#isolates.set(isolate, counted);
    for (const [name, { day }] of this.#isolates) {
      if (day >= counted.day && this.#isolates.size <= MAX_ISOLATES) break;
      this.#isolates.delete(name);
    }
  }
}
