/** Reads the events of an account in order, and deletes old ones (docs/api.md#events). */
import { type SQL, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { EVENTS_KEPT_MS, type EventType, idAt, type StoredEvent } from "./event.ts";

const DELETED_AT_ONCE = 5_000;

/** D1 allows five terms in a compound SELECT, but a term may itself be a compound SELECT. */
const UNITED_AT_ONCE = 5;

export type EventStore = ReturnType<typeof createEventStore>;

export function createEventStore(d1: D1Database, clock: () => number) {
  const db = drizzle(d1);
  return {
    /** Lists the oldest first. @param after the id of the last event that the caller has seen */
    list(
      meteredName: string,
      { after, types, limit }: { after: number; types: readonly EventType[]; limit: number },
    ): Promise<StoredEvent[]> {
      // Read at most `limit` events of each type. Within UNION ALL, a LIMIT must be in a subquery.
      const ofTypes = types.map(
        (type) => sql`SELECT id FROM (SELECT id FROM events
          WHERE account = ${meteredName} AND type = ${type} AND id > ${after}
          ORDER BY id LIMIT ${limit})`,
      );
      const groups: SQL[] = [];
      for (let first = 0; first < ofTypes.length; first += UNITED_AT_ONCE) {
        const group = ofTypes.slice(first, first + UNITED_AT_ONCE);
        groups.push(sql`SELECT id FROM (${sql.join(group, sql` UNION ALL `)})`);
      }
      return db.all(sql`SELECT id, type, created_at AS createdAt, data FROM events
        WHERE id IN (${sql.join(groups, sql` UNION ALL `)}) ORDER BY id LIMIT ${limit}`);
    },

    async lastId(meteredName: string, type: EventType): Promise<number> {
      const [last] = await db.all<{ id: number }>(sql`SELECT id FROM events
        WHERE account = ${meteredName} AND type = ${type} ORDER BY id DESC LIMIT 1`);
      return last?.id ?? 0;
    },

    /** The last id in all accounts; 0 if there are no events. */
    async newestId(): Promise<number> {
      const [last] = await db.all<{ id: number }>(
        sql`SELECT id FROM events ORDER BY id DESC LIMIT 1`,
      );
      return last?.id ?? 0;
    },

    async deleteOld(): Promise<void> {
      await db.run(sql`DELETE FROM events WHERE id IN (SELECT id FROM events
        WHERE id < ${idAt(clock() - EVENTS_KEPT_MS)} ORDER BY id LIMIT ${DELETED_AT_ONCE})`);
    },
  };
}
