/** Adds numbers to the watch list, lists them with their states, and removes them. */
import { ApiError, ConnectionError } from "./errors.ts";
import { answerOf, OTHER_SERVER } from "./response.ts";
import type { Transport } from "./transport.ts";
import type {
  AddedWatches,
  CallOptions,
  NewWatch,
  RemovedWatches,
  UploadedWatches,
  Watch,
  WatchDay,
  WatchList,
} from "./types.ts";

/** One text, or several items: an array, a set, the rows of a database query, and so on. */
export type OneOrMany<Item> = string | Iterable<Item> | AsyncIterable<Item>;

export interface AddOptions extends CallOptions {
  /** Called after each request of 1,000 numbers, with the totals so far. */
  onProgress?: ((soFar: AddedWatches) => void) | undefined;
}

export interface WatchQuery {
  /** Numbers on a page, at most 300. Default: 100. */
  limit?: number | undefined;
}

export interface UploadWatchesOptions extends CallOptions {
  /** The language of messages about rows. Default: English. */
  language?: "en" | "ko" | undefined;
}

/** The service's limit for one call. */
const NUMBERS_A_CALL = 1_000;

export class Watches {
  readonly #transport: Transport;

  /** @internal */
  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * Watches numbers, with your own ids if you give them. Sends requests of 1,000 numbers. A request
   * adds all of its numbers or none. If a request fails, the numbers of earlier requests stay on
   * the list. Adding them again changes nothing and costs nothing.
   * @returns totals. A number counts once, even if you give it several times. It counts in `added`
   *   if it was not on the list before, otherwise in `already_watched`
   */
  async add(
    watches: OneOrMany<string | NewWatch>,
    { signal = null, onProgress }: AddOptions = {},
  ): Promise<AddedWatches> {
    const numbers = new Set<string>();
    return this.#inCalls(watches, async (items, before: AddedWatches | undefined) => {
      const list = items.map((one) => (typeof one === "string" ? { business_number: one } : one));
      // The cast is safe: the generated type allows no undefined fields, but JSON leaves them out.
      const body = { watches: list as { business_number: string }[] };
      const answer = await answerOf(this.#transport.POST("/v1/watches", { body, signal }));
      answer.added += before?.added ?? 0;
      for (const one of body.watches) numbers.add(one.business_number.replaceAll("-", ""));
      // Count here, because the service counts numbers of earlier requests as already watched.
      answer.already_watched = numbers.size - answer.added;
      onProgress?.(answer);
      return answer;
    });
  }

  /** Watches the numbers of a table: a CSV file in any common form. */
  upload(
    table: string | Blob | Uint8Array,
    { language, signal = null }: UploadWatchesOptions = {},
  ): Promise<UploadedWatches> {
    return answerOf(
      this.#transport.POST("/v1/watches/upload", {
        params: { query: { ...(language && { language }) } },
        // The generated type allows only text, but any body can be sent.
        body: table as string,
        bodySerializer: (body) => body,
        headers: { "Content-Type": "text/csv" },
        signal,
      }),
    );
  }

  /** Yields all watched numbers with their states. The order is always the same. */
  async *list(query: WatchQuery & CallOptions = {}): AsyncGenerator<Watch, void> {
    let cursor: string | null = null;
    do {
      const page: WatchList = await this.listPage({ ...query, cursor });
      yield* page.watches;
      // A page is empty if all its numbers were removed. But its cursor is always a new one.
      if (page.next_cursor && page.next_cursor === cursor) throw new ConnectionError(OTHER_SERVER);
      cursor = page.next_cursor;
    } while (cursor);
  }

  /** Fetches one page of the list. `cursor` is the `next_cursor` of the previous page. */
  listPage(
    query: WatchQuery & { cursor?: string | null | undefined } & CallOptions = {},
  ): Promise<WatchList> {
    const { limit, cursor, signal = null } = query;
    const params = { query: { ...(limit && { limit }), ...(cursor && { cursor }) } };
    const call = this.#transport.GET("/v1/watches", { params, signal });
    // The cast is safe: the endpoint answers CSV only for another Accept header.
    return answerOf(call as Promise<{ data?: WatchList; response: Response }>);
  }

  /** Fetches a watched number with the state that was last confirmed. */
  async get(business_number: string, { signal = null }: CallOptions = {}): Promise<Watch> {
    // Without a number, the request would fetch the list.
    if (typeof business_number !== "string" || business_number === "")
      throw new TypeError("Give the business number as a text.");
    const params = { path: { business_number } };
    return answerOf(this.#transport.GET("/v1/watches/{business_number}", { params, signal }));
  }

  /** Stops watching numbers, in requests of 1,000. Ignores numbers that are not watched. */
  async remove(
    numbers: OneOrMany<string>,
    { signal = null }: CallOptions = {},
  ): Promise<RemovedWatches> {
    return this.#inCalls(numbers, async (business_numbers, before: RemovedWatches | undefined) => {
      const body = { business_numbers };
      const answer = await answerOf(this.#transport.POST("/v1/watches/remove", { body, signal }));
      answer.removed += before?.removed ?? 0;
      return answer;
    });
  }

  /**
   * Looks up the numbers that a test key watches, as if a day had passed. Only this call looks up
   * test numbers, but the service looks up the numbers of live keys once a day by itself.
   * @returns the events of that day
   */
  runTestDay({ signal = null }: CallOptions = {}): Promise<WatchDay> {
    return answerOf(this.#transport.POST("/v1/watches/run", { signal }));
  }

  /**
   * @param call sends a request for up to 1,000 items, and gets the answer of the previous request
   * @returns the answer of the last request
   */
  async #inCalls<Item, Answer>(
    items: OneOrMany<Item>,
    call: (items: (Item | string)[], before: Answer | undefined) => Promise<Answer>,
  ): Promise<Answer> {
    let answer: Answer | undefined;
    let first = 0;
    let piece: (Item | string)[] = [];
    const send = async () => {
      answer = await call(piece, answer).catch((fault: unknown) => {
        throw countedFrom(first, fault);
      });
      first += piece.length;
      piece = [];
    };
    // A text is one number, although JavaScript could also iterate over its characters.
    for await (const item of typeof items === "string" ? [items] : items) {
      piece.push(item);
      if (piece.length === NUMBERS_A_CALL) await send();
    }
    // Send a request even if there are no numbers, so that the service reports the error.
    if (piece.length > 0 || !answer) await send();
    return answer as Answer;
  }
}

/**
 * Changes the position of the faulty item in an error. The service counts within one request, but
 * the caller needs the position among all items.
 */
function countedFrom(first: number, fault: unknown): unknown {
  if (!(fault instanceof ApiError)) return fault;
  const counted = (text: string) =>
    text.replace(/^(\w+\.)(\d+)/, (_, list: string, at) => list + (Number(at) + first));
  const { message, parameter, ...facts } = fault;
  return new ApiError(counted(message), { ...facts, parameter: parameter && counted(parameter) });
}
