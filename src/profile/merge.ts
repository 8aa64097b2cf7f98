/** Merges the facts of all sources about a business. */
import { nameKey, representativeKeys } from "../disclosure/index-keys.ts";
import { usableEnglishName } from "../language/english-name.ts";
import { isoDate } from "../lib/days.ts";
import type { Field } from "../live-sources/facts.ts";
import { type Comparison, FIELDS, MERGE_TABLE, type Source } from "./merge-table.ts";
import { koreanName, officialEnglishName } from "./names.ts";
import { isPersonal, withoutPersonalData } from "./personal-data.ts";
import type { KnownBusiness, LiveAnswer, Profile } from "./store.ts";

export type Value = string | number;

export interface SourcedValue {
  value: Value;
  source: Source;
  askedOn: string;
  /** ISO date; null if the source gives none. */
  asOf: string | null;
}

export type Merged = Readonly<Record<Field, SourcedValue | null>>;

type SourceFacts = Omit<SourcedValue, "value"> & { facts: Partial<Record<Field, Value | null>> };

/** @param keepPersonal whether a sole proprietor's personal data may be shown */
export function merge(number: string, known: KnownBusiness, keepPersonal: boolean): Merged {
  const sources = factsOfSources(number, known, keepPersonal);
  return Object.fromEntries(
    FIELDS.map((field) => [field, sayingsIn(field, sources)[0] ?? null]),
  ) as never;
}

export type ComparedValue = SourcedValue & { isGiven: boolean; contradicts: boolean };

/** Lists what each source says, for the operator. The value that a caller would get comes first. */
export function compare(
  number: string,
  known: KnownBusiness,
  keepPersonal: boolean,
): { field: Field; said: ComparedValue[] }[] {
  const sources = factsOfSources(number, known, keepPersonal);
  return FIELDS.map((field) => {
    const all = sayingsIn(field, sources);
    const [given] = all;
    const { comparison } = MERGE_TABLE[field];
    return {
      field,
      said: all.map((one) => ({
        ...one,
        isGiven: one === given,
        contradicts: given !== undefined && !agree(comparison, given.value, one.value),
      })),
    };
  }).filter(({ said: all }) => all.length > 0);
}

function sayingsIn(field: Field, sources: SourceFacts[]): SourcedValue[] {
  return MERGE_TABLE[field].order.flatMap((source) =>
    sources.flatMap(({ facts, ...from }) => {
      const value = facts[field] ?? null;
      return from.source === source && value !== null ? [{ ...from, value }] : [];
    }),
  );
}

function factsOfSources(
  number: string,
  known: KnownBusiness,
  keepPersonal: boolean,
): SourceFacts[] {
  const hidesPersonal = !keepPersonal && isPersonal(number, known.live);
  return [
    // Not filtered: OpenDART publishes these facts about companies (docs/security.md).
    ...(known.profile ? ofOpenDart(known.profile) : []),
    ...known.live.flatMap((answer) => ofLiveSource(answer, hidesPersonal)),
  ];
}

/** General facts, head count and financial figures may have been read on different days. */
function ofOpenDart(profile: Profile): SourceFacts[] {
  const { companyReadOn, employeesReadOn, accountsReadOn } = profile;
  const read = (readOn: string | null, facts: SourceFacts["facts"]): SourceFacts => ({
    source: "opendart",
    askedOn: readOn ?? companyReadOn,
    asOf: null,
    facts,
  });
  return [
    read(companyReadOn, {
      companyName: koreanName(profile),
      englishName: officialEnglishName(profile),
      representatives: profile.representatives || null,
      address: profile.address || null,
      industryCode: profile.industryCode || null,
      establishedOn: isoDate(profile.establishedOn),
    }),
    read(employeesReadOn, { employees: profile.employees }),
    read(accountsReadOn, { capital: profile.capital, revenue: profile.revenue }),
  ];
}

function ofLiveSource(
  { dataSet, askedOn, facts }: LiveAnswer,
  hidesPersonal: boolean,
): SourceFacts[] {
  if (facts === null) return [];
  const shown = hidesPersonal ? withoutPersonalData(dataSet, facts) : facts;
  return [
    {
      source: dataSet,
      askedOn,
      asOf: facts.asOf,
      facts: {
        ...shown,
        representatives: shown.representatives?.join(", ") || null,
        englishName: shown.englishName && usableEnglishName(shown.englishName),
      },
    },
  ];
}

const KEYS: Record<NonNullable<Comparison>, (value: string) => string> = {
  text: (value) => value,
  name: nameKey,
  persons: (value) => representativeKeys(value).sort().join(),
  division: (value) => value.slice(0, 2),
  // 서울특별시 and 서울 are the same region.
  region: (value) => value.trim().slice(0, 2),
};

function agree(comparison: Comparison, one: Value, other: Value): boolean {
  if (comparison === null) return true;
  const key = KEYS[comparison];
  return key(String(one)) === key(String(other));
}
