/**
 * An API key sent over plain HTTP can be read on the way, so only HTTPS or loopback is accepted.
 */
import type { Context } from "hono";
import { ServiceError } from "../errors.ts";
import { isLoopback } from "../lib/loopback.ts";

/** @throws ServiceError `https_required` */
export function requireHttps(url: string): void {
  if (url.startsWith("http:") && !isLoopback(url)) throw new ServiceError("https_required");
}

/** The client's address as Cloudflare saw it. */
export function clientAddress(c: Context): string {
  return c.req.header("CF-Connecting-IP") ?? "unknown";
}
