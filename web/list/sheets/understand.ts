/** Reads the rows of a sheet, by the service's own rules, in the chosen columns. */
import { firstCharacters } from "../../../src/lib/bounded-text.ts";
import { hasRightCheckDigit } from "../../../src/lib/check-digit.ts";
import { COLUMNS, headerOf } from "../../../src/tables/columns.ts";
import type { RowProblem } from "../../../src/tables/problems.ts";
import { type UnderstoodRow, understand } from "../../../src/tables/table.ts";
import { ourPositions } from "../our-columns.ts";
import { isNoBusiness, positionsOf } from "./lines.ts";
import type { Mapping, OpenSheet, RowsView, SheetRow } from "./messages.ts";

/** In characters. Messages about a problem quote fewer, so they lose nothing. */
const LONGEST_GIVEN = 100;
/** In characters, of a company's name or the text of a skipped line. */
const LONGEST_LABEL = 60;

/** @param now in epoch milliseconds: an opening date cannot be far in the future */
export function understandRows(
  { sheet, headerLine, is1904 }: OpenSheet,
  { mapping, check, edits, readAllLines = false }: RowsView,
  now: number,
): SheetRow[] {
  const positions = new Map(
    COLUMNS.flatMap((column) => {
      const position = mapping[column];
      return position === undefined ? [] : [[column, position] as const];
    }),
  );
  const header = headerOf(sheet.header, headerLine, positions);
  const options = { check, now, is1904 };
  const edited = Map.groupBy(edits, ({ row }) => row);
  const lines = { header: sheet.header, mapping };
  const labels = positionsOf(sheet.header, mapping, ["company_name", "owner_name"]);
  // The last result says nothing about what a line is, unless the person reads one of its columns.
  const answers = [...ourPositions(sheet.ours ?? [])].filter(
    (position) => !Object.values(mapping).includes(position),
  );
  return sheet.rows.map(({ line, cells, isWithheld }, at): SheetRow => {
    const repaired = [...cells];
    for (const position of answers) repaired[position] = "";
    for (const { position, text } of edited.get(at) ?? []) repaired[position] = text;
    const unsent = { line, claim: null, problems: [], notes: [], hasWrongCheckDigit: false };
    const number = repaired[mapping.business_number ?? -1] ?? "";
    if (isWithheld && number.trim() === "") return { ...unsent, skip: "resident_number" };
    if (!readAllLines && mapping.business_number !== undefined && isNoBusiness(repaired, lines))
      return { ...unsent, skip: "no_business", label: labelOf(repaired) };
    const row = understand({ cells: repaired, line }, header, options);
    if (!row) return unsent;
    const label = labelOf(labels.map((position) => repaired[position] ?? "").slice(0, 1));
    return {
      ...toSheetRow(row),
      ...(row.problems.length > 0 && { label: label || labelOf(othersOf(repaired, mapping)) }),
    };
  });
}

/** The texts of a row that are in none of the columns to check. */
function othersOf(cells: readonly string[], mapping: Mapping): string[] {
  const taken = new Set(Object.values(mapping));
  return cells.filter((cell, at) => !taken.has(at) && /\p{L}/u.test(cell)).slice(0, 1);
}

function labelOf(cells: readonly string[]): string {
  const texts = cells.map((cell) => cell.trim()).filter(Boolean);
  return firstCharacters(texts.join(" "), LONGEST_LABEL).replace(/\s+/g, " ");
}

function toSheetRow({ line, values, problems, notes }: UnderstoodRow): SheetRow {
  const number = values.business_number;
  return {
    line,
    claim:
      problems.length > 0 || number === undefined
        ? null
        : {
            business_number: number,
            start_date: values.start_date ?? "",
            owner_name: values.owner_name ?? "",
            company_name: values.company_name ?? "",
          },
    problems: problems.map(withoutLongText),
    notes,
    hasWrongCheckDigit: number !== undefined && !hasRightCheckDigit(number),
  };
}

/** Shortens the cell that a problem quotes. The sheet still has the whole cell. */
function withoutLongText(problem: RowProblem): RowProblem {
  return "given" in problem
    ? { ...problem, given: firstCharacters(problem.given, LONGEST_GIVEN) }
    : problem;
}
