/** Counting failed logins, of API keys and of the admin token alike. */
import type { Context } from "hono";
import { countFailure, GUARD_WINDOW_SECONDS } from "../access/failure-guard.ts";
import { ServiceError } from "../errors.ts";
import type { AppEnv } from "./context.ts";

/**
 * Counts a failed login from the client's address.
 * @throws ServiceError `rate_limit_exceeded` after too many
 */
export async function refuseAfterFailures(c: Context<AppEnv>): Promise<void> {
  if (!(await countFailure(c.env.FAILED_AUTHENTICATION, clientAddress(c)))) return;
  throw new ServiceError("rate_limit_exceeded", {
    message:
      "Too many failed authentications from this address: retry after the time in Retry-After.",
    retryAfter: GUARD_WINDOW_SECONDS,
  });
}

/** The address a request comes from, as Cloudflare saw it. */
function clientAddress(c: Context<AppEnv>): string {
  return c.req.header("CF-Connecting-IP") ?? "unknown";
}
