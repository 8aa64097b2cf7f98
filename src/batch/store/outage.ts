import { and, lte, type SQL, sql } from "drizzle-orm";
import { batchEngine } from "../../../schema/tables.ts";
import { nextKoreanMidnight } from "../../lib/days.ts";
import type { StoreBase } from "./base.ts";

const ALLOWANCE_PROBE_MS = 30 * 60_000;

export type OutageStore = ReturnType<typeof createOutageStore>;

export function createOutageStore({ db, clock }: StoreBase) {
  return {
    async isOutage(): Promise<boolean> {
      const [engine] = await db.select().from(batchEngine);
      return engine?.outageSince != null;
    },

    /** True if this worker may probe the registry now. The next probe must wait for `periodMs`. */
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

    async endOutage(): Promise<void> {
      await db
        .update(batchEngine)
        .set({ outageSince: null, nextProbeAt: 0, allowanceRenewedAt: null });
    },

    /** Starts an outage, unless there is one. Leaves the time of the next probe unchanged. */
    async startOutage(): Promise<void> {
      await db.update(batchEngine).set({ outageSince: outageStart(clock()) });
    },

    /**
     * Starts an outage because batches may not call the registry again today. The next probe is
     * within half an hour, because more calls may be allowed before midnight.
     * @param isUsedUp true: no calls are left; false: some calls are left, but not for batches
     */
    async startAllowanceOutage(isUsedUp: boolean): Promise<void> {
      const now = clock();
      const renewedAt = nextKoreanMidnight(now);
      await db.update(batchEngine).set({
        outageSince: outageStart(now),
        nextProbeAt: Math.min(now + ALLOWANCE_PROBE_MS, renewedAt),
        ...(isUsedUp && { allowanceRenewedAt: renewedAt }),
      });
    },
  };
}

function outageStart(now: number): SQL {
  return sql`coalesce(outage_since, ${now})`;
}
