import type { Handler } from "../../../http/context.ts";
import { presentWatch } from "../present-watch.ts";
import { notWatched, requestedNumber } from "../requested-number.ts";

export const showWatch: Handler = async (c) => {
  const { services, account } = c.var;
  const found = await services.watches.find(account.meteredName, requestedNumber(c));
  if (!found) throw notWatched();
  return c.json(presentWatch(found));
};
