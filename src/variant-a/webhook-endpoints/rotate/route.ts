/** `POST /v1/webhook_endpoints/:endpoint_id/rotate` (docs/api.md#webhooks): a new secret. */
import type { Handler } from "../../../http/context.ts";
import { presentWithSecret } from "../present-endpoint.ts";
import { notFound, requestedId, requireKeys } from "../requested-endpoint.ts";

export const rotateEndpoint: Handler = async (c) => {
  const { services, account } = c.var;
  const { keys, newest } = requireKeys(c);
  const { webhookEndpoints, clock } = services;
  const rotated = await webhookEndpoints.rotate(account.meteredName, requestedId(c), newest);
  if (!rotated) throw notFound(c);
  return c.json(await presentWithSecret(rotated, keys, clock()));
};
