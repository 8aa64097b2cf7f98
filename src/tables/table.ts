/** Reads a table's rows for the API, the command-line tool and the page alike. */
import type { CheckKind } from "../check-kind.ts";
import { firstCharacters, hasMoreCharacters } from "../lib/bounded-text.ts";
import { plainCell } from "../lib/plain-text.ts";
import { type CellValue, readCompany, readDate, readNumber, readOwner } from "./cells.ts";
import {
  COLUMNS,
  type Column,
  HEADER_ROWS,
  type Header,
  HeaderSearch,
  isEmpty,
  READ,
} from "./columns.ts";
import { readTable, type TableRow } from "./csv-table.ts";
import { isMarkup, readHtmlTable } from "./html-table.ts";
import type { Note, RowProblem, TableFault } from "./problems.ts";

/** A longer cell in one of `COLUMNS` is cut. If the check reads it, the row has a problem. */
const MAX_CELL = 1_000;

const DELIMITERS = [",", ";", "\t", "|"];

/** Spreadsheets accept a first line such as `sep=;`, which names the separator. */
const SEPARATOR_LINE = /^"?sep=([^"\r\n])/i;

export interface OpenTable {
  kind: "table";
  header: Header;
  /** The rows after the header. They can be read only once. */
  rows: Iterable<TableRow>;
}

/** Finds the header. The first delimiter that gives a header wins. */
export function openText(text: string, check: CheckKind): OpenTable | TableFault {
  const named = SEPARATOR_LINE.exec(text.slice(0, 10))?.[1];
  const delimiters = new Set([...DELIMITERS.slice(0, 1), ...(named ? [named] : []), ...DELIMITERS]);
  let likely: Failure | undefined;
  for (const delimiter of delimiters) {
    const opened = openRows(readTable(text, delimiter), check);
    if (opened.kind !== "failure") return opened;
    // The text is blank, so no other delimiter can help.
    if (opened.isBlank) return opened.fault;
    if (!likely || (likely.score === 0 && opened.score > 0)) likely = opened;
  }
  if (isMarkup(text)) {
    const opened = openRows(readHtmlTable(text), check);
    return opened.kind === "failure" ? opened.fault : opened;
  }
  return likely?.fault ?? new HeaderSearch(check).fault();
}

export interface SheetCells {
  /** Rows without text are left out. Each row ends with its last cell that is not empty. */
  rows: readonly { line: number; cells: string[]; isHidden?: true }[];
  width: number;
  hiddenColumns?: readonly (readonly [first: number, last: number])[];
}

export function openCells(sheet: SheetCells, check: CheckKind): OpenTable | TableFault {
  const opened = openRows(rowsOf(sheet), check);
  return opened.kind === "failure" ? opened.fault : opened;
}

/** Pads the first rows, because a header whose last column has no name would be too narrow. */
export function* rowsOf({ rows, width }: SheetCells): Generator<TableRow> {
  for (const [at, { cells, ...row }] of rows.entries()) {
    const missing = at < HEADER_ROWS ? width - cells.length : 0;
    const padded = missing > 0 ? [...cells, ...Array<string>(missing).fill("")] : cells;
    yield { kind: "row", ...row, cells: padded };
  }
}

interface Failure {
  kind: "failure";
  fault: TableFault;
  score: number;
  isBlank: boolean;
}

/** Changes the given arrays, because copies of a 5 MB row would double the memory. */
export function* plainRows(rows: Iterable<TableRow>): Generator<TableRow> {
  for (const row of rows) {
    if (row.kind === "row") {
      const { cells } = row;
      for (let at = 0; at < cells.length; at++) cells[at] = plainCell(cells[at] ?? "");
    }
    yield row;
  }
}

function openRows(given: Iterable<TableRow>, check: CheckKind): OpenTable | TableFault | Failure {
  const rows = plainRows(given);
  const search = new HeaderSearch(check);
  let fault: TableFault | undefined;
  while (!search.isOver) {
    const { value: row, done } = rows.next();
    if (done) break;
    if (row.kind !== "row") {
      fault = row;
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
  /**
   * Epoch milliseconds. A spreadsheet stores a date as a number of days (a serial). If a serial
   * leads to a day more than 31 days after `now`, the cell is not read as a date.
   */
  now: number;
  is1904?: boolean;
}

export interface UnderstoodRow {
  line: number;
  /** The cells as given, without unseen characters, each cut to 1,000 characters. */
  given: Record<Column, string>;
  /** In the order of `Header.others`, without the empty cells at the end. */
  others: string[];
  /** The values of the columns that the check reads, without cells that could not be read. */
  values: Partial<Record<Column, string>>;
  notes: Note[];
  problems: RowProblem[];
}

export function understand(
  { cells, line }: { cells: readonly string[]; line: number },
  header: Header,
  { check, now, is1904 }: RowOptions,
): UnderstoodRow | null {
  if (isEmpty(cells)) return null;
  const width = header.cells.length;
  const isTooWide = !isEmpty(cells.slice(width));
  // In a row that is too wide, resident numbers may have moved to the right.
  const kept = isTooWide ? cells.slice(0, header.firstResident ?? cells.length) : cells;
  const cell = (column: Column) => kept[header.positions.get(column) ?? -1] ?? "";
  const given = {} as Record<Column, string>;
  for (const column of COLUMNS) given[column] = firstCharacters(cell(column), MAX_CELL);
  const others = header.others.map(({ position }) => kept[position] ?? "");
  while (others.at(-1) === "") others.pop();
  const row: UnderstoodRow = { line, given, others, values: {}, notes: [], problems: [] };

  if (isTooWide) {
    row.problems.push({ code: "too_many_cells", column: null, cells: cells.length, width });
    return row;
  }
  for (const column of READ[check]) {
    if (hasMoreCharacters(cell(column), MAX_CELL))
      row.problems.push({ code: "cell_too_long", column, max: MAX_CELL });
  }
  if (row.problems.length > 0) return row;
  const readers: Record<Column, (text: string) => CellValue> = {
    business_number: readNumber,
    start_date: (text) => readDate(text, now, is1904),
    owner_name: readOwner,
    company_name: readCompany,
  };
  for (const column of READ[check]) {
    const read = readers[column](given[column]);
    if (read.kind === "problem") {
      if (read.problem === "resident_number") given[column] = "";
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
