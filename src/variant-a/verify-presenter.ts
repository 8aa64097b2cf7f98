/** The answer of `POST /v1/verify` (SPEC §2.2, DESIGN §7): each field always present, null where unknown. */
import type { OutputLanguage } from "../verification/claim-fields.ts";
import { nameCompany } from "../verification/company-name.ts";
import { englishTexts, koreanTexts } from "../verification/texts.ts";
import type { BusinessClaim, Verification } from "../verification/verification.ts";
import type { Verdict, VerifyAnswer } from "./answers.ts";

/**
 * Of an invalid business only what the registry says about the number is shown, nothing of what the caller claimed.
 */
export function presentVerification(
  claim: BusinessClaim,
  { outcome, company, verifiedAt }: Verification,
  language: OutputLanguage,
): VerifyAnswer {
  const { state } = outcome;
  const verdict: Verdict =
    outcome.kind === "valid" ? { isValid: true } : { isValid: false, reason: outcome.reason };
  const codes = { statusCode: state?.statusCode || null, taxTypeCode: state?.taxTypeCode || null };
  if (language === "code") {
    return { ...verdict, businessInfo: { businessNumber: claim.number, ...codes, verifiedAt } };
  }

  const confirmed = outcome.kind === "valid";
  const name = nameCompany(company, confirmed ? claim.companyName : null);
  const shown = language === "en" ? name.english : name.korean;
  const texts = language === "en" ? englishTexts(state) : koreanTexts(state);
  return {
    ...verdict,
    businessInfo: {
      businessNumber: claim.number,
      companyName: shown.name,
      ...(language === "both" && {
        companyNameEn: name.english.name,
        companyNameEnSource: name.english.source,
      }),
      companyNameOriginal: name.original,
      companyNameSource: shown.source,
      companyNameMatch: shown.match,
      representative: confirmed ? claim.ownerName : null,
      status: texts.status,
      ...(language === "both" && { statusEn: englishTexts(state).status }),
      statusCode: codes.statusCode,
      taxType: texts.taxType,
      ...(language === "both" && { taxTypeEn: englishTexts(state).taxType }),
      taxTypeCode: codes.taxTypeCode,
      verifiedAt,
    },
  };
}
