/** Which live sources must be asked before a description knows all that it can. Pure. */

import { isSoleProprietor } from "../disclosure/lookup.ts";
import { DAY_MS } from "../lib/days.ts";
import { type NumbersByName, numberOf } from "../lib/numbers-by-name.ts";
import type { LiveSourceName } from "../live-sources/live-source.ts";
import type { Asked } from "../live-sources/stored-facts.ts";
import type { Merged } from "./merge.ts";
import { FIELDS, MERGE_TABLE, OF_CORPORATIONS } from "./merge-table.ts";
import type { KnownBusiness } from "./store.ts";

export interface AskingRules {
  /** The sources that are switched on. */
  on: readonly LiveSourceName[];
  /**
   * After how many days an answer is old: under `comwel.employees` a field of a source, under
   * `comwel` the rest of it, under `none` or `comwel.none` answers that nothing is known.
   */
  ages: NumbersByName;
  /** Epoch milliseconds. */
  now: number;
}

/**
 * A field is known where what is given of it is not old: then nobody is asked for it. Else all its
 * sources are asked that have not answered lately.
 * @param merged what `known` gives of each field
 */
export function dueSources(
  number: string,
  known: KnownBusiness,
  merged: Merged,
  { on, ages, now }: AskingRules,
): Asked[] {
  if (known.isForgotten || on.length === 0) return [];
  const isOld = (askedOn: string, ...names: string[]) => {
    return now - Date.parse(askedOn) >= numberOf(ages, ...names) * DAY_MS;
  };
  const due = new Set<Asked>();
  for (const field of FIELDS) {
    const { order } = MERGE_TABLE[field];
    const given = merged[field];
    const isFresh = (source: Asked, askedOn: string) =>
      !isOld(askedOn, `${source}.${field}`, source);
    if (given?.source === "opendart" || (given && isFresh(given.source, given.readOn))) continue;
    for (const source of order) {
      if (source === "opendart" || !on.includes(serviceOf(source))) continue;
      if (OF_CORPORATIONS.has(source) && isSoleProprietor(number)) continue;
      const answer = known.live.find((one) => one.source === source);
      const isAnswered =
        answer &&
        (answer.facts
          ? isFresh(source, answer.askedOn)
          : !isOld(answer.askedOn, `${source}.none`, "none"));
      if (!isAnswered) due.add(source);
    }
  }
  return [...due];
}

/** The accounts are a second service of the same source. */
export function serviceOf(source: Asked): LiveSourceName {
  return source === "fsc_accounts" ? "fsc" : source;
}
