import { readJson } from "../../../http/body.ts";
import type { Handler } from "../../../http/context.ts";
import { requireAllowedNumbers } from "../../../http/require-allowed-numbers.ts";
import { addNumbers } from "../add-numbers.ts";
import { MAX_LIST_BYTES, WATCH_FIELD_CODES } from "../watch-request.ts";
import { addSchema } from "./request.ts";

export const addWatches: Handler = async (c) => {
  const { account, services } = c.var;
  const { given, watches } = await readJson(c, addSchema, WATCH_FIELD_CODES, MAX_LIST_BYTES);
  requireAllowedNumbers(account, given, "watch", services.clock());
  return c.json(await addNumbers(c, watches));
};
