/**
 * Writes a count with separators: 10,000. Nothing calls this while the Worker loads, because the
 * first use of `Intl` takes an isolate several milliseconds.
 */
export function grouped(count: number): string {
  return count.toLocaleString("en-US");
}
