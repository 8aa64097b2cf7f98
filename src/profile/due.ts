/** Decides which live sources `POST /v1/verify/business` must ask about a business. */

import { isSoleProprietor } from "../lib/business-number.ts";
import { DAY_MS } from "../lib/days.ts";
import { type NumbersByName, numberOf } from "../lib/numbers-by-name.ts";
import {
  DATA_SETS,
  type DataSetName,
  type LiveSourceName,
  sourceOf,
} from "../live-sources/data-sets.ts";
import type { Merged } from "./merge.ts";
import { FIELDS, MERGE_TABLE } from "./merge-table.ts";
import type { KnownBusiness } from "./store.ts";

export interface QueryRules {
  on: readonly LiveSourceName[];
  /**
   * The age, in days, at which an answer is old. The name `comwel.employees` is for one field, and
   * `comwel` for all other fields. `none` and `comwel.none` are for answers without facts.
   */
  ages: NumbersByName;
  now: number;
}

/** The data sets whose answer is missing or old. */
export function dueDataSets(
  number: string,
  known: KnownBusiness,
  merged: Merged,
  { on, ages, now }: QueryRules,
): DataSetName[] {
  if (known.isForgotten || on.length === 0) return [];
  const isOld = (askedOn: string, ...names: string[]) => {
    return now - Date.parse(askedOn) >= numberOf(ages, ...names) * DAY_MS;
  };
  const due = new Set<DataSetName>();
  for (const field of FIELDS) {
    const { order } = MERGE_TABLE[field];
    const given = merged[field];
    const isFresh = (dataSet: DataSetName, askedOn: string) =>
      !isOld(askedOn, `${dataSet}.${field}`, dataSet);
    if (given?.source === "opendart" || (given && isFresh(given.source, given.askedOn))) continue;
    for (const giver of order) {
      if (giver === "opendart" || !on.includes(sourceOf(giver))) continue;
      if (DATA_SETS[giver].isOfCorporations && isSoleProprietor(number)) continue;
      const answer = known.live.find((one) => one.dataSet === giver);
      const hasFreshAnswer =
        answer &&
        (answer.facts
          ? isFresh(giver, answer.askedOn)
          : !isOld(answer.askedOn, `${giver}.none`, "none"));
      if (!hasFreshAnswer) due.add(giver);
    }
  }
  return [...due];
}
