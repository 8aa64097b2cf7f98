import { RATE_HEADERS } from "../../../http/declaration-parts.ts";
import type { Endpoint } from "../../../http/endpoint.ts";
import { ENDPOINT_ERRORS, ENDPOINT_EXAMPLE, ENDPOINT_ID } from "../declaration-parts.ts";
import { testedEndpointAnswer } from "./answer.ts";

export const testWebhookEndpoint: Endpoint = {
  method: "POST",
  path: "/v1/webhook_endpoints/:endpoint_id/test",
  operationId: "testWebhookEndpoint",
  tag: "Webhooks",
  summary: "Send a test message",
  description:
    "Sends a signed message of type `webhook.test` and waits for the answer, at most 15 seconds. " +
    "A 2xx status enables an endpoint that is `unverified`. A test changes nothing else. The " +
    "message is not in the list of events. An account may send one test message every ten " +
    "seconds and 20 a day. Test keys have the same limits, which are counted separately.",
  access: "api_key",
  errorShapes: ["a"],
  parameters: [ENDPOINT_ID],
  answers: [
    {
      status: 200,
      description: "The result of the test message.",
      headers: RATE_HEADERS,
      mediaType: "application/json",
      schema: testedEndpointAnswer,
      examples: {
        delivered: {
          summary: "It arrived",
          value: {
            ...{ delivered: true, status_code: 204, duration_ms: 87 },
            endpoint: ENDPOINT_EXAMPLE,
          },
        },
      },
    },
  ],
  errors: [
    ...ENDPOINT_ERRORS,
    "url_refused",
    "webhooks_not_available",
    "endpoint_not_found",
    "too_many_tests",
  ],
};
