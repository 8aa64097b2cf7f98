/**
 * What a live source says of a business. How one field is read belongs in `fields.ts`, how facts
 * are stored in `stored-facts.ts`.
 */

/**
 * What one source says of one business. Null: it does not say. Texts are as the source has them,
 * with single blanks and in NFC; its fillers ("N/A", "-" and the like) and what it masks with
 * asterisks or circles are null. Each has at most 1,000 characters, is well-formed and has no
 * characters that control or that nobody sees.
 */
export interface LiveFacts {
  companyName: string | null;
  englishName: string | null;
  /** One text for each person; null when none is named. */
  representatives: string[] | null;
  /** 13 digits. */
  corporateNumber: string | null;
  /** All of it: for a sole proprietor this may be a home. */
  address: string | null;
  /** KSIC, 2 to 5 digits; the sources do not name the revision. */
  industryCode: string | null;
  employees: number | null;
  /** Whole won. */
  capital: number | null;
  revenue: number | null;
  /** ISO dates. A corporation is established; the tax authority's opening date is another. */
  establishedOn: string | null;
  openingDate: string | null;
  /** Null: the source does not tell. */
  isSoleProprietor: boolean | null;
  /** Of when the source itself says that this is, ISO date. */
  asOf: string | null;
}

/** The facts that a description has as fields. */
export type Field = Exclude<keyof LiveFacts, "isSoleProprietor" | "asOf">;

/** All that a source does not say. Rows are stored in this order: a new fact goes to the end. */
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

/** Facts of which the rest is unknown. */
export function factsOf(known: Partial<LiveFacts>): LiveFacts {
  return { ...NOTHING, ...known };
}
