/** Turns the rows of an uploaded table into claims and error rows (docs/api.md#batch-csv). */
import type { CheckKind } from "../check-kind.ts";
import type { ErrorCode } from "../errors.ts";
import type { Column, Header } from "../tables/columns.ts";
import { type FileText, textOf } from "../tables/file-text.ts";
import {
  atCell,
  type MessageLanguage,
  notesText,
  problemMessage,
  type TableFault,
} from "../tables/problems.ts";
import { openText, type UnderstoodRow, understand } from "../tables/table.ts";
import { TEST_NUMBERS_ONLY, testCaseOf } from "../test-mode/test-numbers.ts";
import { CLAIM_FIELD_CODES } from "../verification/claim-fields.ts";
import type { InputLayout, ReadRow } from "./rows.ts";

export interface CsvOptions {
  maxRows: number;
  /** Epoch milliseconds. */
  now: number;
  check?: CheckKind;
  /** Rows with numbers that are not test numbers become error rows. */
  onlyTestNumbers?: boolean;
  messageLanguage?: MessageLanguage;
  inputFirst?: boolean;
}

export function decodeCsv(bytes: Uint8Array, contentType: string): FileText {
  return textOf(bytes, /;\s*charset\s*=\s*"?([^\s";]+)/i.exec(contentType)?.[1]);
}

export function readCsv(
  text: string,
  options: CsvOptions,
): { kind: "rows"; rows: ReadRow[]; layout: InputLayout } | TableFault {
  const { maxRows, now, check = "verify", messageLanguage = "en", inputFirst = false } = options;
  const table = openText(text, check);
  if (table.kind !== "table") return table;
  const { header } = table;
  const rows: ReadRow[] = [];
  for (const row of table.rows) {
    if (row.kind !== "row") return row;
    const understood = understand(row, header, { check, now });
    if (!understood) continue;
    if (rows.length === maxRows) return { kind: "too_many_rows", maxRows };
    const read = toReadRow(understood, header, messageLanguage);
    rows.push(
      options.onlyTestNumbers
        ? refuseOtherNumbers(read, understood.line, header, messageLanguage)
        : read,
    );
  }
  if (rows.length === 0) return { kind: "no_rows" };
  const layout = {
    ...layoutOf(header, inputFirst),
    ...(messageLanguage === "ko" && { messages: messageLanguage }),
  };
  return { kind: "rows", rows, layout };
}

function toReadRow(
  { line, given, others, values, notes, problems: [problem] }: UnderstoodRow,
  header: Header,
  messageLanguage: MessageLanguage,
): ReadRow {
  const row = {
    given: {
      businessNumber: given.business_number,
      startDate: given.start_date,
      ownerName: given.owner_name,
      companyName: given.company_name,
    },
    ...(others.length > 0 && { others }),
  };
  if (problem) {
    const heading = headingOf(problem.column, header);
    const message = problemMessage(problem, line, messageLanguage, heading);
    return { ...row, error: { code: codeOf(problem.column), message } };
  }
  const { business_number, start_date, owner_name, company_name } = values;
  return {
    ...row,
    ...(notes.length > 0 && { notes: notesText(notes) }),
    claim: {
      number: business_number ?? "",
      startDate: start_date ?? "",
      ownerName: owner_name ?? "",
      companyName: company_name || null,
    },
  };
}

function refuseOtherNumbers(
  row: ReadRow,
  line: number,
  header: Header,
  messageLanguage: MessageLanguage,
): ReadRow {
  if ("error" in row || testCaseOf(row.claim.number)) return row;
  const { claim: _, ...rest } = row;
  const where = atCell(
    line,
    "business_number",
    messageLanguage,
    headingOf("business_number", header),
  );
  const message = `${where}: ${TEST_NUMBERS_ONLY[messageLanguage]}`;
  return { ...rest, error: { code: "test_number_required", message } };
}

function headingOf(column: Column | null, { cells, positions }: Header): string | undefined {
  return column === null ? undefined : cells[positions.get(column) ?? -1];
}

function codeOf(column: Column | null): ErrorCode {
  return column === null ? "invalid_csv" : (CLAIM_FIELD_CODES[column] ?? "invalid_request");
}

function layoutOf({ positions, others }: Header, inputFirst: boolean): InputLayout {
  const names = others.map(({ name }) => name);
  if (!inputFirst) return { names };
  const places = [
    ...[...positions].map(([column, position]) => ({ place: column, position })),
    ...others.map(({ position }, place) => ({ place, position })),
  ];
  const order = places.sort((one, other) => one.position - other.position);
  return { names, order: order.map(({ place }) => place) };
}
