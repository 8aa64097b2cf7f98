import * as z from "zod";
import { receiptParameter } from "../../../receipts/receipt-field.ts";

export const downloadQuerySchema = z.object({ receipts: receiptParameter });
