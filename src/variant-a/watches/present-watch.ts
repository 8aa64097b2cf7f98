import { namedState } from "../../watch-list/states.ts";
import type { WatchedNumber } from "../../watch-list/watched-number.ts";
import type { WatchAnswer } from "./watch-answer.ts";

export function presentWatch({ number, reference, known }: WatchedNumber): WatchAnswer {
  const instant = (at: number | undefined) =>
    at === undefined ? null : new Date(at).toISOString();
  return {
    business_number: number,
    reference,
    state: known ? (namedState(known.s) as unknown as WatchAnswer["state"]) : null,
    checked_at: instant(known?.c),
    changed_at: instant(known?.h),
  };
}
