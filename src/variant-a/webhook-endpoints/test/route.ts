/** `POST /v1/webhook_endpoints/:endpoint_id/test` (docs/api.md#webhooks): sends a test message. */
import { ServiceError } from "../../../errors.ts";
import type { Handler } from "../../../http/context.ts";
import { sendWebhook } from "../../../lib/outgoing-call.ts";
import { ATTEMPT_TIMEOUT_MS } from "../../../webhooks/attempts.ts";
import { secretsOf } from "../../../webhooks/secrets.ts";
import { presentEndpoint } from "../present-endpoint.ts";
import { countTest, findEndpoint, requireAddress, requireKeys } from "../requested-endpoint.ts";
import type { TestedEndpointAnswer } from "./answer.ts";

export const testEndpoint: Handler = async (c) => {
  const { services, account } = c.var;
  const { webhookEndpoints, clock } = services;
  const { keys } = requireKeys(c);
  const endpoint = await findEndpoint(c);
  const { url } = await requireAddress(c, endpoint.url);
  const secrets = await secretsOf(keys, endpoint, clock());
  if (!secrets) throw new ServiceError("webhooks_not_available");
  await countTest(c);
  const began = clock();
  const message = {
    id: `test_${crypto.randomUUID()}`,
    type: "webhook.test",
    timestamp: new Date(began).toISOString(),
    mode: account.mode,
    data: { endpoint_id: endpoint.id },
  };
  const { isDelivered, status } = await sendWebhook(
    { url, secrets },
    message.id,
    message,
    began,
    ATTEMPT_TIMEOUT_MS,
  );
  const now = clock();
  const { meteredName } = account;
  const verified = isDelivered
    ? await webhookEndpoints.verify(meteredName, endpoint.id, endpoint.url)
    : null;
  return c.json({
    delivered: isDelivered,
    status_code: status,
    duration_ms: now - began,
    endpoint: presentEndpoint(verified ?? endpoint, now),
  } satisfies TestedEndpointAnswer);
};
