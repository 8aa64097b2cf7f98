import { and, eq, sql } from "drizzle-orm";
import { batchChunks, batchEngine, batchJobs } from "../../../schema/tables.ts";
import { type Chunk, type ChunkCounts, COUNT_COLUMNS, type Job } from "../job.ts";
import {
  jobIs,
  notHeldByOutage,
  type StoreBase,
  someChunkIsOverdue,
  stillTaken,
  UNFINISHED_CHUNK,
} from "./base.ts";

export interface Wait {
  reason: NonNullable<Chunk["reason"]>;
  /** With 0, the chunk is due at once, or as soon as an outage ends. */
  delayMs: number;
  failures?: number;
  resultAttempt?: number | null;
  counts?: ChunkCounts;
}

export interface Half {
  count: number;
  rows: number;
  resultAttempt: number | null;
  counts: ChunkCounts;
}

export type ChunkStore = ReturnType<typeof createChunkStore>;

export function createChunkStore({ db, clock, leaseMs }: StoreBase) {
  return {
    /** Takes the due chunk with the lowest turn. A chunk is also due if its worker seems dead. */
    async takeChunk(): Promise<{ chunk: Chunk; job: Job } | null> {
      const now = clock();
      const [chunk] = await db
        .update(batchChunks)
        .set({
          status: "processing",
          attempt: sql`attempt + 1`,
          deaths: sql`deaths + (status = 'processing')`,
          dueAt: now + leaseMs,
        })
        .where(
          // SQLite reads the index in the order of turns, and stops at the first due chunk.
          sql`rowid = (SELECT rowid FROM batch_chunks INDEXED BY batch_chunks_turn
            WHERE ${UNFINISHED_CHUNK} AND due_at <= ${now} AND ${notHeldByOutage(now)}
            ORDER BY turn, weight LIMIT 1)`,
        )
        .returning();
      if (!chunk) return null;
      const [, , [job]] = await db.batch([
        db.update(batchEngine).set({ takenAt: now, turn: sql`max(turn, ${chunk.turn})` }),
        db.update(batchJobs).set({ status: "processing" }).where(jobIs(chunk.jobId, "queued")),
        db.select().from(batchJobs).where(eq(batchJobs.id, chunk.jobId)),
      ]);
      return job ? { chunk, job } : null;
    },

    async renewLease(chunk: Chunk): Promise<void> {
      await db
        .update(batchChunks)
        .set({ dueAt: clock() + leaseMs })
        .where(stillTaken(chunk));
    },

    /**
     * Lets the chunk wait, but not longer than until the job's deadline.
     * @returns false if this attempt no longer held the chunk
     */
    async putBack(chunk: Chunk, job: Job, wait: Wait): Promise<boolean> {
      const now = clock();
      const { meta } = await db
        .update(batchChunks)
        .set({
          status: "waiting",
          reason: wait.reason,
          // If the chunk waited until a later day because of the daily limit, that wait ended when
          // a worker took the chunk. So a new wait starts now.
          waitingSince: sql`iif(reason = 'daily_limit', ${now}, coalesce(waiting_since, ${now}))`,
          dueAt: Math.min(now + wait.delayMs, Math.max(now, job.deadlineAt)),
          ...(wait.failures !== undefined && { failures: wait.failures }),
          ...(wait.resultAttempt !== undefined && { resultAttempt: wait.resultAttempt }),
          ...wait.counts,
        })
        .where(stillTaken(chunk));
      return meta.changes > 0;
    },

    async halve(chunk: Chunk, { one, other }: { one: Half; other: Half }): Promise<void> {
      const now = clock();
      const { jobId, first, attempt } = chunk;
      const { resultAttempt, counts } = other;
      await db.batch([
        db
          .update(batchChunks)
          .set({
            ...{ status: "waiting", dueAt: now, failures: 0, deaths: 0 },
            ...{ count: one.count, rows: one.rows, resultAttempt: one.resultAttempt },
            ...one.counts,
          })
          .where(stillTaken(chunk)),
        // The new chunk continues to count its attempts from `attempt`, which is in the name of the
        // file with its results so far. If it began at 0, a later attempt could overwrite this
        // file.
        db
          .insert(batchChunks)
          .select(
            sql`SELECT job_id, ${first + one.count}, ${other.count}, ${other.rows},
              'waiting', "offset", length, turn, weight, ${now}, ${attempt}, ${resultAttempt},
              reason, waiting_since, 0, 0,
              ${sql.join(
                COUNT_COLUMNS.map((column) => sql`${counts[column]}`),
                sql`, `,
              )}
              FROM batch_chunks
              WHERE job_id = ${jobId} AND first = ${first} AND count = ${one.count}
              AND status = 'waiting' AND attempt = ${attempt}`,
          )
          .onConflictDoNothing(),
      ]);
    },

    /**
     * `last`: the job has no other unfinished chunk. `more`: a chunk of some job is due, and there
     * may be no queue message for it. `lost`: this attempt no longer held the chunk.
     */
    async completeChunk(
      chunk: Chunk,
      counts: ChunkCounts,
    ): Promise<{ last: boolean; more: boolean; lost: boolean }> {
      const now = clock();
      const [{ meta }, open, [engine]] = await db.batch([
        db
          .update(batchChunks)
          .set({ ...counts, status: "done", resultAttempt: chunk.attempt })
          .where(stillTaken(chunk)),
        db
          .select({ first: batchChunks.first })
          .from(batchChunks)
          .where(and(eq(batchChunks.jobId, chunk.jobId), UNFINISHED_CHUNK))
          .limit(1),
        db
          .select({ someChunkIsOverdue: someChunkIsOverdue(now, leaseMs).mapWith(Boolean) })
          .from(batchEngine),
      ]);
      return {
        last: open.length === 0,
        more: engine?.someChunkIsOverdue === true,
        lost: meta.changes === 0,
      };
    },
  };
}
