import { sideOf } from "../../access/account-mode.ts";
import { ServiceError } from "../../errors.ts";
import { aheadId, EVENTS_KEPT_MS, eventId, idAt, settledId } from "../../events/event.ts";
import { type QueryContext, validQuery } from "../../http/query.ts";
import type { EventListAnswer } from "./answer.ts";
import { presentEvent } from "./present.ts";
import { eventsQuerySchema } from "./request.ts";

export const validEventsQuery = validQuery(eventsQuerySchema, {});

export async function listEvents(c: QueryContext<typeof eventsQuerySchema>): Promise<Response> {
  const { services, account } = c.var;
  const { after, types, limit } = c.req.valid("query");
  const now = services.clock();
  if (after !== null && after < idAt(now - EVENTS_KEPT_MS)) {
    // The command-line tool replaces `after` in this message with `--since`.
    const message = "after: the event is older than 30 days, and later events may be deleted.";
    throw new ServiceError("cursor_expired", {
      message,
      parameter: "after",
      value: eventId(after),
    });
  }
  if (after !== null && after > aheadId(now) && after > (await services.events.newestId()))
    throw new ServiceError("invalid_request", {
      message: "after: is in the future, so events would be missing until then.",
      ...{ parameter: "after", value: eventId(after) },
    });
  const events = await services.events.list(account.meteredName, {
    ...{ after: after ?? 0, types, limit },
  });
  const last = events.at(-1)?.id ?? 0;
  const next = events.length === limit ? last : Math.max(after ?? 0, last, settledId(now));
  const { mode } = sideOf(account.meteredName);
  return c.json({
    events: events.map((event) => presentEvent(event, mode)),
    next: eventId(next),
  } satisfies EventListAnswer);
}
