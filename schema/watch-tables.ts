/**
 * The D1 tables of events, watched numbers and erased accounts. `npm run generate` makes migrations
 * from this file. The Worker does not import it, because it uses these tables only in SQL texts.
 */
import { sql } from "drizzle-orm";
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";

/**
 * What happened to the jobs and watched numbers of accounts, for `GET /v1/events`. Kept for 30 days
 * (`src/events/`).
 */
export const events = sqliteTable(
  "events",
  {
    /** Each new event has a larger id than all earlier events, even after a restore of D1. */
    id: integer().primaryKey(),
    /** The account and its mode, live or test, in one name (`access/account-mode.ts`). */
    meteredName: text("account").notNull(),
    type: text().notNull(),
    /** In epoch milliseconds, like all times in the tables below. */
    createdAt: integer("created_at").notNull(),
    /** Identifies the event, such as `batch:<job>`, so that an event is not inserted twice. */
    dedupe: text().notNull(),
    /** The event's `data`, as callers see it: JSON without names of persons and companies. */
    data: text().notNull(),
  },
  (table) => [
    uniqueIndex("events_dedupe").on(table.meteredName, table.dedupe),
    // Finds the events of one type. The feed reads each type alone, and then merges the types.
    index("events_of_account").on(table.meteredName, table.type, table.id),
  ],
);

/**
 * The watched numbers of all accounts: one row for each metered name and number. Only requests and
 * the sweeper write this table. The migration makes it WITHOUT ROWID.
 */
export const watches = sqliteTable(
  "watches",
  {
    meteredName: text("account").notNull(),
    /** Ten digits. */
    number: text().notNull(),
    /** The customer's own id for the business. */
    reference: text(),
    /** The `id` in `watchBlocks`. */
    block: integer().notNull(),
    /** States that were stored before this time do not count: they belong to an earlier watch. */
    addedAt: integer("added_at").notNull(),
    /** The row stays until the month ends, so a number that is added again is not charged twice. */
    removedAt: integer("removed_at"),
  },
  (table) => [
    primaryKey({ columns: [table.meteredName, table.number] }),
    index("watches_of_block").on(table.meteredName, table.block, table.number),
    index("watches_removed").on(table.removedAt).where(sql`removed_at IS NOT NULL`),
  ],
);

/** Up to 100 watched numbers of one account. A round asks the registry about them in one call. */
export const watchBlocks = sqliteTable(
  "watch_blocks",
  {
    /** Made from the time, so no id is used again. The meter stores payments under this id. */
    id: integer().primaryKey(),
    meteredName: text("account").notNull(),
    /** How many rows the block has in `watches`, including removed numbers. */
    places: integer().notNull().default(0),
    /** Changes when numbers are added, so that a running round notices new numbers. */
    revision: integer().notNull().default(0),
    /** When the next round is due; null: never, because the numbers are test numbers. */
    dueAt: integer("due_at"),
    /** A round that failed is not repeated before this time. */
    waitUntil: integer("wait_until").notNull().default(0),
    /** The block's worker counts as alive until this time; null: no worker has the block. */
    takenUntil: integer("taken_until"),
    /** How often a worker took the block. Writes of a worker that took it earlier do nothing. */
    attempt: integer().notNull().default(0),
    failures: integer().notNull().default(0),
    /** When a round last got an answer. Before the first answer: when the block was made. */
    answeredAt: integer("answered_at").notNull(),
    /** The states of the numbers, as JSON (`src/watch-list/states.ts`). Only rounds write it. */
    states: text().notNull().default("{}"),
  },
  (table) => [
    index("watch_blocks_of_account").on(table.meteredName),
    index("watch_blocks_room").on(table.meteredName).where(sql`places < 100`),
    index("watch_blocks_due").on(table.dueAt).where(sql`due_at IS NOT NULL`),
    index("watch_blocks_taken").on(table.takenUntil).where(sql`taken_until IS NOT NULL`),
  ],
);

/** The accounts that have a watch list. The migration makes the table WITHOUT ROWID. */
export const watchAccounts = sqliteTable(
  "watch_accounts",
  {
    meteredName: text("account").primaryKey(),
    /** The key that last changed the list. This key pays. The next columns are the key's terms. */
    keyId: text("key_id").notNull(),
    planId: text("plan_id").notNull(),
    /** The key's own limits, as JSON. */
    limits: text().notNull(),
    keyExpiresAt: integer("key_expires_at"),
    /** How many numbers are on the list, without removed numbers. */
    watched: integer().notNull().default(0),
    /** How many rows the account has in `watches`, including removed numbers. */
    places: integer().notNull().default(0),
    /**
     * The random id of the last request that was allowed to add numbers. Such a request is one D1
     * batch: an early statement writes the id here, unless the list would become too long. The
     * statements after it change nothing if they do not find the id here.
     */
    change: text().notNull().default(""),
    /** Since when the account has had no valid key; null: it has one. */
    keyLostAt: integer("key_lost_at"),
    /** When a round last looked for another key. */
    lookedAt: integer("looked_at").notNull().default(0),
    /** When the account was last told that its numbers get no answers; null: they get answers. */
    staleAt: integer("stale_at"),
    /** How many test days `POST /v1/watches/run` has run. */
    runs: integer().notNull().default(0),
  },
  (table) => [
    index("watch_accounts_lost").on(table.keyLostAt).where(sql`key_lost_at IS NOT NULL`),
    index("watch_accounts_stale").on(table.staleAt).where(sql`stale_at IS NOT NULL`),
  ],
);

/**
 * Erased accounts, so that nothing is inserted for them again. The migration makes the table
 * WITHOUT ROWID.
 */
export const erasedAccounts = sqliteTable(
  "erased_accounts",
  {
    /** SHA-256 of the account's name. */
    hash: text().primaryKey(),
    /** The name, until all rows of the account are deleted. */
    account: text(),
  },
  (table) => [index("erased_accounts_left").on(table.account).where(sql`account IS NOT NULL`)],
);
