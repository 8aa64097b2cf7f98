/**
 * The operator's routes for the batch jobs of all accounts: what waits, what is stuck, and on which
 * chunk. No route shows a row of a batch.
 */
import { Hono } from "hono/tiny";
import * as z from "zod";
import { batchJobs } from "../../schema/tables.ts";
import { sideOf } from "../access/account-mode.ts";
import type { Chunk, Job } from "../batch/job.ts";
import { ServiceError } from "../errors.ts";
import type { AppEnv } from "../http/context.ts";
import { validQuery } from "../http/query.ts";
import type { ChunkAnswer, JobAnswer, JobsAnswer, JobWithChunksAnswer } from "./answers.ts";
import { findJobWithChunks, type JobChunkCounts, listJobs } from "./job-list.ts";
import { accountSchema } from "./key-schema.ts";

const JOBS_SHOWN = 50;
const MOST_JOBS_SHOWN = 500;

const STATUSES = batchJobs.status.enumValues;

const listSchema = z.object({
  account: accountSchema.optional(),
  status: z.enum(STATUSES, `must be one of ${STATUSES.join(", ")}`).optional(),
  limit: z.coerce
    .number("must be a number")
    .int("must be a whole number")
    .min(1, "must be at least 1")
    .max(MOST_JOBS_SHOWN, `must be at most ${MOST_JOBS_SHOWN}`)
    .default(JOBS_SHOWN),
});

export function jobRoutes(): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();

  routes.get("/", validQuery(listSchema, {}), async (c) => {
    const { services, trace } = c.var;
    const jobs = await trace.time("jobs", listJobs(services.env.DB, c.req.valid("query")));
    return c.json({
      jobs: jobs.map((job) => ({ ...presentJob(job), chunks: presentCounts(job) })),
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

function presentJob(job: Job): JobAnswer {
  return {
    job_id: job.id,
    ...sideOf(job.account),
    status: job.status,
    language: job.language,
    total: job.total,
    malformed: job.malformed,
    created_at: instant(job.createdAt),
    completed_at: job.completedAt === null ? null : instant(job.completedAt),
    expires_at: instant(job.expiresAt),
  };
}

function presentCounts({ chunks, done }: JobChunkCounts) {
  return { total: chunks, done };
}

/** `attempts`: how often a worker took the chunk; `lease_until`: when it may be taken again. */
function presentChunk(
  { status, attempt, dueAt, valid, invalid, errors, answered }: Chunk,
  index: number,
): ChunkAnswer {
  const isUnfinished = status === "waiting" || status === "processing";
  return {
    chunk: index,
    status,
    attempts: attempt,
    lease_until: isUnfinished ? instant(dueAt) : null,
    valid,
    invalid,
    errors,
    answered,
  };
}

function instant(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
