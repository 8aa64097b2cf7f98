/** Sync runs in D1. Each UPDATE names the state that it expects, so a late write does nothing. */
import { and, desc, eq, gte, inArray, isNull, lt, lte, or, sql } from "drizzle-orm";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import { syncRuns } from "../../schema/tables.ts";
import { DAY_MS, LONGEST_KEPT_DAYS } from "../lib/days.ts";

export type SyncRun = typeof syncRuns.$inferSelect;
export type SyncKind = SyncRun["kind"];

/** How long a run waits after a fault of OpenDART that may pass. */
export const RETRY_SECONDS = 300;

const UNDER_WAY = ["queued", "running"] as const;

const MAX_ATTEMPTS = 5;
/** A facts run fails if none of its messages makes progress for this long. */
const SILENCE_MS = 3_600_000;

export type RunStore = ReturnType<typeof createRunStore>;

/** @param leaseMs a Worker that makes no progress for this long is presumed dead */
export function createRunStore(db: DrizzleD1Database, clock: () => number, leaseMs: number) {
  /** True while the Worker of this attempt still holds the run. */
  const held = (run: SyncRun) =>
    and(
      eq(syncRuns.id, run.id),
      eq(syncRuns.status, "running"),
      eq(syncRuns.attempts, run.attempts),
    );

  return {
    /** Null if a run of this kind is under way. One statement, so that two starts cannot race. */
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

    async deleteOld(): Promise<void> {
      const oldest = clock() - LONGEST_KEPT_DAYS * DAY_MS;
      await db.delete(syncRuns).where(lt(syncRuns.createdAt, oldest));
    },

    async find(id: string): Promise<SyncRun | null> {
      return (await db.select().from(syncRuns).where(eq(syncRuns.id, id)).get()) ?? null;
    },

    latest(limit: number): Promise<SyncRun[]> {
      return db.select().from(syncRuns).orderBy(desc(syncRuns.createdAt)).limit(limit);
    },

    async take(id: string): Promise<SyncRun | null> {
      const now = clock();
      const isFree = or(
        and(
          eq(syncRuns.status, "queued"),
          or(isNull(syncRuns.leaseUntil), lte(syncRuns.leaseUntil, now)),
        ),
        and(eq(syncRuns.status, "running"), lt(syncRuns.leaseUntil, now)),
      );
      const [run] = await db
        .update(syncRuns)
        .set({ status: "running", leaseUntil: now + leaseMs, attempts: sql`attempts + 1` })
        .where(and(eq(syncRuns.id, id), isFree))
        .returning();
      return run ?? null;
    },

    /**
     * In a transaction, this statement must directly follow the write of the companies, because it
     * adds `changes()`: the number of written companies. Returns no row if another Worker has taken
     * the run.
     */
    importProgressWrite(
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

    async putBack(run: SyncRun, delayMs: number): Promise<void> {
      await db
        .update(syncRuns)
        .set({ status: "queued", leaseUntil: clock() + delayMs })
        .where(held(run));
    },

    /** Must run in the transaction that stores the facts. */
    factsProgressWrite(d1: D1Database, run: SyncRun, companyCount: number): D1PreparedStatement {
      const now = clock();
      return d1
        .prepare(
          `UPDATE sync_runs SET done = done + ?2, changed = changed + ?2, lease_until = ?4,
                  status = iif(done + ?2 >= total, 'completed', 'running'),
                  finished_at = iif(done + ?2 >= total, ?3, NULL)
            WHERE id = ?1 AND status IN ('queued', 'running')`,
        )
        .bind(run.id, companyCount, now, now + SILENCE_MS);
    },

    async failIdle(kind: SyncKind): Promise<void> {
      const now = clock();
      await db
        .update(syncRuns)
        .set({
          status: "failed",
          finishedAt: now,
          faultCode: "interrupted",
          faultMessage: "The run made no progress for an hour.",
        })
        .where(idleRuns(kind, now, SILENCE_MS));
    },

    /** The caller must send a queue message for each run in `waiting`. */
    async giveUpAndListIdle(kind: SyncKind): Promise<{ givenUp: SyncRun[]; waiting: SyncRun[] }> {
      const now = clock();
      const idle = idleRuns(kind, now, leaseMs);
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

/** Runs that no Worker took within `patienceMs`, and runs whose lease has expired. */
function idleRuns(kind: SyncKind, now: number, patienceMs: number) {
  const untouched = and(isNull(syncRuns.leaseUntil), lt(syncRuns.createdAt, now - patienceMs));
  return and(
    eq(syncRuns.kind, kind),
    or(
      and(eq(syncRuns.status, "queued"), or(untouched, lt(syncRuns.leaseUntil, now))),
      and(eq(syncRuns.status, "running"), lt(syncRuns.leaseUntil, now)),
    ),
  );
}
