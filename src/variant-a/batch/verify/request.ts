import * as z from "zod";
import type { ReadRow } from "../../../batch/rows.ts";
import {
  businessNumberField,
  compactDate,
  companyNameField,
  givenDateField,
  ownerNameField,
  plainNumber,
  writtenNumberField,
} from "../../../verification/claim-fields.ts";
import { languageField } from "../../../verification/output-language.ts";
import { claimOfNumber } from "../../../verification/verification.ts";
import { type Batch, checkField, optionsOf, retentionField } from "../options.ts";

const business = z.object(
  {
    business_number: businessNumberField,
    start_date: givenDateField,
    owner_name: ownerNameField,
    company_name: companyNameField.nullish(),
  },
  "must be an object with business_number, start_date and owner_name",
);

const ARRAY_OF_NUMBERS = "must be an array of strings";
const ARRAY_OF_BUSINESSES = "must be an array of objects";
const TOGETHER = "cannot be given together with business_numbers";
const BESIDE_NUMBERS =
  'is required with business_numbers; to check the numbers only, send "check": "status"';

const options = {
  check: checkField.nullish(),
  language: languageField.nullish(),
  lang: languageField.nullish(),
  retention_days: retentionField.nullish(),
};

/** Call `faultOfCount` first: faults of 500,000 elements would take too much memory. */
export const batchSchema = z
  .object({
    business_numbers: z.array(businessNumberField, ARRAY_OF_NUMBERS).nullish(),
    start_date: givenDateField.nullish(),
    owner_name: ownerNameField.nullish(),
    company_name: companyNameField.nullish(),
    businesses: z.array(business, ARRAY_OF_BUSINESSES).nullish(),
    ...options,
  })
  .transform((body, context): Batch => {
    const { business_numbers: numbers, businesses, start_date, owner_name, company_name } = body;
    if (businesses && !numbers) return { rows: businesses.map(toRow), ...optionsOf(body) };
    if (numbers && !businesses && start_date && owner_name) {
      const shared = { start_date, owner_name, company_name };
      return {
        rows: numbers.map((business_number) => toRow({ business_number, ...shared })),
        ...optionsOf(body),
      };
    }
    const [field, message] = businesses
      ? ["businesses", TOGETHER]
      : !numbers
        ? ["business_numbers", "is required"]
        : [start_date ? "owner_name" : "start_date", BESIDE_NUMBERS];
    context.addIssue({ code: "custom", path: [field], message });
    return z.NEVER;
  });

const numberOnly = z.object(
  { business_number: writtenNumberField },
  "must be an object with business_number",
);

/** Ignores the details of businesses. */
const statusBatchSchema = z
  .object({
    business_numbers: z.array(writtenNumberField, ARRAY_OF_NUMBERS).nullish(),
    businesses: z.array(numberOnly, ARRAY_OF_BUSINESSES).nullish(),
    ...options,
  })
  .transform((body, context): Batch => {
    const { business_numbers: numbers, businesses } = body;
    const given = numbers ?? businesses?.map(({ business_number }) => business_number);
    if (given && !(numbers && businesses))
      return { rows: given.map(toNumberRow), ...optionsOf(body) };
    const [field, message] = given ? ["businesses", TOGETHER] : ["business_numbers", "is required"];
    context.addIssue({ code: "custom", path: [field], message });
    return z.NEVER;
  });

export function schemaOf(body: unknown): z.ZodType<Batch> {
  return Object(body).check === "status" ? statusBatchSchema : batchSchema;
}

export type FaultOfCount = { kind: "empty" } | { kind: "too_large"; maxBatch: number };

export function faultOfCount(body: unknown, maxBatch: number): FaultOfCount | null {
  const { business_numbers, businesses } = Object(body) as Record<string, unknown>;
  for (const list of [business_numbers, businesses]) {
    if (!Array.isArray(list)) continue;
    if (list.length === 0) return { kind: "empty" };
    if (list.length > maxBatch) return { kind: "too_large", maxBatch };
  }
  return null;
}

function toNumberRow(given: string): ReadRow {
  return {
    given: { businessNumber: given, startDate: "", ownerName: "", companyName: "" },
    claim: claimOfNumber(plainNumber(given)),
  };
}

function toRow(given: z.output<typeof business>): ReadRow {
  const companyName = given.company_name ?? null;
  return {
    given: {
      businessNumber: given.business_number,
      startDate: given.start_date,
      ownerName: given.owner_name,
      companyName: companyName ?? "",
    },
    claim: {
      number: given.business_number,
      startDate: compactDate(given.start_date),
      ownerName: given.owner_name,
      companyName,
    },
  };
}
