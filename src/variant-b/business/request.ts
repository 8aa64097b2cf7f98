import * as z from "zod";
import type { FieldCodes } from "../../errors.ts";
import { LANGUAGES, type Language } from "../../language/languages.ts";
import { receiptField } from "../../receipts/receipt-field.ts";

const NUMBER = "must be a string of 10 digits, plain or hyphenated 3-2-5";
const LANGUAGE = `must be one of ${LANGUAGES.join(", ")}`;
const DEFAULT_LANGUAGE: Language = "en";

export interface BusinessRequest {
  /** Ten digits. */
  number: string;
  givenNumber: string;
  language: Language;
  receipt?: true;
}

/** A wrong check digit is accepted (docs/decisions/0003-check-digit-refuses-nothing.md). */
export const businessSchema = z
  .object({
    business_number: z.string(NUMBER).regex(/^(?:[0-9]{10}|[0-9]{3}-[0-9]{2}-[0-9]{5})$/, NUMBER),
    language: z.enum(LANGUAGES, LANGUAGE).nullish(),
    receipt: receiptField,
  })
  .transform(
    ({ business_number, language, receipt }): BusinessRequest => ({
      number: business_number.replaceAll("-", ""),
      givenNumber: business_number,
      language: language ?? DEFAULT_LANGUAGE,
      ...(receipt && { receipt: true }),
    }),
  );

export const BUSINESS_FIELD_CODES: FieldCodes = {
  business_number: "invalid_business_number",
  language: "invalid_language",
};
