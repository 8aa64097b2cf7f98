/** The sweeper's queries. A job that is taken moves behind all other jobs, so it blocks no job. */
import { and, asc, eq, inArray, lt, lte, sql } from "drizzle-orm";
import { batchChunks, batchEngine, batchJobs } from "../../../schema/tables.ts";
import { type Job, RUNNING_STATUSES } from "../job.ts";
import {
  NONE_UNFINISHED,
  notHeldByOutage,
  type StoreBase,
  someChunkIsOverdue,
  UNFINISHED_CHUNK,
} from "./base.ts";

const HINTS_AT_ONCE = 100;
const JOBS_AT_ONCE = 20;
/** One sweep a minute tidies at most 144,000 jobs a day. */
const UNTIDY_AT_ONCE = 100;
const EXPIRED_AT_ONCE = 200;

export type SweepStore = ReturnType<typeof createSweepStore>;

export function createSweepStore({ db, clock, leaseMs }: StoreBase) {
  return {
    /**
     * How many hints to send. A hint is a queue message that says that a chunk is due. The result
     * is 0 if no chunk is overdue. It is also 0 if, in the last `leaseMs`, a worker took a chunk or
     * hints were sent.
     */
    async takeHints(): Promise<number> {
      const now = clock();
      const [engine] = await db
        .update(batchEngine)
        .set({ hintedAt: now })
        .where(
          and(
            lte(batchEngine.takenAt, now - leaseMs),
            lte(batchEngine.hintedAt, now - leaseMs),
            someChunkIsOverdue(now, leaseMs),
          ),
        )
        .returning();
      if (!engine) return 0;
      const due = await db
        .select({ first: batchChunks.first })
        .from(batchChunks)
        .where(and(UNFINISHED_CHUNK, lte(batchChunks.dueAt, now), notHeldByOutage(now)))
        .limit(HINTS_AT_ONCE);
      return due.length;
    },

    async jobsToFinish(): Promise<string[]> {
      const jobs = await db
        .select({ id: batchJobs.id })
        .from(batchJobs)
        .where(
          and(
            inArray(batchJobs.status, [...RUNNING_STATUSES]),
            lt(batchJobs.leaseUntil, clock()),
            NONE_UNFINISHED,
          ),
        )
        .orderBy(batchJobs.leaseUntil)
        .limit(JOBS_AT_ONCE);
      return jobs.map((job) => job.id);
    },

    async abandonedSubmissions(submitMs: number): Promise<Job[]> {
      return db
        .select()
        .from(batchJobs)
        .where(
          and(eq(batchJobs.status, "submitting"), lte(batchJobs.createdAt, clock() - submitMs)),
        )
        .orderBy(asc(batchJobs.createdAt))
        .limit(JOBS_AT_ONCE);
    },

    async takeUntidy(againMs: number): Promise<Job[]> {
      const now = clock();
      return db
        .update(batchJobs)
        .set({ tidyAt: now + againMs })
        .where(
          sql`id IN (SELECT id FROM batch_jobs
            WHERE tidy_at <= ${now} ORDER BY tidy_at LIMIT ${UNTIDY_AT_ONCE})`,
        )
        .returning();
    },

    /** Takes only tidied jobs, because `removeExpired` does not delete work files. */
    async takeExpired(): Promise<Job[]> {
      const now = clock();
      return db
        .update(batchJobs)
        .set({ leaseUntil: now + leaseMs })
        .where(
          // Without INDEXED BY, SQLite would use the index of `tidy_at` and read every stored job.
          sql`id IN (SELECT id FROM batch_jobs INDEXED BY batch_jobs_expiry
            WHERE expires_at <= ${now} AND lease_until <= ${now} AND tidy_at IS NULL
            AND status IN ('completed', 'cancelled', 'failed', 'deleted')
            ORDER BY lease_until, expires_at LIMIT ${EXPIRED_AT_ONCE})`,
        )
        .returning();
    },
  };
}
