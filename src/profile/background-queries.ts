/**
 * Queries the official names that checks wanted, a few numbers every minute while the allowance has
 * calls to spare. The other numbers stay in D1.
 */
import type { Settings } from "../config.ts";
import { OFFICIAL_NAMES } from "../live-sources/data-sets.ts";
import { type LiveQueryServices, queryDataSet } from "./live-queries.ts";
import type { LiveStore } from "./live-store.ts";

/** 3,000 calls a day are two a minute; after an outage there may be more to do. */
const NUMBERS_A_MINUTE = 20;
/** A slow source must not hold up what the schedule does next. */
const MOST_MS = 30_000;

export interface BackgroundServices {
  liveQueries: LiveQueryServices;
  liveStore: LiveStore;
  clock: () => number;
  settings: Pick<Settings, "LIVE_SOURCES">;
}

export async function queryWantedNames({
  liveQueries,
  liveStore,
  clock,
  settings,
}: BackgroundServices): Promise<void> {
  if (!settings.LIVE_SOURCES.includes(OFFICIAL_NAMES)) return;
  const endsAt = clock() + MOST_MS;
  const numbers = await liveStore.wanted(NUMBERS_A_MINUTE);
  for (const number of numbers) {
    if (clock() > endsAt) return;
    const result = await queryDataSet(liveQueries, OFFICIAL_NAMES, {
      purpose: "planned",
      key: number,
      number,
      isPersonal: () => false,
    });
    // No calls are left for today, or the source is down, so the other numbers would fail too.
    if (result.kind === "unavailable") return;
    await liveStore.keep(number, OFFICIAL_NAMES, result.value.facts);
  }
}
