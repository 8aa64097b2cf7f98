import { type SQL, sql } from "drizzle-orm";
import { sha256Hex } from "../lib/sha256.ts";
import { sideOf } from "./account-mode.ts";

/** Stored instead of an erased account's name. The account's live and test sides share one hash. */
export function erasureHash(meteredName: string): Promise<string> {
  return sha256Hex(sideOf(meteredName).account);
}

/** Every INSERT for an account needs this condition: requests may still run after an erasure. */
export function notErased(hash: string): SQL {
  return sql`NOT EXISTS (SELECT 1 FROM erased_accounts WHERE hash = ${hash})`;
}
