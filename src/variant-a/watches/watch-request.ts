import * as z from "zod";
import type { FieldCodes } from "../../errors.ts";
import {
  CLAIM_FIELD_CODES,
  unlessMissing,
  writtenNumberField,
} from "../../verification/claim-fields.ts";

/** Longer lists must be uploaded as a table. */
export const MOST_NUMBERS = 1_000;
/** Enough for `MOST_NUMBERS` numbers with references, hyphens and blanks. */
export const MAX_LIST_BYTES = 262_144;

export const WATCH_FIELD_CODES: FieldCodes = {
  ...CLAIM_FIELD_CODES,
  business_numbers: "invalid_business_number",
};

/** Checks the count first, because a list that is too long could have a million faults. */
export function listOf<Element extends z.ZodType>(element: Element, type: string) {
  return z
    .array(z.unknown(), unlessMissing(`must be an array of ${type}`))
    .superRefine((list, context) => {
      const [code, message] =
        list.length === 0
          ? ["batch_empty", "must contain at least one number"]
          : ["batch_too_large", `must contain at most ${MOST_NUMBERS} numbers`];
      if (list.length === 0 || list.length > MOST_NUMBERS)
        context.addIssue({ code: "custom", params: { code }, message });
    })
    .pipe(z.array(element));
}

export const numbersField = listOf(writtenNumberField, "strings");
