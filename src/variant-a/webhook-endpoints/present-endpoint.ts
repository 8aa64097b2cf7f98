import type { Context } from "hono";
import type { AppEnv } from "../../http/context.ts";
import { writeWebhookSecret } from "../../lib/standard-webhooks.ts";
import type { WebhookEndpoint } from "../../webhooks/endpoints.ts";
import type { EndpointAnswer, EndpointWithSecretAnswer } from "./endpoint-answer.ts";
import { requireSecrets } from "./requested-endpoint.ts";

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

/** @throws ServiceError `webhooks_not_available` */
export async function presentWithSecret(
  c: Context<AppEnv>,
  endpoint: WebhookEndpoint,
): Promise<EndpointWithSecretAnswer> {
  const [secret] = await requireSecrets(c, endpoint);
  const presented = presentEndpoint(endpoint, c.var.services.clock());
  return { ...presented, secret: writeWebhookSecret(secret) };
}
