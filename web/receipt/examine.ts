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
  | "keyTime";

/** Receipts of test keys can be genuine. Their `mode` shows that they are only test receipts. */
export async function examine(receipt: string, keySet: KeySet): Promise<Examined> {
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
