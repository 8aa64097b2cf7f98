/** The job that a request is about: found, and answered. */
import type { Context } from "hono";
import type { Job } from "../../batch/job.ts";
import { ServiceError } from "../../errors.ts";
import type { AppEnv } from "../../http/context.ts";
import type { JobAnswer } from "./job-answer.ts";
import { presentJob } from "./present-job.ts";

/**
 * How many businesses a job is assumed to check in a second: it gives the Retry-After of a status.
 */
const BUSINESSES_A_SECOND = 1_000;
const LONGEST_RETRY_AFTER = 10;

/**
 * The job, if it is the caller's own: another account's is as unknown as one that never existed.
 */
export async function findJob(c: Context<AppEnv, string>, alsoWhen?: "deleted"): Promise<Job> {
  const { services, account } = c.var;
  const id = c.req.param("job_id") ?? "";
  const job = await services.jobs.find(id);
  if (!job || job.account !== account.id || (job.status === "deleted" && !alsoWhen)) {
    throw new ServiceError("job_not_found", { parameter: "job_id", value: id });
  }
  services.trace.note({ jobId: job.id });
  return job;
}

export async function answerJob(c: Context<AppEnv>, job: Job): Promise<Response> {
  return c.json(await showJob(c, job));
}

/** The job as it is now; `Retry-After` says when to ask again. */
export async function showJob(c: Context<AppEnv>, job: Job): Promise<JobAnswer> {
  const { services } = c.var;
  services.trace.note({ jobId: job.id });
  const progress = await services.jobs.progress(job);
  const shown = presentJob(job, progress, new URL(c.req.url).origin);
  if (job.completedAt === null) {
    const seconds = Math.ceil((job.total - progress.processed) / BUSINESSES_A_SECOND);
    c.header("Retry-After", String(Math.min(Math.max(1, seconds), LONGEST_RETRY_AFTER)));
  }
  return shown;
}
