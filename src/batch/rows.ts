/**
 * The input of a batch job as it is kept: each row as given, and the distinct businesses behind the rows, which alone are asked and charged.
 * Pure; where rows come from (CSV, JSON) and where they are kept belongs elsewhere.
 */
import type { ErrorCode } from "../errors.ts";
import { MAX_ENTRIES } from "../registry/client.ts";
import type { BusinessClaim } from "../verification/verification.ts";

/** A chunk is one call of the registry. */
export const CLAIMS_PER_CHUNK = MAX_ENTRIES;

/** The cells of a row as the caller gave them. */
export interface GivenRow {
  businessNumber: string;
  startDate: string;
  ownerName: string;
  companyName: string;
}

/** Why a row is not checked, or could not be. */
export interface RowError {
  code: ErrorCode;
  message: string;
}

/** A row that has been read: what it claims, or why it claims nothing. */
export type ReadRow = { given: GivenRow } & ({ claim: BusinessClaim } | { error: RowError });

/** A row as it is kept: where its business stands among the claims, or its error. */
export type InputRow = { given: GivenRow } & ({ claim: number } | { error: RowError });

/** A distinct business and how many rows name it. */
export interface CountedClaim {
  claim: BusinessClaim;
  rows: number;
}

export interface BatchInput {
  rows: InputRow[];
  claims: CountedClaim[];
}

/** Finds the distinct businesses of the rows, in the order in which they first stand there. */
export function toBatchInput(rows: ReadRow[]): BatchInput {
  const claims: CountedClaim[] = [];
  const positions = new Map<string, number>();
  const kept = rows.map((row): InputRow => {
    if ("error" in row) return row;
    const { number, startDate, ownerName, companyName } = row.claim;
    const identity = JSON.stringify([number, startDate, ownerName, companyName]);
    let position = positions.get(identity);
    if (position === undefined) {
      position = claims.push({ claim: row.claim, rows: 0 }) - 1;
      positions.set(identity, position);
    }
    const counted = claims[position];
    if (counted) counted.rows++;
    return { given: row.given, claim: position };
  });
  return { rows: kept, claims };
}
