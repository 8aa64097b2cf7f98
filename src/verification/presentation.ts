import type { CheckOutcome } from "../registry/check.ts";
import { nameCheckOf, nameCompany, type SourcedName } from "./company-name.ts";
import { type OutputLanguage, showsNames } from "./output-language.ts";
import { type InvalidReason, type PossibleCause, possibleCausesOf } from "./possible-causes.ts";
import { englishTexts, koreanTexts, type StateTexts } from "./registration.ts";
import type { Claim, Verification } from "./verification.ts";

export interface LocalizedTexts extends StateTexts {
  name: SourcedName;
}

export type ShownOutcome =
  | { isValid: true }
  | { isValid: false; reason: InvalidReason; possibleCauses: PossibleCause[] };

export interface Presentation {
  businessNumber: string;
  verdict: ShownOutcome;
  statusCode: string | null;
  taxTypeCode: string | null;
  /** YYYY-MM-DD; null if the business is not closed, or if the day is unknown. */
  closedOn: string | null;
  /** Epoch milliseconds. */
  verifiedAt: number;
  /** Null for the language `code`. */
  texts: LocalizedTexts | null;
  /** Only for the language `both`. */
  english: LocalizedTexts | null;
  originalName: string | null;
  /** Null if the caller gave no name, the check is invalid, or the language shows no names. */
  nameCheck: ReturnType<typeof nameCheckOf>;
  representative: string | null;
}

/**
 * If the claim is invalid, repeats none of the caller's details except the business number: wrong
 * details must not look confirmed.
 */
export function presentationOf(
  claim: Claim,
  { outcome, company, verifiedAt }: Verification,
  language: OutputLanguage,
): Presentation {
  const { state } = outcome;
  const isValid = outcome.kind === "valid";
  const presentation: Presentation = {
    businessNumber: claim.number,
    verdict: shownOutcome(claim, outcome, verifiedAt),
    statusCode: state?.statusCode || null,
    taxTypeCode: state?.taxTypeCode || null,
    closedOn: state?.closedOn ?? null,
    verifiedAt,
    texts: null,
    english: null,
    originalName: null,
    nameCheck: null,
    representative: null,
  };
  if (!showsNames(language)) return presentation;
  const claimed = isValid ? claim.companyName : null;
  const name = nameCompany(company, claimed);
  const korean: LocalizedTexts = { name: name.korean, ...koreanTexts(state) };
  const english: LocalizedTexts = { name: name.english, ...englishTexts(state) };
  return {
    ...presentation,
    texts: language === "en" ? english : korean,
    english: language === "both" ? english : null,
    originalName: name.original,
    nameCheck: nameCheckOf(company, claimed),
    representative: isValid ? claim.ownerName : null,
  };
}

function shownOutcome(claim: Claim, outcome: CheckOutcome, verifiedAt: number): ShownOutcome {
  if (outcome.kind === "valid") return { isValid: true };
  const { reason } = outcome;
  return { isValid: false, reason, possibleCauses: possibleCausesOf(claim, reason, verifiedAt) };
}
