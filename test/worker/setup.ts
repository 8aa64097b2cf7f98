/**
 * Before each test file, migrates and seeds the bindings as `npm start` does, and removes what
 * earlier files left. Each test gets new upstreams, no unfinished work and an empty log.
 */
import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, beforeEach } from "vitest";
import { seed } from "../../seed/seed.ts";
import { loadServer } from "../../src/mcp/route.ts";
import { renewUpstreams } from "./service.ts";

/**
 * Tables that are not emptied: tables that the migrations fill, and the table of the keys of
 * receipts, because isolates remember that they have stored these keys.
 */
const KEPT_TABLES = ["plans", "batch_engine", "receipt_keys"];

/** A time that is longer than any test file takes. */
const FILE_MS = 120_000;
/** When a day begins in UTC and in Korea, in milliseconds after midnight UTC. */
const DAYS_BEGIN = [24, 15].map((hour) => hour * 3_600_000);

beforeAll(async () => {
  // In tests, `import()` calls another process. If several requests imported a module at the same
  // time, they would share one promise, and only the first request would end. So import it now.
  await loadServer();
  await awaitNewDay();
  renewUpstreams();
  await applyD1Migrations(env.DB, env.MIGRATIONS);
  await empty();
  await seed(env);
}, 2 * FILE_MS);

/** Waits if midnight is near, because the day must not change while a test file runs. */
async function awaitNewDay(): Promise<void> {
  const time = Date.now() % 86_400_000;
  const left = DAYS_BEGIN.map((begin) => begin - time).find((ms) => ms > 0 && ms < FILE_MS);
  if (left !== undefined) await scheduler.wait(left + 1_000);
}

/** Deletes what other test files wrote to D1 and R2. Keys and meters stay: tests use new keys. */
async function empty(): Promise<void> {
  const { results } = await env.DB.prepare(
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT GLOB '*_*migrations' AND name NOT GLOB '_cf_*' AND name NOT GLOB 'sqlite_*'",
  ).all<{ name: string }>();
  const tables = results.map(({ name }) => name).filter((name) => !KEPT_TABLES.includes(name));
  await env.DB.batch(tables.map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
  await renewReceiptKeys();
  for (;;) {
    const { objects, truncated } = await env.FILES.list();
    if (objects.length > 0) await env.FILES.delete(objects.map(({ key }) => key));
    if (!truncated) return;
  }
}

/**
 * Deletes the receipt keys that tests have made. The keys in the settings stay, because isolates
 * remember that they have stored them. Removes any end or revocation that a test gave these keys.
 */
async function renewReceiptKeys(): Promise<void> {
  const own = [env.RECEIPT_KEY, env.RECEIPT_TEST_KEY].map((jwk) => JSON.parse(jwk).x);
  await env.DB.batch([
    env.DB.prepare("DELETE FROM receipt_keys WHERE x NOT IN (?, ?)").bind(...own),
    env.DB.prepare("UPDATE receipt_keys SET exp = NULL, revoked_at = NULL"),
  ]);
}

// Drops the messages of facts runs, which are slow and would continue during later files.
env.FACTS_QUEUE.sendBatch = async () => ({}) as QueueSendBatchResponse;

beforeEach(async () => {
  await cancelJobs();
  renewUpstreams();
});

/** Cancels batches of earlier tests: a late queue message would let them call new upstreams. */
async function cancelJobs(): Promise<void> {
  await env.DB.batch(
    [
      "DELETE FROM batch_chunks WHERE job_id IN (SELECT id FROM batch_jobs WHERE completed_at IS NULL)",
      "UPDATE batch_jobs SET status = 'cancelled', completed_at = created_at WHERE completed_at IS NULL",
      "UPDATE batch_engine SET outage_since = NULL, next_probe_at = 0",
    ].map((sql) => env.DB.prepare(sql)),
  );
}

// Shows the log of a test only if the test fails. Vitest has an option for that, but with that
// option it may wait forever for a line that is logged while a file ends (vitest.config.ts).
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
