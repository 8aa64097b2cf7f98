/**
 * Clocks differ. So a number that was removed minutes before a month begins may already have been
 * charged for that month.
 */
const AROUND_MIDNIGHT_MS = 600_000;

/** @returns epoch milliseconds. A number removed before this time loses its place in its block. */
export function keptSince(now: number): number {
  const date = new Date(now);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1) - AROUND_MIDNIGHT_MS;
}

export function pauseIn(month: string): string {
  return `paused:${month}`;
}
