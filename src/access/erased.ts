/** The accounts that were erased. Nothing may be stored for them any more. */
import { type SQL, sql } from "drizzle-orm";
import { sha256Hex } from "../lib/sha256.ts";
import { sideOf } from "./account-mode.ts";

/** The hash that is stored for an erased account instead of its name. Both sides share it. */
export function erasureHash(meteredName: string): Promise<string> {
  return sha256Hex(sideOf(meteredName).account);
}

/**
 * An SQL condition: the account is not erased. Every INSERT for an account must have it, because
 * requests and workers may still run after the erasure.
 */
export function notErased(hash: string): SQL {
  return sql`NOT EXISTS (SELECT 1 FROM erased_accounts WHERE hash = ${hash})`;
}
