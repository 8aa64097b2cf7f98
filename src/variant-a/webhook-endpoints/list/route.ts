import type { Handler } from "../../../http/context.ts";
import { presentEndpoint } from "../present-endpoint.ts";
import type { EndpointListAnswer } from "./answer.ts";

export const listEndpoints: Handler = async (c) => {
  const { services, account } = c.var;
  const endpoints = await services.webhookEndpoints.list(account.meteredName);
  const now = services.clock();
  return c.json({
    webhook_endpoints: endpoints.map((endpoint) => presentEndpoint(endpoint, now)),
  } satisfies EndpointListAnswer);
};
