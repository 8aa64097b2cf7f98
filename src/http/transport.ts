/**
 * An API key sent over plain HTTP can be read on the way, so only HTTPS or loopback is accepted.
 */
import { ServiceError } from "../errors.ts";
import { isLoopback } from "../lib/loopback.ts";

/** @throws ServiceError `https_required` */
export function requireHttps(url: string): void {
  if (url.startsWith("http:") && !isLoopback(url)) throw new ServiceError("https_required");
}
