import { eventId } from "../../../events/event.ts";
import type { Handler } from "../../../http/context.ts";
import { instant } from "../present-endpoint.ts";
import { findEndpoint } from "../requested-endpoint.ts";
import type { DeliveryListAnswer } from "./answer.ts";

export const listDeliveries: Handler = async (c) => {
  const { id } = await findEndpoint(c);
  const deliveries = await c.var.services.webhookEndpoints.deliveries(id);
  return c.json({
    deliveries: deliveries.map(({ event, type, status, dueAt, attempts, ...last }) => ({
      event_id: eventId(event),
      ...{ type, status, attempts },
      attempted_at: instant(last.attemptedAt),
      status_code: last.statusCode,
      duration_ms: last.durationMs,
      next_attempt_at: instant(status === "waiting" ? dueAt : null),
    })),
  } satisfies DeliveryListAnswer);
};
