/** The numbers of a list that can be watched, with the references and names of the user's file. */
import { hasRightCheckDigit } from "../../src/lib/check-digit.ts";
import { isReference, referenceColumnOf } from "../../src/watch-list/reference.ts";
import type { ResultRow } from "../list/result-rows.ts";
import { nameOf } from "../list/result-rows.ts";
import type { Mapping, ReadList } from "../list/sheets/messages.ts";
import { withoutSeparators } from "../parts/business-number.ts";
import type { NewWatch } from "./watch-service.ts";

/** `reference`: the row's cell in the column of references; null if it is not a valid reference. */
export interface Candidate extends NewWatch {
  /** Empty: not known. The name never leaves the browser. */
  name: string;
}

/**
 * Why a row adds no number:
 * - `noNumber`: the row has no number of ten digits
 * - `wrongDigit`: the check digit is wrong, and no answer says that the number is registered
 * - `double`: an earlier row has the same number
 */
export const REASONS = ["noNumber", "wrongDigit", "double"] as const;

export interface LeftOut {
  why: (typeof REASONS)[number];
  /** The line in the file. If the file is not open: the position among the rows sent. */
  line: number;
  /** The text in the row. It may be malformed or empty. */
  number: string;
  name: string;
}

export interface Candidates {
  /** Each number once, in the order of the list. */
  businesses: Candidate[];
  leftOut: LeftOut[];
  /** Whether `line` is a line in the user's file. */
  hasLines: boolean;
  referenceColumn: string | null;
}

interface Given {
  line: number;
  number: string;
  name: string;
  cells: readonly string[];
  /** The tax authority has answered that the number is registered. */
  isRegistered: boolean;
}

/** @param list the user's file; null if it is not open */
export function candidatesIn(rows: readonly ResultRow[], list: ReadList | null): Candidates {
  const given = rows.map((row) => ({
    line: row.line,
    number: withoutSeparators(row.number || row.claim.business_number),
    name: nameIn(row.cells, list?.sheet.mapping) || row.claim.company_name || (nameOf(row) ?? ""),
    cells: row.cells,
    isRegistered: REGISTERED.has(row.verdict?.kind ?? ""),
  }));
  return candidatesOf(given, list);
}

const REGISTERED: ReadonlySet<string> = new Set([
  ...["active", "suspended", "closed", "unknown_state", "details_mismatch"],
]);

export function candidatesInFile(list: ReadList): Candidates {
  const { sheet, rows } = list;
  const given = rows.flatMap((row, at): Given[] => {
    if (row.claim === null && row.problems.length === 0) return [];
    const cells = sheet.rows[at]?.cells ?? [];
    const name = nameIn(cells, sheet.mapping);
    const number = row.claim?.business_number ?? cells[sheet.mapping.business_number ?? -1] ?? "";
    return [{ line: row.line, number, name, cells, isRegistered: false }];
  });
  return candidatesOf(given, list);
}

function nameIn(cells: readonly string[], mapping: Mapping = {}): string {
  return (cells[mapping.company_name ?? -1] ?? "").trim();
}

function candidatesOf(given: readonly Given[], list: ReadList | null): Candidates {
  const position = referencePosition(list);
  const byNumber = new Map<string, Candidate>();
  const leftOut: LeftOut[] = [];
  for (const { line, number, name, cells, isRegistered } of given) {
    const leave = (why: LeftOut["why"]) => leftOut.push({ why, line, number, name });
    if (!/^\d{10}$/.test(number)) leave("noNumber");
    // Accept a wrong check digit in a registered number, because some registered numbers have one.
    else if (!isRegistered && !hasRightCheckDigit(number)) leave("wrongDigit");
    else {
      const before = byNumber.get(number);
      if (before) leave("double");
      const cell = (cells[position] ?? "").trim();
      // A later row with the same number only adds what the first row does not have.
      const reference = before?.reference ?? (isReference(cell) ? cell : null);
      byNumber.set(number, { number, name: before?.name || name, reference });
    }
  }
  const businesses = [...byNumber.values()];
  const hasReferences = businesses.some(({ reference }) => reference !== null);
  const referenceColumn = hasReferences ? (list?.sheet.header[position] ?? null) : null;
  return { businesses, leftOut, hasLines: list !== null, referenceColumn };
}

/** @returns -1 if the file has no column of references, or if that column has another use */
function referencePosition(list: ReadList | null): number {
  if (!list) return -1;
  const { header, mapping } = list.sheet;
  const taken = new Set(Object.values(mapping));
  const columns = header.map((name, at) => ({ name, at })).filter(({ at }) => !taken.has(at));
  return referenceColumnOf(columns)?.at ?? -1;
}
