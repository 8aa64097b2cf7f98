/** Reads the events of the account page by page, and waits for new ones. */
import type { ApiError } from "./errors.ts";
import { ConnectionError } from "./errors.ts";
import { answerOf, OTHER_SERVER } from "./response.ts";
import { mayPass, pause, retryAfterSeconds, type Transport } from "./transport.ts";
import type { CallOptions, EventList, EventType, ServiceEvent } from "./types.ts";

export interface EventQuery {
  /**
   * The cursor that you stored, or the `id` of an event. You get only the events after it. Without
   * `after`, you get the events of the last 30 days.
   */
  after?: string | null | undefined;
  /** Only events of these types. */
  types?: readonly EventType[] | undefined;
  /** Events on a page, at most 1,000. Default: 100 for `eventsPage`, and 1,000 for `events`. */
  limit?: number | undefined;
}

export interface EventsOptions extends EventQuery, CallOptions {
  /** Waits for further events instead of ending after the last one. `signal` ends the waiting. */
  follow?: boolean | undefined;
  /**
   * Called and awaited after you have processed the events of a page. Store the cursor, and pass it
   * as `after` next time. Then you miss no event, even if your program pauses for up to 30 days.
   */
  onCursor?: ((cursor: string) => unknown) | undefined;
  /** With `follow`: called after a failed request, before the next try. */
  onRetry?: ((fault: ApiError | ConnectionError) => void) | undefined;
}

const EVENTS_A_PAGE = 1_000;

/** With `follow`, the first pause after an event. The pause doubles while no event comes. */
const FIRST_PAUSE_SECONDS = 2;
const LONGEST_PAUSE_SECONDS = 60;

/** @internal */
export function fetchEvents(
  transport: Transport,
  { after, types, limit, signal = null }: EventQuery & CallOptions,
): Promise<EventList> {
  const query = {
    ...(after && { after }),
    ...(types && { types: types.join() }),
    ...(limit && { limit }),
  };
  return answerOf(transport.GET("/v1/events", { params: { query }, signal }));
}

/** @internal */
export async function* readEvents(
  transport: Transport,
  { follow = false, onCursor, onRetry, limit = EVENTS_A_PAGE, ...query }: EventsOptions,
): AsyncGenerator<ServiceEvent, void> {
  const { signal = null } = query;
  let { after } = query;
  let seconds = FIRST_PAUSE_SECONDS;
  for (;;) {
    let least = 0;
    const page = await fetchEvents(transport, { ...query, after, limit }).catch(
      (fault: unknown) => {
        if (!follow || !mayPass(fault)) throw fault;
        onRetry?.(fault);
        least = retryAfterSeconds(fault) ?? 0;
        return null;
      },
    );
    if (page) {
      const { events, next } = page;
      const isFull = events.length >= limit;
      // Without this check, the same page would be requested forever.
      if (isFull && next === after) throw new ConnectionError(OTHER_SERVER);
      yield* events;
      after = next;
      await onCursor?.(next);
      if (events.length > 0) seconds = FIRST_PAUSE_SECONDS;
      if (isFull) continue;
      if (!follow) return;
    }
    // The pause is random, so that programs that started together send requests at different times.
    await pause(Math.max(seconds * (0.5 + Math.random() / 2), least), signal);
    seconds = Math.min(seconds * 2, LONGEST_PAUSE_SECONDS);
  }
}
