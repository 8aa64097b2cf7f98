import * as z from "zod";
import { receiptKey } from "../../http/answer-fields.ts";

export const receiptKeysAnswer = z
  .object({ keys: z.array(receiptKey) })
  .meta({ id: "StoredReceiptKeys" });
export type ReceiptKeysAnswer = z.input<typeof receiptKeysAnswer>;

export const revokedReceiptKeyAnswer = receiptKey;
export type RevokedReceiptKeyAnswer = z.input<typeof revokedReceiptKeyAnswer>;
