/**
 * The rows of a batch job: as read, as kept, and with their results; and the distinct businesses
 * that they name, which alone are checked and charged. Pure: where rows come from (CSV, JSON) and
 * where they are kept belongs elsewhere.
 */
import type { ErrorCode } from "../errors.ts";
import { MAX_ENTRIES } from "../registry/client.ts";
import type { Column } from "../tables/columns.ts";
import type { Claim, Verification } from "../verification/verification.ts";

/** One call of the registry answers a chunk. */
export const BUSINESSES_PER_CHUNK = MAX_ENTRIES;

/** The cells of a row as the caller gave them. */
export interface GivenRow {
  businessNumber: string;
  startDate: string;
  ownerName: string;
  companyName: string;
}

/** Why a row is not checked, or could not be checked. */
export interface RowError {
  code: ErrorCode;
  message: string;
}

/** What a row has from a table besides the cells that are checked. */
interface FromTable {
  given: GivenRow;
  /** The other cells, by `InputLayout.names`; empty ones at the end are left out. */
  others?: string[];
  /** What was changed in its cells before they were asked about. */
  notes?: string;
}

/** How the results show the columns of a table that are not ours. */
export interface InputLayout {
  names: string[];
  /** The input's columns, which come first: ours by name, others by index. Absent: ours first. */
  order?: (Column | number)[];
}

/** A row after reading: its claim, or why it has none. */
export type ReadRow = FromTable & ({ claim: Claim } | { error: RowError });

/** A row as it is kept: the index of its distinct business, or its error. */
export type InputRow = FromTable & ({ business: number } | { error: RowError });

/** A row with its result. */
export type ResultRow = FromTable & BusinessResult;

/** One claim, and how many rows make it. */
export interface DistinctBusiness {
  claim: Claim;
  rows: number;
}

/** What became of a distinct business. */
export type BusinessResult = { claim: Claim; verification: Verification } | { error: RowError };

export interface BatchInput {
  rows: InputRow[];
  businesses: DistinctBusiness[];
}

/** Finds the distinct businesses of the rows, in the order of their first row. */
export function toBatchInput(rows: ReadRow[]): BatchInput {
  const businesses: DistinctBusiness[] = [];
  const indexes = new Map<string, number>();
  const kept = rows.map((row): InputRow => {
    if ("error" in row) return row;
    const { claim, ...rest } = row;
    const { number, startDate, ownerName, companyName } = claim;
    const identity = JSON.stringify([number, startDate, ownerName, companyName]);
    let index = indexes.get(identity);
    if (index === undefined) {
      index = businesses.push({ claim, rows: 0 }) - 1;
      indexes.set(identity, index);
    }
    const business = businesses[index];
    if (business) business.rows++;
    return { ...rest, business: index };
  });
  return { rows: kept, businesses };
}
