import type { Handler } from "../../../http/context.ts";
import type { RemovedWatchesAnswer } from "../remove/answer.ts";
import { notWatched, requestedNumber } from "../requested-number.ts";

export const deleteWatch: Handler = async (c) => {
  const { services, account } = c.var;
  const { meteredName, payingKey } = account;
  const numbers = [requestedNumber(c)];
  const removed = await services.watches.remove(meteredName, payingKey, numbers);
  if (removed === 0) throw notWatched();
  return c.json({ removed } satisfies RemovedWatchesAnswer);
};
