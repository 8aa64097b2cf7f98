import type { D1Database, KVNamespace } from "@cloudflare/workers-types";
import { withinBudget } from "../lib/budget.ts";
import { ROUNDS_LATE_AFTER_MS, WEBHOOKS_LATE_AFTER_MS } from "./late.ts";
import { lateEndpoints } from "./late-webhooks.ts";
import type { SeenConditions } from "./messages.ts";

const TIMEOUT_MS = 5_000;
const LONGEST_WAIT_MS = 3_600_000;
/** The keys are copied every night. If the last copy is this old, last night's copy is missing. */
export const KEY_COPY_STALE_AFTER_MS = 30 * 3_600_000;

/** A job waits if a chunk waits too long for an answer, or if no worker takes a due chunk. */
const LOOK = `
  SELECT
    EXISTS (SELECT 1 FROM (
      SELECT kind, status, row_number() OVER (PARTITION BY kind ORDER BY created_at DESC) AS age
        FROM sync_runs WHERE source = 'opendart' AND status IN ('completed', 'failed'))
      WHERE age <= 2 GROUP BY kind HAVING sum(status = 'failed') = 2) AS syncFailed,
    EXISTS (SELECT 1 FROM batch_chunks
      WHERE status IN ('waiting', 'processing') AND waiting_since <= ?1
        AND reason IS NOT 'daily_limit')
    OR EXISTS (SELECT 1 FROM batch_chunks, batch_engine
      WHERE status = 'waiting' AND due_at <= ?1 AND taken_at <= ?1) AS jobWaits,
    coalesce((SELECT max(completed_at) FROM key_copies),
             (SELECT min(started_at) FROM key_copies)) AS copiedAt,
    EXISTS (SELECT 1 FROM watch_blocks INDEXED BY watch_blocks_due
      WHERE due_at <= ?2) AS roundsLate,
    EXISTS (${lateEndpoints("?3")}) AS webhooksLate`;

interface Looked {
  syncFailed: number;
  jobWaits: number;
  /** Null: no copy was ever begun. */
  copiedAt: number | null;
  roundsLate: number;
  webhooksLate: number;
}

export async function observe(
  { DB, API_KEYS }: { DB: D1Database; API_KEYS: KVNamespace },
  now: number,
): Promise<SeenConditions> {
  const [looked, isKvReadable = false] = await Promise.all([
    withinBudget(
      () =>
        DB.prepare(LOOK)
          .bind(now - LONGEST_WAIT_MS, now - ROUNDS_LATE_AFTER_MS, now - WEBHOOKS_LATE_AFTER_MS)
          .first<Looked>(),
      TIMEOUT_MS,
    ),
    // No entry has this name. The name is new at each tick, so that no cache can answer for KV.
    withinBudget(() => API_KEYS.get(`tick ${now}`).then(() => true), TIMEOUT_MS),
  ]);
  return {
    keys_unreadable: !isKvReadable,
    database_unreadable: !looked,
    sync_failed: looked ? looked.syncFailed > 0 : null,
    job_waiting: looked ? looked.jobWaits > 0 : null,
    key_copy_stale: looked ? now - (looked.copiedAt ?? now) > KEY_COPY_STALE_AFTER_MS : null,
    rounds_late: looked ? looked.roundsLate > 0 : null,
    webhooks_late: looked ? looked.webhooksLate > 0 : null,
  };
}
