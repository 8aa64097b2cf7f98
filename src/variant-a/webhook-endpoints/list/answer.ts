import * as z from "zod";
import { endpointAnswer } from "../endpoint-answer.ts";

export const endpointListAnswer = z
  .object({
    webhook_endpoints: z.array(endpointAnswer).meta({ description: "Oldest first." }),
  })
  .meta({ id: "WebhookEndpointList", description: "All endpoints of the account." });
export type EndpointListAnswer = z.input<typeof endpointListAnswer>;
