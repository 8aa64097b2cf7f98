/** Retries calls that may succeed later. */
import { setTimeout as sleep } from "node:timers/promises";
import { ServiceFailure } from "./failure.ts";

const DEFAULT_PAUSE_SECONDS = 1;
/** The shortest pause, even if Retry-After is 0. */
const LEAST_PAUSE_SECONDS = 0.1;
/** How long to retry. A restart or a deployment of the service takes less time. */
const PATIENCE_MS = 60_000;

/**
 * Repeats `call` until it succeeds. Throws the last failure if the next try would start more than
 * `patienceMs` after the first.
 * @param isPassing says whether a failure is temporary; any other failure is thrown at once
 */
export async function retry<Value>(
  call: () => Promise<Value>,
  isPassing: (failure: unknown) => boolean,
  patienceMs = PATIENCE_MS,
): Promise<Value> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    try {
      return await call();
    } catch (failure) {
      const retryAfter = failure instanceof ServiceFailure ? failure.retryAfterSeconds : undefined;
      const pauseMs = Math.max(retryAfter ?? DEFAULT_PAUSE_SECONDS, LEAST_PAUSE_SECONDS) * 1000;
      if (!isPassing(failure) || Date.now() + pauseMs > deadline) throw failure;
      await sleep(pauseMs);
    }
  }
}

/** Whether the service refused the call without doing anything, and will accept it soon. */
export function passesSoon(failure: unknown): boolean {
  return (
    failure instanceof ServiceFailure &&
    (failure.code === "rate_limit_exceeded" || failure.code === "temporarily_unavailable")
  );
}
