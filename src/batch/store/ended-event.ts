import { type SQL, sql } from "drizzle-orm";
import { insertEvents } from "../../events/write.ts";
import { DAY_MS } from "../../lib/days.ts";
import { COUNT_COLUMNS, type Job, type RowOutcome } from "../job.ts";

const OUTCOMES = COUNT_COLUMNS.filter(
  (column): column is RowOutcome => !["valid", "invalid", "errors", "answered"].includes(column),
);

const SUMS = COUNT_COLUMNS.map((column) => `coalesce(sum(${column}), 0) AS ${column}`).join();

/** The event that a job has ended. Writes the event only if the job ended at `now`. */
export function insertEndedEvent(job: Job, erasure: string, now: number): SQL {
  const at = (milliseconds: number) => new Date(milliseconds).toISOString();
  const errors = sql.raw("(chunks.errors + job.malformed)");
  const row = sql`SELECT 'batch.' || job.status AS type, 'batch:' || job.id AS dedupe,
    json_object('job_id', job.id, 'check', job.kind, 'status', job.status, 'total', job.total,
      'valid', chunks.valid, 'invalid', chunks.invalid, 'errors', ${errors},
      'outcomes', json_object(
        ${sql.raw(OUTCOMES.map((outcome) => `'${outcome}', chunks.${outcome}`).join())},
        'errors', ${errors}),
      'created_at', ${at(job.createdAt)}, 'completed_at', ${at(now)},
      'expires_at', ${at(now + job.retentionDays * DAY_MS)}) AS data
    FROM batch_jobs AS job, (SELECT ${sql.raw(SUMS)} FROM batch_chunks WHERE job_id = ${job.id})
      AS chunks
    WHERE job.id = ${job.id} AND job.completed_at = ${now}
      AND job.status IN ('completed', 'cancelled', 'failed')`;
  return insertEvents(job.meteredName, erasure, row, now);
}
