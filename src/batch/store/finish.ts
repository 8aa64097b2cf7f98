/** The end of a job in D1: cancelled by its customer, finished with its results, or failed. */
import { and, eq, isNull, lt, sql } from "drizzle-orm";
import { batchChunks, batchJobs } from "../../../schema/tables.ts";
import { type Chunk, type Job, NO_COUNTS, OPEN, RUNNING } from "../job.ts";
import { cancelChunks, jobIs, NONE_UNFINISHED, type StoreBase } from "./base.ts";

const DAY_MS = 86_400_000;

export type FinishStore = ReturnType<typeof createFinishStore>;

export function createFinishStore(base: StoreBase) {
  const { db, clock, leaseMs } = base;
  return {
    /**
     * Ends what is unfinished of a job at once: its answered rows stay, the rest are cancelled. A
     * job of which nothing is unfinished is left alone.
     */
    async cancel(id: string): Promise<void> {
      await db.batch([
        db
          .update(batchJobs)
          .set({ cancelledAt: clock() })
          .where(
            and(
              jobIs(id, ...OPEN),
              isNull(batchJobs.cancelledAt),
              sql`(status = 'submitting' OR NOT ${NONE_UNFINISHED})`,
            ),
          ),
        cancelChunks(
          base,
          id,
          sql`EXISTS (SELECT 1 FROM batch_jobs WHERE id = ${id} AND cancelled_at IS NOT NULL)`,
        ),
      ]);
    },

    /**
     * Takes a job whose chunks have all ended, to assemble its results.
     * @returns null when there is nothing to do, or another does it
     */
    async takeFinish(id: string): Promise<Job | null> {
      const now = clock();
      const [job] = await db
        .update(batchJobs)
        .set({ leaseUntil: now + leaseMs })
        .where(and(jobIs(id, ...RUNNING), lt(batchJobs.leaseUntil, now), NONE_UNFINISHED))
        .returning();
      return job ?? null;
    },

    /** Lets chunks whose results are lost be checked again. The job goes on. */
    async redo(id: string, chunks: Chunk[]): Promise<void> {
      const again = JSON.stringify(chunks.map(({ first }) => first));
      await db.batch([
        db
          .update(batchChunks)
          .set({
            ...{ status: "waiting", result: null, dueAt: clock() },
            ...NO_COUNTS,
          })
          .where(
            and(
              eq(batchChunks.jobId, id),
              eq(batchChunks.status, "done"),
              sql`first IN (SELECT value FROM json_each(${again}))`,
              sql`EXISTS (SELECT 1 FROM batch_jobs WHERE id = ${id} AND status IN ('queued', 'processing'))`,
            ),
          ),
        // Of a cancelled chunk only what had been kept is lost: all its rows are cancelled.
        db
          .update(batchChunks)
          .set({ ...NO_COUNTS, result: null, errors: sql`rows` })
          .where(
            and(
              eq(batchChunks.jobId, id),
              eq(batchChunks.status, "cancelled"),
              sql`first IN (SELECT value FROM json_each(${again}))`,
            ),
          ),
        db
          .update(batchJobs)
          .set({ leaseUntil: 0 })
          .where(jobIs(id, ...RUNNING)),
      ]);
    },

    /** Ends a job whose results are stored. @returns false when it had ended, or was deleted */
    async end(job: Job, answered: number, bytes: number, tidyAfterMs: number): Promise<boolean> {
      const now = clock();
      const { meta } = await db
        .update(batchJobs)
        .set({
          status: job.cancelledAt === null ? "completed" : "cancelled",
          completedAt: now,
          expiresAt: now + job.retentionDays * DAY_MS,
          tidyAt: now + tidyAfterMs,
          ...{ answered, bytes },
        })
        .where(jobIs(job.id, ...RUNNING));
      return meta.changes > 0;
    },

    /**
     * Ends a job whose input is lost: nothing of it is charged.
     * @returns false when it had ended
     */
    async fail(job: Job, tidyAfterMs: number): Promise<boolean> {
      const now = clock();
      const [{ meta }] = await db.batch([
        db
          .update(batchJobs)
          .set({
            ...{ status: "failed", completedAt: now, answered: 0, bytes: 0 },
            expiresAt: now + job.retentionDays * DAY_MS,
            tidyAt: now + tidyAfterMs,
          })
          .where(jobIs(job.id, ...RUNNING)),
        cancelChunks(
          base,
          job.id,
          sql`EXISTS (SELECT 1 FROM batch_jobs WHERE id = ${job.id} AND status = 'failed')`,
        ),
      ]);
      return meta.changes > 0;
    },
  };
}
