/** Counts companies. Reads the whole table, so call this only when a sync run begins or ends. */
import type { D1Database, D1PreparedStatement } from "@cloudflare/workers-types";

export function countsWrite(db: D1Database): D1PreparedStatement {
  return db.prepare(
    `INSERT INTO disclosure_counts (id, companies, with_facts)
       SELECT 1, count(*), count(facts_read_on) FROM companies WHERE true
     ON CONFLICT DO UPDATE SET companies = excluded.companies, with_facts = excluded.with_facts`,
  );
}

/** @returns null before the first sync */
export function readCounts(db: D1Database): Promise<{ companies: number; known: number } | null> {
  return db.prepare("SELECT companies, with_facts AS known FROM disclosure_counts").first();
}
