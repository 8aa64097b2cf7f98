/** A meter's granted, unanswered checks and their units of quota. A reset forgets this memory. */

/** After this time a check is presumed dead. A check's calls take at most 25 s (`config.ts`). */
export const LEASE_MS = 30_000;

/** How long an expired unit is remembered, because its check may still be answered. */
const LATE_MS = 600_000;

/** How long an isolate's `Unconfirmed` report is used. By then, its units are usually confirmed. */
const TOLD_MS = 1_000;

/** A granted check. It must be confirmed when it is answered, and released otherwise. */
export interface GrantedCheck {
  /** The incarnation of the meter that granted the check. No other incarnation knows the unit. */
  incarnation: string;
  /** Id of the unit held for the check; null when the check repeats a charged check. */
  unit: string | null;
  units?: number;
  /** The month in which the unit was opened. */
  period: string;
  quota: number | null;
  /** With an Idempotency-Key: HMACs of the key and of the request. */
  repeatable: { key: string; body: string } | null;
  /** The check's id. Set if the check shares a unit or repeats a charged check. */
  sharer?: string;
}

export interface Unconfirmed {
  isolate: string;
  units: { incarnation: string; period: string; count: number }[];
}

interface HeldUnits {
  period: string;
  units: number;
  /** Empty without an Idempotency-Key. */
  requestMac: string;
  /** The ids of the checks that hold the unit. Checks with one Idempotency-Key may share it. */
  holders: Set<string>;
  /** The check that was answered first, and therefore pays. */
  payer?: string;
  leaseUntil: number;
}

/** `open`: within its lease. `late`: past its lease. `unknown`: never held, or forgotten. */
export type HoldState = "open" | "late" | "unknown";

export class OpenChecks {
  /** By the id of the unit. All leases are equally long, so the first entry ends first. */
  readonly #open = new Map<string, HeldUnits>();
  readonly #late = new Map<string, HeldUnits>();
  readonly #counts = new Map<string, number>();
  readonly #told = new Map<string, { units: Unconfirmed["units"]; until: number }>();

  count(period: string, now: number): number {
    this.#expire(now);
    return this.#counts.get(period) ?? 0;
  }

  learn({ isolate, units }: Unconfirmed, incarnation: string, now: number): void {
    const unknown = units.filter((unit) => unit.incarnation !== incarnation);
    if (unknown.length > 0) this.#told.set(isolate, { units: unknown, until: now + TOLD_MS });
    else this.#told.delete(isolate);
  }

  /** Units of answered checks that were granted before a reset, as isolates reported them. */
  unconfirmed(period: string, now: number): number {
    let count = 0;
    for (const [isolate, { units, until }] of this.#told) {
      if (until <= now) this.#told.delete(isolate);
      else for (const unit of units) if (unit.period === period) count += unit.count;
    }
    return count;
  }

  holders(id: string, now: number): number {
    this.#expire(now);
    return this.#open.get(id)?.holders.size ?? 0;
  }

  /** The position of a check (from 0) among the holders of a unit; -1 if the check has no hold. */
  placeOf(holder: string, id: string, now: number): number {
    this.#expire(now);
    return [...(this.#open.get(id)?.holders ?? [])].indexOf(holder);
  }

  requestMac(id: string, now: number): string | undefined {
    this.#expire(now);
    return this.#open.get(id)?.requestMac;
  }

  /** Holds a unit for a check. A repeated call changes nothing. @param holder the check's id */
  hold(id: string, holder: string, period: string, now: number, requestMac = "", units = 1): void {
    this.#expire(now);
    const held = this.#open.get(id);
    if (held) {
      held.holders.add(holder);
      return;
    }
    const holders = new Set([holder]);
    this.#open.set(id, { period, units, requestMac, holders, leaseUntil: now + LEASE_MS });
    this.#add(period, units);
  }

  periodOf(id: string, now: number): string | undefined {
    this.#expire(now);
    return this.#open.get(id)?.period;
  }

  /** Makes the first answered check of a unit its payer. @returns whether `holder` pays */
  pays(id: string, holder: string, requestMac: string, now: number): boolean {
    this.#expire(now);
    const held = heldFor(requestMac, this.#open.get(id)) ?? heldFor(requestMac, this.#late.get(id));
    if (!held) return true;
    held.payer ??= holder;
    return held.payer === holder;
  }

  /**
   * Ends the unit of an answered check, unless the unit now belongs to another request.
   * @returns `others`: the other checks that shared the unit
   */
  take(
    id: string,
    holder: string,
    requestMac: string,
    now: number,
  ): { held: HoldState; period: string | null; others: string[] } {
    this.#expire(now);
    const open = heldFor(requestMac, this.#open.get(id));
    if (open) {
      this.#remove(id, open);
      open.holders.delete(holder);
      return { held: "open", period: open.period, others: [...open.holders] };
    }
    const late = heldFor(requestMac, this.#late.get(id));
    if (late) this.#late.delete(id);
    return { held: late ? "late" : "unknown", period: late?.period ?? null, others: [] };
  }

  /** When the last holder is released, the unit is free. @returns whether `holder` was a holder */
  release(id: string, holder: string, now: number): boolean {
    this.#expire(now);
    const held = this.#open.get(id);
    if (!held?.holders.delete(holder)) return false;
    if (held.holders.size === 0) this.#remove(id, held);
    return true;
  }

  #remove(id: string, held: HeldUnits): void {
    this.#open.delete(id);
    this.#add(held.period, -held.units);
  }

  #add(period: string, units: number): void {
    const count = (this.#counts.get(period) ?? 0) + units;
    if (count === 0) this.#counts.delete(period);
    else this.#counts.set(period, count);
  }

  #expire(now: number): void {
    for (const [id, held] of this.#open) {
      if (held.leaseUntil > now) break;
      this.#remove(id, held);
      this.#late.set(id, held);
    }
    for (const [id, held] of this.#late) {
      if (held.leaseUntil + LATE_MS > now) break;
      this.#late.delete(id);
    }
  }
}

function heldFor(requestMac: string, held: HeldUnits | undefined): HeldUnits | undefined {
  return held?.requestMac === requestMac ? held : undefined;
}
