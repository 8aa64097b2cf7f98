import type { Context } from "hono";
import type { Job } from "../../batch/job.ts";
import { ServiceError } from "../../errors.ts";
import type { AppEnv } from "../../http/context.ts";

/** @throws ServiceError `job_not_found`, also for a job of another account */
export async function findJob(
  c: Context<AppEnv, string>,
  { evenIfDeleted = false } = {},
): Promise<Job> {
  const { services, account } = c.var;
  const id = c.req.param("job_id") ?? "";
  const job = await services.jobs.find(id);
  const isHidden = job?.status === "deleted" && !evenIfDeleted;
  if (!job || job.meteredName !== account.meteredName || isHidden) {
    throw new ServiceError("job_not_found", { parameter: "job_id", value: id });
  }
  services.trace.note({ jobId: job.id });
  return job;
}
