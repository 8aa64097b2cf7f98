/** The billing period: a calendar month in UTC (docs/api.md#quotas-and-rate), written `YYYY-MM`. */

interface Month {
  period: string;
  /** When it begins, in epoch milliseconds. */
  start: number;
  /** When the next one begins. */
  end: number;
}

/** The month that was asked for last, which is nearly always the one that is asked for next. */
let latest: Month = { period: "", start: 0, end: 0 };

function monthOf(now: number): Month {
  if (now < latest.start || now >= latest.end) {
    const date = new Date(now);
    const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
    latest = {
      period: date.toISOString().slice(0, 7),
      start: Date.UTC(year, month, 1),
      end: Date.UTC(year, month + 1, 1),
    };
  }
  return latest;
}

/** The period of a moment, which is in epoch milliseconds. */
export function periodOf(now: number): string {
  return monthOf(now).period;
}

/** When the period of a moment ends, in epoch milliseconds: then the quota is full again. */
export function periodEnd(now: number): number {
  return monthOf(now).end;
}

/** Length of the period of a moment, in seconds. */
export function periodSeconds(now: number): number {
  const { start, end } = monthOf(now);
  return (end - start) / 1000;
}
