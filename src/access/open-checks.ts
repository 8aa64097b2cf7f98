/**
 * The checks that a meter has granted and that are not answered yet. They live in the meter's
 * memory alone: granting, releasing and expiring write nothing. What a reset of the meter loses
 * costs the service, never the customer. Pure: the clock is passed.
 */

/** A check takes at most 24 s (two calls of the registry, 12 s each); then it is presumed dead. */
export const LEASE_MS = 30_000;

/** For this long after its lease a check may still be confirmed and counted. */
const LATE_MS = 600_000;

/** By then an isolate has confirmed the checks it told of, or tells of them again. */
const TOLD_MS = 1_000;

/** A check that was granted: to be confirmed when it is answered, else released. */
export interface OpenCheck {
  /** The meter's incarnation that granted it: what one held in memory, another does not know. */
  incarnation: string;
  /** The unit that is held for the check; null: it repeats a check that was charged. */
  unit: string | null;
  /** How many units it costs, all of which are held under that id; absent: one. */
  units?: number;
  period: string;
  quota: number | null;
  /** Under an Idempotency-Key: HMACs of the key and of what was asked. */
  repeatable: { key: string; body: string } | null;
}

/**
 * The units of answered checks that an isolate has not confirmed yet. The meter knows them, unless
 * it was reset since it granted them.
 */
export interface Unconfirmed {
  /** A random id of the isolate. */
  isolate: string;
  units: { incarnation: string; period: string; count: number }[];
}

interface Unit {
  period: string;
  /** How many of the month's units it is. */
  units: number;
  /** What was asked; of checks without an Idempotency-Key empty. */
  body: string;
  /** Concurrent checks that share the unit: repetitions under one Idempotency-Key. */
  holders: number;
  leaseUntil: number;
}

/** Whether a unit was still held when it was taken, only after its lease, or not at all. */
export type HoldState = "open" | "late" | "unknown";

export class OpenChecks {
  /** In the order of their leases, which are equally long. */
  readonly #open = new Map<string, Unit>();
  /** Units whose lease has run out: they hold no quota. */
  readonly #late = new Map<string, Unit>();
  readonly #counts = new Map<string, number>();
  /** What isolates have told of checks that were granted before the meter was reset. */
  readonly #told = new Map<string, { units: Unconfirmed["units"]; until: number }>();

  /** Units that are held of a period. */
  count(period: string, now: number): number {
    this.#expire(now);
    return this.#counts.get(period) ?? 0;
  }

  /** Keeps what an isolate tells, as far as this incarnation of the meter does not know it. */
  learn({ isolate, units }: Unconfirmed, incarnation: string, now: number): void {
    const unknown = units.filter((unit) => unit.incarnation !== incarnation);
    if (unknown.length > 0) this.#told.set(isolate, { units: unknown, until: now + TOLD_MS });
    else this.#told.delete(isolate);
  }

  /** Units of answered checks that were granted before a reset and are still to be confirmed. */
  unconfirmed(period: string, now: number): number {
    let count = 0;
    for (const [isolate, { units, until }] of this.#told) {
      if (until <= now) this.#told.delete(isolate);
      else for (const unit of units) if (unit.period === period) count += unit.count;
    }
    return count;
  }

  /** Checks that share a unit; 0 when it is not held. */
  holders(id: string, now: number): number {
    this.#expire(now);
    return this.#open.get(id)?.holders ?? 0;
  }

  /** What was asked by the checks that share a unit; undefined when it is not held. */
  body(id: string, now: number): string | undefined {
    this.#expire(now);
    return this.#open.get(id)?.body;
  }

  /** Holds a unit, or joins those that hold it already. */
  hold(id: string, period: string, now: number, body = "", units = 1): void {
    this.#expire(now);
    const unit = this.#open.get(id);
    if (unit) {
      unit.holders++;
      return;
    }
    this.#open.set(id, { period, units, body, holders: 1, leaseUntil: now + LEASE_MS });
    this.#add(period, units);
  }

  /**
   * Ends a unit because one of its checks was answered.
   * @returns also how many other checks shared it
   */
  take(id: string, now: number): { held: HoldState; others: number } {
    this.#expire(now);
    const unit = this.#open.get(id);
    if (unit) {
      this.#remove(id, unit);
      return { held: "open", others: unit.holders - 1 };
    }
    return { held: this.#late.delete(id) ? "late" : "unknown", others: 0 };
  }

  /** One of a unit's checks came to nothing: with the last of them the unit is free again. */
  release(id: string, now: number): void {
    this.#expire(now);
    const unit = this.#open.get(id);
    if (unit && --unit.holders === 0) this.#remove(id, unit);
  }

  #remove(id: string, unit: Unit): void {
    this.#open.delete(id);
    this.#add(unit.period, -unit.units);
  }

  #add(period: string, units: number): void {
    const count = (this.#counts.get(period) ?? 0) + units;
    if (count === 0) this.#counts.delete(period);
    else this.#counts.set(period, count);
  }

  #expire(now: number): void {
    for (const [id, unit] of this.#open) {
      if (unit.leaseUntil > now) break;
      this.#remove(id, unit);
      this.#late.set(id, unit);
    }
    for (const [id, unit] of this.#late) {
      if (unit.leaseUntil + LATE_MS > now) break;
      this.#late.delete(id);
    }
  }
}
