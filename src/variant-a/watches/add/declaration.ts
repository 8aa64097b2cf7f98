import { JSON_BODY_ERRORS, RATE_HEADERS } from "../../../http/declaration-parts.ts";
import type { Endpoint } from "../../../http/endpoint.ts";
import { WRITTEN_NUMBER } from "../../declaration-parts.ts";
import { ADDED_EXAMPLE, NUMBERS_FIELD, WATCH_ERRORS } from "../declaration-parts.ts";
import { MOST_NUMBERS } from "../watch-request.ts";
import { addedWatchesAnswer } from "./answer.ts";
import { addSchema } from "./request.ts";

export const addWatchesEndpoint: Endpoint = {
  method: "POST",
  path: "/v1/watches",
  operationId: "addWatches",
  tag: "Watch list",
  summary: "Watch up to 1,000 numbers",
  description:
    "Adds numbers to the account's watch list: either all numbers, or none. The service asks " +
    "about each number once a day, and `GET /v1/events` lists what changed. A number costs one " +
    "unit for each calendar month in which the tax authority answers for it. A number that is " +
    "already on the list keeps its state. Its `reference` changes only if you send one.",
  access: "api_key",
  errorShapes: ["a"],
  body: {
    required: true,
    content: {
      "application/json": {
        schema: addSchema,
        fields: {
          watches: {
            description: "Numbers with your own ids. Send either this or `business_numbers`.",
            minItems: 1,
            maxItems: MOST_NUMBERS,
            items: {
              type: "object",
              required: ["business_number"],
              properties: {
                business_number: { type: "string", pattern: WRITTEN_NUMBER },
                reference: {
                  type: ["string", "null"],
                  pattern: "^[A-Za-z0-9._:-]{1,64}$",
                  description: "Your own id for the business. Send an id, never a name.",
                },
              },
            },
            examples: [[{ business_number: "124-81-78104", reference: "supplier-17" }]],
          },
          business_numbers: NUMBERS_FIELD,
        },
        examples: {
          references: {
            summary: "With your own ids",
            value: { watches: [{ business_number: "124-81-78104", reference: "supplier-17" }] },
          },
          numbers: {
            summary: "Numbers alone",
            value: { business_numbers: ["1248178104", "2178182399"] },
          },
        },
      },
    },
  },
  answers: [
    {
      status: 200,
      description: "How the list changed.",
      headers: RATE_HEADERS,
      mediaType: "application/json",
      schema: addedWatchesAnswer,
      examples: { added: { summary: "Two new numbers", value: ADDED_EXAMPLE } },
    },
  ],
  errors: [
    ...WATCH_ERRORS,
    ...JSON_BODY_ERRORS,
    "invalid_business_number",
    "batch_empty",
    "batch_too_large",
    "too_many_watched",
    "test_number_required",
  ],
};
