/** Taking up what was left lying: lost messages, dead workers, jobs nobody finished, jobs that have expired. Run every minute. */
import { meterName } from "../access/caller.ts";
import type { Services } from "../config.ts";
import { type Job, type JobStore, SWEPT_AT_ONCE } from "./job-store.ts";
import { finishJob, jobFilesOf, jobStoreOf, sendChunks } from "./process.ts";

/** What goes wrong with one job keeps none of the others from being taken up; it is tried again the next time. */
export async function sweepJobs(services: Services): Promise<void> {
  const jobs = jobStoreOf(services);
  const attempt = async <T>(work: Promise<T>): Promise<T | undefined> => {
    try {
      return await work;
    } catch (fault) {
      services.trace.exception(fault);
      return undefined;
    }
  };
  await attempt(resendChunks(services, jobs));
  for (const jobId of (await attempt(jobs.unfinishedJobs())) ?? []) await attempt(finishJob(services, jobId));
  for (const job of (await attempt(jobs.expiredJobs())) ?? []) await attempt(removeJob(services, jobs, job));
}

async function resendChunks(services: Services, jobs: JobStore): Promise<void> {
  for (;;) {
    const lost = await jobs.recoverChunks();
    await sendChunks(
      services,
      lost.map(({ jobId, position }) => ({ jobId, chunk: position })),
    );
    if (lost.length < SWEPT_AT_ONCE) return;
  }
}

async function removeJob(services: Services, jobs: JobStore, job: Job): Promise<void> {
  await jobFilesOf(services, job.id).deleteAll();
  await services.env.USAGE_METER.getByName(meterName(job.account, "a")).release(job.id);
  await jobs.remove(job.id);
}
