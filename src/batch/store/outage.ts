/** The outage of the registry, which all jobs share. */
import { and, lte, sql } from "drizzle-orm";
import { batchEngine } from "../../../schema/tables.ts";
import type { StoreBase } from "./base.ts";

export type OutageStore = ReturnType<typeof createOutageStore>;

export function createOutageStore({ db, clock }: StoreBase) {
  return {
    async isOutage(): Promise<boolean> {
      const [engine] = await db.select().from(batchEngine);
      return engine?.outageSince != null;
    },

    /** @returns whether this worker may probe. If so, no other worker may for `periodMs`. */
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

    /** Records the result of a probe. An answer ends the outage; no answer starts one. */
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
}
