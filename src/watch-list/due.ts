/** When the rounds of a block are due: daily, at a time that differs between blocks. */
import { DAY_MS, dayNumber } from "../lib/days.ts";
import { type BlockStates, confirmAt, type Known } from "./states.ts";

/** The shortest time between rounds, so that a new block is not asked about twice in a row. */
const SHORTEST_PAUSE_MS = 3_600_000;

/**
 * Numbers that are added to a block just after its round wait until this time has passed.
 * Otherwise each of them would cost a call, if a customer adds them one by one.
 */
export const PAUSE_AFTER_ROUND_MS = 10_000;

/** An odd number near 2^32 divided by the golden ratio. It spreads consecutive ids evenly. */
const SPREAD = 0x9e3779b1;

/** The time of day at which the block is due, in milliseconds after midnight UTC. */
export function timeOfDay(block: number): number {
  const hash = Math.imul(block % 2 ** 32, SPREAD) >>> 0;
  return Math.floor((hash / 2 ** 32) * DAY_MS);
}

export function nextDaily(block: number, now: number): number {
  const time = timeOfDay(block);
  return (Math.floor((now + SHORTEST_PAUSE_MS - time) / DAY_MS) + 1) * DAY_MS + time;
}

/** A block has at most this many extra rounds a day (UTC), to confirm changes seen once. */
const MOST_EXTRA_ROUNDS = 3;

/** When the next round is due, and the new count of extra rounds. */
export function nextRound(
  block: number,
  { numbers, extra }: BlockStates,
  now: number,
): { dueAt: number; extra: BlockStates["extra"] } {
  const daily = nextDaily(block, now);
  const today = dayNumber(now);
  const rounds = extra?.[0] === today ? extra[1] : 0;
  const at = confirmAt(Object.values(numbers), now);
  if (at === null || at >= daily || rounds >= MOST_EXTRA_ROUNDS) return { dueAt: daily, extra };
  return { dueAt: at, extra: [today, rounds + 1] };
}

/** Whether a number is due by itself, not only because numbers were added to its block. */
export function isDue(block: number, known: Known | undefined, now: number): boolean {
  if (!known) return true;
  const { dueAt } = nextRound(block, { numbers: { only: known } }, known.c);
  return dueAt <= now;
}
