import * as z from "zod";
import { ERRORS, type ErrorCode } from "../errors.ts";

export const errorCode = z.enum(Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]).meta({
  id: "ErrorCode",
  description: "What went wrong. Codes are stable, but new codes may be added.",
});

const RECEIPT_EXAMPLE = "eyJhbGciOiJFUzI1NiIsImtpZCI6Im9LSXl3…~";

export const instant = z.iso.datetime().meta({ examples: ["2026-11-20T12:43:00.291Z"] });

export const problem = z
  .string()
  .nullable()
  .meta({
    description: "What is wrong and what to do about it; null if nothing is wrong.",
    examples: [null],
  });

export const period = z
  .string()
  .regex(/^\d{4}-\d{2}$/)
  .meta({
    description: "The calendar month, UTC.",
    examples: ["2026-11"],
  });

export const dataSetStatus = z.enum(["ok", "refused", "resting", "used_up", "unknown"]);

export const receipt = z
  .string()
  .optional()
  .meta({
    description:
      "The receipt, if you asked for one: a signed statement of this answer (SD-JWT, RFC 9901).",
    examples: [RECEIPT_EXAMPLE],
  });

const seconds = (description: string, example: number) =>
  z.int().meta({ description: `${description} (seconds since 1970).`, examples: [example] });

export const receiptKey = z
  .object({
    kty: z.literal("EC"),
    crv: z.literal("P-256"),
    x: z.string().meta({ examples: ["f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU"] }),
    y: z.string().meta({ examples: ["x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0"] }),
    kid: z.string().meta({
      description: "The thumbprint of the key (RFC 7638).",
      examples: ["oKIywvGUpTVTyxMQ3bwIIeQUudfr_CkLMjCE19ECD-U"],
    }),
    use: z.literal("sig"),
    alg: z.literal("ES256"),
    mode: z
      .enum(["live", "test"])
      .meta({ description: "The mode of the receipts that the key signs." }),
    iat: seconds("The key signed no receipt before this time", 1795178579),
    exp: seconds(
      "The key signed no receipt after this time; absent while it may sign",
      1802954579,
    ).optional(),
    revoked: z
      .object({ revoked_at: seconds("When the operator revoked the key", 1800000000) })
      .optional()
      .meta({
        id: "KeyRevocation",
        description: "Present if the key is revoked. Then no receipt of this key proves anything.",
      }),
  })
  .meta({
    id: "ReceiptKey",
    description:
      "A public key that verifies receipts. `iat`, `exp` and `revoked` have the meaning that " +
      "OpenID Federation gives them in its historical keys.",
  });
export type ShownReceiptKey = z.input<typeof receiptKey>;
