/** Clocks differ, so a number removed just before midnight may be paid for the new month. */
const AROUND_MIDNIGHT_MS = 600_000;

/** Numbers that were removed before this time have lost their places (epoch milliseconds). */
export function keptSince(now: number): number {
  const date = new Date(now);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1) - AROUND_MIDNIGHT_MS;
}

export function pauseIn(month: string): string {
  return `paused:${month}`;
}
