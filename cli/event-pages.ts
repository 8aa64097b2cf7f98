/** Fetches the events of the account, page by page. */
import * as z from "zod";
import type { CallOptions, EventQuery } from "../sdk/src/index.ts";
import type { CustomerClient } from "./client.ts";
import { ServiceFailure } from "./failure.ts";
import { passesSoon, retry } from "./retry.ts";

/** The service's limit for one page. */
const EVENTS_A_PAGE = 1_000;

const WITHOUT_SINCE = "Leave out --since to get all events of the last 30 days.";

/** The fields that all events have. `data` is not checked: new event types may have other data. */
export const anyEvent = z.looseObject({ id: z.string(), type: z.string(), timestamp: z.string() });
export type AnyEvent = z.output<typeof anyEvent>;

const eventPage = z.object({ events: z.array(anyEvent), next: z.string() });
type EventPage = z.output<typeof eventPage>;

export async function* eventPages(
  client: CustomerClient,
  query: EventQuery & CallOptions,
): AsyncGenerator<EventPage, void> {
  for (let { after } = query; ; ) {
    const page = { ...query, after, limit: EVENTS_A_PAGE };
    const fetchPage = () => client.request(eventPage, (service) => service.eventsPage(page));
    const { value } = await retry(fetchPage, passesSoon).catch((failure: unknown) => {
      throw failure instanceof ServiceFailure && failure.code === "cursor_expired"
        ? new ServiceFailure(`${failure.message} ${WITHOUT_SINCE}`, failure)
        : failure;
    });
    const isLast = value.events.length < EVENTS_A_PAGE;
    // Without this check, the same page would be requested forever.
    if (!isLast && value.next === after) throw client.oddAnswer();
    yield value;
    if (isLast) return;
    after = value.next;
  }
}
