/** The billing period: a calendar month in UTC (DESIGN §4), written `YYYY-MM`. */

/** The period a moment (epoch milliseconds) lies in. */
export function periodOf(now: number): string {
  return new Date(now).toISOString().slice(0, 7);
}

/** When the period of a moment ends and the quota is new again, in epoch milliseconds. */
export function periodEnd(now: number): number {
  const date = new Date(now);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
}

/** Length of the period of a moment, in seconds. */
export function periodSeconds(now: number): number {
  const date = new Date(now);
  return (periodEnd(now) - Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1)) / 1000;
}
