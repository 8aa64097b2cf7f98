import type { CompanyMatch } from "../disclosure/lookup.ts";
import type { CheckOutcome } from "../registry/check.ts";
import type { RegistryClaim } from "../registry/client.ts";
import type { MatchUnknown } from "./company-name.ts";

export interface Claim extends RegistryClaim {
  companyName: string | null;
}

export function claimOfNumber(number: string): Claim {
  return { number, startDate: "", ownerName: "", companyName: null };
}

/** If only a number was checked, `valid` means registered, in any state. */
export interface Verification {
  outcome: CheckOutcome;
  /** Null if no company matches, none was looked up, or the outcome is invalid. */
  company: CompanyMatch | MatchUnknown | null;
  /** Epoch milliseconds. */
  verifiedAt: number;
}
