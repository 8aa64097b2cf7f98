/** Says in words what a receipt says. */
import type {
  BatchReceipt,
  ReceiptClaims,
  StateReceipt,
  VerificationReceipt,
  VerifiedReceipt,
} from "../sdk/src/index.ts";
import { instantText } from "./output.ts";

const STATES: Record<string, string> = { "01": "active", "02": "suspended", "03": "closed" };

export function propertiesOf({ claims }: VerifiedReceipt): Record<string, string | number | null> {
  const { iss, mode, iat, jti, statement } = claims;
  return {
    ...(claims.operation === "batch" ? fileProperties(claims) : businessProperties(claims)),
    signed: secondsText(iat),
    ...{ issuer: iss, mode, id: jti, statement },
  };
}

function businessProperties(claims: VerificationReceipt | StateReceipt) {
  const { business_number, answered_at, status_code, tax_type_code, closed_on, job_id } = claims;
  return {
    number: numberText(business_number),
    answered: instantText(answered_at),
    status: status_code && (STATES[status_code] ?? status_code),
    "tax type": tax_type_code,
    ...(closed_on && { closed: closed_on }),
    ...(claims.closed_by_unit_taxation && {
      "closed because of": "business-unit taxation (may still trade)",
    }),
    ...(job_id && { job: job_id }),
  };
}

function fileProperties(claims: BatchReceipt) {
  const { job_id, check, total, valid, invalid, errors, completed_at, results_sha256 } = claims;
  return {
    ...{ job: job_id, total, ...(check === "verify" && { valid, invalid }), errors },
    completed: instantText(completed_at),
    "SHA-256": results_sha256,
  };
}

export function sentenceOf({ claims, withheld }: VerifiedReceipt): string {
  switch (claims.operation) {
    case "verify":
      return verificationSentence(claims, withheld.length > 0);
    case "status":
    case "describe":
      return `${numberText(claims.business_number)} ${stateText(claims)}.`;
    case "batch":
      return `It covers the results file of the job ${claims.job_id}.`;
    default:
      return "This tool does not know this kind of receipt. Use --json to see what it says.";
  }
}

function verificationSentence(claims: VerificationReceipt, isWithheld: boolean): string {
  const { claimed_start_date: date, claimed_representative: name } = claims;
  const shown = [
    date && `the opening date ${date}`,
    name && `the representative ${quoted(name)}`,
  ].filter(Boolean);
  const number = numberText(claims.business_number);
  if (claims.is_valid) {
    const details = [...shown, ...(isWithheld ? ["details that are not shown here"] : [])];
    return `${number} ${stateText(claims)}, and matched ${details.join(" and ")}.`;
  }
  const claimed = [
    ...(shown.length > 0 ? [`claimed: ${shown.join(" and ")}`] : []),
    ...(isWithheld
      ? [`the details that were claimed are not ${shown.length > 0 ? "all " : ""}shown here`]
      : []),
  ].join("; ");
  return `${number} ${REASONS[claims.reason ?? ""] ?? "was not confirmed"} (${claimed}).`;
}

/** In quotes, so that a name cannot look like a part of the sentence. */
function quoted(name: string): string {
  return JSON.stringify(name);
}

const REASONS: Record<string, string> = {
  not_registered: "was not registered",
  details_mismatch: "was registered, but did not match the details",
  unconfirmed: "was not confirmed with these details, for an unknown reason",
};

function stateText({ is_registered, status_code }: VerificationReceipt | StateReceipt): string {
  if (!is_registered) return "was not registered";
  const state = status_code && STATES[status_code];
  return state ? `was registered and ${state}` : "was registered";
}

/**
 * Compares a receipt with the answer around it. Answers are not signed, so a genuine receipt may
 * stand in an answer about another business.
 * @param answer an answer of any endpoint, or an empty object
 * @returns null if the number and the verdict are the same, or the answer does not have them
 */
export function differenceFrom(
  answer: Record<string, unknown>,
  claims: ReceiptClaims,
): string | null {
  if (claims.operation === "batch") return null;
  const { businessInfo, businessNumber, business_number, isValid } = answer as Partial<{
    businessInfo: { businessNumber?: unknown } | null;
    businessNumber: unknown;
    business_number: unknown;
    isValid: unknown;
  }>;
  const number = businessInfo?.businessNumber ?? businessNumber ?? business_number;
  const digits = typeof number === "string" ? number.replace(/\D/g, "") : "";
  const { business_number: signed } = claims;
  if (digits !== "" && digits !== signed)
    return `it is about ${numberText(signed)}, and the answer is about ${numberText(digits)}`;
  if (claims.operation !== "verify" || typeof isValid !== "boolean") return null;
  const { is_valid } = claims;
  return isValid === is_valid
    ? null
    : `it says ${validText(is_valid)}, and the answer says ${validText(isValid)}`;
}

function validText(isValid: boolean): string {
  return isValid ? "valid" : "invalid";
}

/** Names the group in which a summary counts the receipt. */
export function outcomeOf(claims: ReceiptClaims): string {
  if (claims.operation === "batch") return "results files";
  if (claims.operation === "verify") return claims.is_valid ? "valid" : "invalid";
  if (!claims.is_registered) return "not registered";
  return STATES[claims.status_code ?? ""] ?? "registered";
}

function numberText(number: string): string {
  return String(number).replace(/^(\d{3})(\d{2})(\d{5})$/, "$1-$2-$3");
}

export function secondsText(seconds: number): string {
  return instantText(new Date(seconds * 1000).toISOString());
}
