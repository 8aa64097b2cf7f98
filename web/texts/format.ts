/** Numbers and moments as both languages write them. */
const separated = new Intl.NumberFormat("en-US");

/** 1,204: the same in both languages. */
export function number(value: number): string {
  return separated.format(value);
}

/** 2026-11-21 20:05, in Korea and in UTC. */
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

/** The day of a moment in Korea. */
export function dayOf(time: number | string): string {
  return momentIn(time, "Asia/Seoul").slice(0, 10);
}
