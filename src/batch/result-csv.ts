/** The results of a batch job as CSV, with byte-order mark and CRLF (docs/api.md#results-file). */

import type { CheckKind } from "../check-kind.ts";
import { type Cell, defuse, writeTableRow } from "../tables/csv-table.ts";
import type { OutputLanguage } from "../verification/output-language.ts";
import { type Presentation, presentationOf } from "../verification/presentation.ts";
import { registrationOf } from "../verification/registration.ts";
import type { Verification } from "../verification/verification.ts";
import type { InputLayout, ResultRow } from "./rows.ts";

type Cells = Record<string, Cell>;

const BYTE_ORDER_MARK = "\u{FEFF}";
const GIVEN_COLUMNS = ["business_number", "start_date", "owner_name", "company_name"];
const ANSWER_COLUMNS = [
  "is_valid",
  "reason",
  "company_name_resolved",
  "company_name_source",
  "company_name_match",
  "status",
  "status_code",
  "tax_type",
  "tax_type_code",
  "verified_at",
  "error_code",
  "error_message",
];
/** Columns that were added later. They follow the older columns, so that no older column moves. */
const LATER_COLUMNS = ["company_name_check"];
const COLUMNS_BEFORE_NOTES = ["closed_on"];
const TEXT_COLUMNS = ["status", "tax_type", "previous_tax_type"];
const ENGLISH_COLUMNS = ["company_name_en", "status_en", "tax_type_en"];
const LATER_ENGLISH_COLUMNS = ["company_name_en_source"];
const NOTES_COLUMN = "notes";
/** The newest columns. Add a new column at the end of these. */
const COLUMNS_AFTER_NOTES: Record<CheckKind, string[]> = {
  verify: ["possible_causes"],
  status: ["closed_by_unit_taxation", "tax_invoices_since"],
};

const NO_LAYOUT: InputLayout = { names: [] };

const STATUS_COLUMNS = [
  "business_number",
  "is_registered",
  "status",
  "status_code",
  "tax_type",
  "tax_type_code",
  "closed_on",
  "tax_type_changed_on",
  "issues_tax_invoices",
  "previous_tax_type",
  "previous_tax_type_code",
  "checked_at",
  "error_code",
  "error_message",
];
const ENGLISH_STATUS_COLUMNS = ["status_en", "tax_type_en"];

/**
 * `both` adds English columns. `code` omits `TEXT_COLUMNS`, and the columns of the company name
 * that the service found are empty.
 */
function resultColumns(language: OutputLanguage, check: CheckKind): string[] {
  const isStatus = check === "status";
  const columns = isStatus ? STATUS_COLUMNS : [...GIVEN_COLUMNS, ...ANSWER_COLUMNS];
  const later = isStatus ? [] : LATER_COLUMNS;
  const beforeNotes = isStatus ? [] : COLUMNS_BEFORE_NOTES;
  const last = [...beforeNotes, NOTES_COLUMN, ...COLUMNS_AFTER_NOTES[check]];
  switch (language) {
    case "both":
      return isStatus
        ? [...columns, ...ENGLISH_STATUS_COLUMNS, ...last]
        : [...columns, ...ENGLISH_COLUMNS, ...later, ...LATER_ENGLISH_COLUMNS, ...last];
    case "code":
      return [...columns.filter((column) => !TEXT_COLUMNS.includes(column)), ...later, ...last];
    case "ko":
    case "en":
      return [...columns, ...later, ...last];
  }
}

export function writeResultCsv(
  rows: ResultRow[],
  language: OutputLanguage,
  check: CheckKind = "verify",
  layout = NO_LAYOUT,
): string {
  return resultCsvHeader(language, check, layout) + resultCsvLines(rows, language, check, layout);
}

export function resultCsvHeader(
  language: OutputLanguage,
  check: CheckKind,
  layout = NO_LAYOUT,
): string {
  const ours = resultColumns(language, check);
  const names = otherNames(layout.names, ours);
  const header = places(ours, layout).map((place) =>
    typeof place === "string" ? place : writeTableRow([defuse(names[place] ?? null)]),
  );
  return `${BYTE_ORDER_MARK}${header.join(",")}\r\n`;
}

export function resultCsvLines(
  rows: ResultRow[],
  language: OutputLanguage,
  check: CheckKind,
  layout = NO_LAYOUT,
): string {
  const columns = places(resultColumns(language, check), layout);
  return rows
    .map((row) => {
      const cells = cellsOf(row, language, check);
      const line = columns.map((place) =>
        defuse((typeof place === "string" ? cells[place] : row.others?.[place]) ?? null),
      );
      return `${writeTableRow(line)}\r\n`;
    })
    .join("");
}

/** The columns in order. A string is one of our columns, a number is an index in `names`. */
function places(ours: string[], { names, order }: InputLayout): (string | number)[] {
  if (!order) return [...ours, ...names.keys()];
  return [...order, ...ours.filter((column) => !(order as (string | number)[]).includes(column))];
}

function otherNames(names: string[], ours: string[]): string[] {
  const taken = new Set(ours);
  return names.map((name) => {
    const own = ours.includes(name.toLowerCase()) ? `input_${name}` : name;
    let unique = own;
    for (let count = 2; taken.has(unique.toLowerCase()); count++) unique = `${own}_${count}`;
    taken.add(unique.toLowerCase());
    return unique;
  });
}

function cellsOf(row: ResultRow, language: OutputLanguage, check: CheckKind): Cells {
  const { businessNumber, startDate, ownerName, companyName } = row.given;
  return {
    business_number: businessNumber,
    start_date: startDate,
    owner_name: ownerName,
    company_name: companyName,
    notes: row.notes ?? null,
    ...("error" in row
      ? { error_code: row.error.code, error_message: row.error.message }
      : check === "status"
        ? statusCells(row.verification, language)
        : answerCells(presentationOf(row.claim, row.verification, language))),
  };
}

function statusCells({ outcome, verifiedAt }: Verification, language: OutputLanguage): Cells {
  const shown = registrationOf(outcome.state, language);
  const { texts, english } = shown;
  return {
    is_registered: shown.isRegistered,
    status: texts?.status ?? null,
    status_code: shown.statusCode,
    tax_type: texts?.taxType ?? null,
    tax_type_code: shown.taxTypeCode,
    closed_on: shown.closedOn,
    tax_type_changed_on: shown.taxTypeChangedOn,
    issues_tax_invoices: shown.issuesTaxInvoices,
    previous_tax_type: texts?.previousTaxType ?? null,
    previous_tax_type_code: shown.previousTaxTypeCode,
    closed_by_unit_taxation: shown.closedByUnitTaxation,
    tax_invoices_since: shown.taxInvoicesSince,
    checked_at: new Date(verifiedAt).toISOString(),
    status_en: english?.status ?? null,
    tax_type_en: english?.taxType ?? null,
  };
}

function answerCells(shown: Presentation): Cells {
  const { verdict, texts, english } = shown;
  return {
    is_valid: verdict.isValid,
    reason: verdict.isValid ? null : verdict.reason,
    company_name_resolved: texts?.name.name ?? null,
    company_name_source: texts?.name.source ?? null,
    company_name_match: texts?.name.match ?? null,
    status: texts?.status ?? null,
    status_code: shown.statusCode,
    tax_type: texts?.taxType ?? null,
    tax_type_code: shown.taxTypeCode,
    verified_at: new Date(shown.verifiedAt).toISOString(),
    company_name_en: english?.name.name ?? null,
    status_en: english?.status ?? null,
    tax_type_en: english?.taxType ?? null,
    company_name_check: shown.nameCheck,
    company_name_en_source: english?.name.source ?? null,
    closed_on: shown.closedOn,
    possible_causes: verdict.isValid ? null : verdict.possibleCauses.join(" ") || null,
  };
}
