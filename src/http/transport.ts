/** An API key sent over plain HTTP can be read on the way, so only loopback may use HTTP. */
import { ServiceError } from "../errors.ts";
import { isLoopback } from "../lib/loopback.ts";

export function requireHttps(url: string): void {
  if (url.startsWith("http:") && !isLoopback(url)) throw new ServiceError("https_required");
}
