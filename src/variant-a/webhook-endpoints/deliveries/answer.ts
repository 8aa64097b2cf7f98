import * as z from "zod";
import { EVENT_TYPES } from "../../../events/event.ts";
import { instant } from "../../../http/answer-fields.ts";

const deliveryAnswer = z
  .object({
    event_id: z.string().regex(/^evt_[0-9]+$/),
    type: z.enum(EVENT_TYPES).nullable().meta({ description: "null if the event is deleted." }),
    status: z.enum(["waiting", "sending", "succeeded", "failed", "dropped"]).meta({
      description:
        "`failed`: the tenth attempt failed, or an attempt disabled the endpoint (after a 410, " +
        "or five days without a success). `dropped`: the endpoint stopped being `enabled`.",
    }),
    attempts: z.int().min(0).meta({ description: "How many attempts have ended." }),
    attempted_at: instant.nullable().meta({ description: "When the last attempt ended." }),
    status_code: z
      .int()
      .nullable()
      .meta({
        description:
          "The status of the answer to the last attempt. null if no answer came: the connection " +
          "failed, 15 seconds passed, or the operator has blocked the host.",
      }),
    duration_ms: z
      .int()
      .min(0)
      .nullable()
      .meta({ description: "How long the last attempt took, in milliseconds." }),
    next_attempt_at: instant.nullable(),
  })
  .meta({ id: "WebhookDelivery", description: "The delivery of one event to the endpoint." });

export const deliveryListAnswer = z
  .object({ deliveries: z.array(deliveryAnswer).meta({ description: "Newest first." }) })
  .meta({ id: "WebhookDeliveryList", description: "The last 100 deliveries of an endpoint." });
export type DeliveryListAnswer = z.input<typeof deliveryListAnswer>;
