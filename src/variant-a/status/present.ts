import type { OutputLanguage } from "../../verification/output-language.ts";
import { registrationOf } from "../../verification/registration.ts";
import type { Verification } from "../../verification/verification.ts";
import type { StatusAnswer } from "./answer.ts";

export function presentStatus(
  businessNumber: string,
  { outcome, verifiedAt }: Verification,
  language: OutputLanguage,
): StatusAnswer {
  const shown = registrationOf(outcome.state, language);
  const { isRegistered, statusCode, taxTypeCode, texts, english } = shown;
  return {
    businessNumber,
    isRegistered,
    ...(texts && { status: texts.status }),
    ...(english && { statusEn: english.status }),
    statusCode,
    ...(texts && { taxType: texts.taxType }),
    ...(english && { taxTypeEn: english.taxType }),
    taxTypeCode,
    closedOn: shown.closedOn,
    taxTypeChangedOn: shown.taxTypeChangedOn,
    issuesTaxInvoices: shown.issuesTaxInvoices,
    ...(texts && { previousTaxType: texts.previousTaxType }),
    previousTaxTypeCode: shown.previousTaxTypeCode,
    closedByUnitTaxation: shown.closedByUnitTaxation,
    taxInvoicesSince: shown.taxInvoicesSince,
    checkedAt: verifiedAt,
  };
}
