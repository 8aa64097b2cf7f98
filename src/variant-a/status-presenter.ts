/** The answer of `POST /v1/status` (docs/api.md#status): every field is present, or null. */
import type { RegistryState } from "../registry/client.ts";
import type { OutputLanguage } from "../verification/claim-fields.ts";
import { registrationOf } from "../verification/registration.ts";
import type { StatusAnswer } from "./answers.ts";

/**
 * @param state null: the number is not registered
 * @param checkedAt when the tax authority answered, epoch milliseconds
 */
export function presentStatus(
  businessNumber: string,
  state: RegistryState | null,
  checkedAt: number,
  language: OutputLanguage,
): StatusAnswer {
  const shown = registrationOf(state, language);
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
    checkedAt,
  };
}
