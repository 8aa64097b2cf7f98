/** How a request asks for receipts (docs/api.md#receipts). */
import * as z from "zod";

const MESSAGE = "must be true or false";

export const receiptField = z.boolean(MESSAGE).nullish();

export const receiptParameter = z
  .enum(["true", "false"], MESSAGE)
  .optional()
  .transform((given) => given === "true");
