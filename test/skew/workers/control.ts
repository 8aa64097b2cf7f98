/**
 * What the program and the observed Worker tell each other. It is copied into the folder of an
 * older commit with the observed Worker, so it imports nothing of the service.
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

/** A queue message on its way to `fetch`, through the binding PLACED. */
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

/** What answers instead of the Durable Objects and of PLACED; null: they answer themselves. */
export interface Played {
  /** The calls of the step, in their order. */
  calls: RpcCall[];
  /** A call of each method that the release has, for calls that the step did not make. */
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
  play: Played | null;
  stored: Pick<StoredObject, "namespace" | "object">;
}
