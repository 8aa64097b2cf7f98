import type { KeyMode } from "../access/api-key.ts";
import { OVERLAP_SECONDS, publishKey } from "./key-store.ts";
import { issuerOf, receiptKeyOf } from "./keys.ts";
import { writeSdJwt } from "./sd-jwt.ts";
import type { Statement } from "./statement.ts";

const TYP = "bvs-receipt+sd-jwt";

/** An isolate asks D1 this often whether its key was replaced, so it knows before the key ends. */
const LOOK_AGAIN_MS = (OVERLAP_SECONDS / 2) * 1_000;

export type Sign = (statement: Statement) => Promise<string>;

export interface SignerServices {
  env: Pick<Env, "DB">;
  clock: () => number;
  /** Maps each key to the time (epoch milliseconds) after which D1 must be asked about it again. */
  memory: { usableReceiptKeys: Map<string, number> };
}

/**
 * Stores the public key first, so that each receipt can be verified.
 * @returns `not_set` if no usable key or issuer is set; `ended` if the key must not sign any more
 * @throws if D1 does not answer
 */
export async function signerOf(
  { env, clock, memory }: SignerServices,
  mode: KeyMode,
): Promise<Sign | "not_set" | "ended"> {
  const [issuer, key] = [issuerOf(env), await receiptKeyOf(env, mode)];
  if (issuer === null || !key) return "not_set";
  const now = clock();
  const remembered = `${mode} ${key.kid}`;
  if ((memory.usableReceiptKeys.get(remembered) ?? 0) < now) {
    const stored = await publishKey(env.DB, { ...key, mode }, toSeconds(now));
    if (stored.exp !== null || stored.revokedAt !== null || stored.mode !== mode) return "ended";
    memory.usableReceiptKeys.set(remembered, now + LOOK_AGAIN_MS);
  }
  return ({ claims, disclosable }) => {
    const ids = { iss: issuer, jti: crypto.randomUUID(), iat: toSeconds(clock()), mode };
    return writeSdJwt(key, TYP, { ...ids, ...claims }, disclosable);
  };
}

function toSeconds(milliseconds: number): number {
  return Math.floor(milliseconds / 1_000);
}
