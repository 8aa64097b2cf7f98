/** When the schedule counts as late. */

/** It runs every minute, so five ticks are missing, or failed. */
const LATE_AFTER_MS = 300_000;

/** @param tickedAt when the schedule last ran without a fault; null: never, which is late too */
export function isLate(tickedAt: number | null, now: number): boolean {
  return tickedAt === null || now - tickedAt > LATE_AFTER_MS;
}
