/** Finds the job that a request names, and answers with its state. */
import type { Context } from "hono";
import type { Job } from "../../batch/job.ts";
import { ServiceError } from "../../errors.ts";
import type { AppEnv } from "../../http/context.ts";
import type { JobAnswer } from "./job-answer.ts";
import { presentJob } from "./present-job.ts";

/** The assumed speed of a job, for estimating Retry-After. */
const ROWS_A_SECOND = 1_000;
/** In seconds. */
const LONGEST_RETRY_AFTER = 10;

/** @throws ServiceError `job_not_found`, also for a job of another account */
export async function findJob(c: Context<AppEnv, string>, alsoWhen?: "deleted"): Promise<Job> {
  const { services, account } = c.var;
  const id = c.req.param("job_id") ?? "";
  const job = await services.jobs.find(id);
  if (!job || job.account !== account.meteredName || (job.status === "deleted" && !alsoWhen)) {
    throw new ServiceError("job_not_found", { parameter: "job_id", value: id });
  }
  services.trace.note({ jobId: job.id });
  return job;
}

export async function answerJob(c: Context<AppEnv>, job: Job): Promise<Response> {
  return c.json(await currentJobAnswer(c, job));
}

/** Presents the current state of a job, and sets `Retry-After` until it has ended. */
export async function currentJobAnswer(c: Context<AppEnv>, job: Job): Promise<JobAnswer> {
  const { services } = c.var;
  services.trace.note({ jobId: job.id });
  const progress = await services.jobs.progress(job);
  const shown = presentJob(job, progress, new URL(c.req.url).origin);
  if (job.completedAt === null) {
    const seconds = Math.ceil((job.total - progress.processed) / ROWS_A_SECOND);
    c.header("Retry-After", String(Math.min(Math.max(1, seconds), LONGEST_RETRY_AFTER)));
  }
  return shown;
}
