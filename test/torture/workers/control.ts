/** The messages between the driver and the Worker under torture. */

export type FaultyBinding =
  | "API_KEYS"
  | "RATE_COUNTERS"
  | "FILES"
  | "BATCH_QUEUE"
  | "WEBHOOK_QUEUE"
  | "DB"
  | "USAGE_METER"
  | "SOURCE_GATE";

/** What happens to the calls to a binding. All shares are from 0 to 1. */
export interface BindingFaults {
  /** The share of calls that fail before they are carried out. */
  before?: number;
  /** The share of calls that are carried out, but whose reply is lost. */
  after?: number;
  /** The share of methods or statements that fail far more often than `before` and `after` say. */
  often?: number;
  /** Delays each call by up to this many milliseconds. */
  slowMs?: number;
  /** Delays each write to KV or R2 by up to this many milliseconds. */
  slowPutMs?: number;
  /** Delays a few calls or replies by up to this many milliseconds. */
  lateMs?: number;
  restarts?: boolean;
  /** The share of queue messages that come late, twice, or again after they were processed. */
  doubled?: number;
}

export type Faults = Partial<Record<FaultyBinding, BindingFaults>>;

/**
 * The bugs that can be planted on purpose, to show that a run finds them. `sabotage.ts` plants most
 * of them. `round.ts` plants `ignore-lease`, because it is a setting.
 */
export const SABOTAGES = [
  ...(["drop-confirmation", "drop-settlement", "ignore-lease", "forget-key", "keep-rest"] as const),
  ...(["drop-erasure", "late-midnight", "charge-both-months"] as const),
  ...(["pay-again", "lose-event", "double-event", "keep-list"] as const),
  ...(["lose-webhook", "rename-webhook"] as const),
] as const;
export type Sabotage = (typeof SABOTAGES)[number];

/** The points of a round of watched numbers. A Worker can be killed right after each. */
export const WATCH_POINTS = ["take", "answer", "payment", "write"] as const;
export type WatchPoint = (typeof WATCH_POINTS)[number];

/**
 * The points on the way of a webhook: its event was written, its message was sent, its message was
 * answered. After `post`, the receiver stops the Worker (`webhook-receiver.ts`).
 */
export const WEBHOOK_POINTS = ["event", "post", "reply"] as const;
export type WebhookPoint = (typeof WEBHOOK_POINTS)[number];

export type KillPoint = WatchPoint | WebhookPoint;

export interface StopCommand {
  point: KillPoint;
  /**
   * The address to which the Worker reports that it has reached the point. The Worker then waits
   * for an answer.
   */
  url: string;
}

/** The body of `POST /__torture/faults`. */
export interface FaultCommand {
  faults: Faults;
  sabotage: Sabotage | null;
  seed: string;
  /** The seed of the faults that last the whole round. */
  roundSeed: string;
  /** How far the Worker's clock is ahead, in milliseconds. */
  offsetMs: number;
  stop?: StopCommand | null;
}

/** What the Worker under torture remembers until it is killed. */
export interface Notes {
  /** By name of a second chance (`second-chances.ts`): how often it was taken. */
  taken: Record<string, number>;
  /**
   * By name of a Durable Object that restarted: how many units may not have been charged, because
   * the restart lost them.
   */
  doubts: Record<string, number>;
}

/** The body of `POST /__torture/stored`. */
export interface StoredQuery {
  /** The meters by metered name and variant (`acme:a`), each with Idempotency-Keys to look up. */
  meters: Record<string, readonly string[]>;
  /** Whether to read watched numbers and events too. */
  watching?: boolean;
}

/** What the service stores, read through bindings that do not fail. */
export interface Stored {
  jobs: StoredJob[];
  jobsWithChunks: string[];
  files: string[];
  /** Each entry of both KV namespaces as `name value`. */
  kv: string[];
  meters: Record<string, StoredMeter>;
  watching?: StoredWatching;
}

/**
 * What is stored about watched numbers and webhooks. One D1 batch reads all of it, so that all
 * parts are of the same moment.
 */
export interface StoredWatching {
  /** The time on the Worker's clock, in epoch milliseconds. */
  now: number;
  watches: {
    account: string;
    number: string;
    block: number;
    addedAt: number;
    removedAt: number | null;
  }[];
  blocks: {
    id: number;
    account: string;
    places: number;
    dueAt: number | null;
    takenUntil: number | null;
    /** JSON (`src/watch-list/states.ts`). */
    states: string;
  }[];
  lists: { account: string; watched: number }[];
  events: { id: number; account: string; type: string; dedupe: string; data: string }[];
  /** Erased accounts that may still have rows. */
  erasing: string[];
  /** Deliveries of webhooks that have not ended. */
  deliveries: { endpoint: string; event: number; status: string; dueAt: number }[];
}

export interface StoredJob {
  id: string;
  /** The metered name (`acme`, or `acme~test` for test keys); empty if the account was erased. */
  account: string;
  status: string;
  wellFormed: number;
  idempotencyKey: string | null;
  answered: number;
  retentionDays: number;
  /** Epoch milliseconds. */
  expiresAt: number;
}

export interface StoredMeter {
  /** The used units of all months. */
  used: number;
  months: { period: string; used: number; quota: number | null }[];
  /** The reserved units of each batch. `used` is null until the batch is settled. */
  reservations: { id: string; units: number; used: number | null }[];
  /** For each month and each block, how many watched numbers of the block are paid. */
  paid: { period: string; block: number; paid: number }[];
  /** Those Idempotency-Keys of the `StoredQuery` under which a check was charged. */
  charged: string[];
  /** The number of rows of each table that is not empty, and `alarm: 1` if an alarm is set. */
  left: Record<string, number>;
}
