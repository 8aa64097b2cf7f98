import { type SQL, sql } from "drizzle-orm";
import { sha256Hex } from "../lib/sha256.ts";
import { sideOf } from "./account-mode.ts";

/** The hash that is stored for an erased account instead of its name. Both sides have one hash. */
export function erasureHash(meteredName: string): Promise<string> {
  return sha256Hex(sideOf(meteredName).account);
}

/** The condition of every INSERT for an account, because requests may run after the erasure. */
export function notErased(hash: string): SQL {
  return sql`NOT EXISTS (SELECT 1 FROM erased_accounts WHERE hash = ${hash})`;
}
