/**
 * The routes of `/admin/jobs`, the batch jobs of all accounts: what waits, what is stuck, and on
 * which chunk. No route shows a row of a batch.
 */
import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { Hono } from "hono/tiny";
import { batchChunks, batchJobs } from "../../../schema/tables.ts";
import { meteredNames } from "../../access/account-mode.ts";
import type { Chunk, Job } from "../../batch/job.ts";
import { ServiceError } from "../../errors.ts";
import type { AppEnv } from "../../http/context.ts";
import { validQuery } from "../../http/query.ts";
import type { JobsAnswer, JobWithChunksAnswer } from "./answer.ts";
import { presentChunk, presentJob } from "./present.ts";
import { listSchema } from "./request.ts";

export function jobRoutes(): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();

  routes.get("/", validQuery(listSchema, {}), async (c) => {
    const { services, trace } = c.var;
    const jobs = await trace.time("jobs", listJobs(services.env.DB, c.req.valid("query")));
    return c.json({
      jobs: jobs.map((job) => ({
        ...presentJob(job),
        chunks: { total: job.chunks, done: job.done },
      })),
    } satisfies JobsAnswer);
  });

  routes.get("/:id", async (c) => {
    const { services, trace } = c.var;
    const found = await trace.time("jobs", findJobWithChunks(services.env.DB, c.req.param("id")));
    if (!found) throw new ServiceError("job_not_found");
    return c.json({
      job: presentJob(found.job),
      chunks: found.chunks.map(presentChunk),
    } satisfies JobWithChunksAnswer);
  });

  return routes;
}

interface JobFilter {
  /** Of its live keys and its test keys. */
  account?: string | undefined;
  status?: Job["status"] | undefined;
  limit: number;
}

/** The latest jobs first: by row id, which grows with time and orders each index within itself. */
async function listJobs(
  db: D1Database,
  { account, status, limit }: JobFilter,
): Promise<(Job & { chunks: number; done: number })[]> {
  const countOf = (condition: string) =>
    sql<number>`(SELECT count(*) FROM batch_chunks WHERE job_id = ${batchJobs.id}${sql.raw(condition)})`;
  const rows = await drizzle(db)
    .select({ job: batchJobs, chunks: countOf(""), done: countOf(" AND status = 'done'") })
    .from(batchJobs)
    .where(
      and(
        account === undefined ? undefined : inArray(batchJobs.account, meteredNames(account)),
        status === undefined ? undefined : eq(batchJobs.status, status),
      ),
    )
    .orderBy(desc(sql`${batchJobs}.rowid`))
    .limit(limit);
  return rows.map(({ job, chunks, done }) => ({ ...job, chunks, done }));
}

/** A job with its chunks in order, or null. */
async function findJobWithChunks(
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
