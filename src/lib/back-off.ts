/** The first wait after an error in our own system. */
export const FAULT_RETRY_SECONDS = 2;
/** The longest wait, as a multiple of the first. */
const LONGEST = 30;

/** `first`, doubled for each further failure. @param attempt the failed attempt, counted from 1 */
export function backOff(first: number, attempt: number): number {
  return first * Math.min(2 ** (attempt - 1), LONGEST);
}
