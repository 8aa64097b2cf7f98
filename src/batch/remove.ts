/**
 * Removing jobs: deleted by their customer, undone because they were never fully submitted, erased
 * with their account, expired. Files may still be written by a worker that does not know of it, so
 * a row stays behind until nobody can be writing any more, and the files are then removed again.
 */
import { meteredNames } from "../access/account-mode.ts";
import { deleteResults } from "./files.ts";
import { type SettleServices, settle } from "./finish.ts";
import { EXISTING_STATUSES, type Job } from "./job.ts";
import type { BatchServices } from "./services.ts";
import type { ReadStore } from "./store/read.ts";
import type { RemoveStore } from "./store/remove.ts";

export type RemoveServices = SettleServices &
  Pick<BatchServices, "env" | "settings" | "filesOf"> & {
    jobs: RemoveStore & Pick<ReadStore, "ofAccount">;
  };

/** Jobs of an account that are looked at together when it is erased. */
const ERASED_AT_ONCE = 100;

/** Deletes a job at once, with its files; of a running one, what was answered is charged. */
export async function deleteJob(services: RemoveServices, job: Job): Promise<void> {
  const deleted = await services.jobs.markDeleted(job.id, EXISTING_STATUSES, {
    tidyAfterMs: services.settings.SUBMIT_SECONDS * 1000,
    forget: false,
  });
  await purge(services, deleted ?? job);
}

/** Undoes a submission that stopped half-way; one that came through is left alone. */
export async function undoSubmission(services: RemoveServices, job: Job): Promise<void> {
  const undone = await services.jobs.markDeleted(job.id, ["submitting"], {
    tidyAfterMs: services.settings.SUBMIT_SECONDS * 1000,
    forget: true,
  });
  if (undone) await purge(services, undone);
}

/**
 * Deletes all jobs of an account, of both its sides. Nothing that names the account is left.
 * @returns how many
 */
export async function eraseJobs(services: RemoveServices, account: string): Promise<number> {
  let erased = 0;
  for (const name of meteredNames(account)) erased += await eraseJobsOfSide(services, name);
  return erased;
}

async function eraseJobsOfSide(services: RemoveServices, meteredName: string): Promise<number> {
  const { jobs } = services;
  let erased = 0;
  for (;;) {
    const some = await jobs.ofAccount(meteredName, ERASED_AT_ONCE);
    if (some.length === 0) return erased;
    for (const job of some) {
      await deleteJob(services, job);
      await jobs.forgetAccount(job.id);
      if (job.status !== "deleted") erased++;
    }
  }
}

/** Removes for good what an ended or deleted job does not need. */
export async function tidyJob(services: RemoveServices, job: Job): Promise<void> {
  if (job.status === "deleted") await purge(services, job);
  else {
    await settle(services, job, job.answered);
    await services.filesOf(job.id).deleteWork();
  }
  await services.jobs.markTidy(job);
}

/** Removes jobs that have expired: together, and where that fails, one by one. */
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
  // A job without an account was settled before its account was forgotten.
  if (job.account !== "") await settle(services, job, job.answered);
  await services.filesOf(job.id).deleteAll();
}
