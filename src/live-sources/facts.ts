/** A fact is null if the source gives nothing, a placeholder such as `n/a`, or a masked value. */
export interface LiveFacts {
  companyName: string | null;
  englishName: string | null;
  representatives: string[] | null;
  /** 13 digits. */
  corporateNumber: string | null;
  /** The full address. For a sole proprietor this may be a home. */
  address: string | null;
  /** KSIC, 2 to 5 digits; the sources do not name the revision. */
  industryCode: string | null;
  employees: number | null;
  capital: number | null;
  revenue: number | null;
  /** ISO date of founding, which is not the opening date at the tax authority. */
  establishedOn: string | null;
  openingDate: string | null;
  isSoleProprietor: boolean | null;
  /** The ISO date that the source itself gives for these facts. */
  asOf: string | null;
}

export type Field = Exclude<keyof LiveFacts, "isSoleProprietor" | "asOf">;

/** A row of `live_facts` stores its values in this order, so a new fact must come last. */
const NOTHING: LiveFacts = {
  companyName: null,
  englishName: null,
  representatives: null,
  corporateNumber: null,
  address: null,
  industryCode: null,
  employees: null,
  capital: null,
  revenue: null,
  establishedOn: null,
  openingDate: null,
  isSoleProprietor: null,
  asOf: null,
};

export const FACT_FIELDS = Object.keys(NOTHING) as (keyof LiveFacts)[];

export function factsOf(known: Partial<LiveFacts>): LiveFacts {
  return { ...NOTHING, ...known };
}
