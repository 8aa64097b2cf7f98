/**
 * Which source gives which field of a description: for each field the sources in their order. The
 * first that says anything gives it. Data only; how the sources are read belongs in
 * `live-sources/`, how they are merged in `merge.ts`.
 */
import type { LiveFacts } from "../live-sources/live-source.ts";
import type { Asked } from "../live-sources/stored-facts.ts";

/** OpenDART is read by the sync, the others when a business is asked about. */
export type Source = "opendart" | Asked;

/** What sources say of a business, as the description has it. */
export type Field = Exclude<keyof LiveFacts, "isSoleProprietor" | "asOf">;

/**
 * What two sources must agree in, or they contradict each other: the whole text, a name however it
 * is written, the persons in any order, the division of the industry (two digits), or the region.
 * null: they count differently or on different days, so two values say nothing.
 */
export type Sameness = "text" | "name" | "persons" | "division" | "region" | null;

export const MERGE_TABLE: Record<Field, { order: readonly Source[]; sameness: Sameness }> = {
  // By how official the name is; insurance files have names of sites and old ones.
  companyName: { order: ["opendart", "fsc", "ftc", "koneps", "comwel"], sameness: "name" },
  // A supplier's name for itself comes last, and only where it is one: "-" and the like are not.
  englishName: { order: ["opendart", "fsc", "koneps"], sameness: null },
  // The outline says until when it held; a registration stays as it was made.
  representatives: { order: ["opendart", "fsc", "ftc", "koneps"], sameness: "persons" },
  corporateNumber: { order: ["fsc", "ftc"], sameness: "text" },
  // The mail-order register leaves out the building, so it comes last.
  address: { order: ["opendart", "fsc", "koneps", "comwel", "ftc"], sameness: "region" },
  industryCode: { order: ["opendart", "comwel", "fsc"], sameness: "division" },
  establishedOn: { order: ["opendart", "fsc"], sameness: "text" },
  openingDate: { order: ["koneps"], sameness: "text" },
  employees: { order: ["opendart", "comwel", "fsc", "koneps"], sameness: null },
  capital: { order: ["opendart", "fsc_accounts"], sameness: null },
  revenue: { order: ["opendart", "fsc_accounts"], sameness: null },
};

export const FIELDS = Object.keys(MERGE_TABLE) as Field[];

/** These know corporations only: they are not asked about a sole proprietor's number. */
export const OF_CORPORATIONS: ReadonlySet<Asked> = new Set(["fsc", "fsc_accounts"]);
