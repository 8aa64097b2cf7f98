import { sideOf } from "../../access/account-mode.ts";
import type { Chunk, Job } from "../../batch/job.ts";
import type { AdminJobAnswer, ChunkAnswer } from "./answer.ts";

export function presentAdminJob(job: Job): AdminJobAnswer {
  return {
    job_id: job.id,
    ...sideOf(job.meteredName),
    status: job.status,
    language: job.language,
    total: job.total,
    malformed: job.malformed,
    created_at: instant(job.createdAt),
    completed_at: job.completedAt === null ? null : instant(job.completedAt),
    expires_at: instant(job.expiresAt),
  };
}

export function presentChunk(
  { status, attempt, dueAt, valid, invalid, errors, answered }: Chunk,
  index: number,
): ChunkAnswer {
  const isUnfinished = status === "waiting" || status === "processing";
  return {
    chunk: index,
    status,
    attempts: attempt,
    lease_until: isUnfinished ? instant(dueAt) : null,
    valid,
    invalid,
    errors,
    answered,
  };
}

function instant(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
