import type { Context } from "hono";

/** All Workers of other Cloudflare accounts call from this address (Cloudflare HTTP headers). */
const WORKERS_ADDRESS = "2a06:98c0:3600::103";
const LONGEST_ZONE = 253;

/** Adds a Worker's zone. A Worker that guesses keys must not use up the limit of all Workers. */
export function clientAddressAndZone(c: Context): string {
  const address = clientAddress(c);
  const zone = c.req.header("CF-Worker");
  if (address !== WORKERS_ADDRESS || !zone) return address;
  return `${address} ${zone.slice(0, LONGEST_ZONE)}`;
}

export function clientAddress(c: Context): string {
  return c.req.header("CF-Connecting-IP") ?? "unknown";
}
