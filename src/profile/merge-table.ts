/** The sources of each field. The first source that has a value wins. */
import {
  type DataSetName,
  givers,
  type LiveSourceName,
  sourceOf,
} from "../live-sources/data-sets.ts";
import type { Field } from "../live-sources/facts.ts";

export type Source = "opendart" | DataSetName;

/** How `merge.ts` finds contradictions; null if sources may spell or count differently. */
export type Comparison = "text" | "name" | "persons" | "division" | "region" | null;

interface Rule {
  order: readonly Source[];
  comparison: Comparison;
}

const afterOpenDart = (field: Field, comparison: Comparison): Rule => ({
  order: ["opendart", ...givers(field)],
  comparison,
});
const byLiveSources = (field: Field, comparison: Comparison): Rule => ({
  order: givers(field),
  comparison,
});

export const MERGE_TABLE: Record<Field, Rule> = {
  // COMWEL comes last, because its insurance files have old names and names of sites.
  companyName: afterOpenDart("companyName", "name"),
  englishName: afterOpenDart("englishName", null),
  // FSC comes before FTC, because a mail-order seller's registration (FTC) may be long out of date.
  representatives: afterOpenDart("representatives", "persons"),
  corporateNumber: byLiveSources("corporateNumber", "text"),
  // FTC comes last, because its addresses have the number of the lot, not of the building.
  address: afterOpenDart("address", "region"),
  industryCode: afterOpenDart("industryCode", "division"),
  establishedOn: afterOpenDart("establishedOn", "text"),
  openingDate: byLiveSources("openingDate", "text"),
  employees: afterOpenDart("employees", null),
  capital: afterOpenDart("capital", null),
  revenue: afterOpenDart("revenue", null),
};

export const FIELDS = Object.keys(MERGE_TABLE) as Field[];

/** The source whose company name we prefer comes first. */
export const FIELD_SOURCES: readonly ("opendart" | LiveSourceName)[] = [
  ...new Set(
    FIELDS.flatMap((field) => MERGE_TABLE[field].order).map((one) =>
      one === "opendart" ? one : sourceOf(one),
    ),
  ),
];
