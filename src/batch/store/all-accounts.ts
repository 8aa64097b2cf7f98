/** The jobs of all accounts, for the operator. Reads no input and no results of a customer. */
import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { batchChunks, batchJobs } from "../../../schema/tables.ts";
import { meteredNames } from "../../access/account-mode.ts";
import type { Chunk, Job } from "../job.ts";

interface JobFilter {
  /** Matches the live and test jobs of the account. */
  account?: string | undefined;
  status?: Job["status"] | undefined;
  limit: number;
}

/** Lists the latest jobs first. Orders by row id, because row ids grow with time. */
export async function listAllJobs(
  db: D1Database,
  { account, status, limit }: JobFilter,
): Promise<(Job & { chunkCount: number; doneCount: number })[]> {
  const countOf = (condition: string) =>
    sql<number>`(SELECT count(*) FROM batch_chunks WHERE job_id = ${batchJobs.id}${sql.raw(condition)})`;
  const rows = await drizzle(db)
    .select({ job: batchJobs, chunkCount: countOf(""), doneCount: countOf(" AND status = 'done'") })
    .from(batchJobs)
    .where(
      and(
        account === undefined ? undefined : inArray(batchJobs.meteredName, meteredNames(account)),
        status === undefined ? undefined : eq(batchJobs.status, status),
      ),
    )
    .orderBy(desc(sql`${batchJobs}.rowid`))
    .limit(limit);
  return rows.map(({ job, chunkCount, doneCount }) => ({ ...job, chunkCount, doneCount }));
}

export async function findJobWithChunks(
  db: D1Database,
  id: string,
): Promise<{ job: Job; chunks: Chunk[] } | null> {
  const orm = drizzle(db);
  const [jobs, chunks] = await orm.batch([
    orm.select().from(batchJobs).where(eq(batchJobs.id, id)),
    orm.select().from(batchChunks).where(eq(batchChunks.jobId, id)).orderBy(batchChunks.first),
  ]);
  return jobs[0] ? { job: jobs[0], chunks } : null;
}
