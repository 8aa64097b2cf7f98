/** The D1 table of receipts. The Worker uses the table only in SQL, without importing this file. */
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** The public keys that have signed receipts. All times are seconds since 1970, as in a JWKS. */
export const receiptKeys = sqliteTable("receipt_keys", {
  /** The thumbprint of the key (RFC 7638). */
  kid: text().primaryKey(),
  mode: text({ enum: ["live", "test"] }).notNull(),
  /** The coordinates of the public key, base64url. */
  x: text().notNull(),
  y: text().notNull(),
  /** The key signed no receipt before this time. */
  iat: integer().notNull(),
  /** The key signed no receipt after this time; null: it may still sign. */
  exp: integer(),
  revokedAt: integer("revoked_at"),
});
