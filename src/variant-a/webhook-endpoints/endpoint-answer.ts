import * as z from "zod";
import { EVENT_TYPES } from "../../events/event.ts";
import { instant } from "../../http/answer-fields.ts";

export const endpointId = z
  .string()
  .regex(/^we_[0-9a-f]{32}$/)
  .meta({ examples: ["we_4f1f6f0f0e0c4d6e9a3b6a1d2c3e4f50"] });

const endpointFields = z.object({
  id: endpointId,
  url: z.string().meta({
    description: "The address, as the service has parsed it.",
    examples: ["https://hooks.example.com/bvs"],
  }),
  types: z
    .array(z.enum(EVENT_TYPES))
    .nullable()
    .meta({
      description:
        "The types of events that the endpoint gets; null for all types, including future ones.",
      examples: [["watch.changed", "batch.completed"]],
    }),
  status: z.enum(["unverified", "enabled", "disabled"]).meta({
    description:
      "`unverified`: the endpoint has not accepted a test message yet. Only `enabled` endpoints " +
      "get events.",
  }),
  disabled_reason: z
    .enum(["gone", "failing"])
    .nullable()
    .meta({
      description:
        "Why the service disabled the endpoint. `gone`: the endpoint answered 410. `failing`: no " +
        "attempt has succeeded for five days. null if you disabled it, or if it is not disabled.",
    }),
  disabled_at: instant.nullable(),
  failing_since: instant.nullable().meta({
    description: "The first failure since the last success; null if the last attempt succeeded.",
  }),
  created_at: instant,
  both_secrets_until: instant.nullable().meta({
    description:
      "Until this time, messages are also signed with the previous secret; null if they are not.",
  }),
});

export const endpointAnswer = endpointFields.meta({
  id: "WebhookEndpoint",
  description: "An address to which the service sends events.",
});
export type EndpointAnswer = z.input<typeof endpointAnswer>;

export const endpointWithSecretAnswer = endpointFields
  .extend({
    secret: z
      .string()
      .regex(/^whsec_[A-Za-z0-9+/]{43}=$/)
      .meta({
        description:
          "The secret that signs the endpoint's messages. It is shown only now, because the " +
          "service does not store it.",
        examples: ["whsec_3q2+7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA="],
      }),
  })
  .meta({ id: "WebhookEndpointWithSecret", description: "An endpoint with its new secret." });
export type EndpointWithSecretAnswer = z.input<typeof endpointWithSecretAnswer>;
