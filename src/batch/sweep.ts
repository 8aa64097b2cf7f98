/** Taking up what was left lying: lost messages, dead workers, jobs nobody finished, jobs that have expired. Run every minute. */
import { meterName } from "../access/caller.ts";
import type { Services } from "../config.ts";
import { createJobFiles } from "./files.ts";
import { type ChunkMessage, finishJob, jobStoreOf } from "./process.ts";

export async function sweepJobs(services: Services): Promise<void> {
  const jobs = jobStoreOf(services);
  const lost = await jobs.recoverChunks();
  if (lost.length > 0) {
    await services.env.BATCH_QUEUE.sendBatch(
      lost.map(({ jobId, position }): { body: ChunkMessage } => ({ body: { jobId, chunk: position } })),
    );
  }
  for (const jobId of await jobs.unfinishedJobs()) await finishJob(services, jobId);
  for (const job of await jobs.expiredJobs()) {
    await createJobFiles(services.env.FILES, job.id).deleteAll();
    await services.env.USAGE_METER.getByName(meterName(job.account, "a")).release(job.id);
    await jobs.remove(job.id);
  }
}
