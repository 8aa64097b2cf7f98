/**
 * The D1 tables of webhooks. No table contains secrets. `npm run generate` makes migrations from
 * this file. The migrations make the tables WITHOUT ROWID. The Worker does not import this file,
 * because it uses these tables only in SQL texts.
 */
import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

export const webhookEndpoints = sqliteTable(
  "webhook_endpoints",
  {
    id: text().primaryKey(),
    /** The account and its mode, live or test, in one name (`access/account-mode.ts`). */
    meteredName: text("account").notNull(),
    /** In the form that `src/webhooks/address.ts` returns. */
    url: text().notNull(),
    /** The host in the URL, for comparing it with `webhook_blocked_hosts`. */
    host: text().notNull(),
    /** The wanted types of events, as JSON; null: all types. */
    types: text(),
    /**
     * Only an `enabled` endpoint gets events. If an endpoint is disabled, a trigger drops the
     * events that wait for it.
     */
    status: text({ enum: ["unverified", "enabled", "disabled"] }).notNull(),
    createdAt: integer("created_at").notNull(),
    /** The number of the current secret: 1 for the first one. */
    generation: integer().notNull().default(1),
    /** The name of the master key (`WEBHOOK_MASTER_KEYS`) from which the secret is derived. */
    master: text().notNull(),
    /** The master key of the previous secret, which also signs until `previous_until`. */
    previousMaster: text("previous_master"),
    previousUntil: integer("previous_until").notNull().default(0),
    /** When the first attempt after the last success failed; null: no attempt has failed since. */
    failingSince: integer("failing_since"),
    disabledAt: integer("disabled_at"),
    /** Why the service disabled the endpoint; null: the customer disabled it, or it is enabled. */
    disabledReason: text("disabled_reason", { enum: ["gone", "failing"] }),
  },
  (table) => [index("webhook_endpoints_of_account").on(table.meteredName)],
);

/**
 * One row for each event and endpoint. A trigger on `events` inserts the rows. The sweeper deletes
 * the rows of deleted endpoints.
 */
export const webhookDeliveries = sqliteTable(
  "webhook_deliveries",
  {
    endpoint: text().notNull(),
    event: integer().notNull(),
    status: text({ enum: ["waiting", "sending", "succeeded", "failed", "dropped"] })
      .notNull()
      .default("waiting"),
    /**
     * When the next attempt is due. While an attempt runs: when its lease ends. Null: there will be
     * no more attempts.
     */
    dueAt: integer("due_at"),
    /** How many times workers took the delivery. Only the worker that took it last may write. */
    attempt: integer().notNull().default(0),
    failures: integer().notNull().default(0),
    /** When the last attempt ended. The next columns describe the answer to that attempt. */
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
  /** When the account last made an endpoint. */
  endpointsAt: integer("endpoints_at").notNull().default(0),
  /** How many endpoints the account made on the day of `endpointsAt` (UTC). */
  endpoints: integer().notNull().default(0),
  /** When the account last sent a test message. */
  testsAt: integer("tests_at").notNull().default(0),
  /** How many test messages the account sent on the day of `testsAt` (UTC). */
  tests: integer().notNull().default(0),
  /** 1 if the account's latest attempt failed. Attempts at all its endpoints count. */
  isFailing: integer("is_failing").notNull().default(0),
});

/** Hosts that the operator has blocked, with all their subdomains. */
export const webhookBlockedHosts = sqliteTable("webhook_blocked_hosts", {
  host: text().primaryKey(),
  blockedAt: integer("blocked_at").notNull(),
});
