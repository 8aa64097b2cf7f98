/** Removes jobs in D1. A deletion only marks the job's row, and `remove` later removes the row. */
import { and, count, eq, inArray, sql } from "drizzle-orm";
import { batchChunks, batchJobs } from "../../../schema/tables.ts";
import type { Job } from "../job.ts";
import { jobExists, jobIs, type StoreBase } from "./base.ts";

export type RemoveStore = ReturnType<typeof createRemoveStore>;

/** What a deletion writes into the row of a job. No text of the customer stays. */
const DELETED = {
  status: "deleted",
  idempotencyKey: null,
  fingerprint: "",
  name: null,
  bytes: 0,
} as const;

export function createRemoveStore({ db, clock }: StoreBase) {
  return {
    /** Unless `forget` is set, the row stays until it expires, so a deletion can be repeated. */
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
            ...DELETED,
            // An ended job keeps `answered`. It is 0 for a failed job, which is not charged.
            answered: sql`iif(completed_at IS NULL, (SELECT coalesce(sum(answered), 0) FROM batch_chunks WHERE job_id = id), answered)`,
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

    /** Call this until it returns no ids. `existed`: how many jobs had not been deleted before. */
    async forgetJobsOf(
      meteredName: string,
      most: number,
      tidyAfterMs: number,
    ): Promise<{ ids: string[]; existed: number }> {
      const now = clock();
      const found = await db
        .select({ id: batchJobs.id, status: batchJobs.status })
        .from(batchJobs)
        .where(eq(batchJobs.meteredName, meteredName))
        .limit(most);
      const ids = found.map(({ id }) => id);
      const list = JSON.stringify(ids);
      if (ids.length > 0) {
        await db.batch([
          db
            .update(batchJobs)
            .set({
              ...DELETED,
              meteredName: "",
              completedAt: sql`coalesce(completed_at, ${now})`,
              tidyAt: now + tidyAfterMs,
              expiresAt: now,
            })
            .where(sql`id IN (SELECT value FROM json_each(${list}))`),
          db.delete(batchChunks).where(sql`job_id IN (SELECT value FROM json_each(${list}))`),
        ]);
      }
      return { ids, existed: found.filter(({ status }) => status !== "deleted").length };
    },

    /** `rows` also counts deleted jobs, whose rows stay for a while. */
    async countJobsOf(names: string[]): Promise<{ rows: number; jobs: number }> {
      const [counts] = await db
        .select({ rows: count(), jobs: sql<number>`coalesce(sum(status <> 'deleted'), 0)` })
        .from(batchJobs)
        .where(inArray(batchJobs.meteredName, names));
      return counts as { rows: number; jobs: number };
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
