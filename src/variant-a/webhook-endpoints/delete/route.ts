/** `DELETE /v1/webhook_endpoints/:endpoint_id` (docs/api.md#webhooks): deletes an endpoint. */
import type { Handler } from "../../../http/context.ts";
import { notFound, requestedId } from "../requested-endpoint.ts";
import type { DeletedEndpointAnswer } from "./answer.ts";

export const deleteEndpoint: Handler = async (c) => {
  const { services, account } = c.var;
  const id = requestedId(c);
  if (!(await services.webhookEndpoints.remove(account.meteredName, id))) throw notFound(c);
  return c.json({ id, deleted: true } satisfies DeletedEndpointAnswer);
};
