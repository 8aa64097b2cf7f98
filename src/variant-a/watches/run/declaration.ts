import { RATE_HEADERS } from "../../../http/declaration-parts.ts";
import type { Endpoint } from "../../../http/endpoint.ts";
import { CHANGE_EXAMPLE, WATCH_ERRORS } from "../declaration-parts.ts";
import { runAnswer } from "./answer.ts";

/** The event of the test number `1000000917` (docs/test-mode.md#watched-numbers). */
const TEST_CHANGE = {
  ...CHANGE_EXAMPLE,
  mode: "test",
  data: {
    ...CHANGE_EXAMPLE.data,
    business_number: "1000000917",
    after: { ...CHANGE_EXAMPLE.data.after, closed_on: "2025-06-30" },
  },
};

export const runWatchesEndpoint: Endpoint = {
  method: "POST",
  path: "/v1/watches/run",
  operationId: "runWatches",
  tag: "Watch list",
  summary: "Let one day pass for the watch list of a test key",
  description:
    "The service asks about the numbers of a test key only during this call, and each call " +
    "counts as one day. The first call gives each number its first state, which is not an event. " +
    "The table of test numbers says what a number does on later days. Takes 10 tokens of the " +
    "rate limit.",
  access: "api_key",
  errorShapes: ["a"],
  answers: [
    {
      status: 200,
      description: "The events of the day, which are also in `GET /v1/events`.",
      headers: RATE_HEADERS,
      mediaType: "application/json",
      schema: runAnswer,
      examples: {
        day: {
          summary: "A business has closed",
          value: { events: [TEST_CHANGE] },
        },
      },
    },
  ],
  errors: [...WATCH_ERRORS, "test_key_required"],
};
