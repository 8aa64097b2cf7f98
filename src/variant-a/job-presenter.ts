/** A batch job, and its results inline, as the batch routes answer them. */
import type { Job, Progress } from "../batch/job-store.ts";
import type { ResultRow } from "../batch/rows.ts";
import type { OutputLanguage } from "../verification/claim-fields.ts";
import type { JobAnswer, RowAnswer } from "./answers.ts";
import { presentVerification } from "./verify-presenter.ts";

/** @param origin of the service, as the caller reached it */
export function presentJob(job: Job, progress: Progress, origin: string): JobAnswer {
  const { processed, valid, invalid, errors } = progress;
  return {
    job_id: job.id,
    status: job.status,
    total: job.total,
    processed,
    valid,
    invalid,
    errors,
    language: job.language,
    created_at: new Date(job.createdAt).toISOString(),
    completed_at: job.completedAt === null ? null : new Date(job.completedAt).toISOString(),
    expires_at: new Date(job.expiresAt).toISOString(),
    download_url: job.status === "completed" ? `${origin}/v1/batch/download/${job.id}` : null,
  };
}

/** A row without an answer has an `error` instead of `isValid`. */
export function presentResult(row: ResultRow, language: OutputLanguage): RowAnswer {
  if ("verification" in row) return presentVerification(row.claim, row.verification, language);
  return { error: row.error, businessInfo: { businessNumber: row.given.businessNumber } };
}
