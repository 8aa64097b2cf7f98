/** What the driver can tell the Worker under torture. Types only, for both sides. */

/** The names in wrangler.toml. */
export type FaultyBinding =
  | "API_KEYS"
  | "RATE_COUNTERS"
  | "FILES"
  | "BATCH_QUEUE"
  | "DB"
  | "USAGE_METER";

/**
 * How often a call fails: before it is carried out, or afterwards, so that only its reply is lost.
 */
export interface FaultRates {
  before?: number;
  after?: number;
  /** Delays each call by up to this many milliseconds. */
  slowMs?: number;
}

export type Faults = Partial<Record<FaultyBinding, FaultRates>>;

/** The bugs that can be planted on purpose, to show that a run finds them. */
export const SABOTAGES = ["drop-confirmation", "drop-settlement", "ignore-lease"] as const;
export type Sabotage = (typeof SABOTAGES)[number];

/** The body of `POST /__torture/faults`. */
export interface FaultCommand {
  faults: Faults;
  sabotage: Sabotage | null;
  seed: string;
}
