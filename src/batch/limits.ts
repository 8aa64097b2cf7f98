export interface BatchLimits {
  openJobs: number;
  /** The input of running jobs and the results of ended jobs. */
  storedBytes: number;
  /** A deleted job counts until it would have expired, because its row in `batch_jobs` stays. */
  jobRows: number;
}

export const MOST_JOB_ROWS = 20_000;

/** How long results can be kept, counted from the end of the job. */
export const LONGEST_RETENTION_DAYS = 30;

type LimitsOfPlan = Omit<BatchLimits, "jobRows">;

const PRO: LimitsOfPlan = { openJobs: 20, storedBytes: 100_000_000 };

const LIMITS: Record<string, LimitsOfPlan> = {
  pro: PRO,
  premium: { openJobs: 50, storedBytes: 500_000_000 },
  enterprise: { openJobs: 100, storedBytes: 2_000_000_000 },
};

/** If the operator allows batches on a plan that is not in `LIMITS`, the limits of `PRO` apply. */
export function batchLimitsOf({
  id,
  maxJobRows = MOST_JOB_ROWS,
}: {
  id: string;
  maxJobRows?: number | undefined;
}): BatchLimits {
  return { ...(LIMITS[id] ?? PRO), jobRows: maxJobRows };
}
