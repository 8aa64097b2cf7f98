/** Queries official names that checks needed, a few each minute. */
import type { Settings } from "../config.ts";
import { OFFICIAL_NAMES_DATA_SET } from "../live-sources/data-sets.ts";
import { type LiveQueryServices, queryDataSet } from "./live-queries.ts";
import type { LiveStore } from "./live-store.ts";

/** About ten times the usual rate, to catch up after an outage. */
const NUMBERS_A_MINUTE = 20;
/** A slow source must not delay the next work of the schedule. */
const MOST_MS = 30_000;

export interface BackgroundServices {
  liveQueryServices: LiveQueryServices;
  liveStore: LiveStore;
  clock: () => number;
  settings: Pick<Settings, "LIVE_SOURCES">;
}

export async function queryWantedNames({
  liveQueryServices,
  liveStore,
  clock,
  settings,
}: BackgroundServices): Promise<void> {
  if (!settings.LIVE_SOURCES.includes(OFFICIAL_NAMES_DATA_SET)) return;
  const endsAt = clock() + MOST_MS;
  const numbers = await liveStore.wanted(NUMBERS_A_MINUTE);
  for (const number of numbers) {
    if (clock() > endsAt) return;
    const result = await queryDataSet(liveQueryServices, OFFICIAL_NAMES_DATA_SET, {
      purpose: "planned",
      key: number,
      number,
      // `queryDataSet` itself recognises a sole proprietor.
      isPersonal: () => false,
    });
    // No calls are left, or the source is down, so the other queries would fail too.
    if (result.kind === "unavailable") return;
    await liveStore.keep(number, OFFICIAL_NAMES_DATA_SET, result.value.facts);
  }
}
