/**
 * What is verified, and the result, as all other modules know them. How a verification is made
 * belongs in `verify.ts`, what it shows in `presentation.ts`.
 */
import type { CompanyMatch } from "../disclosure/lookup.ts";
import type { CheckOutcome } from "../registry/check.ts";
import type { RegistryClaim } from "../registry/client.ts";
import type { MatchUnknown } from "./company-name.ts";

/** A claim with the company name by which the official name is looked up. */
export interface Claim extends RegistryClaim {
  companyName: string | null;
}

/** Where the state of a number is asked for, nothing else is claimed. */
export function claimOfNumber(number: string): Claim {
  return { number, startDate: "", ownerName: "", companyName: null };
}

/** Of a number alone: `valid` is one that is registered, in whatever state. */
export interface Verification {
  outcome: CheckOutcome;
  /**
   * The matching company of the disclosure table; null where there is none, and always for an
   * invalid business.
   */
  company: CompanyMatch | MatchUnknown | null;
  /** Epoch milliseconds. */
  verifiedAt: number;
}
