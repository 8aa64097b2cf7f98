import type { Context } from "hono";
import { countFailure, GUARD_WINDOW_SECONDS } from "../access/failure-guard.ts";
import { ServiceError } from "../errors.ts";
import { clientAddressAndZone } from "./client-address.ts";
import type { AppEnv } from "./context.ts";

/** @throws ServiceError `rate_limit_exceeded` after too many failures from the client's network */
export async function countFailedAuthentication(c: Context<AppEnv>): Promise<void> {
  if (await countFailure(c.env.FAILED_AUTHENTICATION, clientAddressAndZone(c)))
    throw tooManyFailures(GUARD_WINDOW_SECONDS);
}

export function tooManyFailures(retryAfter: number): ServiceError {
  return new ServiceError("rate_limit_exceeded", {
    message:
      "Too many failed authentications from this address: retry after the time in Retry-After.",
    retryAfter,
  });
}
