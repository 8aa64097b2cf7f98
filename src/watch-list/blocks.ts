/**
 * A round asks about the numbers of one block of a watch list. When a worker takes a block for a
 * round, the block's `attempt` grows by 1. The worker may change the block, and write events about
 * changed numbers, only as long as `attempt` is still the same. So if another worker has taken the
 * block meanwhile, a late write of the first worker changes nothing in the block.
 */
import { type SQL, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { LimitOverrides } from "../access/key-store.ts";
import type { PayingKey } from "../access/metered-account.ts";
import { someChunkIsDue } from "../batch/store/base.ts";
import { deliveriesWait, insertEvents } from "../events/write.ts";
import { binder } from "../lib/d1.ts";
import { parseJson } from "../lib/json.ts";
import { PAUSE_AFTER_ROUND_MS } from "./due.ts";
import { pauseIn } from "./month.ts";
import type { BlockStates, Known } from "./states.ts";

export interface Taken {
  id: number;
  account: string;
  attempt: number;
  failures: number;
}

export interface BlockNumber {
  number: string;
  addedAt: number;
  isRemoved: boolean;
}

export interface BlockContent {
  revision: number;
  states: string;
  numbers: BlockNumber[];
  payer: Payer;
}

/** The key that pays for the list. */
export interface Payer extends PayingKey {
  watched: number;
  keyLostAt: number | null;
  runs: number;
}

export interface ChangedNumber {
  number: string;
  addedAt: number;
  /** The event's data. The INSERT fills in the reference. */
  data: object;
  /** The state that the block keeps if the number was removed during the round. */
  before: Known;
}

export interface RoundResult {
  states: BlockStates;
  dueAt: number | null;
  changes: ChangedNumber[];
  events: SQL[];
}

/**
 * The least time between two searches for a paying key. It is longer than a search takes, so only
 * one worker searches.
 */
export const LOOK_PAUSE_MS = 60_000;
/** The same if no key was found: under a day, to allow one search every day. */
const LOOK_AGAIN_MS = 23 * 3_600_000;

/** A block that is this late may be taken before chunks of batches. */
const LATE_MS = 3_600_000;

/** D1 reads the states of this many blocks well within the 30 seconds of a statement. */
const BLOCKS_COUNTED_AT_ONCE = 500;

/** The part of an UPDATE of `watch_accounts` that makes this key pay for the list. */
export function setPayingKey({ keyId, planId, limits, expiresAt }: PayingKey): SQL {
  return sql`key_id = ${keyId}, plan_id = ${planId}, limits = ${JSON.stringify(limits)},
    key_expires_at = ${expiresAt}, key_lost_at = NULL`;
}

export type BlockStore = ReturnType<typeof createBlockStore>;

export function createBlockStore(d1: D1Database, clock: () => number, leaseMs: number) {
  const db = drizzle(d1);
  const bound = binder(d1);
  const isFree = (now: number) =>
    sql`wait_until <= ${now} AND (taken_until IS NULL OR taken_until <= ${now})`;
  const take = async (condition: SQL, now: number): Promise<Taken | null> => {
    const [taken] = await db.all<Taken>(sql`UPDATE watch_blocks
      SET attempt = attempt + 1, taken_until = ${now + leaseMs} WHERE ${condition}
      RETURNING id, account, attempt, failures`);
    return taken ?? null;
  };
  const heldBy = ({ id, attempt }: Taken) =>
    sql`id = ${id} AND attempt = ${attempt} AND taken_until IS NOT NULL`;

  return {
    /**
     * Takes a block that is due. @param how `behind`: chunks come first, so no block is taken while
     * a chunk is due. `late`: only a block that is late is taken, even before chunks
     */
    take(workers: number, how: "behind" | "late"): Promise<Taken | null> {
      const now = clock();
      const isLate = how === "late";
      return take(
        sql`id = (SELECT id FROM watch_blocks INDEXED BY watch_blocks_due
            WHERE due_at <= ${isLate ? now - LATE_MS : now} AND ${isFree(now)}
            ORDER BY due_at LIMIT 1)
          AND (SELECT count(*) FROM watch_blocks INDEXED BY watch_blocks_taken
            WHERE taken_until > ${now}) < ${workers}
          AND (SELECT outage_since FROM batch_engine) IS NULL
          AND ${isLate ? sql`true` : sql`NOT ${someChunkIsDue(now)}`}`,
        now,
      );
    },

    /** Takes the next block of a test account. Only `POST /v1/watches/run` needs this. */
    takeNext(account: string, after: number): Promise<Taken | null> {
      const now = clock();
      return take(
        sql`id = (SELECT id FROM watch_blocks INDEXED BY watch_blocks_of_account
          WHERE account = ${account} AND id > ${after} AND ${isFree(now)} ORDER BY id LIMIT 1)`,
        now,
      );
    },

    async renewLease(block: Taken): Promise<void> {
      await db.run(
        sql`UPDATE watch_blocks SET taken_until = ${clock() + leaseMs} WHERE ${heldBy(block)}`,
      );
    },

    /** Null if the block is gone, because its account was erased or its list was removed. */
    async read({ id, account }: Taken): Promise<BlockContent | null> {
      const [blocks, numbers, payers] = await d1.batch<Record<string, unknown>>([
        bound(sql`SELECT revision, states FROM watch_blocks WHERE id = ${id}`),
        bound(sql`SELECT number, added_at AS addedAt, removed_at IS NOT NULL AS isRemoved
          FROM watches INDEXED BY watches_of_block
          WHERE account = ${account} AND block = ${id} ORDER BY number`),
        bound(sql`SELECT key_id AS keyId, plan_id AS planId, limits, key_expires_at AS expiresAt,
            watched, key_lost_at AS keyLostAt, runs
          FROM watch_accounts WHERE account = ${account}`),
      ]);
      const block = blocks?.results[0] as { revision: number; states: string } | undefined;
      const payer = payers?.results[0] as (Omit<Payer, "limits"> & { limits: string }) | undefined;
      if (!block || !payer) return null;
      return {
        ...block,
        numbers: (numbers?.results ?? []) as unknown as BlockNumber[],
        payer: { ...payer, limits: (parseJson(payer.limits) ?? {}) as LimitOverrides },
      };
    },

    /**
     * Writes the events, then the block. If numbers were added meanwhile, the block is soon due
     * again. A number that was removed meanwhile gets no event.
     * @returns whether a webhook endpoint may wait for these events
     */
    async complete(
      block: Taken,
      revision: number,
      { states, dueAt, changes, events }: RoundResult,
      erasure: string,
    ): Promise<boolean> {
      const now = clock();
      const held = sql`EXISTS (SELECT 1 FROM watch_blocks WHERE ${heldBy(block)})`;
      const watching = (number: SQL, addedAt: SQL) => sql`watches.account = ${block.account}
        AND watches.number = ${number} AND watches.added_at = ${addedAt}
        AND watches.block = ${block.id} AND watches.removed_at IS NULL`;
      const rows = changes.map(({ number, addedAt, data }) => [number, addedAt, data]);
      const changed = sql`SELECT 'watch.changed' AS type,
          'watch:' || watches.block || ':' || watches.number || ':' || ${block.attempt} AS dedupe,
          json_set(item.value -> 2, '$.reference', watches.reference) AS data
        FROM json_each(${JSON.stringify(rows)}) AS item CROSS JOIN watches
          ON ${watching(sql`item.value ->> 0`, sql`item.value ->> 1`)}
        WHERE ${held}`;
      const keepBefore = ({ number, addedAt, before }: ChangedNumber) => sql`UPDATE watch_blocks
        SET states = json_set(states, ${`$.numbers."${number}"`}, json(${JSON.stringify(before)}))
        WHERE ${heldBy(block)} AND NOT EXISTS (SELECT 1 FROM watches
          WHERE ${watching(sql`${number}`, sql`${addedAt}`)})`;
      const soon = dueAt === null ? null : Math.min(dueAt, now + PAUSE_AFTER_ROUND_MS);
      const setStates = sql`states = ${JSON.stringify(states)}`;
      const end = (more: SQL) => sql`UPDATE watch_blocks SET ${more}
          taken_until = NULL, wait_until = 0, failures = 0, answered_at = ${now},
          due_at = iif(revision = ${revision}, ${dueAt}, ${soon})
        WHERE ${heldBy(block)}`;
      const statements =
        changes.length === 0
          ? // Update the block only once, because D1 bills each written row.
            [...events, end(sql`${setStates},`)]
          : [
              insertEvents(block.account, erasure, changed, now),
              sql`UPDATE watch_blocks SET ${setStates} WHERE ${heldBy(block)}`,
              ...changes.map(keepBefore),
              ...events,
              end(sql``),
            ];
      const results = await d1.batch(statements.map(bound));
      return deliveriesWait(results);
    },

    /** Puts the block back after a round without an answer. The block stays due. */
    async putBack(block: Taken, waitMs: number): Promise<void> {
      await db.run(sql`UPDATE watch_blocks SET taken_until = NULL, failures = failures + 1,
        wait_until = ${clock() + waitMs} WHERE ${heldBy(block)}`);
    },

    /** Deletes the block if it is still empty, and the list if it has no other block. */
    async deleteEmpty(block: Taken): Promise<void> {
      const { id, account } = block;
      await d1.batch(
        [
          sql`DELETE FROM watch_blocks WHERE ${heldBy(block)} AND NOT EXISTS
            (SELECT 1 FROM watches WHERE account = ${account} AND block = ${id})`,
          sql`DELETE FROM watch_accounts WHERE account = ${account} AND NOT EXISTS
            (SELECT 1 FROM watch_blocks WHERE account = ${account})`,
          sql`UPDATE watch_blocks SET taken_until = NULL WHERE ${heldBy(block)}`,
        ].map(bound),
      );
    },

    /** Whether this round may search for another paying key. */
    async takeLook(account: string): Promise<boolean> {
      const now = clock();
      const { meta } = await db.run(sql`UPDATE watch_accounts SET looked_at = ${now}
        WHERE account = ${account}
          AND looked_at <= iif(key_lost_at IS NULL, ${now - LOOK_PAUSE_MS}, ${now - LOOK_AGAIN_MS})`);
      return meta.changes > 0;
    },

    /** @param instead the key to replace. If the list no longer has that key, nothing changes */
    async setKey(account: string, key: PayingKey, instead: string): Promise<void> {
      await db.run(sql`UPDATE watch_accounts SET ${setPayingKey(key)}
        WHERE account = ${account} AND key_id = ${instead}`);
    },

    /** Whether the account already has the event `watch.paused` about the quota of this month. */
    async wasPaused(account: string, month: string): Promise<boolean> {
      const told = await db.all(sql`SELECT 1 FROM events
        WHERE account = ${account} AND dedupe = ${pauseIn(month)}`);
      return told.length > 0;
    },

    /** How many numbers are paid for in other blocks. */
    async paidElsewhere({ id, account }: Taken, month: string): Promise<number> {
      let paid = 0;
      for (let after: number | null = 0; after !== null; ) {
        const [found]: { last: number | null; paid: number }[] = await db.all(
          sql`WITH some AS MATERIALIZED (SELECT id, states
              FROM watch_blocks INDEXED BY watch_blocks_of_account
              WHERE account = ${account} AND id > ${after} ORDER BY id LIMIT ${BLOCKS_COUNTED_AT_ONCE})
            SELECT (SELECT max(id) FROM some) AS last, (SELECT count(*)
              FROM some CROSS JOIN json_each(some.states, '$.numbers') AS known
              CROSS JOIN watches ON watches.account = ${account} AND watches.number = known.key
                AND watches.block = some.id AND watches.removed_at IS NULL
              WHERE some.id <> ${id} AND known.value ->> 'p' = ${month}) AS paid`,
        );
        paid += found?.paid ?? 0;
        after = found?.last ?? null;
      }
      return paid;
    },

    async backlog(most: number): Promise<{ due: number; taken: number; isLate: boolean }> {
      const now = clock();
      const due = (before: number) => sql`FROM watch_blocks INDEXED BY watch_blocks_due
        WHERE due_at <= ${before} AND ${isFree(now)} LIMIT ${most}`;
      const [found] = await db.all<{ due: number; taken: number; late: number }>(
        sql`SELECT (SELECT count(*) FROM (SELECT 1 ${due(now)})) AS due,
          (SELECT count(*) FROM (SELECT 1 ${due(now - LATE_MS)})) AS late,
          (SELECT count(*) FROM watch_blocks INDEXED BY watch_blocks_taken
            WHERE taken_until > ${now}) AS taken
          FROM batch_engine WHERE outage_since IS NULL`,
      );
      return { due: found?.due ?? 0, taken: found?.taken ?? 0, isLate: (found?.late ?? 0) > 0 };
    },
  };
}
