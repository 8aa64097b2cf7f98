/** Reads the chosen columns of a sheet's rows, by the rules of the service. */
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
import { ourPositions } from "../our-columns.ts";
import { isNoBusiness, positionsOf } from "./lines.ts";
import type { Mapping, OpenSheet, OwnerReading, RowsView, SheetRow } from "./messages.ts";

/** In characters. Messages about a problem quote less than this. */
const LONGEST_GIVEN = 100;
/** In characters, for a company's name or the text of a skipped line. */
const LONGEST_LABEL = 60;

/** @param now in epoch milliseconds: an opening date cannot be far in the future */
export function understandRows(
  { sheet, headerLine, is1904 }: OpenSheet,
  { mapping, check, edits, readAllLines = false, areOwnersAsWritten = false }: RowsView,
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
  // Ignore the columns of an earlier result, except columns that the user has chosen to read.
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
    const label = labelOf(labels.map((position) => repaired[position] ?? "").slice(0, 1));
    const cell = check === "verify" ? repaired[mapping.owner_name ?? -1] : undefined;
    const owner = cell === undefined ? undefined : readRepresentative(cell, areOwnersAsWritten);
    // People write a dash for a missing name. Clear the dash, because a check of it would be
    // charged.
    if (owner && !/\p{L}/u.test(owner.name)) repaired[mapping.owner_name ?? -1] = "";
    else if (owner && owner.changes.length > 0) repaired[mapping.owner_name ?? -1] = owner.name;
    const read = understand({ cells: repaired, line }, header, options);
    if (!read) return unsent;
    const row = owner ? withOwner(read, owner.name) : read;
    const reading = owner && readingOf(cell ?? "", owner, areOwnersAsWritten);
    return {
      ...toSheetRow(row),
      ...(reading && { owner: reading }),
      ...(row.problems.length > 0 && { label: label || labelOf(othersOf(repaired, mapping)) }),
    };
  });
}

/** @returns the first text of a row among the columns that are not checked */
function othersOf(cells: readonly string[], mapping: Mapping): string[] {
  const taken = new Set(Object.values(mapping));
  return cells.filter((cell, at) => !taken.has(at) && /\p{L}/u.test(cell)).slice(0, 1);
}

function labelOf(cells: readonly string[]): string {
  const texts = cells.map((cell) => cell.trim()).filter(Boolean);
  return firstCharacters(texts.join(" "), LONGEST_LABEL).replace(/\s+/g, " ");
}

/** Replaces what the service's rules say about the name, because the page reads names itself. */
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
