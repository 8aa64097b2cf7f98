import { RATE_HEADERS } from "../../../http/declaration-parts.ts";
import type { Endpoint } from "../../../http/endpoint.ts";
import { ENDPOINT_ERRORS, ENDPOINT_ID } from "../declaration-parts.ts";
import { deliveryListAnswer } from "./answer.ts";

const DELIVERY_EXAMPLE = {
  event_id: "evt_1795178640120000",
  type: "watch.changed",
  status: "waiting",
  attempts: 1,
  attempted_at: "2026-11-20T12:44:00.391Z",
  status_code: 503,
  duration_ms: 87,
  next_attempt_at: "2026-11-20T12:44:05.310Z",
};

export const listWebhookDeliveries: Endpoint = {
  method: "GET",
  path: "/v1/webhook_endpoints/:endpoint_id/deliveries",
  operationId: "listWebhookDeliveries",
  tag: "Webhooks",
  summary: "List the last deliveries",
  description:
    "The last 100 events for the endpoint, newest first. Events older than 30 days are left out.",
  access: "api_key",
  errorShapes: ["a"],
  parameters: [ENDPOINT_ID],
  answers: [
    {
      status: 200,
      description: "The deliveries.",
      headers: RATE_HEADERS,
      mediaType: "application/json",
      schema: deliveryListAnswer,
      examples: {
        deliveries: {
          summary: "A delivery that failed once",
          value: { deliveries: [DELIVERY_EXAMPLE] },
        },
      },
    },
  ],
  errors: [...ENDPOINT_ERRORS, "endpoint_not_found"],
};
