/** The requests of the batch routes (SPEC §2.3, DESIGN §9) and what they become inside. */
import * as z from "zod";
import { batchTooLarge } from "../batch/csv-input.ts";
import type { ReadRow } from "../batch/rows.ts";
import { type FieldCodes, ServiceError } from "../errors.ts";
import {
  businessNumberField,
  CLAIM_FIELD_CODES,
  companyNameField,
  languageField,
  type OutputLanguage,
  ownerNameField,
  startDateField,
} from "../verification/claim-fields.ts";
import type { BusinessClaim } from "../verification/verification.ts";

export const BATCH_FIELD_CODES: FieldCodes = {
  ...CLAIM_FIELD_CODES,
  business_numbers: "invalid_business_number",
};

const business = z.object({
  business_number: businessNumberField,
  start_date: startDateField,
  owner_name: ownerNameField,
  company_name: companyNameField.nullish(),
});

/**
 * A list of at most `maxBatch` elements. Counted before an element is looked at: a fault for each of the millions that fit into a body
 * would take more memory than there is.
 */
const list = <Element extends z.ZodType>(element: Element, of: string, maxBatch: number) =>
  z
    .array(z.unknown(), `must be an array of ${of}`)
    .transform((all) => {
      if (all.length === 0) throw new ServiceError("batch_empty");
      if (all.length > maxBatch) throw batchTooLarge(maxBatch);
      return all;
    })
    .pipe(z.array(element));

/**
 * The body of `POST /v1/batch/verify`: numbers that share one date and representative (SPEC §2.3), or, our extension,
 * `businesses` with a date and representative each. Comes out as the rows and the output language.
 * Parsing throws ServiceError `batch_empty`, `batch_too_large`.
 */
export const batchSchema = (maxBatch: number) =>
  z
    .object({
      business_numbers: list(businessNumberField, "strings", maxBatch).optional(),
      start_date: startDateField.optional(),
      owner_name: ownerNameField.optional(),
      company_name: companyNameField.nullish(),
      businesses: list(business, "objects", maxBatch).optional(),
      language: languageField.nullish(),
      lang: languageField.nullish(),
    })
    .transform((body, context): { rows: ReadRow[]; language: OutputLanguage } => {
      const language = body.language ?? body.lang ?? "ko";
      const {
        business_numbers: numbers,
        businesses,
        start_date: startDate,
        owner_name: ownerName,
      } = body;
      if (businesses && !numbers) {
        const rows = businesses.map((one) =>
          toRow(one.business_number, one.start_date, one.owner_name, one.company_name ?? null),
        );
        return { rows, language };
      }
      if (numbers && !businesses && startDate !== undefined && ownerName !== undefined) {
        return {
          rows: numbers.map((number) =>
            toRow(number, startDate, ownerName, body.company_name ?? null),
          ),
          language,
        };
      }
      const [field, message] = businesses
        ? ["businesses", "cannot stand beside business_numbers"]
        : !numbers
          ? ["business_numbers", "is required"]
          : [
              startDate === undefined ? "start_date" : "owner_name",
              "is required beside business_numbers",
            ];
      context.addIssue({ code: "custom", path: [field], message });
      return z.NEVER;
    });

/** The query of `POST /v1/batch/upload`. */
export const uploadQuerySchema = z
  .object({ language: languageField.optional(), lang: languageField.optional() })
  .transform(({ language, lang }): OutputLanguage => language ?? lang ?? "ko");

function toRow(
  number: string,
  startDate: string,
  ownerName: string,
  companyName: string | null,
): ReadRow {
  const claim: BusinessClaim = { number, startDate, ownerName, companyName };
  return {
    given: { businessNumber: number, startDate, ownerName, companyName: companyName ?? "" },
    claim,
  };
}
