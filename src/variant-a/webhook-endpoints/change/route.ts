import { ServiceError } from "../../../errors.ts";
import { readJson } from "../../../http/body.ts";
import type { Handler } from "../../../http/context.ts";
import { ENDPOINT_FIELD_CODES, MAX_ENDPOINT_BYTES } from "../endpoint-request.ts";
import { presentEndpoint } from "../present-endpoint.ts";
import { findEndpoint, requestedEndpoint, requireAddress } from "../requested-endpoint.ts";
import { changeEndpointSchema } from "./request.ts";

export const changeEndpoint: Handler = async (c) => {
  const { webhookEndpoints, clock } = c.var.services;
  const body = await readJson(c, changeEndpointSchema, ENDPOINT_FIELD_CODES, MAX_ENDPOINT_BYTES);
  const { url, types, status } = body;
  const changed = await webhookEndpoints.change(...requestedEndpoint(c), {
    ...(typeof url === "string" && { address: await requireAddress(c, url) }),
    ...(types !== undefined && { types }),
    ...(status && { status }),
  });
  if (changed) return c.json(presentEndpoint(changed, clock()));
  await findEndpoint(c);
  throw new ServiceError("invalid_request", {
    message:
      "status: the endpoint is unverified. It gets no events until it accepts a test message.",
    ...{ parameter: "status", value: status },
  });
};
