import { RATE_HEADERS } from "../../../http/declaration-parts.ts";
import type { Endpoint } from "../../../http/endpoint.ts";
import { BUSINESS_NUMBER, WATCH_ERRORS, WATCH_EXAMPLE } from "../declaration-parts.ts";
import { watchAnswer } from "../watch-answer.ts";

export const getWatchEndpoint: Endpoint = {
  method: "GET",
  path: "/v1/watches/:business_number",
  operationId: "getWatch",
  tag: "Watch list",
  summary: "Show a watched number",
  description: "The answer has the last confirmed state.",
  access: "api_key",
  errorShapes: ["a"],
  parameters: [BUSINESS_NUMBER],
  answers: [
    {
      status: 200,
      description: "The number with its last confirmed state.",
      headers: RATE_HEADERS,
      mediaType: "application/json",
      schema: watchAnswer,
      examples: { watch: { summary: "A business that has closed", value: WATCH_EXAMPLE } },
    },
  ],
  errors: [...WATCH_ERRORS, "invalid_business_number", "watch_not_found"],
};
