/** Upstreams write days as YYYYMMDD, and we as YYYY-MM-DD. Moments are epoch milliseconds. */

export const DAY_MS = 86_400_000;

export function dayOf(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}

/** The days since 1970-01-01 in UTC. */
export function dayNumber(moment: number): number {
  return Math.floor(moment / DAY_MS);
}

export function isoDay(day: number): string {
  return dayOf(day * DAY_MS);
}

/** Turns YYYYMMDD into YYYY-MM-DD. Null if the text is not a day of the calendar. */
export function isoDate(yyyymmdd: string): string | null {
  if (!/^[0-9]{8}$/.test(yyyymmdd)) return null;
  const iso = yyyymmdd.replace(/^(....)(..)(..)$/, "$1-$2-$3");
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null;
}

/** Korea has no daylight saving time. */
const KOREA_AHEAD_MS = 9 * 3_600_000;

/** The upstreams count our calls for each Korean day. */
export function koreanDay(moment: number): string {
  return dayOf(moment + KOREA_AHEAD_MS);
}

export function nextKoreanMidnight(moment: number): number {
  return (dayNumber(moment + KOREA_AHEAD_MS) + 1) * DAY_MS - KOREA_AHEAD_MS;
}

/** 13 months: how long usage, runs and the answers of live sources are kept (docs/security.md). */
export const LONGEST_KEPT_DAYS = 396;
