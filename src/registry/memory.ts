/** What an isolate remembers about the registry. */
import type { SeenCalls } from "../alarms/messages.ts";
import type { Fault } from "../portal/faults.ts";
import { CallLease } from "../sources/call-lease.ts";
import { RetryBudget } from "./retry-budget.ts";

const RECENT_MS = 300_000;
const SLOT_MS = 10_000;

/** A call is one question with all its attempts. */
export interface CallCounts {
  calls: number;
  answered: number;
  faults: Partial<Record<Fault, number>>;
  unreadable: number;
}

interface Slot extends CallCounts {
  from: number;
}

class RecentCalls {
  #slots: Slot[] = [];
  #latest: { isAnswered: boolean; at: number } | null = null;
  #answeredAt = 0;
  #allowanceUsedUpUntil = 0;

  countCall(isAnswered: boolean, now: number): void {
    const slot = this.#slotAt(now);
    slot.calls++;
    if (isAnswered) {
      slot.answered++;
      this.#answeredAt = now;
      this.#allowanceUsedUpUntil = 0;
    }
    this.#latest = { isAnswered, at: now };
  }

  countFault(fault: Fault, now: number): void {
    const { faults } = this.#slotAt(now);
    faults[fault] = (faults[fault] ?? 0) + 1;
  }

  countUnreadable(entries: number, now: number): void {
    this.#slotAt(now).unreadable += entries;
  }

  useUpAllowance(renewedAt: number): void {
    this.#allowanceUsedUpUntil = renewedAt;
  }

  isAllowanceUsedUp(now: number): boolean {
    return now < this.#allowanceUsedUpUntil;
  }

  wasAnsweredSince(moment: number): boolean {
    return this.#answeredAt >= moment;
  }

  state(now: number): "answering" | "failing" | "unknown" {
    if (!this.#latest || now - this.#latest.at > RECENT_MS) return "unknown";
    return this.#latest.isAnswered ? "answering" : "failing";
  }

  counts(now: number): CallCounts {
    const total: CallCounts = { calls: 0, answered: 0, faults: {}, unreadable: 0 };
    for (const slot of this.#recent(now)) {
      total.calls += slot.calls;
      total.answered += slot.answered;
      total.unreadable += slot.unreadable;
      for (const [fault, count] of Object.entries(slot.faults) as [Fault, number][])
        total.faults[fault] = (total.faults[fault] ?? 0) + count;
    }
    return total;
  }

  #slotAt(now: number): Slot {
    const last = this.#slots.at(-1);
    if (last && now - last.from < SLOT_MS) return last;
    const slot: Slot = { from: now, calls: 0, answered: 0, faults: {}, unreadable: 0 };
    this.#slots = [...this.#recent(now), slot];
    return slot;
  }

  #recent(now: number): Slot[] {
    return this.#slots.filter(({ from }) => now - from <= RECENT_MS);
  }
}

/** The shortest time between reports of urgent counts. */
const TOLD_EVERY_MS = 20_000;

/**
 * How calls have ended since this isolate's last report to the registry's gate. The gate is the
 * Durable Object that allots calls to isolates (leases) and starts alarms.
 */
class UntoldCalls {
  #seen: SeenCalls | null = null;
  /** If the last report had faults, the gate must also hear that they have ended. */
  #toldFaults = false;
  #restsUntil = 0;

  countCall(isAnswered: boolean): void {
    this.#now()[isAnswered ? "answered" : "failed"]++;
  }

  countUnreadable(entries: number): void {
    if (entries > 0) this.#now().unreadable += entries;
  }

  take(): SeenCalls | null {
    const seen = this.#seen;
    this.#seen = null;
    if (seen) this.#toldFaults = seen.failed + seen.unreadable > 0;
    return seen;
  }

  /**
   * An isolate reports its counts when it asks the gate for a lease. Faults, and the first counts
   * after faults, must be reported sooner, so this method takes them between two leases.
   */
  takeUrgent(now: number): SeenCalls | null {
    const hasFaults = this.#seen !== null && this.#seen.failed + this.#seen.unreadable > 0;
    if (now < this.#restsUntil || !(hasFaults || this.#toldFaults)) return null;
    this.#restsUntil = now + TOLD_EVERY_MS;
    return this.take();
  }

  #now(): SeenCalls {
    this.#seen ??= { answered: 0, failed: 0, unreadable: 0 };
    return this.#seen;
  }
}

export class RegistryMemory {
  /** When `describe.ts` last got no answer from the registry (epoch milliseconds); 0: never. */
  failedAt = 0;
  readonly retryBudget = new RetryBudget();
  readonly calls = new RecentCalls();
  readonly untold = new UntoldCalls();
  readonly callLease = new CallLease();
}

export const isolateMemory = new RegistryMemory();
