/**
 * Removes jobs. A worker that has not noticed a deletion may still write files. So the row of a
 * deleted job stays until no worker can be writing, and then the files are removed once more.
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

const ERASED_AT_ONCE = 100;

/** Deletes a job and its files at once. A running job is charged for its answered businesses. */
export async function deleteJob(services: RemoveServices, job: Job): Promise<void> {
  const deleted = await services.jobs.markDeleted(job.id, EXISTING_STATUSES, {
    tidyAfterMs: services.settings.SUBMIT_SECONDS * 1000,
    forget: false,
  });
  await purge(services, deleted ?? job);
}

/** Undoes a submission that stopped half-way. If the job was queued after all, does nothing. */
export async function undoSubmission(services: RemoveServices, job: Job): Promise<void> {
  const undone = await services.jobs.markDeleted(job.id, ["submitting"], {
    tidyAfterMs: services.settings.SUBMIT_SECONDS * 1000,
    forget: true,
  });
  if (undone) await purge(services, undone);
}

/** Deletes an account's live and test jobs. Rows that remain do not name it. @returns how many */
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

/** Settles an ended or deleted job, and removes the files that it no longer needs. */
export async function tidyJob(services: RemoveServices, job: Job): Promise<void> {
  if (job.status === "deleted") await purge(services, job);
  else {
    await settle(services, job, job.answered);
    await services.filesOf(job.id).deleteWork();
  }
  await services.jobs.markTidy(job);
}

/** Removes expired jobs together; if that fails, one by one. */
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
  // If the account was erased, the row no longer names it, and the job was settled before that.
  if (job.account !== "") await settle(services, job, job.answered);
  await services.filesOf(job.id).deleteAll();
}
