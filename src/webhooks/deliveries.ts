/** D1 queries of workers that deliver. A write changes nothing if its attempt is out of date. */
import { type SQL, sql } from "drizzle-orm";
import { erasureHash } from "../access/erased.ts";
import { EVENTS_KEPT_MS, type EventType, idAt } from "../events/event.ts";
import { deliveriesWait, insertEvent } from "../events/write.ts";
import { binder } from "../lib/d1.ts";
import { distinctValues } from "../lib/distinct-values.ts";
import type { SecretNames } from "./secrets.ts";

export interface Taken {
  endpoint: string;
  event: number;
  attempt: number;
  failures: number;
}

export interface ToSend extends SecretNames {
  account: string;
  url: string;
  isBlocked: boolean;
  failingSince: number | null;
  type: EventType;
  createdAt: number;
  data: string;
}

export interface Attempt {
  /** `failed`: there is no further attempt. */
  status: "succeeded" | "waiting" | "failed";
  /** Null if there is no next attempt. */
  waitMs: number | null;
  /** Null if no answer came in time, or nothing was sent. */
  statusCode: number | null;
  /** Why the endpoint is disabled; null if it is not. */
  reason: "gone" | "failing" | null;
}

/** How many deliveries may be sent at the same time. The queue has this many consumers. */
const MOST_IN_FLIGHT = 50;
const MOST_OF_ACCOUNT = 5;
const MOST_OF_ENDPOINT = 2;
/**
 * If this many deliveries are being sent, each account may have only one of them. So the other
 * places stay free for accounts without a delivery.
 */
const CROWDED = MOST_IN_FLIGHT / 2;

/** Longer than a worker needs, because an attempt times out after 15 seconds. */
const LEASE_MS = 20_000;

const ROWS_AT_ONCE = 5_000;

export type DeliveryStore = ReturnType<typeof createDeliveryStore>;

export function createDeliveryStore(d1: D1Database, clock: () => number) {
  const bound = binder(d1);
  const heldBy = ({ endpoint, event, attempt }: Taken) =>
    sql`endpoint = ${endpoint} AND event = ${event} AND attempt = ${attempt}
      AND status = 'sending'`;

  return {
    /** Takes the delivery whose turn it is. @returns also whether another can be taken */
    async take(): Promise<{ taken: Taken | null; isMore: boolean }> {
      const now = clock();
      const [taken, more] = await d1.batch([
        bound(sql`UPDATE webhook_deliveries
          SET status = 'sending', attempt = attempt + 1, due_at = ${now + LEASE_MS}
          WHERE (endpoint, event) = (SELECT delivery.endpoint, event
            FROM (${takeable(now, 1)}) AS next CROSS JOIN webhook_deliveries AS delivery
              INDEXED BY webhook_deliveries_open
            WHERE delivery.endpoint = next.endpoint AND due_at <= ${now} ORDER BY due_at LIMIT 1)
          RETURNING endpoint, event, attempt, failures`),
        bound(takeable(now, 1)),
      ]);
      return {
        taken: (taken?.results[0] as Taken | undefined) ?? null,
        isMore: (more?.results.length ?? 0) > 0,
      };
    },

    /** How many workers would find a delivery to send. */
    async countTakeable(): Promise<number> {
      const { results } = await bound(takeable(clock(), MOST_IN_FLIGHT)).all();
      return results.length;
    },

    /** Null if another worker has taken the delivery, or its endpoint or event is gone. */
    async read(taken: Taken): Promise<ToSend | null> {
      const { results } = await bound(sql`SELECT endpoint.id, account, url, generation, master,
          previous_master AS previousMaster, previous_until AS previousUntil,
          failing_since AS failingSince, type, eventAt AS createdAt, data,
          ${isBlocked(sql`endpoint.host`)} AS isBlocked
        FROM webhook_endpoints AS endpoint CROSS JOIN (SELECT type, created_at AS eventAt, data FROM events
          WHERE id = ${taken.event})
        WHERE endpoint.id = ${taken.endpoint} AND status = 'enabled'
          AND EXISTS (SELECT 1 FROM webhook_deliveries WHERE ${heldBy(taken)})`).all<
        Omit<ToSend, "isBlocked"> & { isBlocked: number }
      >();
      const [found] = results;
      return found ? { ...found, isBlocked: found.isBlocked === 1 } : null;
    },

    async putBack(taken: Taken, waitMs: number): Promise<void> {
      await bound(sql`UPDATE webhook_deliveries SET status = 'waiting', due_at = ${clock() + waitMs}
        WHERE ${heldBy(taken)}`).run();
    },

    /**
     * Stores nothing if the endpoint has another URL by now, because the change of the URL dropped
     * the delivery.
     * @returns true if this endpoint was disabled, and another endpoint must get an event about it
     */
    async end(
      taken: Taken,
      account: string,
      { status, waitMs, statusCode, reason }: Attempt,
      durationMs: number,
    ): Promise<boolean> {
      const now = clock();
      const { endpoint: id } = taken;
      const dueAt = waitMs === null ? null : now + waitMs;
      const failed = status === "succeeded" ? 0 : 1;
      const isStored = sql`EXISTS (SELECT 1 FROM webhook_deliveries WHERE endpoint = ${id}
        AND event = ${taken.event} AND attempt = ${taken.attempt} AND attempted_at = ${now})`;
      const statements = [
        sql`UPDATE webhook_deliveries SET status = ${status}, due_at = ${dueAt},
          failures = failures + ${failed}, attempted_at = ${now}, status_code = ${statusCode},
          duration_ms = ${durationMs} WHERE ${heldBy(taken)}`,
        sql`UPDATE webhook_endpoints SET failing_since = ${failed ? now : null}
          WHERE id = ${id} AND (failing_since IS NULL) = ${failed} AND ${isStored}`,
        sql`UPDATE webhook_accounts SET is_failing = ${failed}
          WHERE account = ${account} AND is_failing <> ${failed} AND ${isStored}`,
      ];
      if (reason) {
        const data = { endpoint_id: id, reason, status_code: statusCode };
        const event = { type: "webhook_endpoint.disabled", dedupe: `${id}:${now}`, data } as const;
        const isDisabled = sql`EXISTS (SELECT 1 FROM webhook_endpoints
          WHERE id = ${id} AND status = 'disabled' AND disabled_at = ${now})`;
        statements.push(
          sql`UPDATE webhook_endpoints
            SET status = 'disabled', disabled_at = ${now}, disabled_reason = ${reason}
            WHERE id = ${id} AND status = 'enabled' AND ${isStored}`,
          insertEvent(account, await erasureHash(account), event, isDisabled, now),
        );
      }
      return deliveriesWait(await d1.batch(statements.map(bound)));
    },

    /** Deletes deliveries of old events and of deleted endpoints. Reads no other deliveries. */
    async deleteOld(): Promise<void> {
      await bound(sql`DELETE FROM webhook_deliveries WHERE (endpoint, event) IN
        (WITH RECURSIVE ${endpointsWith("known", "true")}
          SELECT delivery.endpoint, event FROM known CROSS JOIN webhook_deliveries AS delivery
          WHERE delivery.endpoint = known.endpoint
            AND event < iif(EXISTS (SELECT 1 FROM webhook_endpoints WHERE id = known.endpoint),
              ${idAt(clock() - EVENTS_KEPT_MS)}, ${Number.MAX_SAFE_INTEGER})
          LIMIT ${ROWS_AT_ONCE})`).run();
    },
  };
}

/** Whether the operator has blocked a host or the host's domain. @param host a column */
export function isBlocked(host: SQL): SQL {
  return sql`EXISTS (SELECT 1 FROM webhook_blocked_hosts AS blocked WHERE blocked.host = ${host}
    OR substr(${host}, -length(blocked.host) - 1) = '.' || blocked.host)`;
}

/** @param condition SQL that the endpoints' deliveries must meet */
const endpointsWith = (name: string, condition: string) =>
  sql.raw(distinctValues(name, "webhook_deliveries", "endpoint", condition));

/**
 * Endpoints that may get one more due delivery now. First come accounts with few deliveries in
 * flight, and endpoints that do not fail.
 */
function takeable(now: number, most: number): SQL {
  const inFlight = (of: SQL) => sql`(SELECT count(*) FROM sending WHERE ${of})`;
  const ofAccount = inFlight(sql`sending.account = endpoint.account`);
  const dueAt = sql`(SELECT min(due_at) FROM webhook_deliveries INDEXED BY webhook_deliveries_open
    WHERE endpoint = waiting.endpoint AND due_at IS NOT NULL)`;
  return sql`WITH RECURSIVE ${endpointsWith("waiting", "due_at IS NOT NULL")},
    sending AS MATERIALIZED (SELECT endpoint, account
      FROM webhook_deliveries AS delivery INDEXED BY webhook_deliveries_sending
      CROSS JOIN webhook_endpoints ON id = endpoint
      WHERE delivery.status = 'sending' AND due_at > ${now})
    SELECT waiting.endpoint
    FROM waiting CROSS JOIN webhook_endpoints AS endpoint ON endpoint.id = waiting.endpoint
      LEFT JOIN webhook_accounts USING (account)
    WHERE endpoint.status = 'enabled' AND ${dueAt} <= ${now}
      AND ${inFlight(sql`true`)} < ${MOST_IN_FLIGHT}
      AND ${inFlight(sql`sending.endpoint = waiting.endpoint`)} < ${MOST_OF_ENDPOINT}
      AND ${ofAccount} < iif(is_failing OR ${inFlight(sql`true`)} >= ${CROWDED}, 1,
        ${MOST_OF_ACCOUNT})
    ORDER BY ${ofAccount}, failing_since IS NOT NULL, ${dueAt} LIMIT ${most}`;
}
