/** The first wait after a fault of our own. */
export const FAULT_RETRY_SECONDS = 2;
/** The longest wait, as a multiple of the first. */
const LONGEST = 30;

/** The first wait, doubled for each further attempt. @param attempt the last one, from 1 */
export function backOff(first: number, attempt: number): number {
  return first * Math.min(2 ** (attempt - 1), LONGEST);
}
