import * as z from "zod";
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
  })
  .transform((body): { claim: Claim; language: OutputLanguage } => ({
    claim: {
      number: body.business_number,
      startDate: body.startDate,
      ownerName: body.ownerName,
      companyName: body.companyName ?? body.company_name ?? null,
    },
    language: body.lang ?? body.language ?? "ko",
  }));
