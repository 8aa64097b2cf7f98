/**
 * What a verification shows in the output language of the caller: which names, which texts, which
 * codes. Decided here, once; the JSON answer and the result files only write it down. Pure.
 */
import type { CheckOutcome } from "../registry/check.ts";
import { checkedName, nameCompany, type SourcedName } from "./company-name.ts";
import { type OutputLanguage, showsNames } from "./output-language.ts";
import { englishTexts, koreanTexts, type StateTexts } from "./registration.ts";
import type { Claim, Verification } from "./verification.ts";

/** Name and registry texts of a business in one language; null where there is none. */
export interface LocalizedTexts extends StateTexts {
  name: SourcedName;
}

export type Verdict =
  | { isValid: true }
  | { isValid: false; reason: Extract<CheckOutcome, { kind: "invalid" }>["reason"] };

export interface Presentation {
  businessNumber: string;
  verdict: Verdict;
  statusCode: string | null;
  taxTypeCode: string | null;
  /** The day it was closed, YYYY-MM-DD; null unless it is closed. */
  closedOn: string | null;
  /** Epoch milliseconds. */
  verifiedAt: number;
  /** Null in the language `code`, which has no texts and no names. */
  texts: LocalizedTexts | null;
  /** The English texts beside the Korean ones; null unless the language is `both`. */
  english: LocalizedTexts | null;
  /** The Korean name as the caller wrote it, else as the disclosure table has it. */
  originalName: string | null;
  /** How the name that the caller gave fits the company; null where no name is shown or given. */
  nameCheck: ReturnType<typeof checkedName>;
  representative: string | null;
}

/**
 * An invalid business shows only what the registry says about the number, and nothing of what the
 * caller claimed: a wrong claim must not look confirmed.
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
    verdict:
      outcome.kind === "valid" ? { isValid: true } : { isValid: false, reason: outcome.reason },
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
    nameCheck: checkedName(company, claimed),
    representative: isValid ? claim.ownerName : null,
  };
}
