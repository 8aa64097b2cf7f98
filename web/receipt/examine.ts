/** Finds out whether a receipt is genuine. This is done in the browser, without the service. */
import {
  type ReceiptClaims,
  type ReceiptDetail,
  ReceiptError,
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
  /** The signature fits, but this page does not understand what the receipt says. */
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

/** Finds claims that the page cannot show, and that the verifier did not refuse. */
function faultIn(claims: ReceiptClaims): "unreadable" | "unknownKind" | null {
  const { operation, job_id } = claims;
  switch (operation) {
    case "verify": {
      const { reason, claimed_start_date, claimed_representative } = claims;
      const texts = [job_id, reason, claimed_start_date, claimed_representative];
      return texts.every(isTextOrMissing) ? null : "unreadable";
    }
    case "status":
    case "describe":
      return isTextOrMissing(job_id) ? null : "unreadable";
    case "batch":
      return null;
    default:
      return "unknownKind";
  }
}

function isTextOrMissing(value: unknown): boolean {
  return value === undefined || value === null || typeof value === "string";
}
