/** Deletes jobs. The row of a deleted job stays while a worker may still write files of the job. */
import { meteredNames } from "../access/account-mode.ts";
import { deleteResults, FILES_AT_ONCE } from "./files.ts";
import { type SettleServices, settle } from "./finish.ts";
import { EXISTING_STATUSES, type Job } from "./job.ts";
import type { BatchServices } from "./services.ts";
import type { RemoveStore } from "./store/remove.ts";

export type RemoveServices = SettleServices &
  Pick<BatchServices, "env" | "settings" | "filesOf" | "clock"> & { jobs: RemoveStore };

/** D1 changes the rows and chunks of this many jobs well within a statement's 30 seconds. */
const ERASED_AT_ONCE = 100;
/** After this time, a request erases no more jobs, because a long request could be cut off. */
const ERASE_BUDGET_MS = 20_000;

/** A running job is charged for the businesses answered so far. */
export async function deleteJob(services: RemoveServices, job: Job): Promise<void> {
  const deleted = await services.jobs.markDeleted(job.id, EXISTING_STATUSES, {
    tidyAfterMs: services.settings.SUBMIT_SECONDS * 1000,
    forget: false,
  });
  await purge(services, deleted ?? job);
}

/** Does nothing if the job was queued after all. */
export async function undoSubmission(services: RemoveServices, job: Job): Promise<void> {
  const undone = await services.jobs.markDeleted(job.id, ["submitting"], {
    tidyAfterMs: services.settings.SUBMIT_SECONDS * 1000,
    forget: true,
  });
  if (undone) await purge(services, undone);
}

export interface ErasedJobs {
  jobs: number;
  /** Jobs with files that the sweeper still has to remove. */
  pending: number;
  /** False if time ran out. Another call continues. */
  isComplete: boolean;
}

/** Call this after the account's meters are erased. Erased meters accept no job and settle none. */
export async function eraseJobs(services: RemoveServices, account: string): Promise<ErasedJobs> {
  const { jobs, settings, clock } = services;
  const endsAt = clock() + ERASE_BUDGET_MS;
  const tidyAfterMs = settings.SUBMIT_SECONDS * 1000;
  const erased: ErasedJobs = { jobs: 0, pending: 0, isComplete: true };
  let found = 0;
  for (const name of meteredNames(account)) {
    for (;;) {
      if (clock() >= endsAt) return { ...erased, isComplete: false };
      const { ids, existed } = await jobs.forgetJobsOf(name, ERASED_AT_ONCE, tidyAfterMs);
      if (ids.length === 0) break;
      erased.jobs += existed;
      found += ids.length;
      if (found <= ERASED_AT_ONCE) await removeFilesOf(services, ids);
      else erased.pending += existed;
    }
  }
  return erased;
}

async function removeFilesOf({ filesOf }: RemoveServices, ids: string[]): Promise<void> {
  for (let first = 0; first < ids.length; first += FILES_AT_ONCE) {
    const some = ids.slice(first, first + FILES_AT_ONCE);
    await Promise.all(some.map((id) => filesOf(id).deleteAll()));
  }
}

export async function tidyJob(services: RemoveServices, job: Job): Promise<void> {
  if (job.status === "deleted") await purge(services, job);
  else {
    await settle(services, job, job.answered);
    await services.filesOf(job.id).deleteWork();
  }
  await services.jobs.markTidy(job);
}

export async function removeExpired(services: RemoveServices, expired: Job[]): Promise<void> {
  const { env, jobs, trace } = services;
  const removeAll = async (some: Job[]) => {
    const ids = some.map((job) => job.id);
    await trace.time("files", deleteResults(env.FILES, ids));
    await jobs.remove(ids);
  };
  try {
    if (expired.length > 0) await removeAll(expired);
  } catch (fault) {
    trace.exception(fault);
    for (const job of expired) await removeAll([job]).catch((fault) => trace.exception(fault));
  }
}

async function purge(services: RemoveServices, job: Job): Promise<void> {
  // After an erasure, the row does not name the account. The erased meters would settle nothing.
  if (job.meteredName !== "") await settle(services, job, job.answered);
  await services.filesOf(job.id).deleteAll();
}
