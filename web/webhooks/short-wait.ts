/** Makes a call that the service allows once in ten seconds, and waits for them if it must. */
import type { Reply } from "../service.ts";

/** A longer wait is for the next day, and is left to the person. */
const LONGEST_WAIT_S = 10;

/**
 * @param onWait called with the seconds of the wait
 * @param isWanted asked after the wait
 * @returns null if the call is not wanted any more
 */
export async function afterShortWait<T>(
  call: () => Promise<Reply<T>>,
  onWait: (seconds: number) => void,
  isWanted: () => boolean,
): Promise<Reply<T> | null> {
  const reply = await call();
  if (reply.ok || reply.failure.kind !== "error") return reply;
  const { code, retryAfter = LONGEST_WAIT_S } = reply.failure;
  if (code !== "too_many_tests" || retryAfter > LONGEST_WAIT_S) return reply;
  onWait(retryAfter);
  await new Promise((resolve) => setTimeout(resolve, retryAfter * 1_000));
  return isWanted() ? call() : null;
}
