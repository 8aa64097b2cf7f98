/**
 * Reading an uploaded CSV: its character encoding, its header, its rows. A malformed row becomes an
 * error row of the result; a malformed file is refused (docs/api.md#batch-csv).
 */
import * as z from "zod";
import type { ErrorCode } from "../errors.ts";
import { firstCharacters, hasMoreCharacters } from "../lib/bounded-text.ts";
import {
  businessNumberField,
  type CheckKind,
  CLAIM_FIELD_CODES,
  companyNameField,
  ownerNameField,
  startDateField,
} from "../verification/claim-fields.ts";
import { type BusinessClaim, claimOfNumber } from "../verification/verification.ts";
import { type QuoteFault, readTable } from "./csv-table.ts";
import type { GivenRow, ReadRow, RowError } from "./rows.ts";

const COLUMNS = ["business_number", "start_date", "owner_name", "company_name"] as const;
type Column = (typeof COLUMNS)[number];

/** The columns that are read, and those of them that a file must have. */
const READ_COLUMNS: Record<CheckKind, readonly Column[]> = {
  verify: COLUMNS,
  status: ["business_number"],
};
export const REQUIRED_COLUMNS: Record<CheckKind, readonly Column[]> = {
  verify: ["business_number", "start_date", "owner_name"],
  status: ["business_number"],
};

/** Characters that are kept of a cell. A row with a longer cell is malformed. */
const MAX_CELL = 1_000;

/** Why a file is refused. */
export type CsvFailure =
  /** @param declared the charset of the request, in lower case */
  | { kind: "not_text"; declared: string | null }
  | { kind: "quotes"; line: number; fault: QuoteFault }
  | { kind: "repeated_column"; line: number; column: Column }
  | { kind: "missing_column"; column: Column }
  | { kind: "no_rows" }
  | { kind: "too_many_rows"; maxRows: number };

/** Names under which Korean programs declare what browsers call euc-kr: all of them mean CP949. */
const CHARSETS = new Map([
  ["utf-8", "utf-8"],
  ["utf8", "utf-8"],
  ["us-ascii", "utf-8"],
  ["cp949", "euc-kr"],
  ["ms949", "euc-kr"],
  ["windows-949", "euc-kr"],
  ["euc-kr", "euc-kr"],
  ["euckr", "euc-kr"],
  ["ks_c_5601-1987", "euc-kr"],
]);

/**
 * The text of an upload: as declared, else UTF-8, else CP949, which Korean Excel writes.
 * @param contentType as sent
 */
export function decodeCsv(
  bytes: Uint8Array,
  contentType: string,
): { kind: "text"; text: string } | CsvFailure {
  const declared = /;\s*charset\s*=\s*"?([^\s";]+)/i.exec(contentType)?.[1]?.toLowerCase();
  const encodings = declared === undefined ? ["utf-8", "euc-kr"] : [CHARSETS.get(declared)];
  // UTF-16 and binary files hold zero bytes, which CP949 would read as control characters.
  if (!bytes.includes(0)) {
    for (const encoding of encodings) {
      try {
        if (encoding) {
          const decoder = new TextDecoder(encoding, { fatal: true, ignoreBOM: false });
          return { kind: "text", text: decoder.decode(bytes) };
        }
      } catch {
        // Not in this encoding.
      }
    }
  }
  return { kind: "not_text", declared: declared ?? null };
}

/**
 * The rows of a CSV, malformed ones included.
 * @param maxRows with one row more the file is refused, and no further row is read
 */
export function readCsv(
  text: string,
  maxRows: number,
  check: CheckKind = "verify",
): { kind: "rows"; rows: ReadRow[] } | CsvFailure {
  const rows: ReadRow[] = [];
  let header: Header | undefined;
  for (const row of readTable(text)) {
    if (row.kind === "fault") return { kind: "quotes", line: row.line, fault: row.fault };
    const { cells, line } = row;
    if (cells.every((cell) => cell.trim() === "")) continue;
    if (!header) {
      const read = readHeader(cells, line, check);
      if (read.kind !== "header") return read;
      header = read;
    } else if (rows.length === maxRows) {
      return { kind: "too_many_rows", maxRows };
    } else {
      rows.push(readRow(cells, header, line));
    }
  }
  if (!header) return { kind: "missing_column", column: "business_number" };
  return rows.length === 0 ? { kind: "no_rows" } : { kind: "rows", rows };
}

interface Header {
  kind: "header";
  check: CheckKind;
  positions: Map<Column, number>;
  /** Number of cells, columns of other names included. */
  width: number;
}

/** Names in any order and case; blanks around them and columns of other names are ignored. */
function readHeader(cells: string[], line: number, check: CheckKind): Header | CsvFailure {
  const names = cells.map((cell) => cell.trim().toLowerCase());
  const positions = new Map<Column, number>();
  for (const column of READ_COLUMNS[check]) {
    const position = names.indexOf(column);
    if (position === -1) continue;
    if (names.indexOf(column, position + 1) !== -1) {
      return { kind: "repeated_column", line, column };
    }
    positions.set(column, position);
  }
  const missing = REQUIRED_COLUMNS[check].find((column) => !positions.has(column));
  if (missing) return { kind: "missing_column", column: missing };
  return { kind: "header", check, positions, width: cells.length };
}

const numberCell = z.object({
  // Also as people write it: hyphenated 3-2-5.
  business_number: z
    .string()
    .transform((text) => text.trim().replace(/^(\d{3})-(\d{2})-(\d{5})$/, "$1$2$3"))
    .pipe(businessNumberField),
});

/** What a row becomes. */
const ROWS: Record<CheckKind, z.ZodType<BusinessClaim>> = {
  status: numberCell.transform(({ business_number }) => claimOfNumber(business_number)),
  verify: numberCell
    .extend({
      start_date: z
        .string()
        .transform((text) => text.trim())
        .pipe(startDateField),
      owner_name: ownerNameField,
      company_name: companyNameField,
    })
    .transform((row) => ({
      number: row.business_number,
      startDate: row.start_date,
      ownerName: row.owner_name,
      companyName: row.company_name,
    })),
};

function readRow(cells: string[], { check, positions, width }: Header, line: number): ReadRow {
  const cell = (column: Column) => cells[positions.get(column) ?? -1] ?? "";
  const kept = (column: Column) => firstCharacters(cell(column), MAX_CELL);
  const given: GivenRow = {
    businessNumber: kept("business_number"),
    startDate: kept("start_date"),
    ownerName: kept("owner_name"),
    companyName: kept("company_name"),
  };
  // More cells than header names: an unquoted comma may have shifted them, and which cell is which
  // would be a guess.
  if (cells.slice(width).some((extra) => extra.trim() !== "")) {
    return {
      given,
      error: {
        code: "invalid_csv",
        message: `line ${line}: ${cells.length} cells, the header has ${width}.`,
      },
    };
  }
  const long = COLUMNS.find((column) => hasMoreCharacters(cell(column), MAX_CELL));
  if (long)
    return { given, error: cellError(line, long, `must have at most ${MAX_CELL} characters`) };
  const parsed = ROWS[check].safeParse(
    Object.fromEntries(COLUMNS.map((column) => [column, cell(column)])),
  );
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    return { given, error: cellError(line, String(issue?.path[0]), String(issue?.message)) };
  }
  return { given, claim: parsed.data };
}

function cellError(line: number, column: string, fault: string): RowError {
  const code: ErrorCode = CLAIM_FIELD_CODES[column] ?? "invalid_request";
  return { code, message: `line ${line}, ${column}: ${fault}` };
}
