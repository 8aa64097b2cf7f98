/**
 * Formats numbers and times. The format is the same in both languages. This file does not use
 * `Intl`, because the first use of `Intl` would delay the first view by 10 ms.
 */

export function number(value: number): string {
  return String(value).replace(/\B(?=(?:\d{3})+$)/g, ",");
}

const HOUR_MS = 3_600_000;
/** The hours ahead of UTC. Korea has no daylight saving time. */
const HOURS_AHEAD = { "Asia/Seoul": 9, UTC: 0 };

/** Formats a time as 2026-11-21 20:05:30. */
export function momentIn(time: number | string, zone: "Asia/Seoul" | "UTC"): string {
  const there = new Date(new Date(time).getTime() + HOURS_AHEAD[zone] * HOUR_MS);
  return there.toISOString().slice(0, 19).replace("T", " ");
}

export function bothMoments(time: number | string): string {
  return `${momentIn(time, "Asia/Seoul")} KST (${momentIn(time, "UTC")} UTC)`;
}

export function koreanDayOf(time: number | string): string {
  return momentIn(time, "Asia/Seoul").slice(0, 10);
}

/** The minute in which this time lies, as 2026-12-01 09:00 KST. */
export function koreanMinuteIn(time: number | string): string {
  return `${momentIn(time, "Asia/Seoul").slice(0, 16)} KST`;
}

/** The nearest minute, as 2026-12-01 09:00 KST. */
export function koreanMinuteOf(time: number): string {
  return `${momentIn(Math.round(time / 60_000) * 60_000, "Asia/Seoul").slice(0, 16)} KST`;
}
