/** Adds receipts to answers, and shows the keys that verify them (docs/api.md#receipts). */
import type { Context } from "hono";
import { ConfigurationError, ServiceError } from "../errors.ts";
import type { PublicKey } from "../receipts/key-store.ts";
import { KEY_SETTINGS } from "../receipts/keys.ts";
import { type Sign, signerOf } from "../receipts/signer.ts";
import type { Statement } from "../receipts/statement.ts";
import type { ShownReceiptKey } from "./answer-fields.ts";
import type { AppEnv } from "./context.ts";
import { errorOf } from "./failures.ts";

const ENDED_RETRY_SECONDS = 60;

/** Call this before a charge. @returns null if no receipt is wanted @throws ServiceError */
export async function requireSigner(
  c: Context<AppEnv>,
  isWanted: boolean | undefined,
): Promise<Sign | null> {
  if (!isWanted) return null;
  const { account } = c.var;
  try {
    return await findSigner(c);
  } catch (fault) {
    const refusal = await account.abandon().catch(() => null);
    throw refusal ? errorOf(refusal, account.variant) : fault;
  }
}

async function findSigner(c: Context<AppEnv>): Promise<Sign> {
  const { services, account, trace } = c.var;
  const { mode } = account;
  const sign = await trace.time("receipts", signerOf(services, mode));
  if (sign === "not_set") {
    throw new ServiceError("receipts_not_available", {
      ...(mode === "test" && { message: "This service does not sign receipts for test keys." }),
      ...{ parameter: "receipt", value: true },
    });
  }
  if (sign === "ended") {
    const setting = KEY_SETTINGS[mode];
    trace.exception(new ConfigurationError([setting], `${setting} must not sign any more.`));
    throw new ServiceError("temporarily_unavailable", { retryAfter: ENDED_RETRY_SECONDS });
  }
  return sign;
}

export async function withReceipt<Answer extends object>(
  answer: Answer,
  sign: Sign | null,
  statement: () => Statement,
): Promise<Answer & { receipt?: string }> {
  return sign ? { ...answer, receipt: await sign(statement()) } : answer;
}

export function presentReceiptKey(key: PublicKey): ShownReceiptKey {
  const { kid, mode, x, y, iat, exp, revokedAt } = key;
  return {
    ...{ kty: "EC", crv: "P-256", x, y, kid, use: "sig", alg: "ES256", mode, iat },
    ...(exp !== null && { exp }),
    ...(revokedAt !== null && { revoked: { revoked_at: revokedAt } }),
  };
}
