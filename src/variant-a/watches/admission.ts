import type { Context } from "hono";
import { accepts } from "../../http/accepts.ts";
import type { AppEnv, Handler } from "../../http/context.ts";
import { errorOf } from "../../http/failures.ts";

/** How many tokens of the account's rate a request takes that may read a whole list. */
const COSTLY_TOKENS = 10;

export function wantsCsv(c: Context<AppEnv, string>): boolean {
  return accepts(c, "text/csv");
}

export const admitCostly: Handler = async (c, next) => {
  const admitted = await c.var.account.admitCostly(COSTLY_TOKENS);
  if (admitted.kind !== "granted") throw errorOf(admitted, "a");
  await next();
};
