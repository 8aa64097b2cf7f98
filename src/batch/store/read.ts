import { desc, eq, sql } from "drizzle-orm";
import { batchChunks, batchJobs } from "../../../schema/tables.ts";
import { type Chunk, type Job, type JobPosition, SHOWN_STATUSES } from "../job.ts";
import type { StoreBase } from "./base.ts";

export type ReadStore = ReturnType<typeof createReadStore>;

export function createReadStore({ db, clock }: StoreBase) {
  return {
    async find(id: string): Promise<Job | null> {
      return (await db.select().from(batchJobs).where(eq(batchJobs.id, id)).get()) ?? null;
    },

    /**
     * Lists the latest jobs first, without expired ones. With `after`, lists only jobs that are
     * older than that job.
     */
    async list(
      meteredName: string,
      status: (typeof SHOWN_STATUSES)[number] | null,
      after: JobPosition | null,
      limit: number,
    ): Promise<Job[]> {
      const now = clock();
      const isAfter = after
        ? sql`AND (created_at, id) < (${after.createdAt}, ${after.id})`
        : sql.empty();
      // Read at most `limit` jobs of each status. Within UNION ALL, a LIMIT must be in a subquery.
      const ofStates = (status ? [status] : SHOWN_STATUSES).map(
        (one) => sql`SELECT id FROM (SELECT id FROM batch_jobs
          WHERE account = ${meteredName} AND status = ${one} ${isAfter}
          AND (completed_at IS NULL OR expires_at > ${now})
          ORDER BY created_at DESC, id DESC LIMIT ${limit})`,
      );
      return db
        .select()
        .from(batchJobs)
        .where(sql`id IN (${sql.join(ofStates, sql` UNION ALL `)})`)
        .orderBy(desc(batchJobs.createdAt), desc(batchJobs.id))
        .limit(limit);
    },

    async chunksOf(id: string): Promise<Chunk[]> {
      return db
        .select()
        .from(batchChunks)
        .where(eq(batchChunks.jobId, id))
        .orderBy(batchChunks.first);
    },
  };
}
