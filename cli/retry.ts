/** Sending a request again that may succeed later: how long, and after which failures. */
import { setTimeout as sleep } from "node:timers/promises";
import { ServiceFailure } from "./failure.ts";

/** Between two requests when the service does not say. */
const RETRY_SECONDS = 1;
/** How long a service that was reached once may be away: longer than a restart or a deployment. */
const PATIENCE_MS = 60_000;

/** Asks until it is answered, or fails for too long or in a way that will not pass. */
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
