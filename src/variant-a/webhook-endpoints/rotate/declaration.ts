import type { Endpoint } from "../../../http/endpoint.ts";
import { ENDPOINT_ERRORS, ENDPOINT_ID, secretAnswers } from "../declaration-parts.ts";

export const rotateWebhookEndpoint: Endpoint = {
  method: "POST",
  path: "/v1/webhook_endpoints/:endpoint_id/rotate",
  operationId: "rotateWebhookEndpoint",
  tag: "Webhooks",
  summary: "Give a webhook endpoint a new secret",
  description:
    "For 24 hours messages have two signatures, of the new secret and of the one before. If you " +
    "rotate again within that time, the oldest secret ends at once.",
  access: "api_key",
  errorShapes: ["a"],
  parameters: [ENDPOINT_ID],
  answers: secretAnswers("The endpoint with its new secret", {
    both_secrets_until: "2026-11-21T12:43:59.920Z",
  }),
  errors: [...ENDPOINT_ERRORS, "webhooks_not_available", "endpoint_not_found"],
};
