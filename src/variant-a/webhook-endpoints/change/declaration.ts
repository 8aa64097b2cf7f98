import { JSON_BODY_ERRORS } from "../../../http/declaration-parts.ts";
import type { Endpoint } from "../../../http/endpoint.ts";
import {
  ENDPOINT_ERRORS,
  ENDPOINT_ID,
  endpointAnswers,
  TYPES_FIELD,
  URL_FIELD,
} from "../declaration-parts.ts";
import { changeEndpointSchema } from "./request.ts";

export const changeWebhookEndpoint: Endpoint = {
  method: "POST",
  path: "/v1/webhook_endpoints/:endpoint_id",
  operationId: "changeWebhookEndpoint",
  tag: "Webhooks",
  summary: "Change a webhook endpoint",
  description:
    "Only the fields that you send change. With another `url`, the endpoint is `unverified` " +
    "until it has accepted a test message. A change of `types` applies only to later events. " +
    "When an endpoint stops being `enabled`, its waiting events are dropped. If you enable it " +
    "again, it gets only new events. `GET /v1/events` still lists the dropped events.",
  access: "api_key",
  errorShapes: ["a"],
  parameters: [ENDPOINT_ID],
  body: {
    required: true,
    content: {
      "application/json": {
        schema: changeEndpointSchema,
        fields: {
          url: URL_FIELD,
          types: TYPES_FIELD,
          status: {
            type: "string",
            enum: ["enabled", "disabled"],
            description: "Not allowed together with `url`, or while the endpoint is `unverified`.",
            examples: ["enabled"],
          },
        },
        examples: {
          enable: { summary: "Enable it again", value: { status: "enabled" } },
          types: { summary: "All types of events", value: { types: null } },
        },
      },
    },
  },
  answers: endpointAnswers("The changed endpoint"),
  errors: [...ENDPOINT_ERRORS, ...JSON_BODY_ERRORS, "url_refused", "endpoint_not_found"],
};
