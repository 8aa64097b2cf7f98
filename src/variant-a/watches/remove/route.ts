import { readJson } from "../../../http/body.ts";
import type { Handler } from "../../../http/context.ts";
import { MAX_LIST_BYTES, WATCH_FIELD_CODES } from "../watch-request.ts";
import type { RemovedWatchesAnswer } from "./answer.ts";
import { removeSchema } from "./request.ts";

export const removeWatches: Handler = async (c) => {
  const { services, account } = c.var;
  const numbers = await readJson(c, removeSchema, WATCH_FIELD_CODES, MAX_LIST_BYTES);
  const { meteredName, payingKey } = account;
  const removed = await services.watches.remove(meteredName, payingKey, numbers);
  services.trace.note({ businesses: numbers.length });
  return c.json({ removed } satisfies RemovedWatchesAnswer);
};
