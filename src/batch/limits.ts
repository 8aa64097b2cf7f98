/** How many open jobs and stored bytes an account may have on each plan. */

export interface BatchLimits {
  openJobs: number;
  /** Bytes of stored files: the input of running jobs, the results of ended jobs. */
  storedBytes: number;
}

/** Counted from the end of the job. */
export const LONGEST_RETENTION_DAYS = 30;

const PRO: BatchLimits = { openJobs: 20, storedBytes: 100_000_000 };

const LIMITS: Record<string, BatchLimits> = {
  pro: PRO,
  premium: { openJobs: 50, storedBytes: 500_000_000 },
  enterprise: { openJobs: 100, storedBytes: 2_000_000_000 },
};

/** A plan that is not listed has the smallest limits: one of its keys may be allowed batches. */
export function batchLimitsOf(planId: string): BatchLimits {
  return LIMITS[planId] ?? PRO;
}
