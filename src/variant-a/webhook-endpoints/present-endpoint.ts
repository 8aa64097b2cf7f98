import { ServiceError } from "../../errors.ts";
import { writeWebhookSecret } from "../../lib/standard-webhooks.ts";
import type { WebhookEndpoint } from "../../webhooks/endpoints.ts";
import { type MasterKeys, secretOf } from "../../webhooks/secrets.ts";
import type { EndpointAnswer, EndpointWithSecretAnswer } from "./endpoint-answer.ts";

export const instant = (at: number | null) => (at === null ? null : new Date(at).toISOString());

export function presentEndpoint(endpoint: WebhookEndpoint, now: number): EndpointAnswer {
  const { id, url, types, status, previousUntil } = endpoint;
  return {
    ...{ id, url, types, status },
    disabled_reason: endpoint.disabledReason,
    disabled_at: instant(endpoint.disabledAt),
    failing_since: instant(endpoint.failingSince),
    created_at: new Date(endpoint.createdAt).toISOString(),
    both_secrets_until: instant(previousUntil > now ? previousUntil : null),
  };
}

export async function presentWithSecret(
  endpoint: WebhookEndpoint,
  keys: MasterKeys,
  now: number,
): Promise<EndpointWithSecretAnswer> {
  const secret = await secretOf(keys, endpoint.master, endpoint.id, endpoint.generation);
  if (!secret) throw new ServiceError("webhooks_not_available");
  return { ...presentEndpoint(endpoint, now), secret: writeWebhookSecret(secret) };
}
