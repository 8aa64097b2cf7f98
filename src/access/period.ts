/** The billing period: a calendar month in UTC (docs/api.md#quotas-and-rate), written `YYYY-MM`. */

interface Month {
  period: string;
  start: number;
  end: number;
}

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

export function periodOf(now: number): string {
  return monthOf(now).period;
}

export function periodEnd(now: number): number {
  return monthOf(now).end;
}

export function periodSeconds(now: number): number {
  const { start, end } = monthOf(now);
  return (end - start) / 1000;
}
