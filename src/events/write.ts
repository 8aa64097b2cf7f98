/** SQL that writes events. Run it in the same D1 batch as the change that the event reports. */
import { type SQL, sql } from "drizzle-orm";
import { notErased } from "../access/erased.ts";
import { type EventType, idAt } from "./event.ts";

/**
 * A new id is the last id + 1 or `idAt(now)`, whichever is greater. So ids rise in the order of
 * storing, and no id is used twice after a backup is restored.
 * @param rows a SELECT of `type`, `dedupe` and `data` (JSON)
 */
export function insertEvents(meteredName: string, erasure: string, rows: SQL, now: number): SQL {
  return sql`INSERT INTO events (id, account, type, created_at, dedupe, data)
  SELECT max(coalesce((SELECT id FROM events ORDER BY id DESC LIMIT 1), 0) + 1, ${idAt(now)})
      + row_number() OVER () - 1, ${meteredName}, type, ${now}, dedupe, data
  FROM (${rows}) WHERE ${notErased(erasure)}
  ON CONFLICT DO NOTHING
  RETURNING EXISTS (SELECT 1 FROM webhook_endpoints
    WHERE account = ${meteredName} AND status = 'enabled') AS "isAwaited"`;
}

/** Whether the D1 batch wrote an event that a webhook endpoint may wait for. */
export function deliveriesWait(results: readonly D1Result[]): boolean {
  return results.some(({ results }) =>
    (results as { isAwaited?: number }[]).some(({ isAwaited }) => isAwaited === 1),
  );
}

/** Writes one event, if a condition holds. @param condition the SQL condition */
export function insertEvent(
  meteredName: string,
  erasure: string,
  { type, dedupe, data }: { type: EventType; dedupe: string; data: object },
  condition: SQL,
  now: number,
): SQL {
  const row = sql`SELECT ${type} AS type, ${dedupe} AS dedupe, ${JSON.stringify(data)} AS data
    WHERE ${condition}`;
  return insertEvents(meteredName, erasure, row, now);
}
