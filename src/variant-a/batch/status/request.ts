import * as z from "zod";
import { receiptParameter } from "../../../receipts/receipt-field.ts";

export const statusQuerySchema = z.object({ receipt: receiptParameter });
