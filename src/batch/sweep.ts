/** The sweeper. Every minute, it takes up unfinished work and removes what is no longer needed. */
import { type FinishServices, finishJob } from "./finish.ts";
import { sendHints } from "./hints.ts";
import { type ProbeServices, probeDuringOutage } from "./outage.ts";
import { type RemoveServices, removeExpired, tidyJob, undoSubmission } from "./remove.ts";
import type { BatchServices } from "./services.ts";
import type { SweepStore } from "./store/sweep.ts";

type SweepServices = ProbeServices &
  FinishServices &
  RemoveServices &
  Pick<BatchServices, "clock"> & { jobs: SweepStore };

/** After this time, a sweep starts no work on a further job (to finish, undo or tidy it). */
const BUDGET_MS = 30_000;

/** A fault in the work on one job does not stop the work on the others. */
export async function sweepJobs(services: SweepServices): Promise<void> {
  const { jobs, settings, clock, trace } = services;
  const endsAt = clock() + BUDGET_MS;
  const submitMs = settings.SUBMIT_SECONDS * 1000;
  const logFault = (work: Promise<void>) => work.catch((fault) => trace.exception(fault));
  const forEach = async <T>(found: Promise<T[]>, work: (one: T) => Promise<void>) => {
    for (const one of await found) if (clock() < endsAt) await logFault(work(one));
  };
  await logFault(probeDuringOutage(services));
  await logFault(jobs.takeHints().then((count) => sendHints(services, count)));
  await logFault(forEach(jobs.jobsToFinish(), (id) => finishJob(services, id)));
  await logFault(
    forEach(jobs.abandonedSubmissions(submitMs), (job) => undoSubmission(services, job)),
  );
  await logFault(forEach(jobs.takeUntidy(submitMs), (job) => tidyJob(services, job)));
  await logFault(jobs.takeExpired().then((expired) => removeExpired(services, expired)));
}
