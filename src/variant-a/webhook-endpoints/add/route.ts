import { ServiceError } from "../../../errors.ts";
import { readJson } from "../../../http/body.ts";
import type { Handler } from "../../../http/context.ts";
import { MOST_ENDPOINTS } from "../../../webhooks/endpoints.ts";
import { ENDPOINT_FIELD_CODES, MAX_ENDPOINT_BYTES } from "../endpoint-request.ts";
import { presentWithSecret } from "../present-endpoint.ts";
import { admitOneMore, requireAddress, requireMasterKey } from "../requested-endpoint.ts";
import { addEndpointSchema } from "./request.ts";

/** There is room again only after an endpoint was deleted, so a client need not retry soon. */
const RETRY_SECONDS = 3_600;

export const addEndpoint: Handler = async (c) => {
  const { meteredName } = c.var.account;
  const { webhookEndpoints } = c.var.services;
  const body = await readJson(c, addEndpointSchema, ENDPOINT_FIELD_CODES, MAX_ENDPOINT_BYTES);
  const { url, types = null } = body;
  const master = requireMasterKey(c);
  const address = await requireAddress(c, url);
  if ((await webhookEndpoints.list(meteredName)).length >= MOST_ENDPOINTS) throw tooMany();
  await admitOneMore(c, "endpoints");
  const added = await webhookEndpoints.add(meteredName, address, types, master);
  if (!added) throw tooMany();
  return c.json(await presentWithSecret(c, added));
};

function tooMany(): ServiceError {
  return new ServiceError("too_many_endpoints", {
    message: `Your account has ${MOST_ENDPOINTS} webhook endpoints, and may have at most ${MOST_ENDPOINTS}.`,
    retryAfter: RETRY_SECONDS,
  });
}
