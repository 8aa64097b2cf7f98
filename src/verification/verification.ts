/** What is verified and what comes of it, as everything that asks or shows it knows them. How it is found out belongs in `verify.ts`. */
import type { CompanyMatch } from "../disclosure/lookup.ts";
import type { CheckOutcome } from "../registry/check.ts";
import type { Claim } from "../registry/client.ts";

/** A business as the caller claims it, with the name under which to look for the official one. */
export interface BusinessClaim extends Claim {
  companyName: string | null;
}

export interface Verification {
  outcome: CheckOutcome;
  /** The company of the disclosure database that is meant; only ever for a confirmed business. */
  company: CompanyMatch | null;
  /** Epoch milliseconds. */
  verifiedAt: number;
}
