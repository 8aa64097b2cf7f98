/**
 * What a batch job and its chunks are: their states, what a new one is made of, and how far one is.
 * What is done with them in D1 belongs in `store/`.
 */
import type { batchChunks, batchJobs } from "../../schema/tables.ts";

export type Job = typeof batchJobs.$inferSelect;
export type Chunk = typeof batchChunks.$inferSelect;

/** States of a job that has been accepted and has not ended. */
export const RUNNING_STATUSES = ["queued", "processing"] as const satisfies Job["status"][];
/** States that count against the limit of open jobs. */
export const OPEN_STATUSES = ["submitting", ...RUNNING_STATUSES] as const satisfies Job["status"][];

const ENDED_STATUSES = ["completed", "cancelled", "failed"] as const satisfies Job["status"][];

/** States in which a job is shown to its customer. */
export const SHOWN_STATUSES = [...RUNNING_STATUSES, ...ENDED_STATUSES] as const;
/** States of a job whose row is all that may be removed. */
export const EXISTING_STATUSES = [...OPEN_STATUSES, ...ENDED_STATUSES] as const;

/** What became of a row: of a valid one its state, of an invalid one its reason. */
export type RowOutcome = Extract<
  keyof Chunk,
  "active" | "suspended" | "closed" | "details_mismatch" | "not_registered" | "unconfirmed"
>;

/** Where a list of jobs goes on: after this one, which was shown last. */
export type JobPosition = Pick<Job, "createdAt" | "id">;

/** How far a job is, in rows of its input, and what it is charged. */
export interface Progress {
  processed: number;
  valid: number;
  invalid: number;
  errors: number;
  outcomes: Record<RowOutcome, number>;
  /** Distinct businesses answered. */
  answered: number;
  /** Set while nothing of the job can go on before the registry answers. Epoch milliseconds. */
  waiting: { since: number; nextAttemptAt: number } | null;
}

/** What a chunk has come to. */
export type ChunkCounts = Pick<Chunk, "valid" | "invalid" | "errors" | "answered" | RowOutcome>;

export const NO_COUNTS: ChunkCounts = {
  valid: 0,
  invalid: 0,
  errors: 0,
  answered: 0,
  active: 0,
  suspended: 0,
  closed: 0,
  details_mismatch: 0,
  not_registered: 0,
  unconfirmed: 0,
};

/** Counts that are kept of each chunk. */
export const COUNT_COLUMNS = Object.keys(NO_COUNTS) as (keyof ChunkCounts)[];

/** Which distinct businesses of its job a chunk has, and which bytes of their file they are in. */
export type ChunkRange = Pick<Chunk, "first" | "count" | "offset" | "length">;

/** A chunk as it is submitted. */
export type NewChunk = ChunkRange & Pick<Chunk, "rows">;

export type NewJob = Pick<
  Job,
  | "id"
  | "account"
  | "idempotencyKey"
  | "fingerprint"
  | "language"
  | "check"
  | "name"
  | "total"
  | "malformed"
  | "bytes"
  | "retentionDays"
  | "deadlineAt"
  | "expiresAt"
>;
