/** Adds, removes and reads the numbers of an account. Only requests call this. */
import { type SQL, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { rulesOf } from "../access/account-mode.ts";
import { erasureHash, notErased } from "../access/erased.ts";
import type { PayingKey } from "../access/metered-account.ts";
import { binder } from "../lib/d1.ts";
import { setPayingKey } from "./blocks.ts";
import { PAUSE_AFTER_ROUND_MS } from "./due.ts";
import { keptSince } from "./month.ts";
import { type Known, ofThisWatch, readStates } from "./states.ts";
import type { NewWatch, WatchedNumber, WatchPosition } from "./watched-number.ts";

export interface ListLimits {
  maxWatched: number;
  /** Removed numbers count too, because they keep their places until the month ends. */
  maxPlaces: number;
}

export interface ListLength {
  watched: number;
  places: number;
  /** How many numbers of a request are not watched. */
  missing: number;
  /** How many of these also have no place. */
  fresh: number;
}

/** The list would become too long. `wanted` is how long. */
export type ListFault =
  | { kind: "too_many_watched"; watched: number; wanted: number }
  | { kind: "too_many_places"; places: number; wanted: number };

export type AddResult =
  /** `restMs`: until all blocks of the numbers are due, in milliseconds. */
  | { kind: "added"; added: number; watched: number; restMs: number }
  /** Nothing was added. */
  | ListFault
  /** The account was erased during the request. */
  | { kind: "erased" };

export function listFault(
  { watched, places, missing, fresh }: ListLength,
  { maxWatched, maxPlaces }: ListLimits,
): ListFault | null {
  if (missing > 0 && watched + missing > maxWatched)
    return { kind: "too_many_watched", watched, wanted: watched + missing };
  if (fresh > 0 && places + fresh > maxPlaces)
    return { kind: "too_many_places", places, wanted: places + fresh };
  return null;
}

/** The most numbers that one D1 batch adds or removes. */
export const NUMBERS_AT_ONCE = 2_500;
const PLACES_IN_BLOCK = 100;

const BLOCKS_IN_PAGE = 3;
const BLOCKS_IN_CSV_QUERY = 20;
/** How often a page reads on, `BLOCKS_IN_CSV_QUERY` blocks at a time, if it is still empty. */
const MOST_READS_AFTER_EMPTY = 10;

const HAS_NO_STATE = sql`NOT EXISTS (SELECT 1 FROM watch_blocks
  WHERE id = block AND json_type(states, '$.numbers."' || number || '"') IS NOT NULL)`;

export type WatchStore = ReturnType<typeof createWatchStore>;

export function createWatchStore(d1: D1Database, clock: () => number) {
  const db = drizzle(d1);
  const bound = binder(d1);

  /** `missing`: how many of the numbers are not watched. `fresh`: how many of them need a place. */
  const counted = (account: string, list: string) => sql`SELECT
      count(*) FILTER (WHERE number IS NULL OR removed_at IS NOT NULL) AS missing,
      count(*) FILTER (WHERE number IS NULL) AS fresh
    FROM json_each(${list}) AS item LEFT JOIN watches
    ON account = ${account} AND number = item.value ->> 0`;
  const listLength = (account: string, list: string) => sql`SELECT
      coalesce(watched, 0) AS watched, coalesce(places, 0) AS places, missing, fresh
    FROM (${counted(account, list)}) LEFT JOIN watch_accounts ON account = ${account}`;

  /** Whether adding the list changes anything: a new number or another reference. */
  const isChange = (account: string, list: string) => sql`EXISTS (SELECT 1
    FROM json_each(${list}) AS item LEFT JOIN watches
    ON account = ${account} AND number = item.value ->> 0 AND removed_at IS NULL
    WHERE number IS NULL OR coalesce(item.value ->> 1, reference) IS NOT reference)`;

  return {
    /**
     * Adds all numbers or none. No number may occur twice. If the numbers may be added, the UPDATE
     * of `watch_accounts` stores this change's id. Later statements do nothing without that id.
     */
    async add(
      account: string,
      key: PayingKey,
      numbers: NewWatch[],
      { maxWatched, maxPlaces, isScheduled }: ListLimits & { isScheduled: boolean },
    ): Promise<AddResult> {
      const now = clock();
      const change = crypto.randomUUID();
      const erasure = await erasureHash(account);
      const list = JSON.stringify(numbers.map(({ number, reference }) => [number, reference]));
      const since = keptSince(now);
      const isAllowed = sql`EXISTS (SELECT 1 FROM watch_accounts
        WHERE account = ${account} AND change = ${change}) AND ${notErased(erasure)}`;
      const isListed = sql`account = ${account}
        AND number IN (SELECT value ->> 0 FROM json_each(${list}))`;
      const dueAt = isScheduled ? sql`${now}` : sql`NULL`;
      const results = await d1.batch<ListLength & { due: number | null }>([
        bound(sql`INSERT INTO watch_accounts (account, key_id, plan_id, limits)
          SELECT ${account}, '', '', '{}'
          WHERE ${numbers.length} <= ${maxWatched} AND ${notErased(erasure)}
          ON CONFLICT DO NOTHING`),
        bound(listLength(account, list)),
        bound(sql`UPDATE watch_accounts SET change = ${change},
            watched = watched + list.missing, places = places + list.fresh
          FROM (${counted(account, list)}) AS list
          WHERE account = ${account} AND ${notErased(erasure)}
            AND (list.missing = 0 OR watched + list.missing <= ${maxWatched})
            AND (list.fresh = 0 OR places + list.fresh <= ${maxPlaces})
          RETURNING watched`),
        // This statement runs before numbers are added, because only then can it tell whether the
        // request changes the list. A key that changes nothing must not pay for the numbers of
        // other keys.
        bound(sql`UPDATE watch_accounts SET ${setPayingKey(key)}
          WHERE account = ${account} AND ${isAllowed}
            AND (key_id = ${key.keyId} OR ${isChange(account, list)})`),
        bound(newBlocks(account, list, numbers.length, now, dueAt, isAllowed)),
        // This INSERT only changes rows that exist, because of its EXISTS. An UPDATE could do the
        // same, but slowly, because SQLite would compare each number with the whole list. A number
        // that was removed in an earlier month, or that has no state yet, counts as new, so its
        // `added_at` becomes `now`.
        bound(sql`INSERT INTO watches (account, number, reference, block, added_at)
          SELECT ${account}, item.value ->> 0, item.value ->> 1, 0, ${now}
          FROM json_each(${list}) AS item
          WHERE EXISTS (SELECT 1 FROM watches
            WHERE account = ${account} AND number = item.value ->> 0) AND ${isAllowed}
          ON CONFLICT (account, number) DO UPDATE SET
            reference = coalesce(excluded.reference, reference), removed_at = NULL,
            added_at = iif(removed_at < ${since} OR ${HAS_NO_STATE}, excluded.added_at, added_at)
          WHERE removed_at IS NOT NULL
            OR coalesce(excluded.reference, reference) IS NOT reference`),
        bound(placeNumbers(account, list, numbers.length, now, isAllowed)),
        bound(sql`UPDATE watch_blocks SET revision = revision + 1,
            places = (SELECT count(*) FROM watches
              WHERE account = ${account} AND block = watch_blocks.id),
            due_at = min(due_at, max(${now}, answered_at + ${PAUSE_AFTER_ROUND_MS})),
            wait_until = min(wait_until, ${now + PAUSE_AFTER_ROUND_MS})
          WHERE id IN (SELECT block FROM watches WHERE ${isListed} AND added_at = ${now})
            AND ${isAllowed}
          RETURNING iif(taken_until > ${now}, ${now + PAUSE_AFTER_ROUND_MS}, due_at) AS due`),
      ]);
      const [, before, changed] = results;
      const found = before?.results[0] ?? { watched: 0, places: 0, missing: 0, fresh: 0 };
      const after = changed?.results[0];
      const dues = results.at(-1)?.results.map(({ due }) => due ?? now) ?? [];
      if (after) {
        const restMs = Math.max(now, ...dues) - now;
        return { kind: "added", added: found.missing, watched: after.watched, restMs };
      }
      return listFault(found, { maxWatched, maxPlaces }) ?? { kind: "erased" };
    },

    /** How long the list is, and how much longer it would be with these numbers. */
    async measure(account: string, numbers: NewWatch[]): Promise<ListLength> {
      const list = JSON.stringify(numbers.map(({ number }) => [number]));
      const [found] = await db.all<ListLength>(listLength(account, list));
      return found ?? { watched: 0, places: 0, missing: numbers.length, fresh: numbers.length };
    },

    /** @returns how many of the numbers were on the list */
    async remove(account: string, key: PayingKey, numbers: string[]): Promise<number> {
      const isWatched = sql`account = ${account} AND removed_at IS NULL
        AND number IN (SELECT value FROM json_each(${JSON.stringify(numbers)}))`;
      const [, removed] = await d1.batch([
        bound(sql`UPDATE watch_accounts SET ${setPayingKey(key)},
            watched = watched - list.found
          FROM (SELECT count(*) AS found FROM watches WHERE ${isWatched}) AS list
          WHERE account = ${account} AND list.found > 0`),
        bound(sql`UPDATE watches SET removed_at = ${clock()} WHERE ${isWatched}
          RETURNING 1 AS one`),
        ...(rulesOf(account).isCharged ? [] : [bound(forgetStates(account, numbers))]),
      ]);
      return removed?.results.length ?? 0;
    },

    async find(account: string, number: string): Promise<WatchedNumber | null> {
      const [row] = await db.all<WatchRow & { states: string }>(
        sql`SELECT number, reference, block, added_at AS addedAt, states
          FROM watches JOIN watch_blocks ON id = block
          WHERE watches.account = ${account} AND number = ${number} AND removed_at IS NULL`,
      );
      return row ? toWatched(row, readStates(row.states).numbers) : null;
    },

    /**
     * Ordered by block. A page reads only a few blocks, so it may be shorter than `limit`. It is
     * empty only if very many removed numbers come one after another.
     */
    async page(
      account: string,
      after: WatchPosition | null,
      limit: number,
    ): Promise<{ watches: WatchedNumber[]; next: WatchPosition | null }> {
      const from = after ?? { block: 0, number: "" };
      let found = await read(account, from, BLOCKS_IN_PAGE);
      for (let reads = 0; reads < MOST_READS_AFTER_EMPTY; reads++) {
        if (found.rows.length > 0 || found.last === null) break;
        const next = { block: found.last + 1, number: "" };
        found = await read(account, next, BLOCKS_IN_CSV_QUERY);
      }
      const { rows, states, last } = found;
      const shown = rows.slice(0, limit);
      const watches = shown.map((row) => toWatched(row, states.get(row.block) ?? {}));
      const end = shown.at(-1);
      if (end && rows.length > limit)
        return { watches, next: { block: end.block, number: end.number } };
      return { watches, next: last === null ? null : { block: last + 1, number: "" } };
    },

    /** Reads the whole list, some blocks at a time. */
    async *all(account: string): AsyncGenerator<WatchedNumber[]> {
      let from: WatchPosition | null = { block: 0, number: "" };
      while (from) {
        const { rows, states, last }: BlocksRead = await read(account, from, BLOCKS_IN_CSV_QUERY);
        yield rows.map((row) => toWatched(row, states.get(row.block) ?? {}));
        from = last === null ? null : { block: last + 1, number: "" };
      }
    },
  };

  async function read(account: string, from: WatchPosition, blocks: number): Promise<BlocksRead> {
    const found = await db.all<{ id: number; states: string }>(
      sql`SELECT id, states FROM watch_blocks INDEXED BY watch_blocks_of_account
        WHERE account = ${account} AND id >= ${from.block} ORDER BY id LIMIT ${blocks}`,
    );
    const last = found.at(-1)?.id;
    if (last === undefined) return { rows: [], states: new Map(), last: null };
    const rows = await db.all<WatchRow>(
      sql`SELECT number, reference, block, added_at AS addedAt FROM watches
        WHERE account = ${account} AND block >= ${from.block} AND block <= ${last}
          AND (block, number) > (${from.block}, ${from.number}) AND removed_at IS NULL
        ORDER BY block, number`,
    );
    const states = new Map(found.map((block) => [block.id, readStates(block.states).numbers]));
    return { rows, states, last: found.length < blocks ? null : last };
  }
}

interface WatchRow {
  number: string;
  reference: string | null;
  block: number;
  addedAt: number;
}

interface BlocksRead {
  rows: WatchRow[];
  states: Map<number, Record<string, Known>>;
  last: number | null;
}

function toWatched(
  { number, reference, addedAt }: WatchRow,
  states: Record<string, Known>,
): WatchedNumber {
  return { number, reference, known: ofThisWatch(states[number], addedAt) };
}

/** Forgets the states of removed numbers. A null in a JSON patch removes a field. */
function forgetStates(account: string, numbers: string[]): SQL {
  const patch = { numbers: Object.fromEntries(numbers.map((number) => [number, null])) };
  return sql`UPDATE watch_blocks SET states = json_patch(states, ${JSON.stringify(patch)})
    WHERE account = ${account}`;
}

function freshNumbers(account: string, list: string): SQL {
  return sql`SELECT item.value ->> 0 AS number, item.value ->> 1 AS reference,
      row_number() OVER (ORDER BY item.key) - 1 AS n
    FROM json_each(${list}) AS item
    WHERE NOT EXISTS (SELECT 1 FROM watches
      WHERE account = ${account} AND number = item.value ->> 0)`;
}

function blocksWithRoom(account: string, count: number): SQL {
  return sql`SELECT id, ${PLACES_IN_BLOCK} - places AS free FROM watch_blocks
    INDEXED BY watch_blocks_room WHERE account = ${account} AND places < 100
    ORDER BY id LIMIT ${count}`;
}

/** Makes blocks for the numbers that do not fit into existing blocks. */
function newBlocks(
  account: string,
  list: string,
  count: number,
  now: number,
  dueAt: SQL,
  isAllowed: SQL,
): SQL {
  const most = Array.from({ length: Math.ceil(count / PLACES_IN_BLOCK) }, (_, at) => at);
  return sql`INSERT INTO watch_blocks (id, account, due_at, answered_at)
    SELECT max(coalesce((SELECT id FROM watch_blocks ORDER BY id DESC LIMIT 1), 0) + 1,
        ${now * 1_000}) + item.value, ${account}, ${dueAt}, ${now}
    FROM json_each(${JSON.stringify(most)}) AS item,
      (SELECT count(*) AS numbers FROM (${freshNumbers(account, list)})) AS fresh,
      (SELECT coalesce(sum(free), 0) AS places FROM (${blocksWithRoom(account, count)})) AS room
    WHERE item.value * ${PLACES_IN_BLOCK} < fresh.numbers - room.places AND ${isAllowed}`;
}

/** Gives each number a place. Numbers and places are joined by rank, so the work is linear. */
function placeNumbers(
  account: string,
  list: string,
  count: number,
  now: number,
  isAllowed: SQL,
): SQL {
  const places = JSON.stringify(Array.from({ length: PLACES_IN_BLOCK }, (_, at) => at));
  return sql`WITH fresh AS MATERIALIZED (${freshNumbers(account, list)}),
    room AS MATERIALIZED (SELECT id, free, sum(free) OVER (ORDER BY id) - free AS start
      FROM (${blocksWithRoom(account, count)})),
    places AS MATERIALIZED (SELECT room.id, start + place.value AS n
      FROM room JOIN json_each(${places}) AS place ON place.value < free WHERE start < ${count})
    INSERT INTO watches (account, number, reference, block, added_at)
    SELECT ${account}, number, reference, id, ${now} FROM fresh JOIN places USING (n)
    WHERE ${isAllowed}`;
}
