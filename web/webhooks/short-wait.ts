/**
 * Makes a call that the service allows only once in ten seconds. If the service refuses the call,
 * waits and repeats it.
 */
import type { Reply } from "../service.ts";

/** In seconds. If the service asks for a longer wait, the limit of the day is reached. */
const LONGEST_WAIT_S = 10;

/**
 * @param onWait called before the wait, with its seconds
 * @param isWanted called after the wait. If it returns false, the call is not repeated
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
