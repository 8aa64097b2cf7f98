import * as z from "zod";
import { endpointAnswer } from "../endpoint-answer.ts";

export const testedEndpointAnswer = z
  .object({
    delivered: z
      .boolean()
      .meta({ description: "Whether the endpoint answered with a 2xx status." }),
    status_code: z
      .int()
      .nullable()
      .meta({
        description:
          "The status of the endpoint's answer. null if no answer came: the connection failed, " +
          "or 15 seconds passed.",
      }),
    duration_ms: z.int().min(0),
    endpoint: endpointAnswer,
  })
  .meta({ id: "TestedWebhookEndpoint", description: "The result of the test message." });
export type TestedEndpointAnswer = z.input<typeof testedEndpointAnswer>;
