/** Every minute: wakes workers, tells accounts about outages, and removes old rows. */
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { erasureHash } from "../access/erased.ts";
import type { EventStore } from "../events/feed.ts";
import { deliveriesWait, insertEvent } from "../events/write.ts";
import { binder } from "../lib/d1.ts";
import { DAY_MS } from "../lib/days.ts";
import { type WakeServices, wakeSenders } from "../webhooks/hints.ts";
import { deleteErased, ROWS_AT_ONCE } from "./erase.ts";
import { sendLateHint, sendWatchHints, type WatchHintServices } from "./hints.ts";
import { keptSince } from "./month.ts";

type SweepServices = WatchHintServices &
  WakeServices & {
    env: Pick<Env, "DB">;
    clock: () => number;
    readonly events: EventStore;
  };

/** After this time without an answer, a customer is told that the list is stale. */
const STALE_MS = 72 * 3_600_000;
/** A list without a key that pays is removed after this time. */
const KEPT_WITHOUT_KEY_MS = 30 * DAY_MS;
/** Low, so that one sweep takes only seconds. The next sweep tells the next accounts. */
const ACCOUNTS_AT_ONCE = 100;

/** A fault in one step does not stop the others. */
export async function sweepWatches(services: SweepServices): Promise<void> {
  const { env, trace, clock, events } = services;
  const steps = [
    () => wakeWorkers(services),
    () => tellStale(services),
    () => deleteRemoved(env.DB, clock()),
    () => deleteUnpaid(env.DB, clock()),
    () => deleteErased(env.DB),
    () => events.deleteOld(),
  ];
  for (const step of steps) await step().catch((fault) => trace.exception(fault));
}

async function wakeWorkers(services: SweepServices): Promise<void> {
  const { watchBlocks, settings } = services;
  const { due, taken, isLate } = await watchBlocks.backlog(settings.WATCH_WORKERS);
  await sendWatchHints(services, Math.min(due, settings.WATCH_WORKERS - taken));
  if (isLate) await sendLateHint(services);
}

/**
 * Writes one `watch.stale` for each account and outage. During an outage of the registry, waits
 * until it has lasted for `STALE_MS`. By then all blocks are stale, so the event counts all
 * numbers.
 */
async function tellStale(services: SweepServices): Promise<void> {
  const d1 = services.env.DB;
  const now = services.clock();
  const db = drizzle(d1);
  const bound = binder(d1);
  // A block becomes due at most 25 hours after its last answer, so the index of `due_at` finds all
  // stale blocks.
  const isStale = sql`due_at <= ${now - STALE_MS + 2 * DAY_MS}
    AND answered_at <= ${now - STALE_MS}`;
  const found = await db.all<{ account: string; since: number }>(
    sql`SELECT block.account, min(block.answered_at) AS since
      FROM watch_blocks AS block INDEXED BY watch_blocks_due JOIN watch_accounts USING (account)
      WHERE ${isStale} AND stale_at IS NULL
        AND (SELECT coalesce(outage_since, 0) FROM batch_engine) <= ${now - STALE_MS}
      GROUP BY block.account LIMIT ${ACCOUNTS_AT_ONCE}`,
  );
  for (const { account, since } of found) {
    const [counted] = await db.all<{ count: number }>(
      sql`SELECT count(*) AS count FROM watch_blocks AS block
        CROSS JOIN watches INDEXED BY watches_of_block
        ON watches.account = block.account AND watches.block = block.id
        WHERE block.account = ${account} AND ${isStale} AND removed_at IS NULL`,
    );
    const data = { count: counted?.count ?? 0, since: new Date(since).toISOString() };
    const isNew = sql`account = ${account} AND stale_at IS NULL`;
    const results = await d1.batch(
      [
        insertEvent(
          account,
          await erasureHash(account),
          { type: "watch.stale", dedupe: `stale:${now}`, data },
          sql`EXISTS (SELECT 1 FROM watch_accounts WHERE ${isNew})`,
          now,
        ),
        sql`UPDATE watch_accounts SET stale_at = ${now} WHERE ${isNew}`,
      ].map(bound),
    );
    if (deliveriesWait(results)) await wakeSenders(services);
  }
  await db.run(sql`UPDATE watch_accounts SET stale_at = NULL
    WHERE stale_at IS NOT NULL AND NOT EXISTS (SELECT 1 FROM watch_blocks AS block
      WHERE block.account = watch_accounts.account AND ${isStale})`);
}

/** Deletes numbers removed before this month, and frees their places. */
async function deleteRemoved(d1: D1Database, now: number): Promise<void> {
  const bound = binder(d1);
  const [found] = await drizzle(d1).all<{ rows: string }>(
    sql`SELECT json_group_array(json_array(account, number, block)) AS rows FROM
      (SELECT account, number, block FROM watches INDEXED BY watches_removed
        WHERE removed_at < ${keptSince(now)} ORDER BY removed_at LIMIT ${ROWS_AT_ONCE})`,
  );
  if (!found || found.rows === "[]") return;
  await d1.batch(
    [
      // The first condition keeps a number that was added again in the meantime.
      sql`DELETE FROM watches WHERE removed_at < ${keptSince(now)} AND (account, number) IN
        (SELECT value ->> 0, value ->> 1 FROM json_each(${found.rows}))`,
      sql`UPDATE watch_blocks SET places = (SELECT count(*) FROM watches
          WHERE watches.account = watch_blocks.account AND block = watch_blocks.id)
        WHERE id IN (SELECT DISTINCT value ->> 2 FROM json_each(${found.rows}))`,
      sql`UPDATE watch_accounts SET places = (SELECT coalesce(sum(block.places), 0)
          FROM watch_blocks AS block INDEXED BY watch_blocks_of_account
          WHERE block.account = watch_accounts.account)
        WHERE account IN (SELECT DISTINCT value ->> 0 FROM json_each(${found.rows}))`,
    ].map(bound),
  );
}

/**
 * Deletes the list of an account that has had no valid key for 30 days. A list that lost its key in
 * the current calendar month stays, because its numbers may be paid for that month.
 */
async function deleteUnpaid(d1: D1Database, now: number): Promise<void> {
  const bound = binder(d1);
  const isUnpaid = sql`key_lost_at <= ${Math.min(now - KEPT_WITHOUT_KEY_MS, keptSince(now))}`;
  const [lost] = await drizzle(d1).all<{ account: string }>(
    sql`SELECT account FROM watch_accounts INDEXED BY watch_accounts_lost WHERE ${isUnpaid}
      AND EXISTS (SELECT 1 FROM watches WHERE watches.account = watch_accounts.account) LIMIT 1`,
  );
  if (!lost) return;
  const ofAccount = sql`account = ${lost.account}`;
  const isPiece = sql`${ofAccount} AND number IN (SELECT number FROM watches
    WHERE ${ofAccount} ORDER BY number LIMIT ${ROWS_AT_ONCE})`;
  const mayDelete = sql`EXISTS (SELECT 1 FROM watch_accounts WHERE ${ofAccount} AND ${isUnpaid})`;
  await d1.batch(
    [
      sql`UPDATE watch_accounts SET watched = watched -
          (SELECT count(*) FROM watches WHERE ${isPiece} AND removed_at IS NULL),
          places = places - (SELECT count(*) FROM watches WHERE ${isPiece})
        WHERE ${ofAccount} AND ${isUnpaid}`,
      sql`UPDATE watch_blocks SET places = places -
          (SELECT count(*) FROM watches WHERE ${isPiece} AND block = watch_blocks.id)
        WHERE id IN (SELECT block FROM watches WHERE ${isPiece}) AND ${mayDelete}`,
      sql`DELETE FROM watches WHERE ${isPiece} AND ${mayDelete}`,
    ].map(bound),
  );
}
