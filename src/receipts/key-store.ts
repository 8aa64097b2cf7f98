/** The public keys of receipts in D1 (`schema/receipt-tables.ts`). Times are in seconds. */
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { KeyMode } from "../access/api-key.ts";
import { binder } from "../lib/d1.ts";

/** How much earlier than now a new key is dated, because the clocks of isolates differ. */
const EARLIER_SECONDS = 60;
/** For this long after a new key has signed, isolates may still sign with the previous key. */
export const OVERLAP_SECONDS = 600;

export interface PublicKey {
  kid: string;
  mode: KeyMode;
  x: string;
  y: string;
  iat: number;
  exp: number | null;
  revokedAt: number | null;
}

const COLUMNS = sql.raw("kid, mode, x, y, iat, exp, revoked_at AS revokedAt");

/** Stores a key, and ends older keys of the mode. Do not sign if the result is ended or revoked. */
export async function publishKey(
  d1: D1Database,
  { kid, mode, x, y }: Pick<PublicKey, "kid" | "mode" | "x" | "y">,
  now: number,
): Promise<PublicKey> {
  const bind = binder(d1);
  const [, , stored] = await d1.batch<PublicKey>([
    bind(sql`INSERT INTO receipt_keys (kid, mode, x, y, iat)
      VALUES (${kid}, ${mode}, ${x}, ${y}, ${now - EARLIER_SECONDS}) ON CONFLICT (kid) DO NOTHING`),
    bind(sql`UPDATE receipt_keys SET exp = ${now + OVERLAP_SECONDS}
      WHERE mode = ${mode} AND kid <> ${kid} AND exp IS NULL AND EXISTS
        (SELECT 1 FROM receipt_keys
          WHERE kid = ${kid} AND mode = ${mode} AND exp IS NULL AND revoked_at IS NULL)`),
    bind(sql`SELECT ${COLUMNS} FROM receipt_keys WHERE kid = ${kid}`),
  ]);
  return stored?.results[0] as PublicKey;
}

export function listKeys(d1: D1Database): Promise<PublicKey[]> {
  return drizzle(d1).all(sql`SELECT ${COLUMNS} FROM receipt_keys ORDER BY iat DESC, kid`);
}

/** A second revocation keeps the time of the first. @returns null if there is no such key */
export async function revokeKey(
  d1: D1Database,
  kid: string,
  now: number,
): Promise<PublicKey | null> {
  const [revoked] = await drizzle(d1).all<PublicKey>(
    sql`UPDATE receipt_keys SET revoked_at = coalesce(revoked_at, ${now}) WHERE kid = ${kid}
      RETURNING ${COLUMNS}`,
  );
  return revoked ?? null;
}
