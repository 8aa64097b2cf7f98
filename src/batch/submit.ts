/**
 * Submitting a batch: quota first (all or nothing), then the input to R2, then the job to D1, then the messages. What is submitted twice with
 * one Idempotency-Key is one job and one charge; a message that cannot be sent is sent later by the sweeper.
 */
import type { MeteredAccount, Refusal } from "../access/metered-account.ts";
import { sha256Hex } from "../lib/sha256.ts";
import type { OutputLanguage } from "../verification/claim-fields.ts";
import type { Job, NewJob } from "./job-store.ts";
import { type BatchServices, finishJob, sendChunks } from "./process.ts";
import { BUSINESSES_PER_CHUNK, type ReadRow, toBatchInput } from "./rows.ts";

/** Jobs, their input and their results are kept so long. */
const KEPT_MS = 30 * 86_400_000;

export interface Submission {
  rows: ReadRow[];
  language: OutputLanguage;
  idempotencyKey: string | null;
  /** SHA-256 of everything that makes this request this request. */
  fingerprint: string;
}

export type SubmissionResult =
  /** Of a repeated submission: the job that exists already. */
  { kind: "submitted"; job: Job } | Refusal;

export async function submitBatch(
  services: BatchServices,
  account: MeteredAccount,
  submission: Submission,
): Promise<SubmissionResult> {
  const { jobs } = services;
  const { idempotencyKey, fingerprint, language } = submission;
  const known =
    idempotencyKey === null ? null : await jobs.findByIdempotencyKey(account.id, idempotencyKey);
  if (known) {
    return known.fingerprint === fingerprint
      ? { kind: "submitted", job: known }
      : { kind: "key_reused" };
  }

  const input = toBatchInput(submission.rows);
  const id = await jobIdFor(account.id, submission);
  const files = services.filesOf(id);
  let created = false;
  try {
    // Concurrent submissions of one request have one id, and so one reservation.
    const reserved = await account.reserve(input.businesses.length, id);
    if (reserved.kind !== "granted") return reserved;
    const chunks = await files.putInput(input.rows, input.businesses);
    const job: NewJob = {
      id,
      account: account.id,
      idempotencyKey,
      fingerprint,
      language,
      total: input.rows.length,
      malformed: input.rows.filter((row) => "error" in row).length,
      expiresAt: services.clock() + KEPT_MS,
    };
    created = await jobs.create(job, chunks);
  } catch (failure) {
    // Somebody may have submitted the same at the same time, or the answer of D1 have been lost: what counts is whether the job is there.
    // If it comes to be there after all, its settlement counts what is released here.
    if (!(await jobs.find(id).catch(() => null))) {
      await services.meters.of(account.id, "a").settle(id, 0);
      if (idempotencyKey === null) await files.deleteAll().catch(() => {});
      throw failure;
    }
  }
  const job = await jobs.find(id);
  if (!job) {
    // The key went to another request that was submitted at the same time.
    await services.meters.of(account.id, "a").settle(id, 0);
    await files.deleteAll();
    return { kind: "key_reused" };
  }
  if (!created) return { kind: "submitted", job };
  const chunks = Math.ceil(input.businesses.length / BUSINESSES_PER_CHUNK);
  try {
    if (chunks > 0) {
      await sendChunks(
        services,
        Array.from({ length: chunks }, (_, chunk) => ({ jobId: id, chunk })),
      );
      return { kind: "submitted", job };
    }
    // A job of malformed rows alone has nothing to wait for.
    await finishJob(services, id);
    return { kind: "submitted", job: (await jobs.find(id)) ?? job };
  } catch {
    services.trace.note({ dispatch: "left to the sweeper" });
    return { kind: "submitted", job };
  }
}

/** Random without an Idempotency-Key; with one, the same for the same request of the same account. */
async function jobIdFor(
  account: string,
  { idempotencyKey, fingerprint }: Submission,
): Promise<string> {
  if (idempotencyKey === null) return `job_${crypto.randomUUID().replaceAll("-", "")}`;
  return `job_${(await sha256Hex([account, idempotencyKey, fingerprint].join("\n"))).slice(0, 32)}`;
}
