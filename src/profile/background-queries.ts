/**
 * Querying for the official names of the corporations whose names were wanted by checks, when the
 * allowance has calls to spare: some every minute, until the day's share is used up. What is left
 * stays in D1.
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
    // No calls are left for today, or it does not answer: the others would fare no better.
    if (result.kind === "unavailable") return;
    await liveStore.keep(number, OFFICIAL_NAMES, result.value.facts);
  }
}
