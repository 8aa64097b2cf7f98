/**
 * The D1 tables of webhooks. The Worker uses them only in SQL, so it does not import this file.
 * `npm run generate` makes migrations from it, which make the tables WITHOUT ROWID. None of them
 * holds a secret.
 */
import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Where customers want to be told of events. */
export const webhookEndpoints = sqliteTable(
  "webhook_endpoints",
  {
    id: text().primaryKey(),
    /** The metered name (`access/account-mode.ts`): one side of an account. */
    meteredName: text("account").notNull(),
    /** As `src/webhooks/address.ts` parsed it. */
    url: text().notNull(),
    /** The host in the URL, for comparing it with `webhook_blocked_hosts`. */
    host: text().notNull(),
    /** JSON: the wanted types of events; null: all. */
    types: text(),
    /** Only an `enabled` endpoint gets events. A trigger drops what waits for any other one. */
    status: text({ enum: ["unverified", "enabled", "disabled"] }).notNull(),
    createdAt: integer("created_at").notNull(),
    /** Counts the secrets of the endpoint, from 1. */
    generation: integer().notNull().default(1),
    /** The name of the master key (`WEBHOOK_MASTER_KEYS`) of the secret. */
    master: text().notNull(),
    /** The master key of the secret before, which also signs until `previous_until`. */
    previousMaster: text("previous_master"),
    previousUntil: integer("previous_until").notNull().default(0),
    /** The first failure since an attempt last succeeded; null: the last attempt succeeded. */
    failingSince: integer("failing_since"),
    disabledAt: integer("disabled_at"),
    /** Why the service disabled it; null: the customer did. */
    disabledReason: text("disabled_reason", { enum: ["gone", "failing"] }),
  },
  (table) => [index("webhook_endpoints_of_account").on(table.meteredName)],
);

/**
 * One row for each event and endpoint. A trigger on `events` inserts them. The sweeper deletes the
 * rows of deleted endpoints.
 */
export const webhookDeliveries = sqliteTable(
  "webhook_deliveries",
  {
    endpoint: text().notNull(),
    event: integer().notNull(),
    status: text({ enum: ["waiting", "sending", "succeeded", "failed", "dropped"] })
      .notNull()
      .default("waiting"),
    /** When the next attempt is due, or the lease of a running one ends; null: it has ended. */
    dueAt: integer("due_at"),
    /** How often the delivery was taken. Every write names it, so late writes do nothing. */
    attempt: integer().notNull().default(0),
    /** How many attempts have failed. */
    failures: integer().notNull().default(0),
    /** When the last attempt ended, and its answer. */
    attemptedAt: integer("attempted_at"),
    statusCode: integer("status_code"),
    durationMs: integer("duration_ms"),
  },
  (table) => [
    primaryKey({ columns: [table.endpoint, table.event] }),
    index("webhook_deliveries_open").on(table.endpoint, table.dueAt).where(sql`due_at IS NOT NULL`),
    index("webhook_deliveries_sending").on(table.dueAt).where(sql`status = 'sending'`),
  ],
);

/** The accounts that have made an endpoint. */
export const webhookAccounts = sqliteTable("webhook_accounts", {
  meteredName: text("account").primaryKey(),
  /** When it last made an endpoint, and how many it has made on that day (UTC). */
  endpointsAt: integer("endpoints_at").notNull().default(0),
  endpoints: integer().notNull().default(0),
  /** The same for test messages. */
  testsAt: integer("tests_at").notNull().default(0),
  tests: integer().notNull().default(0),
  /** Whether the last attempt of any of its deliveries failed. */
  isFailing: integer("is_failing").notNull().default(0),
});

/** Hosts that the operator has blocked, with all their subdomains. */
export const webhookBlockedHosts = sqliteTable("webhook_blocked_hosts", {
  host: text().primaryKey(),
  blockedAt: integer("blocked_at").notNull(),
});
