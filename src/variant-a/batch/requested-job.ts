import type { Context } from "hono";
import type { Job } from "../../batch/job.ts";
import { ServiceError } from "../../errors.ts";
import type { AppEnv } from "../../http/context.ts";

/** @throws ServiceError `job_not_found`, also for a job of another account */
export async function findJob(
  c: Context<AppEnv, string>,
  { evenIfHidden = false } = {},
): Promise<Job> {
  const { services, account } = c.var;
  const id = c.req.param("job_id") ?? "";
  const job = await services.jobs.find(id);
  const isOwn = job?.meteredName === account.meteredName;
  if (!job || !isOwn || (isHidden(job, services.clock()) && !evenIfHidden)) throw jobNotFound(id);
  services.trace.note({ jobId: job.id });
  return job;
}

export function jobNotFound(id: string): ServiceError {
  return new ServiceError("job_not_found", { parameter: "job_id", value: id });
}

/** The sweeper removes an expired job only some time after it expired. */
export function isHidden(job: Job, now: number): boolean {
  return job.status === "deleted" || (job.completedAt !== null && job.expiresAt <= now);
}
