import * as z from "zod";
import { receiptParameter } from "../../../receipts/receipt-field.ts";

export const downloadQuerySchema = z.object({
  receipts: receiptParameter,
  receipt: z.undefined("is not known here: use receipts, for one receipt in each row").optional(),
});
