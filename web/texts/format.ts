/** Formats numbers and times, the same for both languages. */
const separated = new Intl.NumberFormat("en-US");

/** Formats a number as 1,204. */
export function number(value: number): string {
  return separated.format(value);
}

/** Formats a time as 2026-11-21 20:05:30. */
export function momentIn(time: number | string, zone: "Asia/Seoul" | "UTC"): string {
  const parts = new Intl.DateTimeFormat("sv-SE", {
    timeZone: zone,
    dateStyle: "short",
    timeStyle: "medium",
  });
  return parts.format(new Date(time));
}

export function bothMoments(time: number | string): string {
  return `${momentIn(time, "Asia/Seoul")} KST (${momentIn(time, "UTC")} UTC)`;
}

/** The day in Korea at this time. */
export function koreanDayOf(time: number | string): string {
  return momentIn(time, "Asia/Seoul").slice(0, 10);
}

/** The nearest minute, as 2026-12-01 09:00 KST. A month of UTC begins at that hour in Korea. */
export function koreanMinuteOf(time: number): string {
  return `${momentIn(Math.round(time / 60_000) * 60_000, "Asia/Seoul").slice(0, 16)} KST`;
}
