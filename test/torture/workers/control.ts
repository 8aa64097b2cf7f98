/** What the driver and the Worker under torture tell each other. */

/** The names in wrangler.toml. */
export type FaultyBinding =
  | "API_KEYS"
  | "RATE_COUNTERS"
  | "FILES"
  | "BATCH_QUEUE"
  | "DB"
  | "USAGE_METER"
  | "SOURCE_GATE";

/** What befalls the calls to a binding. All shares are from 0 to 1. */
export interface BindingFaults {
  /** The share of calls that fail before they are carried out. */
  before?: number;
  /** The share of calls that are carried out, but whose reply is lost. */
  after?: number;
  /** The share of the kinds of calls that fail far more often than `before` and `after` say. */
  often?: number;
  /** Delays each call by up to this many milliseconds. */
  slowMs?: number;
  /** Delays each write to KV or R2 by up to this many milliseconds. */
  slowPutMs?: number;
  /** Delays a few calls or replies by up to this many milliseconds. */
  lateMs?: number;
  /** Whether the Durable Object restarts after some calls. */
  restarts?: boolean;
  /** The share of queue messages that come late, twice, or again although they were done. */
  doubled?: number;
}

export type Faults = Partial<Record<FaultyBinding, BindingFaults>>;

/**
 * The bugs that can be planted on purpose, to show that a run finds them. `sabotage.ts` plants
 * all but `ignore-lease`, which is a setting (`round.ts`).
 */
export const SABOTAGES = [
  ...(["drop-confirmation", "drop-settlement", "ignore-lease", "forget-key", "keep-rest"] as const),
  ...(["drop-erasure", "late-midnight", "charge-both-months"] as const),
] as const;
export type Sabotage = (typeof SABOTAGES)[number];

/** The body of `POST /__torture/faults`. */
export interface FaultCommand {
  faults: Faults;
  sabotage: Sabotage | null;
  /** For the faults of this window of time. */
  seed: string;
  /** For the faults that last the whole round. */
  roundSeed: string;
  /** How far the Worker's clock is ahead, in milliseconds. */
  offsetMs: number;
}

/** What the Worker under torture remembers until it is killed. */
export interface Notes {
  /** How often each second chance was taken. */
  taken: Record<string, number>;
  /** By Durable Object that restarted: how many units may be free because of that. */
  doubts: Record<string, number>;
}

/** The body of `POST /__torture/stored`. */
export interface StoredQuery {
  /** The meters by metered name and variant (`acme:a`), each with Idempotency-Keys to look up. */
  meters: Record<string, readonly string[]>;
}

/** What the service stores. Read without faults, so it is the truth about a round. */
export interface Stored {
  jobs: StoredJob[];
  /** The jobs that have chunks. */
  jobsWithChunks: string[];
  /** The names of all files. */
  files: string[];
  /** Each entry of both KV namespaces as `name value`. */
  kv: string[];
  meters: Record<string, StoredMeter>;
}

export interface StoredJob {
  id: string;
  /** The metered name; empty if the account was erased. */
  account: string;
  status: string;
  /** Rows that are not malformed. */
  wellFormed: number;
  idempotencyKey: string | null;
  answered: number;
  retentionDays: number;
  /** Epoch milliseconds. */
  expiresAt: number;
}

export interface StoredMeter {
  /** Units of all months. */
  used: number;
  months: { period: string; used: number; quota: number | null }[];
  /** The batches; `used` is null until they are settled. */
  reservations: { id: string; units: number; used: number | null }[];
  /** Those of the given Idempotency-Keys under which a check was charged. */
  charged: string[];
  /** The number of rows of each table that is not empty, and `alarm: 1` if an alarm is set. */
  left: Record<string, number>;
}
