/**
 * How a request reaches the service: over HTTPS, or from this machine. An API key sent in the clear
 * can be read on the way, so a request over plain HTTP is refused.
 */
import type { Context } from "hono";
import { ServiceError } from "../errors.ts";
import { isLoopback } from "../lib/loopback.ts";

/** @throws ServiceError `https_required` */
export function requireHttps(url: string): void {
  if (url.startsWith("http:") && !isLoopback(url)) throw new ServiceError("https_required");
}

/** The address a request comes from, as Cloudflare saw it. */
export function clientAddress(c: Context): string {
  return c.req.header("CF-Connecting-IP") ?? "unknown";
}
