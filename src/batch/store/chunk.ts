/** The work on chunks in D1: a worker takes one, and completes it, puts it back or halves it. */
import { and, eq, sql } from "drizzle-orm";
import { batchChunks, batchEngine, batchJobs } from "../../../schema/tables.ts";
import { type Chunk, type ChunkCounts, COUNT_COLUMNS, type Job } from "../job.ts";
import {
  isOverdue,
  jobIs,
  notHeldByOutage,
  type StoreBase,
  stillTaken,
  UNFINISHED_CHUNK,
} from "./base.ts";

/** How a chunk goes back to waiting. */
export interface Wait {
  reason: NonNullable<Chunk["reason"]>;
  /** Milliseconds; 0: it is due at once, as soon as the registry answers. */
  delayMs: number;
  failures?: number;
  /** The results so far, stored under this attempt, and their counts. */
  result?: number | null;
  counts?: ChunkCounts;
}

export type ChunkStore = ReturnType<typeof createChunkStore>;

export function createChunkStore({ db, clock, leaseMs }: StoreBase) {
  return {
    /**
     * Takes the chunk that is due and has the lowest turn; also one whose worker is presumed dead.
     * @returns it as taken, and its job; null when there is nothing to do
     */
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
          // In the order of the index: few of its first chunks are not due.
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

    /** Tells that the chunk's worker is alive. */
    async renewLease(chunk: Chunk): Promise<void> {
      await db
        .update(batchChunks)
        .set({ dueAt: clock() + leaseMs })
        .where(stillTaken(chunk));
    },

    /**
     * Lets a taken chunk wait, at most until the deadline of its job.
     * @returns false when the attempt had been given up
     */
    async putBack(chunk: Chunk, job: Job, wait: Wait): Promise<boolean> {
      const now = clock();
      const { meta } = await db
        .update(batchChunks)
        .set({
          status: "waiting",
          reason: wait.reason,
          waitingSince: sql`coalesce(waiting_since, ${now})`,
          dueAt: Math.min(now + wait.delayMs, Math.max(now, job.deadlineAt)),
          ...(wait.failures !== undefined && { failures: wait.failures }),
          ...(wait.result !== undefined && { result: wait.result }),
          ...wait.counts,
        })
        .where(stillTaken(chunk));
      return meta.changes > 0;
    },

    /**
     * Makes two chunks of a taken one, both due at once.
     * @param count businesses of the first, @param rows rows that name one of these
     */
    async halve(chunk: Chunk, count: number, rows: number): Promise<void> {
      const now = clock();
      const { jobId, first, attempt } = chunk;
      await db.batch([
        db
          .update(batchChunks)
          .set({ status: "waiting", dueAt: now, failures: 0, deaths: 0, count, rows })
          .where(stillTaken(chunk)),
        // In the order of the columns; only if the first statement changed the chunk.
        db
          .insert(batchChunks)
          .select(
            sql`SELECT job_id, ${first + count}, ${chunk.count - count}, ${chunk.rows - rows},
              'waiting', "offset", length, turn, weight, ${now}, 0, NULL, reason, waiting_since,
              0, 0, ${sql.raw(COUNT_COLUMNS.map(() => 0).join())}
              FROM batch_chunks
              WHERE job_id = ${jobId} AND first = ${first} AND count = ${count}
              AND status = 'waiting' AND attempt = ${attempt}`,
          )
          .onConflictDoNothing(),
      ]);
    },

    /**
     * Marks a chunk done by the attempt that did it.
     * @returns what is left: `last`, nothing of this job; `more`, chunks that no hint may be coming
     *   for; `lost`, the attempt had been given up and changed nothing
     */
    async completeChunk(
      chunk: Chunk,
      counts: ChunkCounts,
    ): Promise<{ last: boolean; more: boolean; lost: boolean }> {
      const now = clock();
      const [{ meta }, open, [engine]] = await db.batch([
        db
          .update(batchChunks)
          .set({ ...counts, status: "done", result: chunk.attempt })
          .where(stillTaken(chunk)),
        db
          .select({ first: batchChunks.first })
          .from(batchChunks)
          .where(and(eq(batchChunks.jobId, chunk.jobId), UNFINISHED_CHUNK))
          .limit(1),
        db.select({ isOverdue: isOverdue(now, leaseMs).mapWith(Boolean) }).from(batchEngine),
      ]);
      return {
        last: open.length === 0,
        more: engine?.isOverdue === true,
        lost: meta.changes === 0,
      };
    },
  };
}
