/**
 * Batch jobs and their chunks in D1. Every change is predicated on the state it changes and RETURNING says who won:
 * what is delivered twice, late or out of order changes nothing. Progress is counted over the chunks, never added up.
 */
import { and, eq, lt, ne, sql } from "drizzle-orm";
import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";
import { batchChunks, batchJobs } from "../../schema/tables.ts";
import type { ByteRange } from "./files.ts";

export type Job = typeof batchJobs.$inferSelect;
export type Chunk = typeof batchChunks.$inferSelect;

/** How far a job is, in rows of its input, and what it is charged. */
export interface Progress {
  processed: number;
  valid: number;
  invalid: number;
  errors: number;
  /** Distinct businesses answered. */
  answered: number;
  /** Chunks that are not done. */
  open: number;
}

/** What a chunk came to. */
export type ChunkCounts = Pick<Chunk, "valid" | "invalid" | "errors" | "answered">;

export type NewJob = Pick<
  Job,
  | "id"
  | "account"
  | "idempotencyKey"
  | "fingerprint"
  | "language"
  | "total"
  | "malformed"
  | "expiresAt"
>;

/** Chunks that the sweeper takes up at once: one `sendBatch` holds 100 messages (Queues limits). */
export const SWEPT_AT_ONCE = 100;
const JOBS_AT_ONCE = 20;

export type JobStore = ReturnType<typeof createJobStore>;

/** @param leaseMs a worker, or a message, of which nothing is heard for so long is held for lost */
export function createJobStore(d1: D1Database, clock: () => number, leaseMs: number) {
  const db: DrizzleD1Database = drizzle(d1);
  const chunkIs = (chunk: Pick<Chunk, "jobId" | "position">) =>
    and(eq(batchChunks.jobId, chunk.jobId), eq(batchChunks.position, chunk.position));
  const stillClaimed = (chunk: Chunk) =>
    and(chunkIs(chunk), eq(batchChunks.status, "processing"), eq(batchChunks.claim, chunk.claim));
  const allDone = sql`NOT EXISTS (SELECT 1 FROM batch_chunks WHERE job_id = ${batchJobs.id} AND status <> 'done')`;

  return {
    /** Records a job and its chunks in one transaction. @returns false when the job, or its Idempotency-Key, is there already */
    async create(job: NewJob, chunks: ByteRange[]): Promise<boolean> {
      const now = clock();
      const ranges = JSON.stringify(chunks.map(({ offset, length }) => [offset, length]));
      const { id, account, idempotencyKey, fingerprint, language, total, malformed, expiresAt } =
        job;
      const [inserted] = await d1.batch([
        d1
          .prepare(
            `INSERT INTO batch_jobs (id, account, idempotency_key, fingerprint, language, status, total, malformed, created_at, expires_at)
             VALUES (?1, ?2, ?3, ?4, ?5, 'queued', ?6, ?7, ?8, ?9) ON CONFLICT DO NOTHING RETURNING id`,
          )
          .bind(
            id,
            account,
            idempotencyKey,
            fingerprint,
            language,
            total,
            malformed,
            now,
            expiresAt,
          ),
        d1
          .prepare(
            `INSERT OR IGNORE INTO batch_chunks (job_id, position, status, "offset", length, lease_until)
             SELECT ?1, key, 'pending', value ->> 0, value ->> 1, ?2 FROM json_each(?3)
              WHERE EXISTS (SELECT 1 FROM batch_jobs WHERE id = ?1)`,
          )
          .bind(id, now + leaseMs, ranges),
      ]);
      return (inserted?.results.length ?? 0) > 0;
    },

    async find(id: string): Promise<Job | null> {
      return (await db.select().from(batchJobs).where(eq(batchJobs.id, id)).get()) ?? null;
    },

    async findByIdempotencyKey(account: string, key: string): Promise<Job | null> {
      const same = and(eq(batchJobs.account, account), eq(batchJobs.idempotencyKey, key));
      return (await db.select().from(batchJobs).where(same).get()) ?? null;
    },

    async progress(job: Job): Promise<Progress> {
      const row = await d1
        .prepare(
          `SELECT coalesce(sum(valid), 0) AS valid, coalesce(sum(invalid), 0) AS invalid, coalesce(sum(errors), 0) AS errors,
                  coalesce(sum(answered), 0) AS answered, coalesce(sum(status <> 'done'), 0) AS open
             FROM batch_chunks WHERE job_id = ?1`,
        )
        .bind(job.id)
        .first<Omit<Progress, "processed">>();
      if (!row) throw new Error("an aggregate has a row");
      const errors = row.errors + job.malformed;
      return { ...row, errors, processed: row.valid + row.invalid + errors };
    },

    /**
     * Takes a chunk that waits, or whose worker is held for lost, of a job that has not ended.
     * @returns it as claimed, and its job; null when there is nothing to do
     */
    async claimChunk(jobId: string, position: number): Promise<{ chunk: Chunk; job: Job } | null> {
      const now = clock();
      const free = sql`(status = 'pending' OR (status = 'processing' AND lease_until < ${now}))
        AND EXISTS (SELECT 1 FROM batch_jobs WHERE id = ${jobId} AND completed_at IS NULL)`;
      const [[chunk], , [job]] = await db.batch([
        db
          .update(batchChunks)
          .set({ status: "processing", claim: sql`claim + 1`, leaseUntil: now + leaseMs })
          .where(and(chunkIs({ jobId, position }), free))
          .returning(),
        db
          .update(batchJobs)
          .set({ status: "processing" })
          .where(and(eq(batchJobs.id, jobId), eq(batchJobs.status, "queued"))),
        db.select().from(batchJobs).where(eq(batchJobs.id, jobId)),
      ]);
      return chunk && job ? { chunk, job } : null;
    },

    /** Tells that the chunk's worker is alive. */
    async keepChunk(chunk: Chunk): Promise<void> {
      await db
        .update(batchChunks)
        .set({ leaseUntil: clock() + leaseMs })
        .where(stillClaimed(chunk));
    },

    /** Gives a claimed chunk back, to be taken when its message comes again after the delay. @returns false when the claim was lost */
    async putBackChunk(chunk: Chunk, delayMs: number): Promise<boolean> {
      const { meta } = await db
        .update(batchChunks)
        .set({ status: "pending", leaseUntil: clock() + delayMs + leaseMs })
        .where(stillClaimed(chunk));
      return meta.changes > 0;
    },

    /** Marks a chunk done by the claim that did it. A claim that has been lost changes nothing. @returns whether all chunks of the job are done */
    async completeChunk(chunk: Chunk, counts: ChunkCounts): Promise<boolean> {
      const [, open] = await db.batch([
        db
          .update(batchChunks)
          .set({ ...counts, status: "done" })
          .where(stillClaimed(chunk)),
        db
          .select({ position: batchChunks.position })
          .from(batchChunks)
          .where(and(eq(batchChunks.jobId, chunk.jobId), ne(batchChunks.status, "done")))
          .limit(1),
      ]);
      return open.length === 0;
    },

    /** Takes a job whose chunks are all done, to assemble its results. @returns it, or null when there is nothing to do or another does it */
    async claimFinish(jobId: string): Promise<Job | null> {
      const now = clock();
      const [job] = await db
        .update(batchJobs)
        .set({ finishLeaseUntil: now + leaseMs })
        .where(
          and(
            eq(batchJobs.id, jobId),
            sql`status IN ('queued', 'processing')`,
            lt(batchJobs.finishLeaseUntil, now),
            allDone,
          ),
        )
        .returning();
      return job ?? null;
    },

    async chunksOf(jobId: string): Promise<Chunk[]> {
      return db
        .select()
        .from(batchChunks)
        .where(eq(batchChunks.jobId, jobId))
        .orderBy(batchChunks.position);
    },

    async end(jobId: string, status: "completed" | "failed"): Promise<void> {
      await db
        .update(batchJobs)
        .set({ status, completedAt: clock() })
        .where(and(eq(batchJobs.id, jobId), sql`status IN ('queued', 'processing')`));
    },

    /** Chunks whose message or worker is held for lost. They wait again, each for one message that is to be sent anew. */
    async recoverChunks(): Promise<Pick<Chunk, "jobId" | "position">[]> {
      const now = clock();
      return db
        .update(batchChunks)
        .set({ status: "pending", leaseUntil: now + leaseMs })
        .where(
          sql`(job_id, position) IN (
            SELECT c.job_id, c.position FROM batch_chunks c JOIN batch_jobs j ON j.id = c.job_id
             WHERE c.status IN ('pending', 'processing') AND c.lease_until < ${now} AND j.status IN ('queued', 'processing')
             LIMIT ${SWEPT_AT_ONCE})`,
        )
        .returning({ jobId: batchChunks.jobId, position: batchChunks.position });
    },

    /** Jobs that only wait for their results to be assembled. */
    async unfinishedJobs(): Promise<string[]> {
      const jobs = await db
        .select({ id: batchJobs.id })
        .from(batchJobs)
        .where(
          and(
            sql`status IN ('queued', 'processing')`,
            lt(batchJobs.finishLeaseUntil, clock()),
            allDone,
          ),
        )
        .limit(JOBS_AT_ONCE);
      return jobs.map((job) => job.id);
    },

    async expiredJobs(): Promise<Job[]> {
      return db
        .select()
        .from(batchJobs)
        .where(lt(batchJobs.expiresAt, clock()))
        .limit(JOBS_AT_ONCE);
    },

    async remove(jobId: string): Promise<void> {
      await db.batch([
        db.delete(batchChunks).where(eq(batchChunks.jobId, jobId)),
        db.delete(batchJobs).where(eq(batchJobs.id, jobId)),
      ]);
    },
  };
}
