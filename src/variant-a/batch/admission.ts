/** Who may call the batch endpoints, beside what every endpoint asks of its caller. */
import { ServiceError } from "../../errors.ts";
import type { Handler } from "../../http/context.ts";
import { errorOf } from "../../http/failures.ts";

/** The meter answers before anything is read: by the rate, and with the plan as it is now. */
export const admitByRate: Handler = async (c, next) => {
  const admitted = await c.var.account.admitByRate();
  if (admitted.kind !== "granted") throw errorOf(admitted, "a");
  await next();
};

/** Refuses a plan without batches, and keeps the size of the largest batch for the handler. */
export const admitBatches: Handler = async (c, next) => {
  const maxBatch = c.var.account.standing?.plan.maxBatch ?? null;
  if (maxBatch === null) {
    throw new ServiceError("feature_not_available", {
      message: "Batch verification starts with the Pro plan.",
    });
  }
  c.set("maxBatch", maxBatch);
  await next();
};
