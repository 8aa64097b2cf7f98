/** Reads the rows of a sheet, by the service's own rules, in the chosen columns. */
import {
  firstCharacters,
  hasMoreCharacters,
  MAX_OWNER_NAME,
} from "../../../src/lib/bounded-text.ts";
import { hasRightCheckDigit } from "../../../src/lib/check-digit.ts";
import { COLUMNS, headerOf } from "../../../src/tables/columns.ts";
import type { RowProblem } from "../../../src/tables/problems.ts";
import { type UnderstoodRow, understand } from "../../../src/tables/table.ts";
import { asWritten, type Representative, readRepresentative } from "../../representative.ts";
import type { OpenSheet, OwnerReading, SheetRequest, SheetRow } from "./messages.ts";

/** In characters. Messages about a problem quote fewer, so they lose nothing. */
const LONGEST_GIVEN = 100;

/** @param now in epoch milliseconds: an opening date cannot be far in the future */
export function understandRows(
  { sheet, headerLine, is1904 }: OpenSheet,
  { mapping, check, edits, areOwnersAsWritten }: Extract<SheetRequest, { kind: "understand" }>,
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
    const cell = check === "verify" ? repaired[mapping.owner_name ?? -1] : undefined;
    const owner = cell === undefined ? undefined : readRepresentative(cell, areOwnersAsWritten);
    if (owner && owner.changes.length > 0) repaired[mapping.owner_name ?? -1] = owner.name;
    const row = understand({ cells: repaired, line }, header, options);
    if (!row) return { line, claim: null, problems: [], notes: [], hasWrongCheckDigit: false };
    if (!owner) return toSheetRow(row);
    const reading = readingOf(cell ?? "", owner, areOwnersAsWritten);
    return { ...toSheetRow(withOwner(row, owner.name)), ...(reading && { owner: reading }) };
  });
}

/** The page reads names itself, so the service's rules for them do not count. */
function withOwner(row: UnderstoodRow, name: string): UnderstoodRow {
  const { values, problems } = row;
  if (values.owner_name !== undefined) values.owner_name = name;
  if (problems.length === 0 && hasMoreCharacters(name, MAX_OWNER_NAME))
    problems.push({ code: "owner_form", column: "owner_name", given: name });
  const notes = row.notes.flatMap((note) => {
    if (note.column !== "owner_name") return [note];
    const changes = note.changes.filter((change) => change === "unquoted");
    return changes.length > 0 ? [{ ...note, value: name, changes }] : [];
  });
  return { ...row, notes };
}

function readingOf(
  cell: string,
  sent: Representative,
  areOwnersAsWritten: boolean,
): OwnerReading | undefined {
  const tidied = areOwnersAsWritten ? readRepresentative(cell) : sent;
  if (tidied.changes.length === 0 && sent.hints.length === 0) return undefined;
  const { name, changes } = tidied;
  return { written: asWritten(cell), tidied: name, changes, hints: sent.hints };
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
