import type { batchChunks, batchJobs } from "../../schema/tables.ts";
import { showsNames } from "../verification/output-language.ts";

export type Job = typeof batchJobs.$inferSelect;
export type Chunk = typeof batchChunks.$inferSelect;

export const RUNNING_STATUSES = ["queued", "processing"] as const satisfies Job["status"][];
/** Jobs with these statuses count against the limit of unfinished jobs. */
export const OPEN_STATUSES = ["submitting", ...RUNNING_STATUSES] as const satisfies Job["status"][];

const ENDED_STATUSES = ["completed", "cancelled", "failed"] as const satisfies Job["status"][];

export const SHOWN_STATUSES = [...RUNNING_STATUSES, ...ENDED_STATUSES] as const;
export const EXISTING_STATUSES = [...OPEN_STATUSES, ...ENDED_STATUSES] as const;

/** The state of a row's business if its claim is valid, otherwise why the claim is invalid. */
export type RowOutcome = Extract<
  keyof Chunk,
  "active" | "suspended" | "closed" | "details_mismatch" | "not_registered" | "unconfirmed"
>;

export function showsNamesOf({ check, language }: Job): boolean {
  return check === "verify" && showsNames(language);
}

export type JobPosition = Pick<Job, "createdAt" | "id">;

/** Counts rows of the input unless stated otherwise. */
export interface Progress {
  processed: number;
  valid: number;
  invalid: number;
  errors: number;
  outcomes: Record<RowOutcome, number>;
  /** Distinct businesses with an answer. The job is charged for these. */
  answered: number;
  /** Set while the whole job waits. Times are in epoch milliseconds. */
  waiting: { reason: "registry" | "daily_limit"; since: number; nextAttemptAt: number } | null;
}

/** Counts rows, but `answered` counts distinct businesses. */
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

export function noProgressOf({ malformed }: Job): Progress {
  const counts = { ...NO_COUNTS, errors: malformed, processed: malformed };
  return { ...counts, outcomes: NO_COUNTS, waiting: null };
}

export const COUNT_COLUMNS = Object.keys(NO_COUNTS) as (keyof ChunkCounts)[];

/**
 * `offset` and `length` say which bytes of the job's file `businesses.txt` (`files.ts`) contain the
 * chunk's businesses. If a chunk is cut in two, both halves keep the bytes of the whole chunk.
 */
export type ChunkRange = Pick<Chunk, "first" | "count" | "offset" | "length">;

export type NewChunk = ChunkRange & Pick<Chunk, "rows">;

export type NewJob = Pick<
  Job,
  | "id"
  | "meteredName"
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
