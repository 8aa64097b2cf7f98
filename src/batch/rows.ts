/** The rows of a batch job, and its distinct businesses, which are checked and charged. Pure. */
import type { ErrorCode } from "../errors.ts";
import { MAX_ENTRIES } from "../registry/client.ts";
import type { Column } from "../tables/columns.ts";
import type { Claim, Verification } from "../verification/verification.ts";

export const BUSINESSES_PER_CHUNK = MAX_ENTRIES;

export interface GivenRow {
  businessNumber: string;
  startDate: string;
  ownerName: string;
  companyName: string;
}

export interface RowError {
  code: ErrorCode;
  message: string;
}

interface RowParts {
  given: GivenRow;
  /** Other cells, in the order of `InputLayout.names`. Leaves out empty cells at the end. */
  others?: string[];
  notes?: string;
}

/** How the results of a table are written. */
export interface InputLayout {
  /** The columns of the input that the check does not read. */
  names: string[];
  /** If set, results begin with these columns of the input. A number is an index in `names`. */
  order?: (Column | number)[];
  /** Set if messages about rows are in Korean. */
  messages?: "ko";
}

export type ReadRow = RowParts & ({ claim: Claim } | { error: RowError });

export type InputRow = RowParts & ({ business: number } | { error: RowError });

export type ResultRow = RowParts & BusinessResult;

/** The first row is 1. */
export interface RowRange {
  first: number;
  count: number;
}

export interface DistinctBusiness {
  claim: Claim;
  rows: number;
}

export type BusinessResult = { claim: Claim; verification: Verification } | { error: RowError };

export type AnsweredRow = Exclude<ResultRow, { error: RowError }>;

export interface BatchInput {
  rows: InputRow[];
  businesses: DistinctBusiness[];
}

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
