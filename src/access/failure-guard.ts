/** The guard against guessing keys and tokens: the platform's own rate limiter counts failed authentications per client address. */
import type { Context } from "hono";
import { ServiceError } from "../errors.ts";
import type { AppEnv } from "../http.ts";

/** `period` of FAILED_AUTHENTICATION in wrangler.toml. */
const GUARD_WINDOW_SECONDS = 60;

/** The address a request comes from, as Cloudflare saw it. */
export function clientAddress(c: Context<AppEnv>): string {
  return c.req.header("CF-Connecting-IP") ?? "unknown";
}

/**
 * Counts a failed authentication.
 * @throws ServiceError `rate_limit_exceeded` after too many from one address
 */
export async function countFailure(env: Env, address: string): Promise<void> {
  const { success } = await env.FAILED_AUTHENTICATION.limit({ key: address });
  if (success) return;
  throw new ServiceError("rate_limit_exceeded", {
    message: "Too many failed authentications from this address: retry after the time in Retry-After.",
    retryAfter: GUARD_WINDOW_SECONDS,
  });
}
