/**
 * A table as people write it, from its text or the cells of a workbook to its rows: which character
 * separates the cells, where the header is, what each row says. Pure, so that the API, the command
 * line and the page in the browser understand every table alike.
 */
import { firstCharacters, hasMoreCharacters } from "../lib/bounded-text.ts";
import { DAY_MS } from "../lib/days.ts";
import { type CellValue, readCompany, readDate, readNumber, readOwner } from "./cells.ts";
import {
  type CheckKind,
  COLUMNS,
  type Column,
  type Header,
  HeaderSearch,
  isEmpty,
  READ,
} from "./columns.ts";
import { readTable, type TableRow } from "./csv-table.ts";
import { isMarkup, readHtmlTable } from "./html-table.ts";
import type { Note, RowProblem, TableFault } from "./problems.ts";

/** Characters that are kept of a cell. A row with a longer one in a column of ours is malformed. */
const MAX_CELL = 1_000;

const DELIMITERS = [",", ";", "\t", "|"];

/** Spreadsheets take the separator from a first line such as `sep=;`. */
const SEPARATOR_LINE = /^"?sep=([^"\r\n])/i;

/** A cell of a workbook. A date is the day and time that it shows, in UTC. */
export type WorkbookCell = string | number | boolean | Date | null | undefined;

export interface OpenTable {
  kind: "table";
  header: Header;
  /** All rows after the header, one after another; they can be gone through once. */
  rows: Iterable<TableRow>;
}

/** Finds the header of a table. Comma wins where it gives the required columns. */
export function openText(text: string, check: CheckKind): OpenTable | TableFault {
  const named = SEPARATOR_LINE.exec(text.slice(0, 10))?.[1];
  const delimiters = new Set([...DELIMITERS.slice(0, 1), ...(named ? [named] : []), ...DELIMITERS]);
  let likely: Failure | undefined;
  for (const delimiter of delimiters) {
    const opened = openRows(readTable(text, delimiter), check);
    if (opened.kind !== "failure") return opened;
    // Blanks and commas are all there is, whatever else might separate them.
    if (opened.isBlank) return opened.fault;
    if (!likely || (likely.score === 0 && opened.score > 0)) likely = opened;
  }
  if (isMarkup(text)) {
    const opened = openRows(readHtmlTable(text), check);
    return opened.kind === "failure" ? opened.fault : opened;
  }
  return likely?.fault ?? new HeaderSearch(check).fault();
}

/**
 * Finds the header in the cells of a worksheet.
 * @param daysBehind how many days later the dates are: see `workbook.ts`
 */
export function openCells(
  cells: Iterable<readonly WorkbookCell[]>,
  check: CheckKind,
  daysBehind = 0,
): OpenTable | TableFault {
  const opened = openRows(rowsOf(cells, daysBehind), check);
  return opened.kind === "failure" ? opened.fault : opened;
}

function* rowsOf(
  cells: Iterable<readonly WorkbookCell[]>,
  daysBehind: number,
): Generator<TableRow> {
  let line = 0;
  for (const row of cells) {
    const texts = Array.from(row, (cell) => cellText(cell, daysBehind));
    yield { kind: "row", line: ++line, cells: texts };
  }
}

/** What a cell of a workbook is as text, as a CSV would have it. */
export function cellText(cell: WorkbookCell, daysBehind: number): string {
  if (cell instanceof Date) {
    const shown = new Date(cell.getTime() + daysBehind * DAY_MS);
    if (Number.isNaN(shown.getTime())) return "";
    const [day = "", time = ""] = shown.toISOString().slice(0, 19).split("T");
    return time === "00:00:00" ? day : `${day} ${time}`;
  }
  return typeof cell === "boolean" ? String(cell).toUpperCase() : String(cell ?? "");
}

interface Failure {
  kind: "failure";
  fault: TableFault;
  score: number;
  isBlank: boolean;
}

function openRows(rows: Generator<TableRow>, check: CheckKind): OpenTable | TableFault | Failure {
  const search = new HeaderSearch(check);
  let fault: TableFault | undefined;
  while (!search.isOver) {
    const { value: row, done } = rows.next();
    if (done) break;
    if (row.kind === "fault") {
      fault = { kind: "quotes", line: row.line, fault: row.fault };
      break;
    }
    const header = search.look(row.cells, row.line);
    if (header && "kind" in header) return header;
    if (header) return { kind: "table", header, rows };
  }
  const { score, isBlank } = search;
  return {
    kind: "failure",
    fault: score === 0 && fault ? fault : search.fault(),
    score,
    isBlank: isBlank && !fault,
  };
}

export interface RowOptions {
  check: CheckKind;
  /** In milliseconds: no opening date lies far ahead. */
  today: number;
  /** The workbook counts its days from 1904. */
  is1904?: boolean;
}

/** A row as it was understood. */
export interface UnderstoodRow {
  line: number;
  /** The cells as they were given, of each the first 1,000 characters. */
  given: Record<Column, string>;
  /** The other cells of the row, in the order of `Header.others`, without empty ones at the end. */
  others: string[];
  /** What the row says; of a cell with a problem, or that was not asked for, nothing. */
  values: Partial<Record<Column, string>>;
  notes: Note[];
  /** With any, the row cannot be asked about. */
  problems: RowProblem[];
}

/** @returns null where the row is empty */
export function understand(
  { cells, line }: { cells: readonly string[]; line: number },
  header: Header,
  { check, today, is1904 }: RowOptions,
): UnderstoodRow | null {
  if (isEmpty(cells)) return null;
  const cell = (column: Column) => cells[header.positions.get(column) ?? -1] ?? "";
  const given = {} as Record<Column, string>;
  for (const column of COLUMNS) given[column] = firstCharacters(cell(column), MAX_CELL);
  const others = header.others.map(({ position }) => cells[position] ?? "");
  while (others.at(-1) === "") others.pop();
  const row: UnderstoodRow = { line, given, others, values: {}, notes: [], problems: [] };

  if (!isEmpty(cells.slice(header.cells.length))) {
    const width = header.cells.length;
    row.problems.push({ code: "too_many_cells", column: null, cells: cells.length, width });
    // What must not be kept may have moved into any of them.
    if (header.hasResidentNumbers) row.others = [];
    return row;
  }
  for (const column of READ[check]) {
    if (hasMoreCharacters(cell(column), MAX_CELL))
      row.problems.push({ code: "cell_too_long", column, max: MAX_CELL });
  }
  if (row.problems.length > 0) return row;
  const readers: Record<Column, (text: string) => CellValue> = {
    business_number: readNumber,
    start_date: (text) => readDate(text, today, is1904),
    owner_name: readOwner,
    company_name: readCompany,
  };
  for (const column of READ[check]) {
    const read = readers[column](given[column]);
    if (read.kind === "problem") {
      row.problems.push({ code: read.problem, column, given: given[column] });
      continue;
    }
    const { value, changes } = read;
    row.values[column] = value;
    if (changes.length > 0) row.notes.push({ column, value: shown(column, value), changes });
  }
  return row;
}

function shown(column: Column, value: string): string {
  return column === "start_date" ? value.replace(/^(.{4})(..)(..)$/, "$1-$2-$3") : value;
}
