/** What changes with the month: places of removed numbers, and the used-up quota. Pure. */

/**
 * A number that was removed just before the end of a month may already be paid for the next month.
 * The reason is that the clocks of Workers differ a little, and a request may take long.
 */
const AROUND_MIDNIGHT_MS = 600_000;

/** Numbers that were removed earlier than this have lost their places (epoch milliseconds). */
export function keptSince(now: number): number {
  const date = new Date(now);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1) - AROUND_MIDNIGHT_MS;
}

/** The `dedupe` of the event that says that the quota of a month is used up. */
export function pauseIn(month: string): string {
  return `paused:${month}`;
}
