/** Makes, changes and reads the endpoints of an account. Only requests call this. */
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

/** The route refuses `status` together with a URL. */
export interface EndpointChange {
  address?: Address;
  types?: readonly EventType[] | null;
  status?: "enabled" | "disabled";
}

/**
 * What is counted: new endpoints, or test messages. `webhook_accounts` has columns `endpoints` and
 * `tests`. Each is limited by `ONE_EVERY_MS` and `MOST_A_DAY`.
 */
export type Counted = "endpoints" | "tests";
export const ONE_EVERY_MS = 10_000;
export const MOST_A_DAY = 20;

export const MOST_ENDPOINTS = 10;
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
  const readOne = async (statement: SQL) => (await read(statement))[0] ?? null;
  const update = (account: string, id: string, set: SQL, condition = sql`true`) =>
    readOne(sql`UPDATE webhook_endpoints SET ${set}
      WHERE id = ${id} AND account = ${account} AND ${condition} RETURNING ${COLUMNS}`);

  return {
    /** Counts a new endpoint or a test message before it is made or sent. Null if allowed. */
    async count(
      account: string,
      counted: Counted,
    ): Promise<{ today: number; retryAfterMs: number } | null> {
      const now = clock();
      const dayBegan = Math.floor(now / DAY_MS) * DAY_MS;
      const [count, lastAt] = [sql.raw(counted), sql.raw(`${counted}_at`)];
      const granted = await db.all(sql`INSERT INTO webhook_accounts (account, ${count}, ${lastAt})
        SELECT ${account}, 1, ${now} WHERE ${notErased(await erasureHash(account))}
        ON CONFLICT (account) DO UPDATE SET ${lastAt} = ${now},
          ${count} = iif(${lastAt} < ${dayBegan}, 1, ${count} + 1)
        WHERE ${lastAt} <= ${now - ONE_EVERY_MS}
          AND (${lastAt} < ${dayBegan} OR ${count} < ${MOST_A_DAY})
        RETURNING 1`);
      if (granted.length > 0) return null;
      const [row] = await db.all<{ today: number; last: number }>(
        sql`SELECT iif(${lastAt} < ${dayBegan}, 0, ${count}) AS today, ${lastAt} AS last
          FROM webhook_accounts WHERE account = ${account}`,
      );
      const { today = 0, last = now } = row ?? {};
      const nextAt = today < MOST_A_DAY ? last + ONE_EVERY_MS : dayBegan + DAY_MS;
      return { today, retryAfterMs: Math.max(0, nextAt - now) };
    },

    async isBlocked(host: string): Promise<boolean> {
      return (await db.all(sql`SELECT 1 WHERE ${isBlocked(sql`${host}`)}`)).length > 0;
    },

    /** Null if the account already has `MOST_ENDPOINTS` endpoints, or was erased. */
    async add(
      account: string,
      { url, host }: Address,
      types: readonly EventType[] | null,
      master: string,
    ): Promise<WebhookEndpoint | null> {
      const id = `we_${crypto.randomUUID().replaceAll("-", "")}`;
      return readOne(sql`INSERT INTO webhook_endpoints
          (id, account, url, host, types, status, created_at, master)
        SELECT ${id}, ${account}, ${url}, ${host}, ${types && JSON.stringify(types)}, 'unverified',
          ${clock()}, ${master}
        WHERE (SELECT count(*) FROM webhook_endpoints WHERE account = ${account})
            < ${MOST_ENDPOINTS}
          AND ${notErased(await erasureHash(account))}
        RETURNING ${COLUMNS}`);
    },

    list(account: string): Promise<WebhookEndpoint[]> {
      return read(sql`SELECT ${COLUMNS} FROM webhook_endpoints WHERE account = ${account}
        ORDER BY created_at, id`);
    },

    find(account: string, id: string): Promise<WebhookEndpoint | null> {
      return readOne(sql`SELECT ${COLUMNS} FROM webhook_endpoints
        WHERE id = ${id} AND account = ${account}`);
    },

    /**
     * A new URL makes the endpoint unverified. @returns null if there is no such endpoint, or if
     * `status` is given for an unverified endpoint
     */
    change(
      account: string,
      id: string,
      { address, types, status }: EndpointChange,
    ): Promise<WebhookEndpoint | null> {
      const sets: SQL[] = [sql`id = id`];
      if (types !== undefined) sets.push(sql`types = ${types && JSON.stringify(types)}`);
      if (address) {
        const isOther = sql`url <> ${address.url}`;
        sets.push(sql`url = ${address.url}, host = ${address.host},
          status = iif(${isOther}, 'unverified', status),
          failing_since = iif(${isOther}, NULL, failing_since),
          disabled_at = iif(${isOther}, NULL, disabled_at),
          disabled_reason = iif(${isOther}, NULL, disabled_reason)`);
      }
      if (status === "enabled") sets.push(ENABLED);
      if (status === "disabled")
        sets.push(sql`status = 'disabled', disabled_at = coalesce(disabled_at, ${clock()})`);
      const isAllowed = status ? sql`status <> 'unverified'` : sql`true`;
      return update(account, id, sql.join(sets, sql`, `), isAllowed);
    },

    remove(account: string, id: string): Promise<WebhookEndpoint | null> {
      return readOne(sql`DELETE FROM webhook_endpoints
        WHERE id = ${id} AND account = ${account} RETURNING ${COLUMNS}`);
    },

    /** Gives a new secret. The previous secret also signs for a day; older secrets stop. */
    rotate(account: string, id: string, master: string): Promise<WebhookEndpoint | null> {
      return update(
        account,
        id,
        sql`previous_master = master, previous_until = ${clock() + BOTH_SIGN_MS},
          master = ${master}, generation = generation + 1`,
      );
    },

    /** @param url the address that got the message. The endpoint may have another address by now */
    verify(account: string, id: string, url: string): Promise<WebhookEndpoint | null> {
      return update(account, id, ENABLED, sql`url = ${url} AND status = 'unverified'`);
    },

    /** The last deliveries, newest first. */
    deliveries(id: string): Promise<Delivery[]> {
      return db.all(sql`SELECT event, type, status, due_at AS dueAt,
          failures + (status = 'succeeded') AS attempts, attempted_at AS attemptedAt,
          status_code AS statusCode, duration_ms AS durationMs
        FROM webhook_deliveries LEFT JOIN events ON events.id = event
        WHERE endpoint = ${id} ORDER BY event DESC LIMIT ${DELIVERIES_SHOWN}`);
    },
  };
}
