import * as z from "zod";
import { receiptParameter } from "../../../receipts/receipt-field.ts";

export const statusQuerySchema = z.object({
  receipt: receiptParameter,
  receipts: z.undefined("is not known here: use receipt, for the receipt of the file").optional(),
});
