import type { Handler } from "../../../http/context.ts";
import { presentWithSecret } from "../present-endpoint.ts";
import { requestedEndpoint, requireFound, requireMasterKey } from "../requested-endpoint.ts";

export const rotateEndpoint: Handler = async (c) => {
  const { webhookEndpoints } = c.var.services;
  const master = requireMasterKey(c);
  const rotated = requireFound(c, await webhookEndpoints.rotate(...requestedEndpoint(c), master));
  return c.json(await presentWithSecret(c, rotated));
};
