/** Days of the calendar. The upstreams write them YYYYMMDD; we write ISO 8601, YYYY-MM-DD. */

/** The day of a text YYYYMMDD as YYYY-MM-DD; null where the calendar has no such day. */
export function isoDate(yyyymmdd: string): string | null {
  if (!/^[0-9]{8}$/.test(yyyymmdd)) return null;
  const iso = yyyymmdd.replace(/^(....)(..)(..)$/, "$1-$2-$3");
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null;
}
