/** Reads the rows of a sheet, by the service's own rules, in the chosen columns. */
import { firstCharacters } from "../../../src/lib/bounded-text.ts";
import { hasRightCheckDigit } from "../../../src/lib/check-digit.ts";
import { COLUMNS, headerOf } from "../../../src/tables/columns.ts";
import type { RowProblem } from "../../../src/tables/problems.ts";
import { type UnderstoodRow, understand } from "../../../src/tables/table.ts";
import type { OpenSheet, SheetRequest, SheetRow } from "./messages.ts";

/** In characters. Messages about a problem quote fewer, so they lose nothing. */
const LONGEST_GIVEN = 100;

/** @param now in epoch milliseconds: an opening date cannot be far in the future */
export function understandRows(
  { sheet, headerLine, is1904 }: OpenSheet,
  { mapping, check, edits }: Extract<SheetRequest, { kind: "understand" }>,
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
  return sheet.rows.map(({ line, cells }, at) => {
    const repaired = [...cells];
    for (const { position, text } of edited.get(at) ?? []) repaired[position] = text;
    const row = understand({ cells: repaired, line }, header, options);
    return row
      ? toSheetRow(row)
      : { line, claim: null, problems: [], notes: [], hasWrongCheckDigit: false };
  });
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
