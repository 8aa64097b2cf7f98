import { RATE_HEADERS } from "../../../http/declaration-parts.ts";
import type { Endpoint } from "../../../http/endpoint.ts";
import { BUSINESS_NUMBER, WATCH_ERRORS } from "../declaration-parts.ts";
import { removedWatchesAnswer } from "../remove/answer.ts";

export const deleteWatchEndpoint: Endpoint = {
  method: "DELETE",
  path: "/v1/watches/:business_number",
  operationId: "deleteWatch",
  tag: "Watch list",
  summary: "Stop watching a number",
  description:
    "If you add the number again in the same month, it keeps its state and costs nothing more.",
  access: "api_key",
  errorShapes: ["a"],
  parameters: [BUSINESS_NUMBER],
  answers: [
    {
      status: 200,
      description: "The number is not watched any more.",
      headers: RATE_HEADERS,
      mediaType: "application/json",
      schema: removedWatchesAnswer,
      examples: { removed: { summary: "Removed", value: { removed: 1 } } },
    },
  ],
  errors: [...WATCH_ERRORS, "invalid_business_number", "watch_not_found"],
};
