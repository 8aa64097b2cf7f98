import { and, eq, isNull, lt, type SQL, sql } from "drizzle-orm";
import { batchChunks, batchJobs } from "../../../schema/tables.ts";
import { erasureHash } from "../../access/erased.ts";
import { deliveriesWait } from "../../events/write.ts";
import { binder } from "../../lib/d1.ts";
import { DAY_MS } from "../../lib/days.ts";
import { type Chunk, type Job, NO_COUNTS, OPEN_STATUSES, RUNNING_STATUSES } from "../job.ts";
import { jobExists, jobIs, NONE_UNFINISHED, type StoreBase, UNFINISHED_CHUNK } from "./base.ts";
import { insertEndedEvent } from "./ended-event.ts";

export interface Ended {
  /** False if the job had already ended or was deleted. */
  isEnded: boolean;
  deliveriesWait: boolean;
}

export type FinishStore = ReturnType<typeof createFinishStore>;

export function createFinishStore(base: StoreBase) {
  const { d1, db, clock, leaseMs } = base;
  const bound = binder(d1);
  return {
    async cancel(id: string): Promise<void> {
      await db.batch([
        db
          .update(batchJobs)
          .set({ cancelledAt: clock() })
          .where(
            and(
              jobIs(id, ...OPEN_STATUSES),
              isNull(batchJobs.cancelledAt),
              sql`(status = 'submitting' OR NOT ${NONE_UNFINISHED})`,
            ),
          ),
        cancelChunks(base, id, sql`cancelled_at IS NOT NULL`),
      ]);
    },

    /** @returns the job if all its chunks have ended and no other worker assembles its results */
    async takeFinish(id: string): Promise<Job | null> {
      const now = clock();
      const [job] = await db
        .update(batchJobs)
        .set({ leaseUntil: now + leaseMs })
        .where(and(jobIs(id, ...RUNNING_STATUSES), lt(batchJobs.leaseUntil, now), NONE_UNFINISHED))
        .returning();
      return job ?? null;
    },

    /** Makes finished chunks wait again for a check, because their results are lost. */
    async redo(id: string, chunks: Chunk[]): Promise<void> {
      const isRunning = jobExists(id, sql`status IN ('queued', 'processing')`);
      const isAmong = sql`first IN (SELECT value FROM json_each(${JSON.stringify(chunks.map(({ first }) => first))}))`;
      await db.batch([
        db
          .update(batchChunks)
          .set({
            ...{ status: "waiting", resultAttempt: null, dueAt: clock() },
            ...NO_COUNTS,
          })
          .where(
            and(eq(batchChunks.jobId, id), eq(batchChunks.status, "done"), isAmong, isRunning),
          ),
        // A cancelled chunk is not checked again. All its rows now count as cancelled.
        db
          .update(batchChunks)
          .set({ ...NO_COUNTS, resultAttempt: null, errors: sql`rows` })
          .where(
            and(eq(batchChunks.jobId, id), eq(batchChunks.status, "cancelled"), isAmong, isRunning),
          ),
        db
          .update(batchJobs)
          .set({ leaseUntil: 0 })
          .where(jobIs(id, ...RUNNING_STATUSES)),
      ]);
    },

    async end(job: Job, answered: number, bytes: number, tidyAfterMs: number): Promise<Ended> {
      const now = clock();
      const results = await d1.batch([
        bound(
          db
            .update(batchJobs)
            .set({
              status: job.cancelledAt === null ? "completed" : "cancelled",
              ...endOf(job, now, tidyAfterMs),
              ...{ answered, bytes },
            })
            .where(jobIs(job.id, ...RUNNING_STATUSES)),
        ),
        bound(insertEndedEvent(job, await erasureHash(job.meteredName), now)),
      ]);
      return endedBy(results);
    },

    async fail(job: Job, tidyAfterMs: number): Promise<Ended> {
      const now = clock();
      const results = await d1.batch([
        bound(
          db
            .update(batchJobs)
            .set({
              ...endOf(job, now, tidyAfterMs),
              ...{ status: "failed", answered: 0, bytes: 0 },
            })
            .where(jobIs(job.id, ...RUNNING_STATUSES)),
        ),
        bound(cancelChunks(base, job.id, sql`status = 'failed'`)),
        bound(insertEndedEvent(job, await erasureHash(job.meteredName), now)),
      ]);
      return endedBy(results);
    },
  };
}

/** @param results the results of a D1 batch whose first statement ends the job */
function endedBy(results: D1Result[]): Ended {
  const isEnded = (results[0]?.meta.changes ?? 0) > 0;
  return { isEnded, deliveriesWait: deliveriesWait(results) };
}

function endOf({ retentionDays }: Job, now: number, tidyAfterMs: number) {
  return {
    completedAt: now,
    expiresAt: now + retentionDays * DAY_MS,
    tidyAt: now + tidyAfterMs,
  };
}

function cancelChunks({ db }: StoreBase, jobId: string, jobState: SQL) {
  return db
    .update(batchChunks)
    .set({ status: "cancelled", errors: sql`rows - valid - invalid` })
    .where(and(eq(batchChunks.jobId, jobId), UNFINISHED_CHUNK, jobExists(jobId, jobState)));
}
