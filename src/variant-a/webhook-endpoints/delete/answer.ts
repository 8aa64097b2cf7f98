import * as z from "zod";
import { endpointId } from "../endpoint-answer.ts";

export const deletedEndpointAnswer = z
  .object({ id: endpointId, deleted: z.literal(true) })
  .meta({ id: "DeletedWebhookEndpoint", description: "The endpoint gets no more messages." });
export type DeletedEndpointAnswer = z.input<typeof deletedEndpointAnswer>;
