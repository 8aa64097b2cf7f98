import { sql } from "drizzle-orm";
import { rulesOf } from "../../access/account-mode.ts";
import { type ChunkCounts, COUNT_COLUMNS, type Job, type Progress } from "../job.ts";
import type { StoreBase } from "./base.ts";

export type ProgressStore = ReturnType<typeof createProgressStore>;

export function createProgressStore({ db, clock }: StoreBase) {
  async function progressOf(jobs: Job[]): Promise<Progress[]> {
    const ids = JSON.stringify(jobs.map(({ id }) => id));
    const rows = await db.all<ProgressRow>(
      sql`SELECT ${SUMS},
        coalesce(sum(status IN ('waiting', 'processing')), 0) AS open,
        coalesce(sum(status = 'waiting' AND reason IN ('registry', 'unconfirmed')), 0) AS waiting,
        coalesce(sum(status = 'waiting' AND reason = 'daily_limit' AND due_at > ${clock()}), 0)
          AS tomorrow,
        min(iif(status = 'waiting', waiting_since, NULL)) AS since,
        min(iif(status = 'waiting', due_at, NULL)) AS due,
        (SELECT outage_since FROM batch_engine) AS outage,
        (SELECT next_probe_at FROM batch_engine) AS probe
        FROM json_each(${ids}) AS job LEFT JOIN batch_chunks ON job_id = job.value
        GROUP BY job.key ORDER BY job.key`,
    );
    return jobs.map((job, index) => toProgress(job, rows[index] as ProgressRow));
  }

  return {
    progressOf,

    async progress(job: Job): Promise<Progress> {
      return (await progressOf([job]))[0] as Progress;
    },
  };
}

const SUMS = sql.raw(COUNT_COLUMNS.map((count) => `coalesce(sum(${count}), 0) AS ${count}`).join());

interface ProgressRow extends ChunkCounts {
  /** All unfinished chunks. */
  open: number;
  /** Unfinished chunks that wait for the registry. */
  waiting: number;
  /** Unfinished chunks that wait for a later day. */
  tomorrow: number;
  since: number | null;
  due: number | null;
  outage: number | null;
  probe: number;
}

function toProgress(job: Job, row: ProgressRow): Progress {
  const { valid, invalid, answered } = row;
  const errors = row.errors + job.malformed;
  return {
    ...{ valid, invalid, errors, answered, processed: valid + invalid + errors },
    outcomes: row,
    waiting: waitOf(row, job),
  };
}

function waitOf(row: ProgressRow, job: Job): Progress["waiting"] {
  if (row.open === 0 || !rulesOf(job.meteredName).waitsOutOutages) return null;
  if (row.tomorrow === row.open && row.since !== null && row.due !== null)
    return { reason: "daily_limit", since: row.since, nextAttemptAt: row.due };
  if (row.outage !== null) {
    return {
      reason: "registry",
      since: row.since ?? Math.max(row.outage, job.createdAt),
      nextAttemptAt: row.probe,
    };
  }
  const isAll = row.waiting + row.tomorrow === row.open;
  if (!isAll || row.since === null || row.due === null) return null;
  return { reason: "registry", since: row.since, nextAttemptAt: row.due };
}
