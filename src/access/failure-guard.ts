/**
 * The guard against guessing keys and tokens: the platform's rate limiter counts failed attempts.
 */

/** `period` of FAILED_AUTHENTICATION in wrangler.toml. */
export const GUARD_WINDOW_SECONDS = 60;

/**
 * Counts a failed authentication from a client's address.
 * @returns whether there have been too many of them
 */
export async function countFailure(limiter: RateLimit, address: string): Promise<boolean> {
  const { success } = await limiter.limit({ key: guardedNetwork(address) });
  return !success;
}

/**
 * Whose failures count together. An IPv6 customer has at least a /64 network, with as many
 * addresses as it likes: the network counts.
 */
export function guardedNetwork(address: string): string {
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
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":")}::/64`;
}
