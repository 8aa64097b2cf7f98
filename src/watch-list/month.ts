/** Clocks differ: a number removed just before a month may already be paid for that month. */
const AROUND_MIDNIGHT_MS = 600_000;

/** In epoch milliseconds. A number removed earlier no longer keeps a place in its block. */
export function keptSince(now: number): number {
  const date = new Date(now);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1) - AROUND_MIDNIGHT_MS;
}

export function pauseIn(month: string): string {
  return `paused:${month}`;
}
