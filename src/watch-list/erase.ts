/** Deletes the rows of an erased account, except its jobs. */
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { meteredNames } from "../access/account-mode.ts";
import { erasureHash } from "../access/erased.ts";
import { binder } from "../lib/d1.ts";

/** A number so small that D1 deletes the rows well within a statement's 30 seconds. */
export const ROWS_AT_ONCE = 5_000;

const ofOne = (names: string[]) =>
  sql`account IN (SELECT value FROM json_each(${JSON.stringify(names)}))`;

/** @returns whether the lists are gone. The rows of `watch_accounts` are deleted last */
async function deleteList(d1: D1Database, names: string[]): Promise<boolean> {
  const db = drizzle(d1);
  const isOfOne = ofOne(names);
  for (const [table, key] of [
    ["watches", "account, number"],
    ["watch_blocks", "id"],
    ["watch_accounts", "account"],
  ] as const) {
    const [name, columns] = [sql.raw(table), sql.raw(key)];
    const { meta } = await db.run(sql`DELETE FROM ${name} WHERE (${columns}) IN
      (SELECT ${columns} FROM ${name} WHERE ${isOfOne} LIMIT ${ROWS_AT_ONCE})`);
    if (meta.changes === ROWS_AT_ONCE) return false;
  }
  return true;
}

/** How many pieces of `ROWS_AT_ONCE` rows a request deletes. The sweeper deletes the rest. */
const PIECES_IN_REQUEST = 5;

/** Stops all inserts and webhooks of the account. Call this after erasing the account's meters. */
export async function eraseWatches(
  { env: { DB } }: { env: Pick<Env, "DB"> },
  account: string,
): Promise<void> {
  const hash = await erasureHash(account);
  const isOfOne = ofOne(meteredNames(account));
  await DB.batch(
    [
      sql`INSERT INTO erased_accounts (hash, account) VALUES (${hash}, ${account})
        ON CONFLICT (hash) DO UPDATE SET account = ${account}`,
      // The sweeper of webhooks deletes the deliveries, because they have no endpoint any more.
      sql`DELETE FROM webhook_endpoints WHERE ${isOfOne}`,
      sql`DELETE FROM webhook_accounts WHERE ${isOfOne}`,
    ].map(binder(DB)),
  );
  for (let pieces = 0; pieces < PIECES_IN_REQUEST; pieces++) if (await deleteErased(DB)) return;
}

/** @returns whether no erased account has rows left */
export async function deleteErased(d1: D1Database): Promise<boolean> {
  const db = drizzle(d1);
  const [erased] = await db.all<{ account: string }>(
    sql`SELECT account FROM erased_accounts INDEXED BY erased_accounts_left
      WHERE account IS NOT NULL LIMIT 1`,
  );
  if (!erased) return true;
  const names = meteredNames(erased.account);
  if (!(await deleteList(d1, names))) return false;
  const { meta } = await db.run(sql`DELETE FROM events WHERE id IN
    (SELECT id FROM events WHERE ${ofOne(names)} LIMIT ${ROWS_AT_ONCE})`);
  if (meta.changes === ROWS_AT_ONCE) return false;
  await db.run(sql`UPDATE erased_accounts SET account = NULL WHERE account = ${erased.account}`);
  return false;
}
