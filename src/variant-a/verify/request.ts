import * as z from "zod";
import { receiptField } from "../../receipts/receipt-field.ts";
import {
  businessNumberField,
  companyNameField,
  ownerNameField,
  startDateField,
} from "../../verification/claim-fields.ts";
import type { OutputLanguage } from "../../verification/output-language.ts";
import { languageField } from "../../verification/output-language.ts";
import type { Claim } from "../../verification/verification.ts";

export const verifySchema = z
  .object({
    business_number: businessNumberField,
    startDate: startDateField,
    ownerName: ownerNameField,
    companyName: companyNameField.nullish(),
    company_name: companyNameField.nullish(),
    lang: languageField.nullish(),
    language: languageField.nullish(),
    receipt: receiptField,
  })
  .transform((body): { claim: Claim; language: OutputLanguage; receipt?: true } => ({
    claim: {
      number: body.business_number,
      startDate: body.startDate,
      ownerName: body.ownerName,
      companyName: body.companyName ?? body.company_name ?? null,
    },
    language: body.lang ?? body.language ?? "ko",
    ...(body.receipt && { receipt: true }),
  }));
