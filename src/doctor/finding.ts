import type { Fault } from "../portal/faults.ts";

/**
 * `placed`: the region in which requests run. A queue consumer passes its work there
 * (`background/placement.ts`).
 */
export const PLACES = ["request", "consumer", "placed"] as const;
export type Place = (typeof PLACES)[number];

export const HOPS = [
  "registry",
  "allowance",
  "database",
  "replica",
  "keys",
  "files",
  "meter",
  "queue",
  "schedule",
  "alarms",
  "rounds",
  "webhooks",
  "receipts",
] as const;
export type Hop = (typeof HOPS)[number];

export interface Finding {
  hop: Hop;
  /** A fault of the tax authority. `advise` replaces it with advice. */
  fault?: Fault;
  ok: boolean;
  ms: number;
  detail: string | null;
  problem: string | null;
}
