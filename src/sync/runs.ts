/**
 * The records of sync runs in D1: starting a run, taking it, reporting its progress, ending it.
 * Every change states in its condition what it expects to change, so that of two workers on the
 * same run only one goes on.
 */
import { and, desc, eq, gte, inArray, isNull, lt, lte, or, sql } from "drizzle-orm";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import { syncRuns } from "../../schema/tables.ts";

export type SyncRun = typeof syncRuns.$inferSelect;
export type SyncKind = SyncRun["kind"];

/** After a passing fault of OpenDART's: when a run is tried again. */
export const RETRY_SECONDS = 300;

const UNDER_WAY = ["queued", "running"] as const;

/** A run that was taken this often and never ended is given up. */
const MAX_ATTEMPTS = 5;
/**
 * The work of a facts run is spread over many messages, so no worker holds a lease of it. After
 * this long without progress it counts as interrupted.
 */
const SILENCE_MS = 3_600_000;

export type RunStore = ReturnType<typeof createRunStore>;

/** @param leaseMs a worker that is silent for this long is presumed dead */
export function createRunStore(db: DrizzleD1Database, clock: () => number, leaseMs: number) {
  /** The run, while the worker that took it in this attempt still has it. */
  const held = (run: SyncRun) =>
    and(
      eq(syncRuns.id, run.id),
      eq(syncRuns.status, "running"),
      eq(syncRuns.attempts, run.attempts),
    );

  return {
    /**
     * Records a new run, unless one of its kind is under way. Raw SQL: the condition and the insert
     * are one statement, so that of two starts at once only one succeeds.
     * @returns the run, or null
     */
    async start(run: Pick<SyncRun, "id" | "kind" | "source" | "total">): Promise<SyncRun | null> {
      const [started] = await db.all<{ id: string }>(sql`
        INSERT INTO ${syncRuns} (id, kind, source, status, created_at, total)
        SELECT ${run.id}, ${run.kind}, ${run.source}, 'queued', ${clock()}, ${run.total}
         WHERE NOT EXISTS (SELECT 1 FROM ${syncRuns}
                            WHERE ${eq(syncRuns.kind, run.kind)}
                              AND ${inArray(syncRuns.status, UNDER_WAY)})
        RETURNING id`);
      return started ? this.find(run.id) : null;
    },

    async find(id: string): Promise<SyncRun | null> {
      return (await db.select().from(syncRuns).where(eq(syncRuns.id, id)).get()) ?? null;
    },

    /** The latest runs, newest first. */
    latest(limit: number): Promise<SyncRun[]> {
      return db.select().from(syncRuns).orderBy(desc(syncRuns.createdAt)).limit(limit);
    },

    /**
     * Takes a run that waits, or whose worker is presumed dead.
     * @returns the run with the number of this attempt, or null when there is nothing to do
     */
    async take(id: string): Promise<SyncRun | null> {
      const now = clock();
      const waiting = or(
        and(
          eq(syncRuns.status, "queued"),
          or(isNull(syncRuns.leaseUntil), lte(syncRuns.leaseUntil, now)),
        ),
        and(eq(syncRuns.status, "running"), lt(syncRuns.leaseUntil, now)),
      );
      const [run] = await db
        .update(syncRuns)
        .set({ status: "running", leaseUntil: now + leaseMs, attempts: sql`attempts + 1` })
        .where(and(eq(syncRuns.id, id), waiting))
        .returning();
      return run ?? null;
    },

    /**
     * The statement that records the progress of an import and extends the lease. It must follow
     * the write in the same transaction: it adds the `changes()` of that write. It returns no row
     * when the run has been taken over.
     */
    progress(
      d1: D1Database,
      run: SyncRun,
      { total, done }: { total: number; done: number },
    ): D1PreparedStatement {
      return d1
        .prepare(
          `UPDATE sync_runs
              SET total = ?3, done = ?4, changed = changed + changes(), lease_until = ?5
            WHERE id = ?1 AND status = 'running' AND attempts = ?2
           RETURNING id`,
        )
        .bind(run.id, run.attempts, total, done, clock() + leaseMs);
    },

    async complete(run: SyncRun): Promise<void> {
      await db
        .update(syncRuns)
        .set({ status: "completed", finishedAt: clock(), leaseUntil: null })
        .where(held(run));
    },

    async fail(run: SyncRun, faultCode: string, faultMessage: string): Promise<void> {
      await db
        .update(syncRuns)
        .set({ status: "failed", finishedAt: clock(), leaseUntil: null, faultCode, faultMessage })
        .where(held(run));
    },

    /** Lets the run wait for its next attempt, not before `delayMs` have passed. */
    async putBack(run: SyncRun, delayMs: number): Promise<void> {
      await db
        .update(syncRuns)
        .set({ status: "queued", leaseUntil: clock() + delayMs })
        .where(held(run));
    },

    /**
     * The statement that adds to what a facts run has done, and completes the run with the last of
     * it; for the transaction of the work itself.
     */
    advance(d1: D1Database, run: SyncRun, done: number): D1PreparedStatement {
      const now = clock();
      return d1
        .prepare(
          `UPDATE sync_runs SET done = done + ?2, changed = changed + ?2, lease_until = ?4,
                  status = iif(done + ?2 >= total, 'completed', 'running'),
                  finished_at = iif(done + ?2 >= total, ?3, NULL)
            WHERE id = ?1 AND status IN ('queued', 'running')`,
        )
        .bind(run.id, done, now, now + SILENCE_MS);
    },

    /** Fails the runs of a kind that have been silent for too long. */
    async abandon(kind: SyncKind): Promise<void> {
      const now = clock();
      await db
        .update(syncRuns)
        .set({
          status: "failed",
          finishedAt: now,
          faultCode: "interrupted",
          faultMessage: "The run made no progress for an hour.",
        })
        .where(idleSince(kind, now, SILENCE_MS));
    },

    /**
     * Gives up runs that were taken too often.
     * @returns these, and the runs that nobody works on: their messages should be sent again
     */
    async recover(kind: SyncKind): Promise<{ givenUp: SyncRun[]; waiting: SyncRun[] }> {
      const now = clock();
      const idle = idleSince(kind, now, leaseMs);
      const givenUp = await db
        .update(syncRuns)
        .set({
          status: "failed",
          finishedAt: now,
          leaseUntil: null,
          faultCode: "given_up",
          faultMessage: `The run was attempted ${MAX_ATTEMPTS} times and never reached its end.`,
        })
        .where(and(idle, gte(syncRuns.attempts, MAX_ATTEMPTS)))
        .returning();
      return { givenUp, waiting: await db.select().from(syncRuns).where(idle) };
    },
  };
}

/** Runs that have waited too long to be taken, or whose lease has expired. */
function idleSince(kind: SyncKind, now: number, patienceMs: number) {
  const untouched = and(isNull(syncRuns.leaseUntil), lt(syncRuns.createdAt, now - patienceMs));
  return and(
    eq(syncRuns.kind, kind),
    or(
      and(eq(syncRuns.status, "queued"), or(untouched, lt(syncRuns.leaseUntil, now))),
      and(eq(syncRuns.status, "running"), lt(syncRuns.leaseUntil, now)),
    ),
  );
}
