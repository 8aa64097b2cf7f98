/** The watch list: adds numbers, lists them with their states, and removes them. */
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

/** One element, or any number of them: an array, a set, the rows of a database query, and so on. */
export type OneOrMany<Item> = string | Iterable<Item> | AsyncIterable<Item>;

export interface AddOptions extends CallOptions {
  /** Called after each call of 1,000 numbers, with what was added so far. */
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
   * Watches numbers, with your own ids if you give them, in calls of 1,000. A call adds all of its
   * numbers or none. If a call fails, the numbers of earlier calls stay on the list; adding them
   * again changes nothing and costs nothing more. In the totals each number counts once, also if
   * you give it several times: `added` if it was not on the list before, or `already_watched`.
   */
  async add(
    watches: OneOrMany<string | NewWatch>,
    { signal = null, onProgress }: AddOptions = {},
  ): Promise<AddedWatches> {
    const numbers = new Set<string>();
    return this.#inCalls(watches, async (items, before: AddedWatches | undefined) => {
      const list = items.map((one) => (typeof one === "string" ? { business_number: one } : one));
      // In the generated type, fields cannot be undefined. JSON leaves them out.
      const body = { watches: list as { business_number: string }[] };
      const answer = await answerOf(this.#transport.POST("/v1/watches", { body, signal }));
      answer.added += before?.added ?? 0;
      for (const one of body.watches) numbers.add(one.business_number.replaceAll("-", ""));
      // To the service, a number of an earlier call is already watched.
      answer.already_watched = numbers.size - answer.added;
      onProgress?.(answer);
      return answer;
    });
  }

  /** Watches the numbers of a table, a CSV file in any common form. */
  upload(
    table: string | Blob | Uint8Array,
    { language, signal = null }: UploadWatchesOptions = {},
  ): Promise<UploadedWatches> {
    return answerOf(
      this.#transport.POST("/v1/watches/upload", {
        params: { query: { ...(language && { language }) } },
        // The generated type allows only text, but any body is sent as it is.
        body: table as string,
        bodySerializer: (body) => body,
        headers: { "Content-Type": "text/csv" },
        signal,
      }),
    );
  }

  /** Yields all watched numbers with their states, in an order that stays the same. */
  async *list(query: WatchQuery & CallOptions = {}): AsyncGenerator<Watch, void> {
    let cursor: string | null = null;
    do {
      const page: WatchList = await this.listPage({ ...query, cursor });
      yield* page.watches;
      // A page may be empty if its numbers were removed, but the next one begins elsewhere.
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
    // With another Accept header, the endpoint would answer a CSV file.
    return answerOf(call as Promise<{ data?: WatchList; response: Response }>);
  }

  /** Fetches a watched number with the state that was last confirmed. */
  async get(business_number: string, { signal = null }: CallOptions = {}): Promise<Watch> {
    // Without a number the request would fetch the list.
    if (typeof business_number !== "string" || business_number === "")
      throw new TypeError("Give the business number as a text.");
    const params = { path: { business_number } };
    return answerOf(this.#transport.GET("/v1/watches/{business_number}", { params, signal }));
  }

  /** Stops watching numbers, in calls of 1,000. Numbers that are not watched are ignored. */
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
   * Lets a day pass for the watch list of a test key. @returns the events of that day. Test numbers
   * are asked about only then; a live key's numbers are asked about once a day by themselves.
   */
  runTestDay({ signal = null }: CallOptions = {}): Promise<WatchDay> {
    return answerOf(this.#transport.POST("/v1/watches/run", { signal }));
  }

  /** @returns the answer of the last call. `call` gets the answer of the one before it */
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
    // A text is one number, not an iterable of its characters.
    for await (const item of typeof items === "string" ? [items] : items) {
      piece.push(item);
      if (piece.length === NUMBERS_A_CALL) await send();
    }
    // If there are no numbers at all, the service says so.
    if (piece.length > 0 || !answer) await send();
    return answer as Answer;
  }
}

/**
 * The service gives the position of a faulty element within its call. This makes it the position in
 * all that the caller gave.
 */
function countedFrom(first: number, fault: unknown): unknown {
  if (!(fault instanceof ApiError)) return fault;
  const counted = (text: string) =>
    text.replace(/^(\w+\.)(\d+)/, (_, list: string, at) => list + (Number(at) + first));
  const { message, parameter, ...facts } = fault;
  return new ApiError(counted(message), { ...facts, parameter: parameter && counted(parameter) });
}
