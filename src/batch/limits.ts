/** How many open jobs, stored bytes and job rows an account may have on each plan. */

export interface BatchLimits {
  openJobs: number;
  /** Bytes of stored files: the input of running jobs, the results of ended jobs. */
  storedBytes: number;
  /** Rows in D1, those of deleted jobs included. */
  jobRows: number;
}

/**
 * The most rows that an account's jobs have in D1, unless its key has a limit of its own. Rows of
 * deleted jobs count too: they stay until the job would have expired.
 */
export const MOST_JOB_ROWS = 20_000;

/** Counted from the end of the job. */
export const LONGEST_RETENTION_DAYS = 30;

type LimitsOfPlan = Omit<BatchLimits, "jobRows">;

const PRO: LimitsOfPlan = { openJobs: 20, storedBytes: 100_000_000 };

const LIMITS: Record<string, LimitsOfPlan> = {
  pro: PRO,
  premium: { openJobs: 50, storedBytes: 500_000_000 },
  enterprise: { openJobs: 100, storedBytes: 2_000_000_000 },
};

/** A plan that is not listed has the smallest limits: one of its keys may be allowed batches. */
export function batchLimitsOf({
  id,
  maxJobRows = MOST_JOB_ROWS,
}: {
  id: string;
  maxJobRows?: number | undefined;
}): BatchLimits {
  return { ...(LIMITS[id] ?? PRO), jobRows: maxJobRows };
}
