/** The accounts that were erased. Nothing may be stored for them any more. */
import { type SQL, sql } from "drizzle-orm";
import { sha256Hex } from "../lib/sha256.ts";
import { sideOf } from "./account-mode.ts";

/** What stands for an account after its erasure, for both of its sides. */
export function erasureHash(meteredName: string): Promise<string> {
  return sha256Hex(sideOf(meteredName).account);
}

/** A condition. Each INSERT that a request or a worker makes after the erasure must have it. */
export function notErased(hash: string): SQL {
  return sql`NOT EXISTS (SELECT 1 FROM erased_accounts WHERE hash = ${hash})`;
}
