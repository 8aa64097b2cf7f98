/** Groups an isolate's answered checks, so that one call to the meter confirms many checks. */
import type { Variant } from "../variant.ts";
import { meterNameOf } from "./account-mode.ts";
import type { GrantedCheck, Unconfirmed } from "./open-checks.ts";

const COLLECT_MS = 100;
/** A check is confirmed at least this long after its answer. It is free if a crash comes first. */
const AFTER_ANSWER_MS = 100;

/** If a group is overdue by this much, the request that had to confirm it is presumed dead. */
const ABANDONED_MS = 60_000;

export interface ConfirmationGroup {
  readonly checks: GrantedCheck[];
  readonly dueAt: number;
}

export class AnsweredCheckCollector {
  readonly #waiting = new Map<string, ConfirmationGroup[]>();
  #isolate: string | undefined;

  /** @returns a new group, to be confirmed at `dueAt`; null if the check joined an open group */
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
    this.#waiting.set(meterNameOf(meteredName, variant), waiting);
    return group;
  }

  remove(meteredName: string, variant: Variant, group: ConfirmationGroup): void {
    const meter = meterNameOf(meteredName, variant);
    const left = (this.#waiting.get(meter) ?? []).filter((other) => other !== group);
    if (left.length > 0) this.#waiting.set(meter, left);
    else this.#waiting.delete(meter);
  }

  /**
   * The units that must still be confirmed. The isolate sends them with each call of the meter,
   * because a meter that was reset does not know them.
   */
  unconfirmed(meteredName: string, variant: Variant, now: number): Unconfirmed {
    // Created here, not in the constructor, because Workers allow random values only in a request.
    this.#isolate ??= crypto.randomUUID();
    const units = this.#waitingFor(meteredName, variant, now).map(({ checks }) => {
      const { incarnation, period } = checks[0] as GrantedCheck;
      const count = checks.reduce((sum, { unit, units = 1 }) => (unit ? sum + units : sum), 0);
      return { incarnation, period, count };
    });
    return { isolate: this.#isolate, units };
  }

  #waitingFor(meteredName: string, variant: Variant, now: number): ConfirmationGroup[] {
    const waiting = this.#waiting.get(meterNameOf(meteredName, variant)) ?? [];
    return waiting.filter(({ dueAt }) => now < dueAt + ABANDONED_MS);
  }
}

function belongsTo({ checks }: ConfirmationGroup, check: GrantedCheck): boolean {
  const { incarnation, period } = checks[0] as GrantedCheck;
  return incarnation === check.incarnation && period === check.period;
}
