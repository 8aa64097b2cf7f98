/** Each UPDATE names the expected state, except in an erasure. So a late call changes nothing. */
import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import { batchChunks, batchJobs } from "../../../schema/tables.ts";
import { NOT_WAITING_GLOB } from "../../access/account-mode.ts";
import type { Chunk, Job } from "../job.ts";

export interface StoreBase {
  d1: D1Database;
  db: DrizzleD1Database;
  clock: () => number;
  leaseMs: number;
}

/** Uses literals. With parameters, SQLite would not use the indexes of unfinished chunks. */
export const UNFINISHED_CHUNK = sql.raw("status IN ('waiting', 'processing')");

export const NONE_UNFINISHED = sql`NOT EXISTS (
  SELECT 1 FROM batch_chunks WHERE job_id = ${batchJobs.id} AND ${UNFINISHED_CHUNK})`;

export function jobIs(id: string, ...states: readonly Job["status"][]) {
  return and(eq(batchJobs.id, id), inArray(batchJobs.status, states));
}

export function stillTaken(chunk: Chunk) {
  return and(
    eq(batchChunks.jobId, chunk.jobId),
    eq(batchChunks.first, chunk.first),
    eq(batchChunks.status, "processing"),
    eq(batchChunks.attempt, chunk.attempt),
  );
}

/** An SQL condition: there is no outage, or the chunk's job is a test job or past its deadline. */
export function notHeldByOutage(now: number): SQL {
  return sql`((SELECT outage_since FROM batch_engine) IS NULL
  OR job_id IN (SELECT id FROM batch_jobs WHERE status IN ('queued', 'processing')
    AND (deadline_at <= ${now} OR account GLOB ${NOT_WAITING_GLOB})))`;
}

export function someChunkIsDue(now: number): SQL {
  return sql`EXISTS (SELECT 1 FROM batch_chunks
  WHERE ${UNFINISHED_CHUNK} AND due_at <= ${now} AND ${notHeldByOutage(now)})`;
}

/** An SQL condition: a chunk is overdue or its lease ran out. Its queue message may be lost. */
export function someChunkIsOverdue(now: number, leaseMs: number): SQL {
  return sql`(EXISTS (SELECT 1 FROM batch_chunks
  WHERE status = 'waiting' AND due_at <= ${now - leaseMs} AND ${notHeldByOutage(now)})
  OR EXISTS (SELECT 1 FROM batch_chunks
  WHERE status = 'processing' AND due_at <= ${now} AND ${notHeldByOutage(now)}))`;
}

export function jobExists(id: string, state: SQL): SQL {
  return sql`EXISTS (SELECT 1 FROM batch_jobs WHERE id = ${id} AND ${state})`;
}
