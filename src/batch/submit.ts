/** Accepts a batch by queueing its job (docs/decisions/0022-a-batch-is-an-intent-first.md). */
import type { MeteredAccount, Refusal } from "../access/metered-account.ts";
import type { CheckKind } from "../check-kind.ts";
import { DAY_MS } from "../lib/days.ts";
import type { OutputLanguage } from "../verification/output-language.ts";
import { cutIntoChunks } from "./files.ts";
import { type FinishServices, finishJob } from "./finish.ts";
import { sendHints } from "./hints.ts";
import type { Job, NewJob } from "./job.ts";
import type { BatchLimits } from "./limits.ts";
import { type RemoveServices, undoSubmission } from "./remove.ts";
import { type InputLayout, type ReadRow, toBatchInput } from "./rows.ts";
import type { BatchServices } from "./services.ts";
import type { BeyondLimit, SubmitStore } from "./store/submit.ts";

export type SubmitServices = FinishServices &
  RemoveServices &
  Pick<BatchServices, "clock"> & { jobs: SubmitStore };

const HOUR_MS = 3_600_000;

export interface Submission {
  rows: ReadRow[];
  layout?: InputLayout;
  language: OutputLanguage;
  check: CheckKind;
  name: string | null;
  retentionDays: number;
  idempotencyKey: string | null;
  /** SHA-256 of everything that must be equal in a repeated request. */
  fingerprint: string;
  limits: BatchLimits;
}

export type SubmissionResult = { kind: "submitted"; job: Job } | BeyondLimit | Refusal;

export async function submitBatch(
  services: SubmitServices,
  account: MeteredAccount,
  submission: Submission,
): Promise<SubmissionResult> {
  const { jobs, clock, settings } = services;
  const { idempotencyKey, fingerprint, language, check, name, retentionDays } = submission;
  const known =
    idempotencyKey === null ? null : await jobs.join(account.meteredName, idempotencyKey);
  if (known && (known.status !== "submitting" || known.fingerprint !== fingerprint))
    return resultOfKnown(known, fingerprint);

  const input = toBatchInput(submission.rows);
  const chunked = cutIntoChunks(input, submission.layout ?? null);
  const newJob: NewJob = {
    id: known?.id ?? `job_${crypto.randomUUID().replaceAll("-", "")}`,
    meteredName: account.meteredName,
    total: input.rows.length,
    malformed: input.rows.filter((row) => "error" in row).length,
    bytes: chunked.rowsFile.size + chunked.businessesFile.size,
    deadlineAt: clock() + settings.BATCH_DEADLINE_HOURS * HOUR_MS,
    expiresAt: clock() + retentionDays * DAY_MS,
    ...{ idempotencyKey, fingerprint, language, check, name, retentionDays },
  };
  const intent = known
    ? ({ kind: "recorded", job: known } as const)
    : await jobs.recordIntent(newJob, submission.limits);
  switch (intent.kind) {
    case "too_many_jobs":
    case "storage_exceeded":
    case "job_limit_exceeded":
      return intent;
    case "known":
      if (intent.job.status !== "submitting" || intent.job.fingerprint !== fingerprint)
        return resultOfKnown(intent.job, fingerprint);
      break;
    case "recorded":
      break;
  }

  const { job } = intent;
  const isOwn = !known && job.id === newJob.id;
  let didQueue = false;
  try {
    // Concurrent submissions of the same request share one job, and therefore one reservation.
    const reserved = await account.reserve(input.businesses.length, job.id);
    if (reserved.kind !== "granted") {
      // A faster submission of the same request may have queued the job, which may have ended.
      if (reserved.kind === "settled" && (await isAccepted(services, job.id)))
        return submitted(services, job.id);
      // If this fails, the sweeper undoes the submission.
      if (isOwn) await jobs.withdraw(job.id).catch(() => {});
      return reserved;
    }
    await services.filesOf(job.id).putInput(chunked);
    didQueue = await jobs.enqueue(job.id, chunked.chunks, reserved.slots ?? []);
  } catch (fault) {
    // D1 may have queued the job although the answer of D1 was lost, so look at the job.
    const isQueued = await isAccepted(services, job.id).catch(() => false);
    if (!isQueued) {
      // Without an Idempotency-Key, no other submission can be working on this job.
      if (idempotencyKey === null) await undoSubmission(services, job).catch(() => {});
      throw fault;
    }
  }
  if (!didQueue) return submitted(services, job.id);
  await dispatch(services, job.id, chunked.chunks.length);
  return submitted(services, job.id, { ...job, status: "queued" });
}

function resultOfKnown(job: Job, fingerprint: string): SubmissionResult {
  return job.fingerprint === fingerprint
    ? { kind: "submitted", job }
    : { kind: "idempotency_key_reused" };
}

async function isAccepted({ jobs }: SubmitServices, id: string): Promise<boolean> {
  const job = await jobs.find(id);
  return job !== null && job.status !== "submitting" && job.status !== "deleted";
}

async function dispatch(services: SubmitServices, id: string, chunks: number): Promise<void> {
  try {
    if (chunks > 0) await sendHints(services, chunks);
    else await finishJob(services, id);
  } catch {
    services.trace.note({ dispatch: "left to the sweeper" });
  }
}

/** @param queued the job, if this submission queued it. Returned if D1 cannot be read */
async function submitted(
  { jobs, filesOf }: SubmitServices,
  id: string,
  queued?: Job,
): Promise<SubmissionResult> {
  const job = await jobs.find(id).catch((fault: unknown) => {
    if (queued) return queued;
    throw fault;
  });
  if (!job || job.status === "deleted") {
    await filesOf(id).deleteAll();
    throw new Error("the submission took too long and was undone, or its job is deleted");
  }
  if (job.completedAt !== null) await filesOf(id).deleteWork();
  return { kind: "submitted", job };
}
