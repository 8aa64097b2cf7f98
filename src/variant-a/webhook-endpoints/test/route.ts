/** `POST /v1/webhook_endpoints/:endpoint_id/test` (docs/api.md#webhooks): sends a test message. */
import type { Handler } from "../../../http/context.ts";
import { sendWebhook } from "../../../lib/outgoing-call.ts";
import { ATTEMPT_TIMEOUT_MS } from "../../../webhooks/attempts.ts";
import { presentEndpoint } from "../present-endpoint.ts";
import {
  admitOneMore,
  findEndpoint,
  requestedEndpoint,
  requireAddress,
  requireSecrets,
} from "../requested-endpoint.ts";
import type { TestedEndpointAnswer } from "./answer.ts";

export const testEndpoint: Handler = async (c) => {
  const { services, account } = c.var;
  const { webhookEndpoints, clock } = services;
  const endpoint = await findEndpoint(c);
  const { url } = await requireAddress(c, endpoint.url);
  const secrets = await requireSecrets(c, endpoint);
  await admitOneMore(c, "tests");
  const began = clock();
  const id = `test_${crypto.randomUUID()}`;
  const message = {
    id,
    type: "webhook.test",
    timestamp: new Date(began).toISOString(),
    mode: account.mode,
    data: { endpoint_id: endpoint.id },
  };
  const { isDelivered, status } = await sendWebhook(
    { url, secrets },
    id,
    message,
    began,
    ATTEMPT_TIMEOUT_MS,
  );
  const now = clock();
  const verified = isDelivered
    ? await webhookEndpoints.verify(...requestedEndpoint(c), endpoint.url)
    : null;
  return c.json({
    delivered: isDelivered,
    status_code: status,
    duration_ms: now - began,
    // The customer may have changed or deleted the endpoint during the test.
    endpoint: presentEndpoint(verified ?? (await findEndpoint(c)), now),
  } satisfies TestedEndpointAnswer);
};
