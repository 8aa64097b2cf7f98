/**
 * The messages between the program (`record.ts`, `replay.ts`) and the observed Worker. This folder
 * is copied into the checkout of an older commit, so this file imports nothing of the service.
 */

/** A call of a Durable Object. */
export interface RpcCall {
  /** Epoch milliseconds, as all times here. */
  at: number;
  /** The binding in wrangler.toml. */
  namespace: string;
  object: string;
  method: string;
  /** Without trailing arguments that were undefined. */
  args: unknown[];
  /** Absent if the method returns nothing. */
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

/** The SQLite storage of a Durable Object. */
export interface StoredObject {
  namespace: string;
  object: string;
  /** The statements that create its tables and indexes. */
  schema: string[];
  rows: Record<string, Record<string, SqlValue>[]>;
}
export type SqlValue = string | number | null;

/** What the Worker did since it was last asked. */
export interface Observed {
  calls: RpcCall[];
  sent: Message[];
  placed: PlacedWork[];
  /** The faults that it logged. */
  faults: string[];
}

/** Recorded answers that the Worker gets instead of those of its Durable Objects and `PLACED`. */
export interface Played {
  /** The calls of the step, in their order. */
  calls: RpcCall[];
  /** One recorded call of each method. It answers calls that are not among those of the step. */
  others: RpcCall[];
  placed: PlacedWork | null;
}

/** How a message ended: acknowledged, or to be delivered again. */
export type Delivery = "acknowledged" | "again";

/** The bodies of `POST /__skew/<name>`. */
export interface Commands {
  time: { now: number };
  deliver: Message & { isPlaced: boolean };
  place: Pick<PlacedWork, "headers" | "body">;
  tick: { cron: string };
  call: RpcCall;
  /** With `isStuck`, a file that is written to R2 never arrives, as if the Worker had died. */
  stick: { isStuck: boolean };
  /** Null: the Durable Objects and `PLACED` answer themselves. */
  play: Played | null;
  stored: Pick<StoredObject, "namespace" | "object">;
}
