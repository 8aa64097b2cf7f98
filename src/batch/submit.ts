/**
 * Submitting a batch: the intent to D1, the quota (all or nothing), the input to R2, the step to
 * `queued` in D1, the hints. Only that step makes it a job. What stops half-way is undone by the
 * sweeper; under an Idempotency-Key, a repeated submission carries the same job on instead.
 */
import type { MeteredAccount, Refusal } from "../access/metered-account.ts";
import { DAY_MS } from "../lib/days.ts";
import type { CheckKind } from "../tables/columns.ts";
import type { OutputLanguage } from "../verification/output-language.ts";
import { encodeInput } from "./files.ts";
import { type FinishServices, finishJob } from "./finish.ts";
import { sendHints } from "./hints.ts";
import type { Job, NewJob } from "./job.ts";
import { batchLimitsOf } from "./limits.ts";
import { type RemoveServices, undoSubmission } from "./remove.ts";
import { type InputLayout, type ReadRow, toBatchInput } from "./rows.ts";
import type { BatchServices } from "./services.ts";
import type { SubmitStore } from "./store/submit.ts";

export type SubmitServices = FinishServices &
  RemoveServices &
  Pick<BatchServices, "clock"> & { jobs: SubmitStore };

const HOUR_MS = 3_600_000;

export interface Submission {
  rows: ReadRow[];
  /** Of a table. */
  layout?: InputLayout;
  language: OutputLanguage;
  check: CheckKind;
  /** What the customer calls the job. */
  name: string | null;
  /** How long the results are kept. */
  retentionDays: number;
  idempotencyKey: string | null;
  /** SHA-256 of everything that makes this request this request. */
  fingerprint: string;
  /** Of the caller's key: it decides how much the account may have in batches. */
  planId: string;
}

export type SubmissionResult =
  /** Of a repeated submission: the job that exists already. */
  | { kind: "submitted"; job: Job }
  | { kind: "too_many_jobs" }
  | { kind: "storage_exceeded" }
  | Refusal;

export async function submitBatch(
  services: SubmitServices,
  account: MeteredAccount,
  submission: Submission,
): Promise<SubmissionResult> {
  const { jobs, clock, settings } = services;
  const { idempotencyKey, fingerprint, language, check, name, retentionDays } = submission;
  const known = idempotencyKey === null ? null : await jobs.join(account.id, idempotencyKey);
  if (known && (known.status !== "submitting" || known.fingerprint !== fingerprint))
    return knownAs(known, fingerprint);

  const input = toBatchInput(submission.rows);
  const encoded = encodeInput(input, submission.layout ?? null);
  const newJob: NewJob = {
    id: known?.id ?? `job_${crypto.randomUUID().replaceAll("-", "")}`,
    account: account.id,
    total: input.rows.length,
    malformed: input.rows.filter((row) => "error" in row).length,
    bytes: encoded.rowsFile.size + encoded.businessesFile.size,
    deadlineAt: clock() + settings.BATCH_DEADLINE_HOURS * HOUR_MS,
    expiresAt: clock() + retentionDays * DAY_MS,
    ...{ idempotencyKey, fingerprint, language, check, name, retentionDays },
  };
  const intent = known
    ? ({ kind: "recorded", job: known } as const)
    : await jobs.recordIntent(newJob, batchLimitsOf(submission.planId));
  switch (intent.kind) {
    case "too_many_jobs":
    case "storage_exceeded":
      return intent;
    case "known":
      if (intent.job.status !== "submitting" || intent.job.fingerprint !== fingerprint)
        return knownAs(intent.job, fingerprint);
      break;
    case "recorded":
      break;
  }

  const { job } = intent;
  const isOwn = !known && job.id === newJob.id;
  let madeStep = false;
  try {
    // Submissions of one request have one job, and so one reservation.
    const reserved = await account.reserve(input.businesses.length, job.id);
    if (reserved.kind !== "granted") {
      // Another submission of this request was so much faster that its job has ended.
      if (reserved.kind === "settled" && (await isAccepted(services, job.id)))
        return submitted(services, job.id);
      // Should this fail, the sweeper does it.
      if (isOwn) await jobs.withdraw(job.id).catch(() => {});
      return reserved;
    }
    await services.filesOf(job.id).putInput(encoded);
    madeStep = await jobs.enqueue(job.id, encoded.chunks);
  } catch (fault) {
    // The answer of D1 may have been lost: what counts is how the job stands.
    const isQueued = await isAccepted(services, job.id).catch(() => false);
    if (!isQueued) {
      // Without a key no other submission works on it.
      if (idempotencyKey === null) await undoSubmission(services, job).catch(() => {});
      throw fault;
    }
  }
  if (madeStep) await dispatch(services, job.id, encoded.chunks.length);
  return submitted(services, job.id);
}

function knownAs(job: Job, fingerprint: string): SubmissionResult {
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
    // A job of malformed rows alone has nothing to wait for.
    if (chunks > 0) await sendHints(services, chunks);
    else await finishJob(services, id);
  } catch {
    services.trace.note({ dispatch: "left to the sweeper" });
  }
}

/** The job as it is now, whichever submission made the step to `queued`. */
async function submitted({ jobs, filesOf }: SubmitServices, id: string): Promise<SubmissionResult> {
  const job = await jobs.find(id);
  if (!job || job.status === "deleted") {
    await filesOf(id).deleteAll();
    throw new Error("the submission took too long and was undone, or its job is deleted");
  }
  // Another submission of this request was faster, and its job has ended: our input is not needed.
  if (job.completedAt !== null) await filesOf(id).deleteWork();
  return { kind: "submitted", job };
}
