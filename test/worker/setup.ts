/**
 * Before each test file: migrated and seeded bindings, as `npm start` has them, whatever the files
 * before it left in the same workerd. Before each test: upstreams of its own, no unfinished work,
 * and an empty log.
 */
import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, beforeEach } from "vitest";
import { seed } from "../../seed/seed.ts";
import { renewUpstreams } from "./service.ts";

/** The tables that hold something from the first migration on. */
const KEPT_TABLES = ["plans", "batch_engine"];

/** Longer than any file takes. */
const FILE_MS = 120_000;
/** Days begin at midnight, UTC and in Korea. */
const DAYS_BEGIN = [24, 15].map((hour) => hour * 3_600_000);

beforeAll(async () => {
  await awaitNewDay();
  renewUpstreams();
  await applyD1Migrations(env.DB, env.MIGRATIONS);
  await empty();
  await seed(env);
}, 2 * FILE_MS);

/** No file runs on two days, nor in two months: what a test reads twice would differ. */
async function awaitNewDay(): Promise<void> {
  const time = Date.now() % 86_400_000;
  const left = DAYS_BEGIN.map((begin) => begin - time).find((ms) => ms > 0 && ms < FILE_MS);
  if (left !== undefined) await scheduler.wait(left + 1_000);
}

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

// A run over facts pauses between its calls: its messages would be worked on for many files.
env.FACTS_QUEUE.sendBatch = async () => ({}) as QueueSendBatchResponse;

beforeEach(async () => {
  await cancelJobs();
  renewUpstreams();
});

/**
 * Leaves nothing to do of batches that an earlier test did not wait for: a hint for one of them may
 * still come, and would have the upstreams of this test asked.
 */
async function cancelJobs(): Promise<void> {
  await env.DB.batch(
    [
      "DELETE FROM batch_chunks WHERE job_id IN (SELECT id FROM batch_jobs WHERE completed_at IS NULL)",
      "UPDATE batch_jobs SET status = 'cancelled', completed_at = created_at WHERE completed_at IS NULL",
      "UPDATE batch_engine SET outage_since = NULL, next_probe_at = 0",
    ].map((sql) => env.DB.prepare(sql)),
  );
}

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
