import type { Handler } from "../../../http/context.ts";
import { presentEndpoint } from "../present-endpoint.ts";
import { findEndpoint } from "../requested-endpoint.ts";

export const showEndpoint: Handler = async (c) =>
  c.json(presentEndpoint(await findEndpoint(c), c.var.services.clock()));
