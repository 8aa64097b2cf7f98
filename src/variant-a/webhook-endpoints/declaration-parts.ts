import type { ErrorCode } from "../../errors.ts";
import { EVENT_TYPES } from "../../events/event.ts";
import { AUTHENTICATION_ERRORS, RATE_HEADERS } from "../../http/declaration-parts.ts";
import type { DeclaredAnswer, JsonSchema, Parameter } from "../../http/endpoint.ts";
import { endpointAnswer, endpointId, endpointWithSecretAnswer } from "./endpoint-answer.ts";

export const ENDPOINT_EXAMPLE = {
  id: "we_4f1f6f0f0e0c4d6e9a3b6a1d2c3e4f50",
  url: "https://hooks.example.com/bvs",
  types: ["watch.changed", "batch.completed"],
  status: "enabled",
  disabled_reason: null,
  disabled_at: null,
  failing_since: null,
  created_at: "2026-11-20T12:40:11.904Z",
  both_secrets_until: null,
};

const SECRET_EXAMPLE = "whsec_h3lUqkD1cVt0nB2mJ9pXwE5rYz8aKs6gQfLoN7iCvTM=";

export const ENDPOINT_ERRORS = [
  ...AUTHENTICATION_ERRORS,
  "feature_not_available",
] as const satisfies ErrorCode[];

export const URL_FIELD: JsonSchema = {
  type: "string",
  maxLength: 500,
  description:
    "A public address with https, the usual port, and a host name instead of an IP address. " +
    "Redirects are not followed.",
  examples: ["https://hooks.example.com/bvs"],
};

export const TYPES_FIELD: JsonSchema = {
  type: ["array", "null"],
  minItems: 1,
  maxItems: 100,
  items: { type: "string", enum: [...EVENT_TYPES] },
  description: "The types of events that the endpoint gets; null for all types.",
  examples: [["watch.changed", "batch.completed"]],
};

export const ENDPOINT_ID: Parameter = {
  in: "path",
  name: "endpoint_id",
  required: true,
  description: "The id of the endpoint.",
  schema: endpointId,
  example: ENDPOINT_EXAMPLE.id,
};

export const endpointAnswers = (description: string, more: object = {}): DeclaredAnswer[] => [
  {
    status: 200,
    description,
    headers: RATE_HEADERS,
    mediaType: "application/json",
    schema: endpointAnswer,
    examples: { endpoint: { summary: description, value: { ...ENDPOINT_EXAMPLE, ...more } } },
  },
];

export const secretAnswers = (description: string, more: object): DeclaredAnswer[] => [
  {
    status: 200,
    description,
    headers: RATE_HEADERS,
    mediaType: "application/json",
    schema: endpointWithSecretAnswer,
    examples: {
      endpoint: {
        summary: description,
        value: { ...ENDPOINT_EXAMPLE, ...more, secret: SECRET_EXAMPLE },
      },
    },
  },
];
