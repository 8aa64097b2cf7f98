/** Stops callers who guess API keys. The platform's rate limiter counts their failed attempts. */

/** The `period` of FAILED_AUTHENTICATION in wrangler.toml. */
export const GUARD_WINDOW_SECONDS = 60;

/** @returns whether there have been too many failures from this address's network */
export async function countFailure(limiter: RateLimit, address: string): Promise<boolean> {
  const { success } = await limiter.limit({ key: guardedNetwork(address) });
  return !success;
}

/**
 * The network of an address. For IPv6 this is the /64 network, because one customer can use all
 * addresses of a /64 network.
 * @param address the caller's IP address. If the caller is a Worker, a blank and the Worker's zone
 * follow. Each zone counts as a separate network
 */
export function guardedNetwork(address: string): string {
  return address.includes(" ") ? address : firstGroups(address, 4);
}

/** The largest network of one customer: a /48 for IPv6 (RFC 6177). All Workers share one site. */
export function siteOf(address: string): string {
  return firstGroups(address.split(" ")[0] ?? address, 3);
}

function firstGroups(address: string, count: number): string {
  if (!address.includes(":")) return address;
  const [head = "", tail = ""] = address.toLowerCase().split("::");
  const before = head.split(":").filter((group) => group !== "");
  const after = tail.split(":").filter((group) => group !== "");
  const groups = [
    ...before,
    ...Array<string>(Math.max(0, 8 - before.length - after.length)).fill("0"),
    ...after,
  ];
  return `${groups
    .slice(0, count)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":")}::/${16 * count}`;
}
