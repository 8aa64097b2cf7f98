/**
 * Batch jobs and their chunks in D1. Every change names the state that it changes, and D1 says who
 * made it: a call that comes twice, late or out of order changes nothing. Progress is counted over
 * the chunks, never added up.
 */
import { and, asc, desc, eq, inArray, isNull, lt, lte, type SQL, sql } from "drizzle-orm";
import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";
import { batchChunks, batchEngine, batchJobs } from "../../schema/tables.ts";
import { isTestAccount, TEST_ACCOUNTS } from "../access/account-mode.ts";
import { DAY_MS } from "../lib/days.ts";
import type { BatchLimits } from "./limits.ts";

export type Job = typeof batchJobs.$inferSelect;
export type Chunk = typeof batchChunks.$inferSelect;

/** States of a job that has been accepted and has not ended. */
const RUNNING = ["queued", "processing"] as const satisfies Job["status"][];
/** States that count against the limit of open jobs. */
const OPEN = ["submitting", ...RUNNING] as const satisfies Job["status"][];
/** Literals, not parameters: otherwise SQLite does not use the indexes of unfinished chunks. */
const UNFINISHED_CHUNK = sql.raw("status IN ('waiting', 'processing')");

/** States of a job whose row is all that may be removed. */
export const EXISTING = [
  ...OPEN,
  "completed",
  "cancelled",
  "failed",
] as const satisfies Job["status"][];

/** States in which a job is shown to its customer. */
export const SHOWN = [...RUNNING, "completed", "cancelled", "failed"] as const;

/** Of the valid rows those in each state, of the invalid ones those with each reason. */
const OUTCOMES = [
  "active",
  "suspended",
  "closed",
  "details_mismatch",
  "not_registered",
  "unconfirmed",
] as const satisfies (keyof Chunk)[];
export type Outcome = (typeof OUTCOMES)[number];

/** Where a list of jobs goes on: after this one, which was shown last. */
export type JobPosition = Pick<Job, "createdAt" | "id">;

/** How far a job is, in rows of its input, and what it is charged. */
export interface Progress {
  processed: number;
  valid: number;
  invalid: number;
  errors: number;
  outcomes: Record<Outcome, number>;
  /** Distinct businesses answered. */
  answered: number;
  /** Set while nothing of the job can go on before the registry answers. Epoch milliseconds. */
  waiting: { since: number; nextAttemptAt: number } | null;
}

/** What a chunk has come to. */
export type ChunkCounts = Pick<Chunk, "valid" | "invalid" | "errors" | "answered" | Outcome>;

export const NO_COUNTS: ChunkCounts = {
  ...{ valid: 0, invalid: 0, errors: 0, answered: 0 },
  ...{ active: 0, suspended: 0, closed: 0 },
  ...{ details_mismatch: 0, not_registered: 0, unconfirmed: 0 },
};

/** A chunk as it is submitted. */
export type NewChunk = Pick<Chunk, "first" | "count" | "rows" | "offset" | "length">;

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

/** What recording the intent to submit a job comes to. */
export type Intent =
  | { kind: "recorded"; job: Job }
  /** The job that the Idempotency-Key stands for already. */
  | { kind: "known"; job: Job }
  | { kind: "too_many_jobs" }
  | { kind: "storage_exceeded" };

/** How a chunk goes back to waiting. */
export interface Wait {
  reason: NonNullable<Chunk["reason"]>;
  /** Milliseconds; 0: it is due at once, as soon as the registry answers. */
  delayMs: number;
  failures?: number;
  /** The results so far, stored under this attempt, and their counts. */
  result?: number | null;
  counts?: ChunkCounts;
}

/** What the sweeper takes up at once. */
const HINTS_AT_ONCE = 100;
const JOBS_AT_ONCE = 20;
const EXPIRED_AT_ONCE = 200;

export type JobStore = ReturnType<typeof createJobStore>;

/** @param leaseMs a worker that is silent for this long is presumed dead */
export function createJobStore(d1: D1Database, clock: () => number, leaseMs: number) {
  const db: DrizzleD1Database = drizzle(d1);
  const jobIs = (id: string, ...states: Job["status"][]) =>
    and(eq(batchJobs.id, id), inArray(batchJobs.status, states));
  const stillTaken = (chunk: Chunk) =>
    and(
      eq(batchChunks.jobId, chunk.jobId),
      eq(batchChunks.first, chunk.first),
      eq(batchChunks.status, "processing"),
      eq(batchChunks.attempt, chunk.attempt),
    );
  const noneUnfinished = sql`NOT EXISTS (
    SELECT 1 FROM batch_chunks WHERE job_id = ${batchJobs.id} AND ${UNFINISHED_CHUNK})`;
  /**
   * Not held up by an outage of the registry, as test jobs never are, nor jobs whose deadline has
   * passed.
   */
  const unhindered = (now: number): SQL => sql`((SELECT outage_since FROM batch_engine) IS NULL
    OR job_id IN (SELECT id FROM batch_jobs
                   WHERE status IN ('queued', 'processing')
                     AND (deadline_at <= ${now} OR account GLOB ${TEST_ACCOUNTS})))`;
  /** Whether a chunk could have been taken so long ago that no hint for it can be on its way. */
  const isOverdue = (now: number): SQL => sql`(
    EXISTS (SELECT 1 FROM batch_chunks
             WHERE status = 'waiting' AND due_at <= ${now - leaseMs} AND ${unhindered(now)})
    OR EXISTS (SELECT 1 FROM batch_chunks
                WHERE status = 'processing' AND due_at <= ${now} AND ${unhindered(now)}))`;
  const byKey = (account: string, key: string) =>
    and(eq(batchJobs.account, account), eq(batchJobs.idempotencyKey, key));

  return {
    /**
     * Records that a job is being submitted, within the account's limits: one statement does both,
     * so submissions that race cannot pass the limits together.
     */
    async recordIntent(job: NewJob, limits: BatchLimits): Promise<Intent> {
      const now = clock();
      const ofAccount = "SELECT count(*) FROM batch_jobs WHERE account = ?2 AND status IN";
      const stored = "SELECT coalesce(sum(bytes), 0) FROM batch_jobs WHERE account = ?2";
      await d1
        .prepare(
          `INSERT INTO batch_jobs (id, account, idempotency_key, fingerprint, language, status,
                                   total, malformed, bytes, retention_days, created_at, deadline_at,
                                   expires_at, kind, name)
           SELECT ?1, ?2, ?3, ?4, ?5, 'submitting', ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?15, ?16
            WHERE (${ofAccount} ('submitting', 'queued', 'processing')) < ?13
              AND (${stored}) + ?8 <= ?14
           ON CONFLICT DO NOTHING`,
        )
        .bind(
          job.id,
          job.account,
          job.idempotencyKey,
          job.fingerprint,
          job.language,
          job.total,
          job.malformed,
          job.bytes,
          job.retentionDays,
          now,
          job.deadlineAt,
          job.expiresAt,
          limits.openJobs,
          limits.storedBytes,
          job.check,
          job.name,
        )
        .run();
      const [own] = await db.select().from(batchJobs).where(eq(batchJobs.id, job.id));
      if (own) return { kind: "recorded", job: own };
      const known = job.idempotencyKey && (await this.join(job.account, job.idempotencyKey));
      if (known) return { kind: "known", job: known };
      const [held] = await db
        .select({
          open: sql<number>`coalesce(sum(status IN ('submitting', 'queued', 'processing')), 0)`,
          bytes: sql<number>`coalesce(sum(bytes), 0)`,
        })
        .from(batchJobs)
        .where(eq(batchJobs.account, job.account));
      if ((held?.open ?? 0) >= limits.openJobs) return { kind: "too_many_jobs" };
      if ((held?.bytes ?? 0) + job.bytes > limits.storedBytes) return { kind: "storage_exceeded" };
      // What stood in the way is gone: a twin was withdrawn, or a job has ended. Each further try
      // needs another such coincidence.
      return this.recordIntent(job, limits);
    },

    /**
     * The job that an Idempotency-Key stands for. When it is still being submitted, it is marked as
     * shared: then only the sweeper removes it.
     */
    async join(account: string, key: string): Promise<Job | null> {
      const [, [job]] = await db.batch([
        db
          .update(batchJobs)
          .set({ isShared: true })
          .where(and(byKey(account, key), eq(batchJobs.status, "submitting"))),
        db.select().from(batchJobs).where(byKey(account, key)),
      ]);
      return job ?? null;
    },

    /** Takes back an intent that came to nothing, unless another submission shares it. */
    async withdraw(id: string): Promise<void> {
      await db.delete(batchJobs).where(and(jobIs(id, "submitting"), eq(batchJobs.isShared, false)));
    },

    /**
     * The step from `submitting` to `queued`, which also writes the chunks. Each gets its turn: the
     * more open jobs its account has, the further apart the turns of a job's chunks are.
     * @returns whether this call made the step
     */
    async enqueue(id: string, chunks: NewChunk[]): Promise<boolean> {
      const rows = chunks.map((chunk) => [
        chunk.first,
        chunk.count,
        chunk.rows,
        chunk.offset,
        chunk.length,
      ]);
      const [made] = await d1.batch([
        d1
          .prepare(
            `UPDATE batch_jobs SET status = 'queued'
              WHERE id = ?1 AND status = 'submitting' RETURNING id`,
          )
          .bind(id),
        // A submission that is repeated finds the job queued, and its chunks there already.
        d1
          .prepare(
            `INSERT OR IGNORE INTO batch_chunks (job_id, first, count, rows, status, errors, "offset",
                                                 length, turn, weight, due_at)
             SELECT job.id, item.value ->> 0, item.value ->> 1, item.value ->> 2,
                    iif(job.cancelled_at IS NULL, 'waiting', 'cancelled'),
                    iif(job.cancelled_at IS NULL, 0, item.value ->> 2),
                    item.value ->> 3, item.value ->> 4,
                    engine.turn + item.key * open.jobs, open.jobs, ?2
               FROM batch_jobs AS job, json_each(?3) AS item,
                    (SELECT coalesce(max(turn), 0) AS turn FROM batch_engine) AS engine,
                    (SELECT count(*) AS jobs FROM batch_jobs
                      WHERE status IN ('queued', 'processing') AND account = (SELECT account FROM batch_jobs WHERE id = ?1)) AS open
              WHERE job.id = ?1 AND job.status = 'queued'`,
          )
          .bind(id, clock(), JSON.stringify(rows)),
      ]);
      return (made?.results.length ?? 0) > 0;
    },

    async find(id: string): Promise<Job | null> {
      return (await db.select().from(batchJobs).where(eq(batchJobs.id, id)).get()) ?? null;
    },

    /** Jobs of an account, deleted ones included. */
    async ofAccount(account: string, limit: number): Promise<Job[]> {
      return db.select().from(batchJobs).where(eq(batchJobs.account, account)).limit(limit);
    },

    /**
     * Some jobs of an account that are shown to its customer, the latest first. Of each state no
     * more rows are read than are wanted, however many jobs there are.
     * @param status null: in any state
     * @param after null: from the latest on
     */
    async list(
      account: string,
      status: (typeof SHOWN)[number] | null,
      after: JobPosition | null,
      limit: number,
    ): Promise<Job[]> {
      const isAfter = after
        ? sql`AND (created_at, id) < (${after.createdAt}, ${after.id})`
        : sql.empty();
      const ofStates = (status ? [status] : SHOWN).map(
        (one) => sql`SELECT id FROM (SELECT id FROM batch_jobs
          WHERE account = ${account} AND status = ${one} ${isAfter}
          ORDER BY created_at DESC, id DESC LIMIT ${limit})`,
      );
      return db
        .select()
        .from(batchJobs)
        .where(sql`id IN (${sql.join(ofStates, sql` UNION ALL `)})`)
        .orderBy(desc(batchJobs.createdAt), desc(batchJobs.id))
        .limit(limit);
    },

    async progress(job: Job): Promise<Progress> {
      return (await this.progressOf([job]))[0] as Progress;
    },

    /** How far each of some jobs is, in their order. */
    async progressOf(jobs: Job[]): Promise<Progress[]> {
      const { results } = await d1
        .prepare(
          `SELECT ${COUNTED.map((count) => `coalesce(sum(${count}), 0) AS ${count}`)},
                  coalesce(sum(status IN ('waiting', 'processing')), 0) AS open,
                  coalesce(sum(status = 'waiting' AND reason IN ('registry', 'unconfirmed')), 0) AS waiting,
                  min(iif(status = 'waiting', waiting_since, NULL)) AS since,
                  min(iif(status = 'waiting', due_at, NULL)) AS due,
                  (SELECT outage_since FROM batch_engine) AS outage,
                  (SELECT next_probe_at FROM batch_engine) AS probe
             FROM json_each(?1) AS job LEFT JOIN batch_chunks ON job_id = job.value
            GROUP BY job.key ORDER BY job.key`,
        )
        .bind(JSON.stringify(jobs.map(({ id }) => id)))
        .all<ProgressRow>();
      return jobs.map((job, index) => toProgress(job, results[index] as ProgressRow));
    },

    /**
     * Takes the chunk that is due and has the lowest turn; also one whose worker is presumed dead.
     * @returns it as taken, and its job; null when there is nothing to do
     */
    async takeChunk(): Promise<{ chunk: Chunk; job: Job } | null> {
      const now = clock();
      const [chunk] = await db
        .update(batchChunks)
        .set({
          status: "processing",
          attempt: sql`attempt + 1`,
          deaths: sql`deaths + (status = 'processing')`,
          dueAt: now + leaseMs,
        })
        .where(
          // In the order of the index: few of its first chunks are not due.
          sql`rowid = (SELECT rowid FROM batch_chunks INDEXED BY batch_chunks_turn
                        WHERE ${UNFINISHED_CHUNK} AND due_at <= ${now} AND ${unhindered(now)}
                        ORDER BY turn, weight LIMIT 1)`,
        )
        .returning();
      if (!chunk) return null;
      const [, , [job]] = await db.batch([
        db.update(batchEngine).set({ takenAt: now, turn: sql`max(turn, ${chunk.turn})` }),
        db.update(batchJobs).set({ status: "processing" }).where(jobIs(chunk.jobId, "queued")),
        db.select().from(batchJobs).where(eq(batchJobs.id, chunk.jobId)),
      ]);
      return job ? { chunk, job } : null;
    },

    /** Tells that the chunk's worker is alive. */
    async keepChunk(chunk: Chunk): Promise<void> {
      await db
        .update(batchChunks)
        .set({ dueAt: clock() + leaseMs })
        .where(stillTaken(chunk));
    },

    /**
     * Lets a taken chunk wait, at most until the deadline of its job.
     * @returns false when the attempt had been given up
     */
    async putBack(chunk: Chunk, job: Job, wait: Wait): Promise<boolean> {
      const now = clock();
      const { meta } = await db
        .update(batchChunks)
        .set({
          status: "waiting",
          reason: wait.reason,
          waitingSince: sql`coalesce(waiting_since, ${now})`,
          dueAt: Math.min(now + wait.delayMs, Math.max(now, job.deadlineAt)),
          ...(wait.failures !== undefined && { failures: wait.failures }),
          ...(wait.result !== undefined && { result: wait.result }),
          ...wait.counts,
        })
        .where(stillTaken(chunk));
      return meta.changes > 0;
    },

    /**
     * Makes two chunks of a taken one, both due at once.
     * @param count businesses of the first, @param rows rows that name one of these
     */
    async halve(chunk: Chunk, count: number, rows: number): Promise<void> {
      const now = clock();
      const { jobId, first, attempt } = chunk;
      await db.batch([
        db
          .update(batchChunks)
          .set({ status: "waiting", dueAt: now, failures: 0, deaths: 0, count, rows })
          .where(stillTaken(chunk)),
        // In the order of the columns; only if the first statement changed the chunk.
        db
          .insert(batchChunks)
          .select(
            sql`SELECT job_id, ${first + count}, ${chunk.count - count}, ${chunk.rows - rows},
                       'waiting', "offset", length, turn, weight, ${now}, 0, NULL, reason, waiting_since, 0, 0,
                       ${sql.raw(COUNTED.map(() => 0).join())}
                  FROM batch_chunks
                 WHERE job_id = ${jobId} AND first = ${first} AND count = ${count}
                   AND status = 'waiting' AND attempt = ${attempt}`,
          )
          .onConflictDoNothing(),
      ]);
    },

    /**
     * Marks a chunk done by the attempt that did it.
     * @returns what is left: `last`, nothing of this job; `more`, chunks that no hint may be coming
     *   for; `lost`, the attempt had been given up and changed nothing
     */
    async completeChunk(
      chunk: Chunk,
      counts: ChunkCounts,
    ): Promise<{ last: boolean; more: boolean; lost: boolean }> {
      const now = clock();
      const [{ meta }, open, [engine]] = await db.batch([
        db
          .update(batchChunks)
          .set({ ...counts, status: "done", result: chunk.attempt })
          .where(stillTaken(chunk)),
        db
          .select({ first: batchChunks.first })
          .from(batchChunks)
          .where(and(eq(batchChunks.jobId, chunk.jobId), UNFINISHED_CHUNK))
          .limit(1),
        db.select({ isOverdue: isOverdue(now).mapWith(Boolean) }).from(batchEngine),
      ]);
      return {
        last: open.length === 0,
        more: engine?.isOverdue === true,
        lost: meta.changes === 0,
      };
    },

    /**
     * Ends what is unfinished of a job at once: its answered rows stay, the rest are cancelled. A
     * job of which nothing is unfinished is left alone.
     */
    async cancel(id: string): Promise<void> {
      await db.batch([
        db
          .update(batchJobs)
          .set({ cancelledAt: clock() })
          .where(
            and(
              jobIs(id, ...OPEN),
              isNull(batchJobs.cancelledAt),
              sql`(status = 'submitting' OR NOT ${noneUnfinished})`,
            ),
          ),
        cancelChunks(
          id,
          sql`EXISTS (SELECT 1 FROM batch_jobs WHERE id = ${id} AND cancelled_at IS NOT NULL)`,
        ),
      ]);
    },

    /**
     * Takes a job whose chunks have all ended, to assemble its results.
     * @returns null when there is nothing to do, or another does it
     */
    async takeFinish(id: string): Promise<Job | null> {
      const now = clock();
      const [job] = await db
        .update(batchJobs)
        .set({ leaseUntil: now + leaseMs })
        .where(and(jobIs(id, ...RUNNING), lt(batchJobs.leaseUntil, now), noneUnfinished))
        .returning();
      return job ?? null;
    },

    async chunksOf(id: string): Promise<Chunk[]> {
      return db
        .select()
        .from(batchChunks)
        .where(eq(batchChunks.jobId, id))
        .orderBy(batchChunks.first);
    },

    /** Lets chunks whose results are lost be checked again. The job goes on. */
    async redo(id: string, chunks: Chunk[]): Promise<void> {
      const again = JSON.stringify(chunks.map(({ first }) => first));
      await db.batch([
        db
          .update(batchChunks)
          .set({
            ...{ status: "waiting", result: null, dueAt: clock() },
            ...NO_COUNTS,
          })
          .where(
            and(
              eq(batchChunks.jobId, id),
              eq(batchChunks.status, "done"),
              sql`first IN (SELECT value FROM json_each(${again}))`,
              sql`EXISTS (SELECT 1 FROM batch_jobs WHERE id = ${id} AND status IN ('queued', 'processing'))`,
            ),
          ),
        // Of a cancelled chunk only what had been kept is lost: all its rows are cancelled.
        db
          .update(batchChunks)
          .set({ ...NO_COUNTS, result: null, errors: sql`rows` })
          .where(
            and(
              eq(batchChunks.jobId, id),
              eq(batchChunks.status, "cancelled"),
              sql`first IN (SELECT value FROM json_each(${again}))`,
            ),
          ),
        db
          .update(batchJobs)
          .set({ leaseUntil: 0 })
          .where(jobIs(id, ...RUNNING)),
      ]);
    },

    /** Ends a job whose results are stored. @returns false when it had ended, or was deleted */
    async end(job: Job, answered: number, bytes: number, tidyAfterMs: number): Promise<boolean> {
      const now = clock();
      const { meta } = await db
        .update(batchJobs)
        .set({
          status: job.cancelledAt === null ? "completed" : "cancelled",
          completedAt: now,
          expiresAt: now + job.retentionDays * DAY_MS,
          tidyAt: now + tidyAfterMs,
          ...{ answered, bytes },
        })
        .where(jobIs(job.id, ...RUNNING));
      return meta.changes > 0;
    },

    /**
     * Ends a job whose input is lost: nothing of it is charged.
     * @returns false when it had ended
     */
    async fail(job: Job, tidyAfterMs: number): Promise<boolean> {
      const now = clock();
      const [{ meta }] = await db.batch([
        db
          .update(batchJobs)
          .set({
            ...{ status: "failed", completedAt: now, answered: 0, bytes: 0 },
            expiresAt: now + job.retentionDays * DAY_MS,
            tidyAt: now + tidyAfterMs,
          })
          .where(jobIs(job.id, ...RUNNING)),
        cancelChunks(
          job.id,
          sql`EXISTS (SELECT 1 FROM batch_jobs WHERE id = ${job.id} AND status = 'failed')`,
        ),
      ]);
      return meta.changes > 0;
    },

    /**
     * Reduces a job to a row that says it is deleted, whatever its state; what was answered of it
     * until then is charged. Chunks go at once.
     * @param states only a job in one of these
     * @param forget removes the row once its files are gone for good; else it stays until the job
     *   would have expired, so that deleting it again is answered as the first time
     * @returns it as it is then; null when there is no such job
     */
    async markDeleted(
      id: string,
      states: readonly Job["status"][],
      { tidyAfterMs, forget }: { tidyAfterMs: number; forget: boolean },
    ): Promise<Job | null> {
      const now = clock();
      const [[job]] = await db.batch([
        db
          .update(batchJobs)
          .set({
            ...{ status: "deleted", idempotencyKey: null, fingerprint: "", name: null, bytes: 0 },
            answered: sql`max(answered, (
              SELECT coalesce(sum(answered), 0) FROM batch_chunks WHERE job_id = id))`,
            completedAt: sql`coalesce(completed_at, ${now})`,
            tidyAt: now + tidyAfterMs,
            ...(forget && { expiresAt: now }),
          })
          .where(jobIs(id, ...states))
          .returning(),
        db
          .delete(batchChunks)
          .where(
            and(
              eq(batchChunks.jobId, id),
              sql`EXISTS (SELECT 1 FROM batch_jobs WHERE id = ${id} AND status = 'deleted')`,
            ),
          ),
      ]);
      return job ?? null;
    },

    /** Forgets whose a deleted job was. */
    async disown(id: string): Promise<void> {
      await db
        .update(batchJobs)
        .set({ account: "", expiresAt: clock() })
        .where(jobIs(id, "deleted"));
    },

    // What the sweeper asks for. Whatever it takes up goes to the back of its queue at once, so
    // that what fails each time holds up nothing else.

    /** Submissions that were given up half-way. */
    async abandonedSubmissions(submitMs: number): Promise<Job[]> {
      return db
        .select()
        .from(batchJobs)
        .where(
          and(eq(batchJobs.status, "submitting"), lte(batchJobs.createdAt, clock() - submitMs)),
        )
        .orderBy(asc(batchJobs.createdAt))
        .limit(JOBS_AT_ONCE);
    },

    /** Jobs that only wait for their results to be assembled. */
    async unfinishedJobs(): Promise<string[]> {
      const jobs = await db
        .select({ id: batchJobs.id })
        .from(batchJobs)
        .where(
          and(
            inArray(batchJobs.status, [...RUNNING]),
            lt(batchJobs.leaseUntil, clock()),
            noneUnfinished,
          ),
        )
        .orderBy(batchJobs.leaseUntil)
        .limit(JOBS_AT_ONCE);
      return jobs.map((job) => job.id);
    },

    /** Takes jobs some files of which are to be removed for good. */
    async takeUntidy(againMs: number): Promise<Job[]> {
      const now = clock();
      return db
        .update(batchJobs)
        .set({ tidyAt: now + againMs })
        .where(
          sql`id IN (SELECT id FROM batch_jobs
                      WHERE tidy_at <= ${now} ORDER BY tidy_at LIMIT ${JOBS_AT_ONCE})`,
        )
        .returning();
    },

    async markTidy(job: Job): Promise<void> {
      await db
        .update(batchJobs)
        .set({ tidyAt: null })
        .where(and(eq(batchJobs.id, job.id), eq(batchJobs.status, job.status)));
    },

    /** Takes jobs that have expired, the oldest first. */
    async takeExpired(): Promise<Job[]> {
      const now = clock();
      return db
        .update(batchJobs)
        .set({ leaseUntil: now + leaseMs })
        .where(
          sql`id IN (SELECT id FROM batch_jobs INDEXED BY batch_jobs_expiry
                      WHERE expires_at <= ${now} AND lease_until <= ${now} AND tidy_at IS NULL
                        AND status IN ('completed', 'cancelled', 'failed', 'deleted')
                      ORDER BY lease_until, expires_at LIMIT ${EXPIRED_AT_ONCE})`,
        )
        .returning();
    },

    async remove(ids: string[]): Promise<void> {
      const list = JSON.stringify(ids);
      await db.batch([
        db.delete(batchChunks).where(sql`job_id IN (SELECT value FROM json_each(${list}))`),
        db.delete(batchJobs).where(sql`id IN (SELECT value FROM json_each(${list}))`),
      ]);
    },

    /**
     * How many hints the sweeper is to send: one for each chunk for which no hint may be on its
     * way, and none while chunks are being taken or hints were sent. The caller must send them.
     */
    async takeHints(): Promise<number> {
      const now = clock();
      const [engine] = await db
        .update(batchEngine)
        .set({ hintedAt: now })
        .where(
          and(
            lte(batchEngine.takenAt, now - leaseMs),
            lte(batchEngine.hintedAt, now - leaseMs),
            isOverdue(now),
          ),
        )
        .returning();
      if (!engine) return 0;
      const due = await db
        .select({ first: batchChunks.first })
        .from(batchChunks)
        .where(and(UNFINISHED_CHUNK, lte(batchChunks.dueAt, now), unhindered(now)))
        .limit(HINTS_AT_ONCE);
      return due.length;
    },

    // The outage of the registry, which all jobs share.

    async isOutage(): Promise<boolean> {
      const [engine] = await db.select().from(batchEngine);
      return engine?.outageSince != null;
    },

    /**
     * Takes the right to probe the registry.
     * @param periodMs for how long no other caller gets it
     */
    async takeProbe(periodMs: number, onlyInOutage: boolean): Promise<boolean> {
      const now = clock();
      const { meta } = await db
        .update(batchEngine)
        .set({ nextProbeAt: now + periodMs })
        .where(
          and(
            lte(batchEngine.nextProbeAt, now),
            onlyInOutage ? sql`outage_since IS NOT NULL` : undefined,
          ),
        );
      return meta.changes > 0;
    },

    /** Records what the probe found. When it was answered, chunks may be taken again. */
    async endProbe(answered: boolean): Promise<void> {
      await db
        .update(batchEngine)
        .set(
          answered
            ? { outageSince: null, nextProbeAt: 0 }
            : { outageSince: sql`coalesce(outage_since, ${clock()})` },
        );
    },
  };

  function cancelChunks(jobId: string, condition: SQL) {
    return db
      .update(batchChunks)
      .set({ status: "cancelled", errors: sql`rows - valid - invalid` })
      .where(and(eq(batchChunks.jobId, jobId), UNFINISHED_CHUNK, condition));
  }
}

/** Counts that are kept of each chunk. */
const COUNTED = Object.keys(NO_COUNTS) as (keyof ChunkCounts)[];

interface ProgressRow extends ChunkCounts {
  /** Chunks that are unfinished, and those of them that wait for the registry. */
  open: number;
  waiting: number;
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
  if (row.open === 0 || isTestAccount(job.account)) return null;
  if (row.outage !== null) {
    return {
      since: row.since ?? Math.max(row.outage, job.createdAt),
      nextAttemptAt: row.probe,
    };
  }
  if (row.waiting < row.open || row.since === null || row.due === null) return null;
  return { since: row.since, nextAttemptAt: row.due };
}
