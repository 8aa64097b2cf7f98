import { Hono } from "hono/tiny";
import * as z from "zod";
import { batchJobs } from "../../../schema/tables.ts";
import { findJobWithChunks, listAllJobs } from "../../batch/store/all-accounts.ts";
import { ServiceError } from "../../errors.ts";
import type { AppEnv } from "../../http/context.ts";
import { validQuery } from "../../http/query.ts";
import { accountField } from "../account-field.ts";
import type { JobsAnswer, JobWithChunksAnswer } from "./answer.ts";
import { presentAdminJob, presentChunk } from "./present.ts";

const DEFAULT_JOBS_SHOWN = 50;
const MOST_JOBS_SHOWN = 500;

const STATUSES = batchJobs.status.enumValues;

const listSchema = z.object({
  account: accountField.optional(),
  status: z.enum(STATUSES, `must be one of ${STATUSES.join(", ")}`).optional(),
  limit: z.coerce
    .number("must be a number")
    .int("must be a whole number")
    .min(1, "must be at least 1")
    .max(MOST_JOBS_SHOWN, `must be at most ${MOST_JOBS_SHOWN}`)
    .default(DEFAULT_JOBS_SHOWN),
});

export function jobRoutes(): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();

  routes.get("/", validQuery(listSchema, {}), async (c) => {
    const { services, trace } = c.var;
    const jobs = await trace.time("jobs", listAllJobs(services.env.DB, c.req.valid("query")));
    return c.json({
      jobs: jobs.map((job) => ({
        ...presentAdminJob(job),
        chunks: { total: job.chunkCount, done: job.doneCount },
      })),
    } satisfies JobsAnswer);
  });

  routes.get("/:id", async (c) => {
    const { services, trace } = c.var;
    const found = await trace.time("jobs", findJobWithChunks(services.env.DB, c.req.param("id")));
    if (!found) throw new ServiceError("job_not_found");
    return c.json({
      job: presentAdminJob(found.job),
      chunks: found.chunks.map(presentChunk),
    } satisfies JobWithChunksAnswer);
  });

  return routes;
}
