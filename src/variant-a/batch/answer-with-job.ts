import type { Context } from "hono";
import { type Job, noProgressOf } from "../../batch/job.ts";
import type { AppEnv } from "../../http/context.ts";
import type { JobAnswer } from "./job-answer.ts";
import { presentJob } from "./present-job.ts";

/** The assumed speed of a job, for estimating Retry-After. */
const ROWS_A_SECOND = 1_000;
const LONGEST_RETRY_AFTER_SECONDS = 10;

export async function answerWithJob(
  c: Context<AppEnv>,
  job: Job,
  isAccepted = false,
): Promise<Response> {
  return c.json(await jobAnswerOf(c, job, isAccepted));
}

/**
 * @param isAccepted true if this request submitted the job. The request is then answered even if D1
 * fails
 */
export async function jobAnswerOf(
  c: Context<AppEnv>,
  job: Job,
  isAccepted: boolean,
): Promise<JobAnswer> {
  const { services } = c.var;
  services.trace.note({ jobId: job.id });
  const progress = await services.jobs.progress(job).catch((fault: unknown) => {
    if (isAccepted) return noProgressOf(job);
    throw fault;
  });
  const shown = presentJob(job, progress, new URL(c.req.url).origin);
  if (job.completedAt === null) {
    const { waiting } = progress;
    const seconds = waiting
      ? Math.ceil((waiting.nextAttemptAt - services.clock()) / 1_000)
      : Math.ceil((job.total - progress.processed) / ROWS_A_SECOND);
    c.header("Retry-After", String(Math.min(Math.max(1, seconds), LONGEST_RETRY_AFTER_SECONDS)));
  }
  return shown;
}
