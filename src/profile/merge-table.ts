/**
 * Which source gives which field of a description: for each field the sources in their order. The
 * first that says anything gives it. Data only; the ranks of the live sources are in their folders
 * (`live-sources/`), how sources are merged belongs in `merge.ts`.
 */
import {
  type DataSetName,
  givers,
  type LiveSourceName,
  sourceOf,
} from "../live-sources/data-sets.ts";
import type { Field } from "../live-sources/facts.ts";

/** OpenDART is read by the sync, live sources are queried when a business is asked about. */
export type Source = "opendart" | DataSetName;

/**
 * What two sources must agree in, or they contradict each other: the whole text, a name however it
 * is written, the persons in any order, the division of the industry (two digits), or the region.
 * null: they count differently or on different days, so two values say nothing.
 */
export type Comparison = "text" | "name" | "persons" | "division" | "region" | null;

interface Rule {
  order: readonly Source[];
  comparison: Comparison;
}

/** What OpenDART knows, a live source gives only where OpenDART says nothing. */
const afterOpenDart = (field: Field, comparison: Comparison): Rule => ({
  order: ["opendart", ...givers(field)],
  comparison,
});
const byLiveSources = (field: Field, comparison: Comparison): Rule => ({
  order: givers(field),
  comparison,
});

export const MERGE_TABLE: Record<Field, Rule> = {
  // By how official the name is; insurance files have names of sites and old ones.
  companyName: afterOpenDart("companyName", "name"),
  // A supplier's name for itself comes last, and only where it is one: "-" and the like are not.
  englishName: afterOpenDart("englishName", null),
  // The outline says until when it held; a registration stays as it was made.
  representatives: afterOpenDart("representatives", "persons"),
  corporateNumber: byLiveSources("corporateNumber", "text"),
  // The mail-order register leaves out the building, so it comes last.
  address: afterOpenDart("address", "region"),
  industryCode: afterOpenDart("industryCode", "division"),
  establishedOn: afterOpenDart("establishedOn", "text"),
  openingDate: byLiveSources("openingDate", "text"),
  employees: afterOpenDart("employees", null),
  capital: afterOpenDart("capital", null),
  revenue: afterOpenDart("revenue", null),
};

export const FIELDS = Object.keys(MERGE_TABLE) as Field[];

/** All that can give a field, as the API names them, the most official first. */
export const FIELD_SOURCES: readonly ("opendart" | LiveSourceName)[] = [
  ...new Set(
    FIELDS.flatMap((field) => MERGE_TABLE[field].order).map((one) =>
      one === "opendart" ? one : sourceOf(one),
    ),
  ),
];
