import { JSON_BODY_ERRORS } from "../../../http/declaration-parts.ts";
import type { Endpoint } from "../../../http/endpoint.ts";
import { ENDPOINT_ERRORS, secretAnswers, TYPES_FIELD, URL_FIELD } from "../declaration-parts.ts";
import { addEndpointSchema } from "./request.ts";

export const addWebhookEndpoint: Endpoint = {
  method: "POST",
  path: "/v1/webhook_endpoints",
  operationId: "addWebhookEndpoint",
  tag: "Webhooks",
  summary: "Make a webhook endpoint",
  description:
    "The answer shows the `secret` that signs the endpoint's messages. It is shown only once. " +
    "The endpoint gets events as soon as it has accepted a test message. An account may have 10 " +
    "endpoints. It may make one every ten seconds and 20 a day. Test keys have the same limits, " +
    "which are counted separately. An endpoint of a test key gets the events of test keys. " +
    "`Idempotency-Key` is ignored: if you send the same `url` twice, you get two endpoints with " +
    "different secrets, and each of them gets each event.",
  access: "api_key",
  errorShapes: ["a"],
  body: {
    required: true,
    content: {
      "application/json": {
        schema: addEndpointSchema,
        fields: { url: URL_FIELD, types: TYPES_FIELD },
        examples: {
          endpoint: {
            summary: "For two types of events",
            value: {
              url: "https://hooks.example.com/bvs",
              types: ["watch.changed", "batch.completed"],
            },
          },
        },
      },
    },
  },
  answers: secretAnswers("The endpoint with its secret", { status: "unverified" }),
  errors: [
    ...ENDPOINT_ERRORS,
    ...JSON_BODY_ERRORS,
    "url_refused",
    "webhooks_not_available",
    "too_many_endpoints",
    "too_many_tests",
  ],
};
