import { JSON_BODY_ERRORS, RATE_HEADERS } from "../../../http/declaration-parts.ts";
import type { Endpoint } from "../../../http/endpoint.ts";
import { NUMBERS_FIELD, WATCH_ERRORS } from "../declaration-parts.ts";
import { removedWatchesAnswer } from "./answer.ts";
import { removeSchema } from "./request.ts";

export const removeWatchesEndpoint: Endpoint = {
  method: "POST",
  path: "/v1/watches/remove",
  operationId: "removeWatches",
  tag: "Watch list",
  summary: "Stop watching up to 1,000 numbers",
  description: "Numbers that are not on the list are ignored.",
  access: "api_key",
  errorShapes: ["a"],
  body: {
    required: true,
    content: {
      "application/json": {
        schema: removeSchema,
        fields: { business_numbers: NUMBERS_FIELD },
        examples: {
          numbers: {
            summary: "Two numbers",
            value: { business_numbers: ["1248178104", "2178182399"] },
          },
        },
      },
    },
  },
  answers: [
    {
      status: 200,
      description: "The numbers are not watched any more.",
      headers: RATE_HEADERS,
      mediaType: "application/json",
      schema: removedWatchesAnswer,
      examples: { removed: { summary: "Both were on the list", value: { removed: 2 } } },
    },
  ],
  errors: [
    ...WATCH_ERRORS,
    ...JSON_BODY_ERRORS,
    "invalid_business_number",
    "batch_empty",
    "batch_too_large",
  ],
};
