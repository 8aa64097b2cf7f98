/** Removes jobs in D1. A deletion only marks the job's row; the row itself is removed later. */
import { and, eq, sql } from "drizzle-orm";
import { batchChunks, batchJobs } from "../../../schema/tables.ts";
import type { Job } from "../job.ts";
import { jobExists, jobIs, type StoreBase } from "./base.ts";

export type RemoveStore = ReturnType<typeof createRemoveStore>;

export function createRemoveStore({ db, clock }: StoreBase) {
  return {
    /**
     * Reduces a job in one of `states` to a row without chunks, which keeps its number of answers.
     * @param forget removes the row once its files are gone for good. Otherwise the row stays until
     *   the job would have expired, so that a repeated deletion gets the same answer
     */
    async markDeleted(
      id: string,
      states: readonly Job["status"][],
      { tidyAfterMs, forget }: { tidyAfterMs: number; forget: boolean },
    ): Promise<Job | null> {
      const now = clock();
      const [[job]] = await db.batch([
        db
          .update(batchJobs)
          .set({
            ...{ status: "deleted", idempotencyKey: null, fingerprint: "", name: null, bytes: 0 },
            answered: sql`max(answered, (SELECT coalesce(sum(answered), 0) FROM batch_chunks WHERE job_id = id))`,
            completedAt: sql`coalesce(completed_at, ${now})`,
            tidyAt: now + tidyAfterMs,
            ...(forget && { expiresAt: now }),
          })
          .where(jobIs(id, ...states))
          .returning(),
        db
          .delete(batchChunks)
          .where(and(eq(batchChunks.jobId, id), jobExists(id, sql`status = 'deleted'`))),
      ]);
      return job ?? null;
    },

    async forgetAccount(id: string): Promise<void> {
      await db
        .update(batchJobs)
        .set({ account: "", expiresAt: clock() })
        .where(jobIs(id, "deleted"));
    },

    async markTidy(job: Job): Promise<void> {
      await db
        .update(batchJobs)
        .set({ tidyAt: null })
        .where(and(eq(batchJobs.id, job.id), eq(batchJobs.status, job.status)));
    },

    async remove(ids: string[]): Promise<void> {
      const list = JSON.stringify(ids);
      await db.batch([
        db.delete(batchChunks).where(sql`job_id IN (SELECT value FROM json_each(${list}))`),
        db.delete(batchJobs).where(sql`id IN (SELECT value FROM json_each(${list}))`),
      ]);
    },
  };
}
