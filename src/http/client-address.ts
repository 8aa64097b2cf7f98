/** The client's address as Cloudflare saw it. */
import type { Context } from "hono";

export function clientAddress(c: Context): string {
  return c.req.header("CF-Connecting-IP") ?? "unknown";
}
