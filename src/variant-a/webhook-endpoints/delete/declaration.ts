import { RATE_HEADERS } from "../../../http/declaration-parts.ts";
import type { Endpoint } from "../../../http/endpoint.ts";
import { ENDPOINT_ERRORS, ENDPOINT_EXAMPLE, ENDPOINT_ID } from "../declaration-parts.ts";
import { deletedEndpointAnswer } from "./answer.ts";

export const deleteWebhookEndpoint: Endpoint = {
  method: "DELETE",
  path: "/v1/webhook_endpoints/:endpoint_id",
  operationId: "deleteWebhookEndpoint",
  tag: "Webhooks",
  summary: "Delete a webhook endpoint",
  description:
    "Events that wait for the endpoint are not sent. A message that is under way may still arrive.",
  access: "api_key",
  errorShapes: ["a"],
  parameters: [ENDPOINT_ID],
  answers: [
    {
      status: 200,
      description: "The endpoint is deleted.",
      headers: RATE_HEADERS,
      mediaType: "application/json",
      schema: deletedEndpointAnswer,
      examples: {
        deleted: { summary: "Deleted", value: { id: ENDPOINT_EXAMPLE.id, deleted: true } },
      },
    },
  ],
  errors: [...ENDPOINT_ERRORS, "endpoint_not_found"],
};
