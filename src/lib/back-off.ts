/** The first wait after a fault of our own. */
export const FAULT_RETRY_SECONDS = 2;
/** The longest wait, as a multiple of the first. */
const LONGEST = 30;

/** Doubled after each attempt, up to a limit. @param attempt the last attempt, from 1 */
export function backOff(firstSeconds: number, attempt: number): number {
  return firstSeconds * Math.min(2 ** (attempt - 1), LONGEST);
}
