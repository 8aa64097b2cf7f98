/** The endpoints of an account: making, changing and reading them. Only requests call this. */
import { type SQL, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { erasureHash, notErased } from "../access/erased.ts";
import type { EventType } from "../events/event.ts";
import { DAY_MS } from "../lib/days.ts";
import { parseJson } from "../lib/json.ts";
import type { Address } from "./address.ts";
import { isBlocked } from "./deliveries.ts";
import type { SecretNames } from "./secrets.ts";

export interface WebhookEndpoint extends SecretNames {
  url: string;
  /** Null: all types. */
  types: EventType[] | null;
  status: "unverified" | "enabled" | "disabled";
  createdAt: number;
  failingSince: number | null;
  disabledAt: number | null;
  disabledReason: "gone" | "failing" | null;
}

export interface Delivery {
  event: number;
  type: EventType | null;
  status: "waiting" | "sending" | "succeeded" | "failed" | "dropped";
  dueAt: number | null;
  /** How many attempts have ended. */
  attempts: number;
  attemptedAt: number | null;
  statusCode: number | null;
  durationMs: number | null;
}

/** Only what is given changes. `status` is not given together with `address`. */
export interface EndpointChange {
  address?: Address;
  types?: readonly EventType[] | null;
  status?: "enabled" | "disabled";
}

export const MOST_ENDPOINTS = 10;
export const TESTS_A_DAY = 20;
export const TEST_EVERY_MS = 10_000;
const BOTH_SIGN_MS = DAY_MS;
const DELIVERIES_SHOWN = 100;

const COLUMNS = sql.raw(`id, url, types, status, created_at AS createdAt, generation, master,
  previous_master AS previousMaster, previous_until AS previousUntil,
  failing_since AS failingSince, disabled_at AS disabledAt, disabled_reason AS disabledReason`);

const ENABLED = sql`status = 'enabled', failing_since = NULL, disabled_at = NULL,
  disabled_reason = NULL`;

export type EndpointStore = ReturnType<typeof createEndpointStore>;

export function createEndpointStore(d1: D1Database, clock: () => number) {
  const db = drizzle(d1);
  const read = async (statement: SQL): Promise<WebhookEndpoint[]> =>
    (await db.all<WebhookEndpoint & { types: string | null }>(statement)).map((row) => ({
      ...row,
      types: row.types && (parseJson(row.types) as EventType[]),
    }));
  const update = async (account: string, id: string, set: SQL, condition = sql`true`) => {
    const [row] = await read(sql`UPDATE webhook_endpoints SET ${set}
      WHERE id = ${id} AND account = ${account} AND ${condition} RETURNING ${COLUMNS}`);
    return row ?? null;
  };

  return {
    /**
     * Counts a test message or a new endpoint, before it is sent or made.
     * @returns null if it is granted, otherwise how many there were today and when to ask again
     */
    async countTest(account: string): Promise<{ tests: number; retryAfterMs: number } | null> {
      const now = clock();
      const day = Math.floor(now / DAY_MS);
      const granted = await db.all(sql`INSERT INTO webhook_accounts (account, day, tests, tested_at)
        SELECT ${account}, ${day}, 1, ${now} WHERE ${notErased(await erasureHash(account))}
        ON CONFLICT (account) DO UPDATE SET day = excluded.day, tested_at = excluded.tested_at,
          tests = iif(day = excluded.day, tests + 1, 1)
        WHERE tested_at <= ${now - TEST_EVERY_MS} AND (day <> ${day} OR tests < ${TESTS_A_DAY})
        RETURNING tests`);
      if (granted.length > 0) return null;
      const [last] = await db.all<{ tests: number; testedAt: number }>(
        sql`SELECT iif(day = ${day}, tests, 0) AS tests, tested_at AS testedAt
          FROM webhook_accounts WHERE account = ${account}`,
      );
      const { tests = 0, testedAt = now } = last ?? {};
      const nextAt = tests < TESTS_A_DAY ? testedAt + TEST_EVERY_MS : (day + 1) * DAY_MS;
      return { tests, retryAfterMs: Math.max(0, nextAt - now) };
    },

    async isBlocked(host: string): Promise<boolean> {
      return (await db.all(sql`SELECT 1 WHERE ${isBlocked(sql`${host}`)}`)).length > 0;
    },

    /** @returns null if the account has as many as it may have, or was erased */
    async add(
      account: string,
      { url, host }: Address,
      types: readonly EventType[] | null,
      master: string,
    ): Promise<WebhookEndpoint | null> {
      const id = `we_${crypto.randomUUID().replaceAll("-", "")}`;
      const [row] = await read(sql`INSERT INTO webhook_endpoints
          (id, account, url, host, types, status, created_at, master)
        SELECT ${id}, ${account}, ${url}, ${host}, ${types && JSON.stringify(types)}, 'unverified',
          ${clock()}, ${master}
        WHERE (SELECT count(*) FROM webhook_endpoints WHERE account = ${account})
            < ${MOST_ENDPOINTS}
          AND ${notErased(await erasureHash(account))}
        RETURNING ${COLUMNS}`);
      return row ?? null;
    },

    list(account: string): Promise<WebhookEndpoint[]> {
      return read(sql`SELECT ${COLUMNS} FROM webhook_endpoints WHERE account = ${account}
        ORDER BY created_at, id`);
    },

    async find(account: string, id: string): Promise<WebhookEndpoint | null> {
      const [row] = await read(sql`SELECT ${COLUMNS} FROM webhook_endpoints
        WHERE id = ${id} AND account = ${account}`);
      return row ?? null;
    },

    /** Another URL makes it unverified. @returns null if there is none, or `status` needs a test */
    change(
      account: string,
      id: string,
      { address, types, status }: EndpointChange,
    ): Promise<WebhookEndpoint | null> {
      const sets: SQL[] = [sql`id = id`];
      if (types !== undefined) sets.push(sql`types = ${types && JSON.stringify(types)}`);
      if (address) {
        const isOther = sql`url <> ${address.url}`;
        sets.push(
          sql`url = ${address.url}, host = ${address.host}`,
          sql`status = iif(${isOther}, 'unverified', status)`,
          sql`failing_since = iif(${isOther}, NULL, failing_since)`,
          sql`disabled_at = iif(${isOther}, NULL, disabled_at)`,
          sql`disabled_reason = iif(${isOther}, NULL, disabled_reason)`,
        );
      }
      if (status === "enabled") sets.push(ENABLED);
      if (status === "disabled")
        sets.push(sql`status = 'disabled', disabled_at = coalesce(disabled_at, ${clock()})`);
      const isAllowed = status ? sql`status <> 'unverified'` : sql`true`;
      return update(account, id, sql.join(sets, sql`, `), isAllowed);
    },

    async remove(account: string, id: string): Promise<boolean> {
      const { meta } = await db.run(
        sql`DELETE FROM webhook_endpoints WHERE id = ${id} AND account = ${account}`,
      );
      return meta.changes > 0;
    },

    /** Gives it a new secret. The one before signs too for a day; one before that ends at once. */
    rotate(account: string, id: string, master: string): Promise<WebhookEndpoint | null> {
      return update(
        account,
        id,
        sql`previous_master = master, previous_until = ${clock() + BOTH_SIGN_MS},
          master = ${master}, generation = generation + 1`,
      );
    },

    /** @param url where the test message was delivered; the endpoint may have another one by now */
    verify(account: string, id: string, url: string): Promise<WebhookEndpoint | null> {
      return update(account, id, ENABLED, sql`url = ${url} AND status = 'unverified'`);
    },

    /** The last ones, the newest first. */
    deliveries(id: string): Promise<Delivery[]> {
      return db.all(sql`SELECT event, type, status, due_at AS dueAt,
          failures + (status = 'succeeded') AS attempts, attempted_at AS attemptedAt,
          status_code AS statusCode, duration_ms AS durationMs
        FROM webhook_deliveries LEFT JOIN events ON events.id = event
        WHERE endpoint = ${id} ORDER BY event DESC LIMIT ${DELIVERIES_SHOWN}`);
    },
  };
}
