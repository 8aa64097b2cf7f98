/**
 * Days of the calendar: how long one is, how it is counted and written. The upstreams write
 * YYYYMMDD; we write ISO 8601, YYYY-MM-DD. A moment is in milliseconds, its day the one in UTC.
 */

export const DAY_MS = 86_400_000;

/** The day of a moment, YYYY-MM-DD. */
export function dayOf(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}

/** The number of a moment's day, as D1 has it: 1970-01-01 is 0. */
export function dayNumber(moment: number): number {
  return Math.floor(moment / DAY_MS);
}

/** The day that a number stands for, YYYY-MM-DD. */
export function isoDay(day: number): string {
  return dayOf(day * DAY_MS);
}

/** The day of a text YYYYMMDD as YYYY-MM-DD; null where the calendar has no such day. */
export function isoDate(yyyymmdd: string): string | null {
  if (!/^[0-9]{8}$/.test(yyyymmdd)) return null;
  const iso = yyyymmdd.replace(/^(....)(..)(..)$/, "$1-$2-$3");
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null;
}
