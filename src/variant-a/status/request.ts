import * as z from "zod";
import type { FieldCodes } from "../../errors.ts";
import { receiptField } from "../../receipts/receipt-field.ts";
import { MAX_ENTRIES } from "../../registry/client.ts";
import {
  CLAIM_FIELD_CODES,
  plainNumber,
  writtenNumberField,
} from "../../verification/claim-fields.ts";
import type { OutputLanguage } from "../../verification/output-language.ts";
import { languageField } from "../../verification/output-language.ts";

export const STATUS_FIELD_CODES: FieldCodes = {
  ...CLAIM_FIELD_CODES,
  business_numbers: "invalid_business_number",
};

export interface StatusRequest {
  /** Ten digits each, in the order sent. A number that is sent twice is answered twice. */
  numbers: string[];
  /** Each number once. The registry is asked about these numbers, and they are charged. */
  distinct: string[];
  isList: boolean;
  language: OutputLanguage;
  receipt?: true;
}

/** Checks the count first, because a list that is too long could have a million faults. */
const listField = z
  .array(z.unknown(), "must be an array of strings")
  .superRefine((list, context) => {
    const fault =
      list.length === 0
        ? { params: { code: "batch_empty" }, message: "must contain at least one number" }
        : {
            params: { code: "batch_too_large" },
            message: `must contain at most ${MAX_ENTRIES} numbers`,
          };
    if (list.length === 0 || list.length > MAX_ENTRIES)
      context.addIssue({ code: "custom", ...fault });
  })
  .pipe(z.array(writtenNumberField));

export const statusSchema = z
  .object({
    business_number: writtenNumberField.nullish(),
    business_numbers: listField.nullish(),
    lang: languageField.nullish(),
    language: languageField.nullish(),
    receipt: receiptField,
  })
  .transform((body, context): StatusRequest => {
    const { business_number: number, business_numbers: list } = body;
    const language = body.lang ?? body.language ?? "ko";
    const given = list ?? (number ? [number] : []);
    if (!list !== !number) {
      const numbers = given.map(plainNumber);
      return {
        ...{ numbers, distinct: [...new Set(numbers)], isList: !number, language },
        ...(body.receipt && { receipt: true }),
      };
    }
    const [field, message] = list
      ? ["business_numbers", "cannot be given together with business_number"]
      : ["business_number", "is required unless you send business_numbers"];
    context.addIssue({
      code: "custom",
      params: { code: "invalid_request" },
      path: [field],
      message,
    });
    return z.NEVER;
  });
