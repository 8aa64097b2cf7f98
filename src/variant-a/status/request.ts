/** What `POST /v1/status` takes (docs/api.md#status), and what it becomes inside. */
import * as z from "zod";
import type { FieldCodes } from "../../errors.ts";
import { MAX_ENTRIES } from "../../registry/client.ts";
import {
  CLAIM_FIELD_CODES,
  languageField,
  plainNumber,
  writtenNumberField,
} from "../../verification/claim-fields.ts";
import type { OutputLanguage } from "../../verification/output-language.ts";

export const STATUS_FIELD_CODES: FieldCodes = {
  ...CLAIM_FIELD_CODES,
  business_numbers: "invalid_business_number",
};

export interface StatusRequest {
  /** Ten digits each, in the order asked; a number may be asked, and is answered, twice. */
  numbers: string[];
  /** Each number once: what is asked of the registry, and charged. */
  distinct: string[];
  /** Asked as a list, and answered as one. */
  isList: boolean;
  language: OutputLanguage;
}

/** The count is looked at before the elements, which a long list would make many faults of. */
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

/** One number, or a list of them. A field wins over its alias. */
export const statusSchema = z
  .object({
    business_number: writtenNumberField.nullish(),
    business_numbers: listField.nullish(),
    lang: languageField.nullish(),
    language: languageField.nullish(),
  })
  .transform((body, context): StatusRequest => {
    const { business_number: number, business_numbers: list } = body;
    const language = body.lang ?? body.language ?? "ko";
    const given = list ?? (number ? [number] : []);
    if (!list !== !number) {
      const numbers = given.map(plainNumber);
      return { numbers, distinct: [...new Set(numbers)], isList: !number, language };
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
