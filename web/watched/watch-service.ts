/** Calls the service for watched numbers and events. Returns errors as data, like `service.ts`. */
import { BusinessVerification } from "../../sdk/src/client.ts";
import type { components } from "../../sdk/src/schema.ts";
import { CSV, createTransport, type Transport } from "../../sdk/src/transport.ts";
import { readTable } from "../../src/tables/csv-table.ts";
import { type Reply, replyOf } from "../service.ts";

type Schemas = components["schemas"];

export type WatchedState = Schemas["WatchedState"];
export type ChangedEvent = Schemas["ChangedEvent"];
export type WatchEvent = ChangedEvent | Schemas["StaleEvent"] | Schemas["PausedEvent"];

export interface NewWatch {
  number: string;
  /** The customer's own id for the business, or null. Adding with null keeps the current id. */
  reference: string | null;
}

export interface Watched extends NewWatch {
  /** Null until the first answer. */
  state: WatchedState | null;
  /** When the tax authority last answered, in epoch milliseconds; null until the first answer. */
  checkedAt: number | null;
  /** When the last change was confirmed; null if there was none. */
  changedAt: number | null;
}

/** The service's limit for one call. */
export const NUMBERS_A_CALL = 1_000;
const TYPES = ["watch.changed", "watch.stale", "watch.paused"] as const;

/** Long, because a list of 100,000 numbers has 8 MB. */
const PATIENCE_MS = 120_000;

export class WatchService {
  readonly #client: BusinessVerification;
  /** Fetches the list as CSV, because the client has no method for that. */
  readonly #transport: Transport;

  constructor(apiKey: string) {
    const options = {
      apiKey,
      baseUrl: location.origin,
      timeoutMs: PATIENCE_MS,
      // `insist.ts` repeats calls.
      retries: 0,
      fetch: (url: string, init: RequestInit) => fetch(url, init),
    };
    this.#client = new BusinessVerification(options);
    this.#transport = createTransport(options);
  }

  /** @param watches at most `NUMBERS_A_CALL`. Adding the same watches again changes nothing */
  add(watches: readonly NewWatch[]): Promise<Reply<Schemas["AddedWatches"]>> {
    const given = watches.map(({ number, reference }) => ({ business_number: number, reference }));
    return replyOf(this.#client.watches.add(given));
  }

  /** @param numbers at most `NUMBERS_A_CALL` */
  remove(numbers: readonly string[]): Promise<Reply<Schemas["RemovedWatches"]>> {
    return replyOf(this.#client.watches.remove(numbers));
  }

  /** Runs a day of lookups for a test key. */
  runDay(): Promise<Reply<Schemas["WatchDay"]>> {
    return replyOf(this.#client.watches.runTestDay());
  }

  /**
   * Fetches events about watched numbers, the oldest first.
   * @param after `next` of an earlier answer; null: fetch the events of the last 30 days
   */
  events(after: string | null): Promise<Reply<{ events: WatchEvent[]; next: string }>> {
    return replyOf(this.#events(after), () => "");
  }

  async #events(after: string | null): Promise<{ events: WatchEvent[]; next: string }> {
    const events: WatchEvent[] = [];
    let next = "";
    const onCursor = (cursor: string) => {
      next = cursor;
    };
    for await (const event of this.#client.events({ after, types: TYPES, onCursor }))
      events.push(event as WatchEvent);
    return { events, next };
  }

  /** Fetches the whole list as CSV, because JSON would need a call for every 300 numbers. */
  list(): Promise<Reply<{ watches: Watched[] }>> {
    return replyOf(this.#list(), () => "");
  }

  async #list(): Promise<{ watches: Watched[] }> {
    const { data } = await this.#transport.GET("/v1/watches", {
      headers: { Accept: CSV },
      parseAs: "text",
    });
    return { watches: readWatches(String(data)) };
  }
}

export function readWatches(csv: string): Watched[] {
  let header: string[] | undefined;
  const watches: Watched[] = [];
  /** One object for each state. Most numbers have one of a few states, so this saves memory. */
  const states = new Map<string, WatchedState>();
  for (const row of readTable(csv.replace(/^\ufeff/, ""))) {
    if (row.kind !== "row" || row.cells.length === 1) continue;
    if (!header) {
      header = row.cells;
      continue;
    }
    const fields = Object.fromEntries(header.map((name, at) => [name, row.cells[at] ?? ""]));
    const { business_number: number = "", reference, checked_at, changed_at, ...state } = fields;
    const key = JSON.stringify(state);
    const known = states.get(key) ?? stateOf(state);
    states.set(key, known);
    watches.push({
      number,
      // Remove the apostrophe that the service puts before texts that look like formulas.
      reference: reference?.replace(/^'/, "") || null,
      state: checked_at ? known : null,
      checkedAt: timeOf(checked_at),
      changedAt: timeOf(changed_at),
    });
  }
  return watches;
}

function stateOf(cells: Record<string, string>): WatchedState {
  const values = Object.entries(cells).map(([field, text]) => [
    field,
    text === "" ? null : text === "true" ? true : text === "false" ? false : text,
  ]);
  return Object.fromEntries(values) as WatchedState;
}

function timeOf(text: string | undefined): number | null {
  return text ? Date.parse(text) : null;
}
