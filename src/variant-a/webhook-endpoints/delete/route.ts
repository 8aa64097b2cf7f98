import type { Handler } from "../../../http/context.ts";
import { requestedEndpoint, requireFound } from "../requested-endpoint.ts";
import type { DeletedEndpointAnswer } from "./answer.ts";

export const deleteEndpoint: Handler = async (c) => {
  const { webhookEndpoints } = c.var.services;
  const { id } = requireFound(c, await webhookEndpoints.remove(...requestedEndpoint(c)));
  return c.json({ id, deleted: true } satisfies DeletedEndpointAnswer);
};
