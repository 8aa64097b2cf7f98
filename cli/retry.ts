/** Retries calls that may succeed later. */
import { setTimeout as sleep } from "node:timers/promises";
import { ServiceFailure } from "./failure.ts";

/** Used if the service does not send Retry-After. */
const RETRY_SECONDS = 1;
/** Longer than a restart or a deployment of the service takes. */
const PATIENCE_MS = 60_000;

/** Gives up after a minute, or at once if `isPassing` says that a failure is not temporary. */
export async function retry<Value>(
  call: () => Promise<Value>,
  isPassing: (failure: unknown) => boolean,
): Promise<Value> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await call();
    } catch (failure) {
      const wait = failure instanceof ServiceFailure ? failure.retryAfterSeconds : undefined;
      if (!isPassing(failure) || Date.now() + (wait ?? RETRY_SECONDS) * 1000 > deadline)
        throw failure;
      await sleep((wait ?? RETRY_SECONDS) * 1000);
    }
  }
}

export function isThrottled(failure: unknown): boolean {
  return failure instanceof ServiceFailure && failure.code === "rate_limit_exceeded";
}
