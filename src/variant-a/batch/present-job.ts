import type { Job, Progress } from "../../batch/job.ts";
import type { JobAnswer } from "./job-answer.ts";

const SHOWN_STATUS: Record<Job["status"], JobAnswer["status"]> = {
  // The input is still being stored.
  submitting: "queued",
  queued: "queued",
  processing: "processing",
  completed: "completed",
  cancelled: "cancelled",
  failed: "failed",
  // The job was deleted during this request.
  deleted: "cancelled",
};

export function presentJob(job: Job, progress: Progress, origin: string): JobAnswer {
  const { processed, valid, invalid, errors, waiting } = progress;
  const { active, suspended, closed, details_mismatch, not_registered, unconfirmed } =
    progress.outcomes;
  return {
    job_id: job.id,
    name: job.name,
    check: job.check,
    status: SHOWN_STATUS[job.status],
    total: job.total,
    processed,
    valid,
    invalid,
    errors,
    outcomes: {
      ...{ active, suspended, closed },
      ...{ details_mismatch, not_registered, unconfirmed, errors },
    },
    language: job.language,
    created_at: new Date(job.createdAt).toISOString(),
    completed_at: job.completedAt === null ? null : new Date(job.completedAt).toISOString(),
    expires_at: new Date(job.expiresAt).toISOString(),
    download_url: hasResults(job) ? `${origin}/v1/batch/download/${job.id}` : null,
    ...(waiting && {
      waiting_for: waiting.reason,
      waiting_since: new Date(waiting.since).toISOString(),
      next_attempt_at: new Date(waiting.nextAttemptAt).toISOString(),
    }),
  };
}

export function hasResults({ status }: Job): boolean {
  return status === "completed" || status === "cancelled";
}
