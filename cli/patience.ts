/** Asking a service again that will answer: how long, and after which failures. */
import { setTimeout as sleep } from "node:timers/promises";
import type { Client, ServiceAnswer, ServiceRequest } from "./client.ts";
import { ServiceFailure } from "./failure.ts";

/** Between two requests when the service does not say. */
const POLL_SECONDS = 1;
/** How long a service that was reached once may be away: longer than a restart or a deployment. */
const PATIENCE_MS = 60_000;

/** Sends a request until it is answered, or fails for too long or in a way that will not pass. */
export async function patiently(
  client: Client,
  path: string,
  request: ServiceRequest,
  passes: (failure: unknown) => boolean,
): Promise<ServiceAnswer> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await client.send(path, request);
    } catch (failure) {
      const wait = failure instanceof ServiceFailure ? failure.retryAfterSeconds : undefined;
      if (!passes(failure) || Date.now() + (wait ?? POLL_SECONDS) * 1000 > deadline) throw failure;
      await pause(wait);
    }
  }
}

export function isThrottled(failure: unknown): boolean {
  return failure instanceof ServiceFailure && failure.code === "rate_limit_exceeded";
}

export function pause(seconds: number | undefined): Promise<void> {
  return sleep((seconds ?? POLL_SECONDS) * 1000);
}
