import type { Endpoint } from "../../../http/endpoint.ts";
import { ENDPOINT_ERRORS, ENDPOINT_ID, endpointAnswers } from "../declaration-parts.ts";

export const getWebhookEndpoint: Endpoint = {
  method: "GET",
  path: "/v1/webhook_endpoints/:endpoint_id",
  operationId: "getWebhookEndpoint",
  tag: "Webhooks",
  summary: "Show a webhook endpoint",
  description: "The endpoint without its secret. To get a new secret, rotate the secret.",
  access: "api_key",
  errorShapes: ["a"],
  parameters: [ENDPOINT_ID],
  answers: endpointAnswers("The endpoint"),
  errors: [...ENDPOINT_ERRORS, "endpoint_not_found"],
};
