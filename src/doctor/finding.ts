/** What the doctor finds, and where: as data. How it is found belongs in `hops.ts`. */

/**
 * Where code of the Worker runs: a request, a queue consumer, and a consumer's work that was handed
 * to a request (`background/placement.ts`).
 */
export const PLACES = ["request", "consumer", "placed"] as const;
export type Place = (typeof PLACES)[number];

export const HOPS = ["registry", "database", "replica", "keys", "files", "meter", "queue"] as const;
export type Hop = (typeof HOPS)[number];

export interface Finding {
  hop: Hop;
  ok: boolean;
  ms: number;
  /** What answered, where the platform tells: `APAC, primary`. */
  detail: string | null;
  /** What is wrong and what to do; null where nothing is. */
  problem: string | null;
}
