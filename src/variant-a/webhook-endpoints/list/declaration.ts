import { RATE_HEADERS } from "../../../http/declaration-parts.ts";
import type { Endpoint } from "../../../http/endpoint.ts";
import { ENDPOINT_ERRORS, ENDPOINT_EXAMPLE } from "../declaration-parts.ts";
import { endpointListAnswer } from "./answer.ts";

export const listWebhookEndpoints: Endpoint = {
  method: "GET",
  path: "/v1/webhook_endpoints",
  operationId: "listWebhookEndpoints",
  tag: "Webhooks",
  summary: "List the webhook endpoints",
  description: "All endpoints of the account, without their secrets.",
  access: "api_key",
  errorShapes: ["a"],
  answers: [
    {
      status: 200,
      description: "The endpoints.",
      headers: RATE_HEADERS,
      mediaType: "application/json",
      schema: endpointListAnswer,
      examples: {
        endpoints: { summary: "One endpoint", value: { webhook_endpoints: [ENDPOINT_EXAMPLE] } },
      },
    },
  ],
  errors: [...ENDPOINT_ERRORS],
};
