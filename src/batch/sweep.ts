/** Taking up what was left lying: lost messages, dead workers, jobs nobody finished, jobs that have expired. Run every minute. */
import { type Job, type JobStore, SWEPT_AT_ONCE } from "./job-store.ts";
import { type BatchServices, finishJob, sendChunks } from "./process.ts";

/** What goes wrong with one job keeps none of the others from being taken up; it is tried again the next time. */
export async function sweepJobs(services: BatchServices): Promise<void> {
  const { jobs } = services;
  const attempt = async <T>(work: Promise<T>): Promise<T | undefined> => {
    try {
      return await work;
    } catch (fault) {
      services.trace.exception(fault);
      return undefined;
    }
  };
  await attempt(resendChunks(services, jobs));
  for (const jobId of (await attempt(jobs.unfinishedJobs())) ?? [])
    await attempt(finishJob(services, jobId));
  for (const job of (await attempt(jobs.expiredJobs())) ?? [])
    await attempt(removeJob(services, jobs, job));
}

async function resendChunks(services: BatchServices, jobs: JobStore): Promise<void> {
  for (;;) {
    const lost = await jobs.recoverChunks();
    await sendChunks(
      services,
      lost.map(({ jobId, position }) => ({ jobId, chunk: position })),
    );
    if (lost.length < SWEPT_AT_ONCE) return;
  }
}

async function removeJob(services: BatchServices, jobs: JobStore, job: Job): Promise<void> {
  await services.filesOf(job.id).deleteAll();
  await services.meters.of(job.account, "a").settle(job.id, 0);
  await jobs.remove(job.id);
}
