import type { Field } from "./facts.ts";
import * as list from "./list.ts";
import type { DataSet } from "./live-source.ts";

type List = typeof list;

/** `fsc_accounts` is the second data set of `fsc`. All others have the name of their source. */
export type DataSetName = keyof List;

export type LiveSourceName = {
  [Name in DataSetName]: List[Name] extends { partOf: string } ? never : Name;
}[DataSetName];

/** Data sets that give company names to checks (variant A). All others only describe businesses. */
export type NamingDataSet = {
  [Name in DataSetName]: List[Name] extends { naming: object } ? Name : never;
}[DataSetName];

export const DATA_SETS: Readonly<Record<DataSetName, DataSet>> = list;

/** Ordered by the permanent number (`id`), so that a new data set comes last. */
export const DATA_SET_NAMES: readonly DataSetName[] = (Object.keys(list) as DataSetName[]).sort(
  (one, other) => DATA_SETS[one].id - DATA_SETS[other].id,
);

export const LIVE_SOURCE_NAMES = DATA_SET_NAMES.filter(
  (name) => DATA_SETS[name].partOf === undefined,
) as readonly LiveSourceName[];

export function sourceOf(name: DataSetName): LiveSourceName {
  return (DATA_SETS[name].partOf ?? name) as LiveSourceName;
}

/**
 * @returns undefined for an unknown id, and for 0: a stored row with 0 marks a deleted business
 *   number
 */
export function dataSetNameOfId(id: number): DataSetName | undefined {
  return DATA_SET_NAMES.find((name) => DATA_SETS[name].id === id);
}

/** Returns the data sets that give a field, the most reliable one first. */
export function givers(field: Field): DataSetName[] {
  const rank = (name: DataSetName) => DATA_SETS[name].ranks[field] ?? 0;
  return DATA_SET_NAMES.filter((name) => rank(name) > 0).sort((a, b) => rank(a) - rank(b));
}

export const NAMING_DATA_SETS = givers("englishName").filter(
  (name) => DATA_SETS[name].naming !== undefined,
) as readonly NamingDataSet[];

export const OFFICIAL_NAMES_DATA_SET = NAMING_DATA_SETS.find(
  (name) => DATA_SETS[name].naming?.isOfficial,
) as NamingDataSet;
