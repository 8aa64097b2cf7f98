/**
 * The messages between the program (`record.ts`, `replay.ts`) and the observed Worker. This file
 * imports nothing of the service, because its folder is copied into the checkouts of older commits.
 */

export interface RpcCall {
  /** The time in epoch milliseconds. */
  at: number;
  /** The binding in wrangler.toml. */
  namespace: string;
  object: string;
  method: string;
  /** The arguments, without undefined ones at the end. */
  args: unknown[];
  answer?: unknown;
}

export interface Message {
  /** The end of the queue's name, such as `-batch`. */
  queue: string;
  body: unknown;
}

/** The request that passed a queue message on to the Worker behind `PLACED`, and its answer. */
export interface PlacedWork {
  headers: Record<string, string>;
  body: string;
  answer: { status: number; body: string };
}

export interface StoredObject {
  namespace: string;
  object: string;
  schema: string[];
  rows: Record<string, Record<string, SqlValue>[]>;
}
export type SqlValue = string | number | null;

/** What the Worker has done since the program last asked for this. */
export interface Observed {
  calls: RpcCall[];
  sent: Message[];
  placed: PlacedWork[];
  faults: string[];
}

/** Recorded answers that the Worker gets instead of those of its Durable Objects and `PLACED`. */
export interface Played {
  calls: RpcCall[];
  /** One recorded call of each method. Its answer is used if `calls` has no matching call. */
  others: RpcCall[];
  placed: PlacedWork | null;
}

export type Delivery = "acknowledged" | "again";

/** The bodies of `POST /__skew/<name>`. */
export interface Commands {
  time: { now: number };
  deliver: Message & { isPlaced: boolean };
  place: Pick<PlacedWork, "headers" | "body">;
  tick: { cron: string };
  call: RpcCall;
  /** While `isStuck` is true, no write to R2 ever ends, as if the Worker had died. */
  stick: { isStuck: boolean };
  /** Null lets the real Durable Objects and `PLACED` answer. */
  play: Played | null;
  stored: Pick<StoredObject, "namespace" | "object">;
}
