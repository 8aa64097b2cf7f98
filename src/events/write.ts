/** SQL statements that write events. Run them in the D1 batch that stores what they report. */
import { type SQL, sql } from "drizzle-orm";
import { notErased } from "../access/erased.ts";
import { type EventType, idAt } from "./event.ts";

/**
 * An id is the last id + 1, or the id of the time if that is greater. So ids rise in the order of
 * storing, and a restored backup reuses none.
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

/** Whether an endpoint may wait for one of the events that the D1 batch wrote. */
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
