/** Refuses plain HTTP except on loopback, because others on the network can read HTTP. */
import { ServiceError } from "../errors.ts";
import { isLoopback } from "../lib/loopback.ts";

export function requireHttps(url: string): void {
  if (url.startsWith("http:") && !isLoopback(url)) throw new ServiceError("https_required");
}
