import { representativeKey } from "./index-keys.ts";

/**
 * What a company has in common with the business that the caller asks about, strongest first: the
 * number; the name and the representative; only the name.
 */
export const EVIDENCE = ["number", "representative", "name"] as const;
export type Evidence = (typeof EVIDENCE)[number];

export interface KnownFacts {
  /** Ten digits; null when no Korean number is known. */
  businessNumber: string | null;
  /** The keys of the representatives (`representativeKey`). */
  representatives: string[];
}

export const SILENT: KnownFacts = { businessNumber: null, representatives: [] };

/** Reads facts while a caller waits for a name (`sync/facts-on-demand.ts`). */
export interface FactsReader {
  /**
   * If the caller leaves, the reading continues and its result is stored.
   * @param payer the account whose daily share of calls is used; null: none
   * @returns `not_today` if no calls of the day or of the share are left
   */
  read(corpCode: number, payer: string | null): Promise<KnownFacts | "unavailable" | "not_today">;
}

/**
 * Null if the facts exclude the company. A different number alone does not exclude it, because a
 * branch has its own number. But if a representative is given and is not one of the company's, any
 * known number or representative excludes the company.
 */
export function evidenceOf(
  company: KnownFacts,
  { businessNumber, representative }: { businessNumber: string; representative: string | null },
): Evidence | null {
  if (company.businessNumber === businessNumber) return "number";
  if (representative === null) return "name";
  if (company.representatives.includes(representativeKey(representative))) return "representative";
  const isKnown = company.businessNumber !== null || company.representatives.length > 0;
  return isKnown ? null : "name";
}
