/** Records a job in D1 as `submitting`, then queues the job with its chunks or deletes it. */
import { and, eq, isNotNull, lte, type SQL, sql } from "drizzle-orm";
import { batchJobs } from "../../../schema/tables.ts";
import type { DaySlot } from "../../access/meter-messages.ts";
import { binder } from "../../lib/d1.ts";
import type { Job, NewChunk, NewJob } from "../job.ts";
import type { BatchLimits } from "../limits.ts";
import { jobIs, type StoreBase } from "./base.ts";

export type Intent =
  | { kind: "recorded"; job: Job }
  /** The Idempotency-Key already belongs to this job. */
  | { kind: "known"; job: Job }
  | BeyondLimit;

export type BeyondLimit =
  | { kind: "too_many_jobs" }
  | { kind: "storage_exceeded" }
  /** `rows`: the jobs in D1. `retryAfterSeconds`: how long until the first of them is removed. */
  | { kind: "job_limit_exceeded"; rows: number; limit: number; retryAfterSeconds: number };

/** The sweeper usually removes an expired job within a minute. */
const REMOVAL_SECONDS = 60;

export type SubmitStore = ReturnType<typeof createSubmitStore>;

export function createSubmitStore({ d1, db, clock }: StoreBase) {
  const byKey = (meteredName: string, key: string) =>
    and(eq(batchJobs.meteredName, meteredName), eq(batchJobs.idempotencyKey, key));
  const bound = binder(d1);

  /** One statement checks the limits and inserts, so racing submissions cannot exceed them. */
  async function recordIntent(job: NewJob, limits: BatchLimits): Promise<Intent> {
    await db.run(insertJob(job, clock(), limits));
    const [own] = await db.select().from(batchJobs).where(eq(batchJobs.id, job.id));
    if (own) return { kind: "recorded", job: own };
    const known = job.idempotencyKey && (await join(job.meteredName, job.idempotencyKey));
    if (known) return { kind: "known", job: known };
    const [held] = await db.all<Holdings>(holdingsOf(job.meteredName));
    const refusal = held && refusalOf(held, job, limits, clock());
    if (refusal) return refusal;
    // The reason for the refusal is gone, for example because a job has ended. So try again.
    return recordIntent(job, limits);
  }

  /**
   * Finds the job of an Idempotency-Key, and marks it so that `withdraw` does not delete it. If the
   * job has expired, its key is free for a new job.
   */
  async function join(meteredName: string, key: string): Promise<Job | null> {
    const [, , [job]] = await db.batch([
      db
        .update(batchJobs)
        .set({ idempotencyKey: null })
        .where(
          and(
            byKey(meteredName, key),
            isNotNull(batchJobs.completedAt),
            lte(batchJobs.expiresAt, clock()),
          ),
        ),
      db
        .update(batchJobs)
        .set({ isShared: true })
        .where(and(byKey(meteredName, key), eq(batchJobs.status, "submitting"))),
      db.select().from(batchJobs).where(byKey(meteredName, key)),
    ]);
    return job ?? null;
  }

  return {
    recordIntent,
    join,

    /** Deletes a job that is still being submitted, unless another submission shares it. */
    async withdraw(id: string): Promise<void> {
      await db.delete(batchJobs).where(and(jobIs(id, "submitting"), eq(batchJobs.isShared, false)));
    },

    /** @param slots the times at which more businesses become due; empty if all are due now */
    async enqueue(id: string, chunks: NewChunk[], slots: DaySlot[]): Promise<boolean> {
      const now = clock();
      const lastAt = slots.at(-1)?.at ?? now;
      const [queued] = await d1.batch([
        // Postpones the deadline by as many milliseconds as the last chunk has to wait.
        bound(queueJob(id, Math.max(0, lastAt - now))),
        // In a repeated submission, this inserts nothing, because the chunks exist already.
        bound(insertChunks(id, chunks, slots, now)),
      ]);
      return (queued?.results.length ?? 0) > 0;
    },
  };
}

interface Holdings {
  /** Jobs with a row in D1. The row of a deleted job stays for some time. */
  rows: number;
  bytes: number;
  openJobs: number;
  firstExpiresAt: number | null;
}

/** Only `openJobs` reads more than one row. */
function columnsOf(meteredName: string): Record<keyof Holdings, SQL> {
  const ofAccount = sql`WHERE account = ${meteredName}`;
  return {
    rows: sql`coalesce((SELECT jobs FROM batch_accounts ${ofAccount}), 0)`,
    bytes: sql`coalesce((SELECT bytes FROM batch_accounts ${ofAccount}), 0)`,
    openJobs: sql`(SELECT count(*) FROM batch_jobs ${ofAccount}
      AND status IN ('submitting', 'queued', 'processing'))`,
    firstExpiresAt: sql`(SELECT min(expires_at) FROM batch_jobs ${ofAccount})`,
  };
}

function holdingsOf(meteredName: string): SQL {
  const { rows, bytes, openJobs, firstExpiresAt } = columnsOf(meteredName);
  return sql`SELECT ${rows} AS "rows", ${bytes} AS bytes, ${openJobs} AS openJobs,
    ${firstExpiresAt} AS firstExpiresAt`;
}

/** Null if there is room. Of several reached limits, names the limit that stays reached longest. */
function refusalOf(
  held: Holdings,
  job: NewJob,
  limits: BatchLimits,
  now: number,
): BeyondLimit | null {
  const { rows, bytes, openJobs, firstExpiresAt } = held;
  if (rows >= limits.jobRows) {
    const left = Math.ceil(Math.max(0, (firstExpiresAt ?? now) - now) / 1000);
    const retryAfterSeconds = left + REMOVAL_SECONDS;
    return { kind: "job_limit_exceeded", rows, limit: limits.jobRows, retryAfterSeconds };
  }
  if (openJobs >= limits.openJobs) return { kind: "too_many_jobs" };
  if (bytes + job.bytes > limits.storedBytes) return { kind: "storage_exceeded" };
  return null;
}

function insertJob(job: NewJob, createdAt: number, limits: BatchLimits): SQL {
  const { rows, bytes, openJobs } = columnsOf(job.meteredName);
  return sql`INSERT INTO batch_jobs
  (id, account, idempotency_key, fingerprint, language, status, total, malformed, bytes,
   retention_days, created_at, deadline_at, expires_at, kind, name)
  SELECT ${job.id}, ${job.meteredName}, ${job.idempotencyKey}, ${job.fingerprint}, ${job.language},
    'submitting', ${job.total}, ${job.malformed}, ${job.bytes}, ${job.retentionDays},
    ${createdAt}, ${job.deadlineAt}, ${job.expiresAt}, ${job.check}, ${job.name}
  WHERE ${rows} < ${limits.jobRows} AND ${openJobs} < ${limits.openJobs}
    AND ${bytes} + ${job.bytes} <= ${limits.storedBytes}
  ON CONFLICT DO NOTHING`;
}

function queueJob(id: string, delayMs: number): SQL {
  return sql`UPDATE batch_jobs SET status = 'queued', deadline_at = deadline_at + ${delayMs}
  WHERE id = ${id} AND status = 'submitting' RETURNING id`;
}

/** For turns, see docs/decisions/0021-queue-messages-are-hints.md. */
function insertChunks(jobId: string, chunks: NewChunk[], slots: DaySlot[], now: number): SQL {
  const items = chunks.map(({ first, count, rows, offset, length }) => {
    const dueAt = dueAtOf(first + count, slots) ?? now;
    return [first, count, rows, offset, length, Math.max(now, dueAt), dueAt > now];
  });
  return sql`INSERT OR IGNORE INTO batch_chunks
  (job_id, first, count, rows, status, errors, "offset", length, turn, weight, due_at, reason,
   waiting_since)
  SELECT job.id, item.value ->> 0, item.value ->> 1, item.value ->> 2,
    iif(job.cancelled_at IS NULL, 'waiting', 'cancelled'),
    iif(job.cancelled_at IS NULL, 0, item.value ->> 2), item.value ->> 3, item.value ->> 4,
    engine.turn + item.key * open.jobs, open.jobs, item.value ->> 5,
    iif(item.value ->> 6, 'daily_limit', NULL), iif(item.value ->> 6, ${now}, NULL)
  FROM batch_jobs AS job, json_each(${JSON.stringify(items)}) AS item,
    (SELECT coalesce(max(turn), 0) AS turn FROM batch_engine) AS engine,
    (SELECT count(*) AS jobs FROM batch_jobs WHERE status IN ('queued', 'processing')
      AND account = (SELECT account FROM batch_jobs WHERE id = ${jobId})) AS open
  WHERE job.id = ${jobId} AND job.status = 'queued'`;
}

/** The time at which a job's first `businesses` may all be checked; undefined if at once. */
function dueAtOf(businesses: number, slots: DaySlot[]): number | undefined {
  let room = 0;
  return slots.find(({ units }) => {
    room += units;
    return room >= businesses;
  })?.at;
}
