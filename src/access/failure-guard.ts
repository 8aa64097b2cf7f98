/** The guard against guessing keys and tokens: the platform's own rate limiter counts failed authentications per client address. */
import type { Context } from "hono";
import { ServiceError } from "../errors.ts";
import type { AppEnv } from "../http/body.ts";

/** `period` of FAILED_AUTHENTICATION in wrangler.toml. */
const GUARD_WINDOW_SECONDS = 60;

/** The address a request comes from, as Cloudflare saw it. */
export function clientAddress(c: Context<AppEnv>): string {
  return c.req.header("CF-Connecting-IP") ?? "unknown";
}

/**
 * Whose failures count together. An IPv6 customer has at least a /64, and as many addresses in it as it likes: the network counts.
 */
export function guardedNetwork(address: string): string {
  if (!address.includes(":")) return address;
  const [head = "", tail = ""] = address.toLowerCase().split("::");
  const before = head.split(":").filter((group) => group !== "");
  const after = tail.split(":").filter((group) => group !== "");
  const groups = [...before, ...Array<string>(Math.max(0, 8 - before.length - after.length)).fill("0"), ...after];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":")}::/64`;
}

/**
 * Counts a failed authentication.
 * @throws ServiceError `rate_limit_exceeded` after too many from one address
 */
export async function countFailure(env: Env, address: string): Promise<void> {
  const { success } = await env.FAILED_AUTHENTICATION.limit({ key: guardedNetwork(address) });
  if (success) return;
  throw new ServiceError("rate_limit_exceeded", {
    message: "Too many failed authentications from this address: retry after the time in Retry-After.",
    retryAfter: GUARD_WINDOW_SECONDS,
  });
}
