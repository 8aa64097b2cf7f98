/**
 * Migrates a local database like `wrangler d1 migrations apply --local`, with the same table of
 * applied migrations. This code is faster than wrangler, because it starts no process and no
 * runtime.
 */
import { readdirSync, readFileSync } from "node:fs";
import type { D1Database } from "@cloudflare/workers-types";

const MIGRATIONS = new URL("../schema/migrations/", import.meta.url);
/** drizzle-kit writes this between statements. */
const BREAKPOINT = "--> statement-breakpoint";

/** Applies the missing migrations, each in one transaction. May be repeated. */
export async function migrate(db: D1Database): Promise<void> {
  await db
    .prepare(
      `CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT,
         name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)`,
    )
    .run();
  const { results } = await db.prepare("SELECT name FROM d1_migrations").all<{ name: string }>();
  const applied = new Set(results.map(({ name }) => name));
  const files = readdirSync(MIGRATIONS).filter((file) => file.endsWith(".sql"));
  for (const file of files.sort()) {
    if (applied.has(file)) continue;
    const statements = readFileSync(new URL(file, MIGRATIONS), "utf8").split(BREAKPOINT);
    await db.batch([
      ...statements.map((statement) => db.prepare(statement)),
      db.prepare("INSERT INTO d1_migrations (name) VALUES (?1)").bind(file),
    ]);
  }
}
