import type { OutputLanguage } from "../../verification/output-language.ts";
import { presentationOf } from "../../verification/presentation.ts";
import type { Claim, Verification } from "../../verification/verification.ts";
import type { VerifyAnswer } from "./answer.ts";

export function presentVerification(
  claim: Claim,
  verification: Verification,
  language: OutputLanguage,
): VerifyAnswer {
  const shown = presentationOf(claim, verification, language);
  const { verdict, businessNumber, texts, english } = shown;
  const { statusCode, taxTypeCode, verifiedAt } = shown;
  if (!texts) {
    return { ...verdict, businessInfo: { businessNumber, statusCode, taxTypeCode, verifiedAt } };
  }
  return {
    ...verdict,
    businessInfo: {
      businessNumber,
      companyName: texts.name.name,
      ...(english && {
        companyNameEn: english.name.name,
        companyNameEnSource: english.name.source,
      }),
      companyNameOriginal: shown.originalName,
      companyNameSource: texts.name.source,
      companyNameMatch: texts.name.match,
      companyNameCheck: shown.nameCheck,
      representative: shown.representative,
      status: texts.status,
      ...(english && { statusEn: english.status }),
      statusCode,
      taxType: texts.taxType,
      ...(english && { taxTypeEn: english.taxType }),
      taxTypeCode,
      closedOn: shown.closedOn,
      verifiedAt,
    },
  };
}
