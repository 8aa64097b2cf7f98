import * as z from "zod";
import { receiptKey } from "../../http/answer-fields.ts";

export const jwksAnswer = z
  .object({
    issuer: z
      .string()
      .nullable()
      .meta({
        description: "The `iss` of every receipt; null if this service does not sign receipts.",
        examples: ["https://api.example.com"],
      }),
    keys: z.array(receiptKey).meta({ description: "Every key that has signed, the newest first." }),
  })
  .meta({ id: "ReceiptKeys", description: "A JSON Web Key Set (RFC 7517)." });
export type JwksAnswer = z.input<typeof jwksAnswer>;
