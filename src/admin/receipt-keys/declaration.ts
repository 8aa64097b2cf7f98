import * as z from "zod";
import type { Endpoint } from "../../http/endpoint.ts";
import { answer, GUARD_ERRORS, OPERATORS_ONLY } from "../declaration-parts.ts";
import { receiptKeysAnswer, revokedReceiptKeyAnswer } from "./answer.ts";

const KEY = {
  kty: "EC",
  crv: "P-256",
  x: "f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU",
  y: "x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0",
  kid: "oKIywvGUpTVTyxMQ3bwIIeQUudfr_CkLMjCE19ECD-U",
  use: "sig",
  alg: "ES256",
  mode: "live",
  iat: 1795178579,
};

export const receiptKeyEndpoints: readonly Endpoint[] = [
  {
    ...OPERATORS_ONLY,
    method: "GET",
    path: "/admin/receipt-keys",
    operationId: "listReceiptKeys",
    tag: "Receipts",
    summary: "List the keys that have signed receipts",
    answers: [answer("All keys, the newest first.", receiptKeysAnswer, { keys: [KEY] })],
    errors: [...GUARD_ERRORS],
  },
  {
    ...OPERATORS_ONLY,
    method: "POST",
    path: "/admin/receipt-keys/:kid/revoke",
    operationId: "revokeReceiptKey",
    tag: "Receipts",
    summary: "Revoke a key of receipts",
    description:
      "From now on, no receipt of the key verifies, not even a receipt that was signed before. " +
      "The service stops signing with the key within five minutes. A second revocation changes " +
      "nothing.",
    parameters: [
      {
        in: "path",
        name: "kid",
        required: true,
        description: "The thumbprint of the key.",
        schema: z.string(),
        example: KEY.kid,
      },
    ],
    answers: [
      answer("The key is revoked.", revokedReceiptKeyAnswer, {
        ...KEY,
        revoked: { revoked_at: 1800000000 },
      }),
    ],
    errors: [...GUARD_ERRORS, "not_found"],
  },
];
