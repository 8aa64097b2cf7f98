/** Finds out whether a receipt is genuine. This is done in the browser, without the service. */
import {
  type BatchReceipt,
  type ReceiptClaims,
  type ReceiptDetail,
  ReceiptError,
  type StateReceipt,
  type VerificationReceipt,
  verifyReceipt,
} from "../../sdk/src/verify-receipt.ts";
import type { KeySet } from "./key-set.ts";
import { headerOf, looksLikeReceipt } from "./receipt-text.ts";

export type Examined =
  | {
      kind: "genuine";
      receipt: string;
      claims: ReceiptClaims;
      disclosed: readonly ReceiptDetail[];
      withheld: readonly ReceiptDetail[];
      keyId: string;
    }
  /** `revokedAt` in seconds since 1970. */
  | { kind: "refused"; code: Refusal; revokedAt?: number | undefined };

export type Refusal =
  | "notReceipt"
  | "changed"
  | "unknownKey"
  | "otherIssuer"
  | "revokedKey"
  | "keyTime"
  /** Its signature fits, but this page does not understand what it says. */
  | "unreadable"
  | "unknownKind";

/** Receipts of test keys can be genuine. Their `mode` shows that they are only test receipts. */
export async function examine(receipt: string, keySet: KeySet): Promise<Examined> {
  try {
    return await examineInBothModes(receipt, keySet);
  } catch {
    return { kind: "refused", code: "unreadable" };
  }
}

async function examineInBothModes(receipt: string, keySet: KeySet): Promise<Examined> {
  try {
    return await verify(receipt, keySet, "live");
  } catch (fault) {
    if (!(fault instanceof ReceiptError)) throw fault;
    if (fault.code !== "wrong_mode") return refused(receipt, keySet, fault);
  }
  try {
    return await verify(receipt, keySet, "test");
  } catch (fault) {
    if (!(fault instanceof ReceiptError)) throw fault;
    return refused(receipt, keySet, fault);
  }
}

async function verify(receipt: string, jwks: KeySet, mode: "live" | "test"): Promise<Examined> {
  const { claims, disclosed, withheld } = await verifyReceipt(receipt, {
    jwks,
    issuer: jwks.issuer,
    mode,
  });
  const fault = faultIn(claims);
  if (fault) return { kind: "refused", code: fault };
  return {
    kind: "genuine",
    receipt,
    claims,
    disclosed,
    withheld,
    keyId: headerOf(receipt)?.kid ?? "",
  };
}

function refused(receipt: string, { keys }: KeySet, { code }: ReceiptError): Examined {
  switch (code) {
    case "malformed":
      return { kind: "refused", code: looksLikeReceipt(receipt) ? "changed" : "notReceipt" };
    case "unknown_key":
      return { kind: "refused", code: "unknownKey" };
    case "wrong_issuer":
      return { kind: "refused", code: "otherIssuer" };
    case "revoked_key": {
      const key = keys.find(({ kid }) => kid === headerOf(receipt)?.kid);
      return { kind: "refused", code: "revokedKey", revokedAt: key?.revoked?.revoked_at };
    }
    case "wrong_claims":
      return { kind: "refused", code: "unreadable" };
    case "wrong_time":
      return { kind: "refused", code: "keyTime" };
    case "wrong_type":
    case "wrong_algorithm":
    case "wrong_mode":
    case "wrong_signature":
    case "wrong_disclosure":
      return { kind: "refused", code: "changed" };
  }
}

/** Finds claims that the page could not show. A newer service may sign other claims. */
function faultIn(claims: ReceiptClaims): "unreadable" | "unknownKind" | null {
  const isSound = isText(claims.jti) && isText(claims.statement) && isMoment(claims.iat * 1000);
  switch (claims.operation) {
    case "verify":
    case "status":
    case "describe":
      return isSound && isBusiness(claims) ? null : "unreadable";
    case "batch":
      return isSound && isBatch(claims) ? null : "unreadable";
    default:
      return "unknownKind";
  }
}

function isBusiness(claims: VerificationReceipt | StateReceipt): boolean {
  const { status_code, tax_type_code, closed_on, job_id } = claims;
  const details =
    claims.operation === "verify"
      ? [claims.reason, claims.claimed_start_date, claims.claimed_representative]
      : [];
  return (
    isText(claims.business_number) &&
    /^\d{10}$/.test(claims.business_number) &&
    isMoment(claims.answered_at) &&
    (claims.operation !== "verify" || typeof claims.is_valid === "boolean") &&
    [status_code, tax_type_code, closed_on, job_id, ...details].every(
      (text) => text === undefined || text === null || isText(text),
    )
  );
}

function isBatch({
  check,
  job_id,
  results_sha256,
  completed_at,
  ...counts
}: BatchReceipt): boolean {
  const { total, valid, invalid, errors } = counts;
  return (
    ["verify", "status"].includes(check) &&
    [job_id, results_sha256].every(isText) &&
    isMoment(completed_at) &&
    [total, valid, invalid, errors].every(Number.isSafeInteger)
  );
}

function isText(value: unknown): boolean {
  return typeof value === "string";
}

function isMoment(value: string | number): boolean {
  return !Number.isNaN(new Date(value).getTime());
}
