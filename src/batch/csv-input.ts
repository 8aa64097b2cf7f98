/**
 * Reading an uploaded CSV (SPEC §2.4, DESIGN §9): its character encoding, its header, its rows. A malformed row is an error row of the result,
 * a malformed file is refused. The parsing itself is papaparse's.
 */
import Papa from "papaparse";
import * as z from "zod";
import { type ErrorCode, ServiceError } from "../errors.ts";
import {
  businessNumberField,
  CLAIM_FIELD_CODES,
  companyNameField,
  ownerNameField,
  startDateField,
} from "../verification/claim-fields.ts";
import type { GivenRow, ReadRow } from "./rows.ts";

const REQUIRED_COLUMNS = ["business_number", "start_date", "owner_name"] as const;
const COLUMNS = [...REQUIRED_COLUMNS, "company_name"] as const;
type Column = (typeof COLUMNS)[number];

/** Names under which Korean programs declare what browsers call euc-kr: all of them mean CP949. */
const CHARSETS: Record<string, string> = {
  "utf-8": "utf-8",
  utf8: "utf-8",
  "us-ascii": "utf-8",
  cp949: "euc-kr",
  ms949: "euc-kr",
  "windows-949": "euc-kr",
  "euc-kr": "euc-kr",
  euckr: "euc-kr",
  "ks_c_5601-1987": "euc-kr",
};

/**
 * The text of an upload: as declared, else UTF-8, else CP949, which Korean Excel writes.
 * @param contentType as sent
 * @throws ServiceError `invalid_encoding`
 */
export function decodeCsv(bytes: Uint8Array, contentType: string): string {
  const declared = /;\s*charset\s*=\s*"?([^\s";]+)/i.exec(contentType)?.[1]?.toLowerCase();
  const encodings = declared === undefined ? ["utf-8", "euc-kr"] : [CHARSETS[declared]];
  // UTF-16, and what is no text at all, holds zero bytes; CP949 would read them as control characters.
  if (!bytes.includes(0)) {
    for (const encoding of encodings) {
      try {
        if (encoding)
          return new TextDecoder(encoding, { fatal: true, ignoreBOM: false }).decode(bytes);
      } catch {
        // Not in this encoding.
      }
    }
  }
  throw new ServiceError("invalid_encoding", {
    message: `The file is not ${declared ?? "UTF-8 or CP949"} text: save it as "CSV UTF-8".`,
  });
}

/**
 * The rows of a CSV.
 * @param maxRows at most so many are held; one more is refused
 * @throws ServiceError `invalid_csv`, `missing_column`, `batch_empty`, `batch_too_large`
 */
export function readCsv(text: string, maxRows: number): ReadRow[] {
  const rows: ReadRow[] = [];
  let columns: Map<Column, number> | undefined;
  let width = 0;
  let line = 1;
  let lineEndsAt = 0;
  const newline = lineBreakOf(text);
  Papa.parse<string[]>(text, {
    delimiter: ",",
    newline,
    // The fast mode would cut the whole text into lines before the first is looked at.
    fastMode: false,
    step({ data: cells, errors, meta }, parser) {
      const startedOn = line;
      line += text.slice(lineEndsAt, meta.cursor).split(newline).length - 1;
      lineEndsAt = meta.cursor;
      dropCarriageReturn(cells, text, meta.cursor);
      const [quoteFault] = errors.filter((error) => error.type === "Quotes");
      if (quoteFault) throw invalidCsv(`line ${startedOn}: ${quoteFault.message}.`);
      if (cells.every((cell) => cell.trim() === "")) return;
      if (!columns) {
        columns = readHeader(cells, startedOn);
        width = cells.length;
      } else if (rows.length === maxRows) {
        parser.abort();
        throw batchTooLarge(maxRows);
      } else {
        rows.push(readRow(cells, columns, width, startedOn));
      }
    },
  });
  if (!columns) throw missingColumn(REQUIRED_COLUMNS[0]);
  if (rows.length === 0)
    throw new ServiceError("batch_empty", { message: "The CSV has a header but no row." });
  return rows;
}

export function batchTooLarge(maxBatch: number): ServiceError {
  return new ServiceError("batch_too_large", {
    message: `Your plan allows at most ${maxBatch} businesses in one batch.`,
  });
}

/** Header names in any order and case, blanks around them and columns of other names passed over. */
function readHeader(cells: string[], line: number): Map<Column, number> {
  const names = cells.map((cell) => cell.trim().toLowerCase());
  const columns = new Map<Column, number>();
  for (const column of COLUMNS) {
    const position = names.indexOf(column);
    if (position === -1) continue;
    if (names.indexOf(column, position + 1) !== -1) {
      throw invalidCsv(`line ${line}: the column ${column} stands there twice.`);
    }
    columns.set(column, position);
  }
  const missing = REQUIRED_COLUMNS.find((column) => !columns.has(column));
  if (missing) throw missingColumn(missing);
  return columns;
}

const rowSchema = z.object({
  // As people write it: hyphenated 3-2-5 as well.
  business_number: z
    .string()
    .transform((text) => text.trim().replace(/^(\d{3})-(\d{2})-(\d{5})$/, "$1$2$3"))
    .pipe(businessNumberField),
  start_date: z
    .string()
    .transform((text) => text.trim())
    .pipe(startDateField),
  owner_name: ownerNameField,
  company_name: companyNameField,
});

function readRow(
  cells: string[],
  columns: Map<Column, number>,
  width: number,
  line: number,
): ReadRow {
  const cell = (column: Column) => cells[columns.get(column) ?? -1] ?? "";
  const given: GivenRow = {
    businessNumber: cell("business_number"),
    startDate: cell("start_date"),
    ownerName: cell("owner_name"),
    companyName: cell("company_name"),
  };
  // More cells than the header has names: a comma that was not quoted has moved them, and what stands where is a guess.
  if (cells.slice(width).some((extra) => extra.trim() !== "")) {
    return {
      given,
      error: {
        code: "invalid_csv",
        message: `line ${line}: ${cells.length} cells, the header has ${width}.`,
      },
    };
  }
  const parsed = rowSchema.safeParse(
    Object.fromEntries(COLUMNS.map((column) => [column, cell(column)])),
  );
  if (parsed.success) {
    const { business_number, start_date, owner_name, company_name } = parsed.data;
    return {
      given,
      claim: {
        number: business_number,
        startDate: start_date,
        ownerName: owner_name,
        companyName: company_name,
      },
    };
  }
  const issue = parsed.error.issues[0];
  const column = String(issue?.path[0]);
  const code: ErrorCode = CLAIM_FIELD_CODES[column] ?? "invalid_request";
  return { given, error: { code, message: `line ${line}, ${column}: ${issue?.message}` } };
}

/**
 * LF wherever there is one outside of quotes, alone or after CR: files put together from pieces have both, and the library, which takes one
 * for the whole file, would join lines that end in the other. CR alone is what old Macs write.
 */
function lineBreakOf(text: string): "\n" | "\r" {
  const unquoted = text.replace(/"[^"]*"/g, "");
  return unquoted.includes("\r") && !unquoted.includes("\n") ? "\r" : "\n";
}

/** Takes the CR of a CRLF off the row's last cell, unless it stands within its quotes. */
function dropCarriageReturn(cells: string[], text: string, rowEndsAt: number): void {
  const last = cells.at(-1);
  if (!last?.endsWith("\r")) return;
  const quoted = `"${last.replaceAll('"', '""')}"`;
  const isQuoted = [quoted, `${quoted}\n`, `${quoted}\r\n`].some((end) =>
    text.startsWith(end, rowEndsAt - end.length),
  );
  if (!isQuoted) cells[cells.length - 1] = last.slice(0, -1);
}

function invalidCsv(message: string): ServiceError {
  return new ServiceError("invalid_csv", { message });
}

function missingColumn(column: Column): ServiceError {
  return new ServiceError("missing_column", {
    message: `The column ${column} is missing: the first line must name ${REQUIRED_COLUMNS.join(", ")}.`,
  });
}
