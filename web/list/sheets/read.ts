/**
 * Reads a workbook or a text file as a sheet, by the service's own rules. If these rules do not
 * find the columns, the person chooses them.
 */
import type { CheckKind } from "../../../src/check-kind.ts";
import { firstCharacters } from "../../../src/lib/bounded-text.ts";
import { holdsResidentNumbers, isEmpty } from "../../../src/tables/columns.ts";
import { readTable, type TableRow } from "../../../src/tables/csv-table.ts";
import { textOf } from "../../../src/tables/file-text.ts";
import { faultMessage, type TableFault } from "../../../src/tables/problems.ts";
import {
  type OpenTable,
  openCells,
  openText,
  rowsOf as rowsOfCells,
  type SheetCells,
} from "../../../src/tables/table.ts";
import { workbookFaultMessage } from "../../../src/tables/workbook/fault.ts";
import { readWorkbook } from "../../../src/tables/workbook/workbook.ts";
import { ourColumnsIn } from "../our-columns.ts";
import type { LocalizedText, Mapping, OpenSheet, Sheet } from "./messages.ts";

const MOST_ROWS = 100_000;
/** Empty columns do not count. The page shows each column, so thousands would block it. */
const MOST_COLUMNS = 1_000;
/** Includes empty cells. For workbooks, `MAX_CELLS` of `src/tables/workbook/sheet.ts` is lower. */
const MOST_CELLS = 1_000_000;
/** In characters, of a line above the header, or of the name of a column that is never read. */
const LONGEST_TITLE = 200;
/** How many rows to search for a header without known names. */
const HEADER_ROWS = 10;

const TOO_MANY_ROWS: LocalizedText = {
  ko: "100,000행이 넘습니다. 파일을 나누어 주십시오.",
  en: "The table has more than 100,000 rows. Split it into several files.",
};
const TOO_MANY_COLUMNS: LocalizedText = {
  ko: "1,000열이 넘습니다. 필요한 열만 새 파일에 복사해 주십시오.",
  en: "The table has more than 1,000 columns. Copy the columns that you need into a new one.",
};
const TOO_MANY_CELLS: LocalizedText = {
  ko: "셀이 1,000,000개가 넘습니다. 필요한 열만 새 파일에 복사해 주십시오.",
  en: "The table has more than 1,000,000 cells. Copy the columns that you need into a new one.",
};
const NO_ROWS: LocalizedText = {
  ko: "제목 행 아래에 데이터가 없습니다.",
  en: "There are no rows below the header.",
};

type Read = { kind: "open"; open: OpenSheet } | { kind: "fault"; text: LocalizedText | null };

/** Rows that can be iterated several times. */
interface Source {
  open: (check: CheckKind) => OpenTable | TableFault;
  rows: () => Iterable<TableRow>;
}

export async function readFile(file: Blob, name: string): Promise<Read> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const read = textOf(bytes);
  if (read.kind === "other_format" && read.format === "xlsx") return readXlsx(bytes, name);
  if (read.kind !== "text") return refused(read);
  return openSource(sourceOfText(read.text), name, false);
}

async function readXlsx(bytes: Uint8Array<ArrayBuffer>, name: string): Promise<Read> {
  // A sheet without the columns of `verify` may still have that of `status`.
  const read = await readWorkbook(bytes, "status");
  if (read.kind === "sheet") return openSource(sourceOfCells(read.cells), name, read.is1904);
  const ko = workbookFaultMessage(read.fault, "ko");
  return { kind: "fault", text: { ko, en: workbookFaultMessage(read.fault, "en") } };
}

function sourceOfText(text: string): Source {
  return {
    open: (check) => openText(text, check),
    rows: () => readTable(text, likelyDelimiter(text)),
  };
}

/** The delimiter that splits the first lines into the most cells. */
function likelyDelimiter(text: string): string {
  const start = text.slice(0, 4_000);
  const counts = ["\t", ",", ";", "|"].map(
    (delimiter) => [delimiter, start.split(delimiter).length] as const,
  );
  return counts.reduce((best, one) => (one[1] > best[1] ? one : best))[0];
}

function sourceOfCells(cells: SheetCells): Source {
  return { open: (check) => openCells(cells, check), rows: () => rowsOfCells(cells) };
}

function openSource(source: Source, name: string, is1904: boolean): Read {
  for (const check of ["verify", "status"] as const) {
    const opened = source.open(check);
    if (opened.kind === "table") {
      const { header } = opened;
      const positions = Object.fromEntries(header.positions);
      return collect(source, name, header.line, positions, check, is1904);
    }
    if (opened.kind !== "missing_column" && opened.kind !== "repeated_column")
      return refused(opened);
    if (check === "status") {
      // The columns are unclear, so let the person choose.
      const line = opened.kind === "repeated_column" ? opened.line : likelyHeaderLine(source);
      return line === null ? refused(opened) : collect(source, name, line, {}, "verify", is1904);
    }
  }
  return { kind: "fault", text: null };
}

/** @returns the line of the first row with more than one filled cell, which may be a header */
function likelyHeaderLine(source: Source): number | null {
  let seen = 0;
  for (const row of source.rows()) {
    if (row.kind !== "row") return null;
    if (isEmpty(row.cells)) continue;
    if (row.cells.filter((cell) => cell.trim() !== "").length > 1) return row.line;
    if (++seen === HEADER_ROWS) return null;
  }
  return null;
}

function collect(
  source: Source,
  name: string,
  headerLine: number,
  mapping: Mapping,
  check: CheckKind,
  is1904: boolean,
): Read {
  const sheet: Sheet = {
    name,
    skipped: [],
    header: [],
    dropped: [],
    rows: [],
    mapping,
    check,
  };
  const neverRead = new Set<number>();
  const filled = new Set<number>();
  let count = 0;
  for (const row of rowsOf(source, check, headerLine)) {
    if (row.kind !== "row") return refused(row);
    if (isEmpty(row.cells)) continue;
    for (const [position, cell] of row.cells.entries()) if (cell !== "") filled.add(position);
    if (filled.size > MOST_COLUMNS) return { kind: "fault", text: TOO_MANY_COLUMNS };
    count += row.cells.length;
    if (count > MOST_CELLS) return { kind: "fault", text: TOO_MANY_CELLS };
    if (row.line < headerLine) {
      const title = firstCharacters(row.cells.filter(Boolean).join(" "), LONGEST_TITLE);
      sheet.skipped.push({ line: row.line, text: title });
    } else if (row.line === headerLine) {
      for (const [position, cell] of row.cells.entries()) {
        if (!holdsResidentNumbers(cell)) continue;
        neverRead.add(position);
        sheet.dropped.push(firstCharacters(cell.trim(), LONGEST_TITLE));
      }
      sheet.header = row.cells.map((cell, position) =>
        neverRead.has(position) ? "" : cell.trim(),
      );
    } else {
      if (sheet.rows.length === MOST_ROWS) return { kind: "fault", text: TOO_MANY_ROWS };
      // Do not even keep the cells of columns that are never read.
      const cells =
        neverRead.size === 0
          ? row.cells
          : row.cells.map((cell, position) => (neverRead.has(position) ? "" : cell));
      sheet.rows.push({ line: row.line, cells });
    }
  }
  if (sheet.rows.length === 0) return { kind: "fault", text: NO_ROWS };
  const ours = ourColumnsIn(sheet.header);
  if (ours.length > 0) sheet.ours = ours;
  return { kind: "open", open: { sheet, headerLine, is1904 } };
}

/** All rows, with titles and header, split into cells in the way that found the header. */
function rowsOf(source: Source, check: CheckKind, headerLine: number): Iterable<TableRow> {
  const opened = source.open(check);
  if (opened.kind !== "table" || opened.header.line !== headerLine) return source.rows();
  return withHeader(source, opened);
}

function* withHeader(source: Source, { header, rows }: OpenTable): Generator<TableRow> {
  // The lines above the header are only shown, so it does not matter how they are split into cells.
  for (const row of source.rows()) {
    if (row.kind !== "row" || row.line >= header.line) break;
    yield row;
  }
  yield { kind: "row", line: header.line, cells: [...header.cells] };
  yield* rows;
}

function refused(fault: TableFault): Read {
  return {
    kind: "fault",
    text: { ko: faultMessage(fault, "ko"), en: faultMessage(fault, "en") },
  };
}
