/** What a receipt says about a check of one business, or about the results file of a batch job. */
import type { CheckKind } from "../check-kind.ts";
import { isoDate } from "../lib/days.ts";
import type { RegistryState } from "../registry/state.ts";
import type { Claim, Verification } from "../verification/verification.ts";

const SPEAKER =
  "Statement of the business verification service about an answer of the National Tax Service of " +
  "Korea. It is not a statement of the National Tax Service.";

const SOURCE = { source: "nts", statement: SPEAKER } as const;

export interface Statement {
  claims: { operation: "verify" | "status" | "describe" | "batch" } & Record<string, unknown>;
  /** Claims that the holder of the receipt may withhold. */
  disclosable: Record<string, string>;
}

export function statementOfVerification(claim: Claim, verification: Verification): Statement {
  const { outcome, verifiedAt } = verification;
  const isValid = outcome.kind === "valid";
  const reason = isValid ? null : outcome.reason;
  return {
    claims: {
      operation: "verify",
      ...stateClaims(claim.number, outcome.state, verifiedAt),
      ...(reason === "unconfirmed" && { is_registered: null }),
      is_valid: isValid,
      reason,
    },
    disclosable: {
      claimed_start_date: isoDate(claim.startDate) ?? claim.startDate,
      claimed_representative: claim.ownerName,
    },
  };
}

export function statementOfNumber(
  number: string,
  { outcome, verifiedAt }: Verification,
): Statement {
  return statementOfState("status", number, outcome.state, verifiedAt);
}

/** @param state null: the number is not registered @param answeredAt epoch milliseconds */
export function statementOfState(
  operation: "status" | "describe",
  number: string,
  state: RegistryState | null,
  answeredAt: number,
): Statement {
  return { claims: { operation, ...stateClaims(number, state, answeredAt) }, disclosable: {} };
}

export interface ResultsFile {
  jobId: string;
  check: CheckKind;
  counts: { total: number; valid: number; invalid: number; errors: number };
  /** Epoch milliseconds. */
  completedAt: number;
  /** The SHA-256 of `results.csv`, in hexadecimal. */
  sha256: string;
}

export function statementOfFile(file: ResultsFile): Statement {
  return {
    claims: {
      operation: "batch",
      job_id: file.jobId,
      check: file.check,
      ...file.counts,
      completed_at: new Date(file.completedAt).toISOString(),
      results_sha256: file.sha256,
      ...SOURCE,
    },
    disclosable: {},
  };
}

function stateClaims(number: string, state: RegistryState | null, answeredAt: number) {
  return {
    business_number: number,
    answered_at: new Date(answeredAt).toISOString(),
    is_registered: state !== null,
    status_code: state?.statusCode || null,
    tax_type_code: state?.taxTypeCode || null,
    closed_on: state?.closedOn ?? null,
    closed_by_unit_taxation: state?.closedByUnitTaxation ?? null,
    ...SOURCE,
  };
}
