import { ServiceError } from "../../errors.ts";
import type { Handler } from "../../http/context.ts";
import { errorOf } from "../../http/failures.ts";

/** Counts the request against the rate limit before the body is read. */
export const admitByRate: Handler = async (c, next) => {
  const admitted = await c.var.account.admitByRate();
  if (admitted.kind !== "granted") throw errorOf(admitted, "a");
  await next();
};

/** Refuses a plan without batches, and sets `maxBatch` for the handler. */
export const admitBatches: Handler = async (c, next) => {
  const maxBatch = c.var.account.standing?.plan.maxBatch ?? null;
  if (maxBatch === null) {
    throw new ServiceError("feature_not_available", {
      message: "Batch verification is available from the Pro plan upwards.",
    });
  }
  c.set("maxBatch", maxBatch);
  await next();
};
