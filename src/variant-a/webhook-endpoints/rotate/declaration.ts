import type { Endpoint } from "../../../http/endpoint.ts";
import { ENDPOINT_ERRORS, ENDPOINT_ID, secretAnswers } from "../declaration-parts.ts";

export const rotateWebhookEndpoint: Endpoint = {
  method: "POST",
  path: "/v1/webhook_endpoints/:endpoint_id/rotate",
  operationId: "rotateWebhookEndpoint",
  tag: "Webhooks",
  summary: "Give a webhook endpoint a new secret",
  description:
    "For 24 hours, each message has two signatures: one with the new secret, and one with the " +
    "previous secret. If you rotate again within this time, the oldest secret stops signing at " +
    "once.",
  access: "api_key",
  errorShapes: ["a"],
  parameters: [ENDPOINT_ID],
  answers: secretAnswers("The endpoint with its new secret", {
    both_secrets_until: "2026-11-21T12:43:59.920Z",
  }),
  errors: [...ENDPOINT_ERRORS, "webhooks_not_available", "endpoint_not_found"],
};
