/** The schedule runs every minute, so after this time five runs are missing. */
const LATE_AFTER_MS = 300_000;

/** @param tickedAt when the schedule last ran without a fault; null: never (this counts as late) */
export function isLate(tickedAt: number | null, now: number): boolean {
  return tickedAt === null || now - tickedAt > LATE_AFTER_MS;
}

/** A daily round looks up watched businesses. A short outage delays a round by less than this. */
export const ROUNDS_LATE_AFTER_MS = 6 * 3_600_000;

/** Without a fault, a webhook is sent within seconds after it is due. */
export const WEBHOOKS_LATE_AFTER_MS = 3_600_000;
