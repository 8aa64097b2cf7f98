/**
 * Before each test file: migrated and seeded bindings, as `npm start` has them, whatever the files
 * before it left in the same workerd. Before each test: healthy upstreams, and an empty log.
 */
import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, beforeEach } from "vitest";
import { seed } from "../../seed/seed.ts";
import { resetUpstreams } from "./service.ts";

/** The tables that hold something from the first migration on. */
const KEPT_TABLES = ["plans", "batch_engine"];

beforeAll(async () => {
  await applyD1Migrations(env.DB, env.MIGRATIONS);
  await empty();
  await seed(env);
});

/** Deletes what other files have written to D1 and R2. Keys and meters are those of an account. */
async function empty(): Promise<void> {
  const { results } = await env.DB.prepare(
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT GLOB '*_*migrations' AND name NOT GLOB '_cf_*' AND name NOT GLOB 'sqlite_*'",
  ).all<{ name: string }>();
  const tables = results.map(({ name }) => name).filter((name) => !KEPT_TABLES.includes(name));
  await env.DB.batch(tables.map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
  for (;;) {
    const { objects, truncated } = await env.FILES.list();
    if (objects.length > 0) await env.FILES.delete(objects.map(({ key }) => key));
    if (!truncated) return;
  }
}

beforeEach(resetUpstreams);

// The service logs one event a request: shown only where a test fails. Vitest, asked to do that,
// may wait forever for a line that was logged while a file ended (vitest.config.ts).
let logged: (() => void)[] = [];
for (const level of ["log", "error"] as const) {
  const print = console[level];
  console[level] = (...line) => void logged.push(() => print(...line));
}
beforeEach(({ onTestFailed }) => {
  logged = [];
  onTestFailed(() => {
    for (const print of logged) print();
  });
});
