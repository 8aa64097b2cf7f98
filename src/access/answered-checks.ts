/**
 * Collects an isolate's answered checks until a meter has counted them. One call to the meter
 * confirms a whole group, and writes the month once. No I/O here: callers pass the time.
 */
import type { Variant } from "../variant.ts";
import type { GrantedCheck, Unconfirmed } from "./open-checks.ts";

/** How long a group accepts more checks. */
const COLLECT_MS = 100;
/** The shortest wait after an answer, so that an answer lost in a crash is not charged. */
const AFTER_ANSWER_MS = 100;

/** After this time, the request that had to confirm a group is presumed dead. */
const ABANDONED_MS = 60_000;

export interface ConfirmationGroup {
  readonly checks: GrantedCheck[];
  /** Confirm from this moment on (epoch milliseconds). */
  readonly dueAt: number;
}

export class AnsweredCheckCollector {
  /** Groups by meter, oldest first. */
  readonly #waiting = new Map<string, ConfirmationGroup[]>();
  #isolate: string | undefined;

  /**
   * Adds a check to an open group of its meter, or to a new one.
   * @returns the new group, which the caller must confirm when it is due; null if the check joined
   *   an open group
   */
  add(
    meteredName: string,
    variant: Variant,
    check: GrantedCheck,
    now: number,
  ): ConfirmationGroup | null {
    const waiting = this.#waitingFor(meteredName, variant, now);
    const open = waiting.find(
      (group) => now < group.dueAt - AFTER_ANSWER_MS && belongsTo(group, check),
    );
    if (open) {
      open.checks.push(check);
      return null;
    }
    const group = { checks: [check], dueAt: now + COLLECT_MS + AFTER_ANSWER_MS };
    waiting.push(group);
    this.#waiting.set(meterOf(meteredName, variant), waiting);
    return group;
  }

  remove(meteredName: string, variant: Variant, group: ConfirmationGroup): void {
    const meter = meterOf(meteredName, variant);
    const left = (this.#waiting.get(meter) ?? []).filter((other) => other !== group);
    if (left.length > 0) this.#waiting.set(meter, left);
    else this.#waiting.delete(meter);
  }

  /** The units that wait for confirmation. A meter that was reset has forgotten them. */
  unconfirmed(meteredName: string, variant: Variant, now: number): Unconfirmed {
    // Workers allow random values only within a request.
    this.#isolate ??= crypto.randomUUID();
    const units = this.#waitingFor(meteredName, variant, now).map(({ checks }) => {
      const { incarnation, period } = checks[0] as GrantedCheck;
      const count = checks.reduce((sum, { unit, units = 1 }) => (unit ? sum + units : sum), 0);
      return { incarnation, period, count };
    });
    return { isolate: this.#isolate, units };
  }

  #waitingFor(meteredName: string, variant: Variant, now: number): ConfirmationGroup[] {
    const waiting = this.#waiting.get(meterOf(meteredName, variant)) ?? [];
    return waiting.filter(({ dueAt }) => now < dueAt + ABANDONED_MS);
  }
}

function meterOf(meteredName: string, variant: Variant): string {
  return `${meteredName}:${variant}`;
}

function belongsTo({ checks }: ConfirmationGroup, check: GrantedCheck): boolean {
  const { incarnation, period } = checks[0] as GrantedCheck;
  return incarnation === check.incarnation && period === check.period;
}
