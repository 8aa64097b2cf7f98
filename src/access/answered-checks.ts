/**
 * The answered checks of an isolate that its meters have not counted yet. They are confirmed
 * together, a moment after their answers: one call of the meter, and one row, for all of them.
 * Pure: the clock is passed.
 */
import type { Variant } from "../variant.ts";
import type { OpenCheck, Unconfirmed } from "./open-checks.ts";

/** For this long a group of confirmations takes further checks. */
const COLLECT_MS = 100;
/**
 * A check is confirmed this long after its answer was handed to the platform, or later: by then
 * the caller has it. A crash before the answer is out must not charge it.
 */
const AFTER_ANSWER_MS = 100;

/** Whoever was to confirm a group is presumed dead after this. */
const ABANDONED_MS = 60_000;

/** Checks of one meter, incarnation and month that are confirmed together. */
export interface ConfirmationGroup {
  readonly checks: OpenCheck[];
  /** Epoch milliseconds: from then on they may be confirmed. */
  readonly dueAt: number;
}

export class AnsweredCheckCollector {
  /** By meter, the oldest first. */
  readonly #waiting = new Map<string, ConfirmationGroup[]>();
  #isolate: string | undefined;

  /**
   * Adds a check to those that are confirmed together.
   * @returns the group that the check begins, which the caller has to confirm when it is due; null:
   *   another request will confirm it
   */
  add(
    meteredName: string,
    variant: Variant,
    check: OpenCheck,
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

  /** Ends the waiting of a group: it is being confirmed. */
  remove(meteredName: string, variant: Variant, group: ConfirmationGroup): void {
    const meter = meterOf(meteredName, variant);
    const left = (this.#waiting.get(meter) ?? []).filter((other) => other !== group);
    if (left.length > 0) this.#waiting.set(meter, left);
    else this.#waiting.delete(meter);
  }

  /** What a meter that was reset cannot know. */
  unconfirmed(meteredName: string, variant: Variant, now: number): Unconfirmed {
    // Random values exist only once a request has come in.
    this.#isolate ??= crypto.randomUUID();
    const units = this.#waitingFor(meteredName, variant, now).map(({ checks }) => {
      const { incarnation, period } = checks[0] as OpenCheck;
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

function belongsTo({ checks }: ConfirmationGroup, check: OpenCheck): boolean {
  const { incarnation, period } = checks[0] as OpenCheck;
  return incarnation === check.incarnation && period === check.period;
}
