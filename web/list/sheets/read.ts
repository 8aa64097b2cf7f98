/**
 * Reads a workbook or a text file as a sheet, by the rules of the service. If the rules do not
 * decide something, the page makes a suggestion, and the user decides.
 */
import { firstCharacters } from "../../../src/lib/bounded-text.ts";
import { readNumber } from "../../../src/tables/cells.ts";
import { HEADER_ROWS, holdsResidentNumbers, isEmpty } from "../../../src/tables/columns.ts";
import { readTable, type TableRow } from "../../../src/tables/csv-table.ts";
import { textOf } from "../../../src/tables/file-text.ts";
import { isMarkup, readHtmlTable } from "../../../src/tables/html-table.ts";
import { faultMessage, type TableFault } from "../../../src/tables/problems.ts";
import { plainRows, rowsOf, type SheetCells } from "../../../src/tables/table.ts";
import { workbookFaultMessage } from "../../../src/tables/workbook/fault.ts";
import { readWorkbook } from "../../../src/tables/workbook/workbook.ts";
import { isSummary, ourColumnsIn } from "../our-columns.ts";
import { EMPTY_FILE, formatFault } from "./formats.ts";
import { businessNumber, countedNumbers, headerScore, layoutOf } from "./layout.ts";
import { worksheetsOf } from "./markup-sheets.ts";
import type { LocalizedText, OpenSheet, OtherSheet, ReadChoice, Sheet } from "./messages.ts";

const MOST_ROWS = 100_000;
/**
 * Empty columns do not count. The page shows all other columns, and thousands of columns would
 * block the page.
 */
const MOST_COLUMNS = 1_000;
/** Empty cells count. For workbooks, `MAX_CELLS` of `src/tables/workbook/sheet.ts` is lower. */
const MOST_CELLS = 1_000_000;
/** In characters, for lines above the header, and for names of columns of resident numbers. */
const LONGEST_TITLE = 200;

const TOO_MANY_ROWS: LocalizedText = {
  ko: "100,000행이 넘습니다. 파일을 나누어 주십시오.",
  en: "The table has more than 100,000 rows. Split it into several files.",
};
const TOO_MANY_COLUMNS: LocalizedText = {
  ko: "1,000열이 넘습니다. 필요한 열만 새 파일에 복사해 주십시오.",
  en: "The table has more than 1,000 columns. Copy the columns that you need into a new file.",
};
const TOO_MANY_CELLS: LocalizedText = {
  ko: "셀이 1,000,000개가 넘습니다. 필요한 열만 새 파일에 복사해 주십시오.",
  en: "The table has more than 1,000,000 cells. Copy the columns that you need into a new file.",
};
const NO_ROWS: LocalizedText = {
  ko: "제목 행 아래에 데이터가 없습니다.",
  en: "There are no rows below the header.",
};

type Fault = { kind: "fault"; text: LocalizedText | null };
type Read = { kind: "open"; open: OpenSheet } | Fault;

interface Row {
  line: number;
  cells: string[];
  isHidden?: true;
}

/** A table of the file, before its header is found. */
interface Table {
  kind: "table";
  sheetName: string | null;
  sheetIndex: number | null;
  otherSheets: OtherSheet[];
  rows: Row[];
  hiddenColumns: ReadonlySet<number>;
  /** The header gets at least this many columns. */
  width: number;
  is1904: boolean;
}

/** @param now in epoch milliseconds: an opening date cannot be far in the future */
export async function readFile(
  file: Blob,
  name: string,
  choice: ReadChoice = {},
  now = Date.now(),
): Promise<Read> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = formatFault(bytes);
  if (text) return { kind: "fault", text };
  const read = textOf(bytes);
  const isWorkbook = read.kind === "other_format" && read.format === "xlsx";
  if (read.kind !== "text" && !isWorkbook) return refused(read);
  const table =
    read.kind === "text"
      ? tableOfText(read.text, choice, now)
      : await tableOfWorkbook(bytes, choice, now);
  return table.kind === "fault" ? table : openTable(table, name, choice, now);
}

async function tableOfWorkbook(
  bytes: Uint8Array<ArrayBuffer>,
  { sheet }: ReadChoice,
  now: number,
): Promise<Table | Fault> {
  const read = await readWorkbook(bytes, {
    hasColumns: (cells) => hasList(rowsIn(rowsOf(cells)), now),
    sheet,
  });
  if (read.kind === "fault") {
    const ko = workbookFaultMessage(read.fault, "ko");
    return { kind: "fault", text: { ko, en: workbookFaultMessage(read.fault, "en") } };
  }
  const { cells, name, index, others, is1904 } = read;
  const rows = collected(rowsOf(cells));
  if ("kind" in rows) return rows;
  const { width } = cells;
  const hiddenColumns = hiddenIn(cells);
  return {
    kind: "table",
    sheetName: name,
    sheetIndex: index,
    otherSheets: others,
    rows,
    hiddenColumns,
    width,
    is1904,
  };
}

function hiddenIn({ hiddenColumns = [], width }: SheetCells): ReadonlySet<number> {
  const positions = Array.from({ length: width }, (_, at) => at);
  // Limit the groups: Excel writes few of them, but a hostile workbook may have thousands.
  const groups = hiddenColumns.slice(0, MOST_COLUMNS);
  return new Set(
    positions.filter((at) => groups.some(([first, last]) => first <= at && at <= last)),
  );
}

/** Whether the first rows of a sheet belong to a list and not to a cover sheet. */
function hasList(rows: Row[], now: number): boolean {
  if (headerScore(rows) > 1) return true;
  const { mapping } = layoutOf(rows, new Set(), now, false);
  return mapping.business_number !== undefined && countedNumbers(rows, mapping.business_number) > 1;
}

function tableOfText(text: string, { sheet }: ReadChoice, now: number): Table | Fault {
  const table = { hiddenColumns: new Set<number>(), width: 0, is1904: false };
  if (!isMarkup(text)) {
    const rows = collected(readPlainTable(text, now));
    if ("kind" in rows) return rows;
    const sheets = { sheetName: null, sheetIndex: null, otherSheets: [] };
    return { kind: "table", ...sheets, rows: oneEach(rows), ...table };
  }
  const sheets = worksheetsOf(text);
  const visible = sheets.filter(({ isHidden }) => !isHidden);
  const isList = ({ start, end }: (typeof sheets)[number]) =>
    headerScore(rowsIn(readHtmlTable(text.slice(start, end)))) > 1;
  const read = sheets[sheet ?? -1] ?? visible.find(isList) ?? visible[0] ?? sheets[0];
  const rows = collected(readHtmlTable(text.slice(read?.start, read?.end)), null);
  if ("kind" in rows) return rows;
  const otherSheets = sheets.filter((other) => other !== read);
  const sheetIndex = read?.name == null ? null : read.index;
  return { kind: "table", sheetName: read?.name ?? null, sheetIndex, otherSheets, rows, ...table };
}

/** Splits at blanks only if no delimiter gives a column of business numbers. */
function readPlainTable(text: string, now: number): Iterable<TableRow> {
  const delimiter = delimiterOf(text);
  const open = () => readTable(text, delimiter);
  if (!/\S [^\S\r\n]*\S/.test(text.slice(0, 4_000)) || hasNumbers(rowsIn(open()), now))
    return open();
  const spaced = text.replace(/[^\S\r\n]+/g, "\t");
  return hasNumbers(rowsIn(readTable(spaced, "\t")), now) ? readTable(spaced, "\t") : open();
}

function hasNumbers(rows: Row[], now: number): boolean {
  return layoutOf(rows, new Set(), now, false).mapping.business_number !== undefined;
}

/** If several numbers were pasted as one line, makes a row of each number. */
function oneEach(rows: Row[]): Row[] {
  const [only, ...more] = rows;
  const cells = only?.cells.filter((cell) => cell.trim()) ?? [];
  if (!only || more.length > 0 || cells.length < 2) return rows;
  if (cells.some((cell) => readNumber(cell).kind !== "value")) return rows;
  return cells.map((cell, at) => ({ line: at + 1, cells: [cell] }));
}

/** @returns the first rows that are not empty. Stops at a row that cannot be read */
function rowsIn(rows: Iterable<TableRow>): Row[] {
  const first: Row[] = [];
  for (const row of plainRows(rows)) {
    if (row.kind !== "row") break;
    if (!isEmpty(row.cells)) first.push(row);
    if (first.length > HEADER_ROWS) break;
  }
  return first;
}

const DELIMITERS = [",", ";", "\t", "|"];
const SEPARATOR_LINE = /^"?sep=([^"\r\n])/i;

/** Finds the delimiter that gives the best header, or else the most cells in the first lines. */
function delimiterOf(text: string): string {
  const named = SEPARATOR_LINE.exec(text.slice(0, 10))?.[1];
  const start = text.slice(0, 4_000);
  const scored = (named ? [...DELIMITERS, named] : DELIMITERS).map((delimiter) => ({
    delimiter,
    score: headerScore(rowsIn(readTable(text, delimiter))),
    cells: start.split(delimiter).length,
  }));
  const best = scored.reduce((best, one) => (one.score > best.score ? one : best));
  if (best.score > 0) return best.delimiter;
  return scored.reduce((best, one) => (one.cells > best.cells ? one : best)).delimiter;
}

function collected(
  table: Iterable<TableRow>,
  empty: LocalizedText | null = EMPTY_FILE,
): Row[] | Fault {
  const rows: Row[] = [];
  const filled = new Set<number>();
  let count = 0;
  for (const row of plainRows(table)) {
    if (row.kind !== "row") return refused(row);
    if (isEmpty(row.cells)) continue;
    if (rows.length === MOST_ROWS) return { kind: "fault", text: TOO_MANY_ROWS };
    for (const [position, cell] of row.cells.entries()) if (cell !== "") filled.add(position);
    if (filled.size > MOST_COLUMNS) return { kind: "fault", text: TOO_MANY_COLUMNS };
    count += row.cells.length;
    if (count > MOST_CELLS) return { kind: "fault", text: TOO_MANY_CELLS };
    rows.push(row);
  }
  return rows.length > 0 ? rows : { kind: "fault", text: empty };
}

function openTable(table: Table, name: string, choice: ReadChoice, now: number): Read {
  const { rows: all, hiddenColumns, width, sheetName, sheetIndex, otherSheets, is1904 } = table;
  const visible = all.filter(({ isHidden }) => !isHidden);
  // Some programs write a header for people, and hide a second header with the known names. If only
  // a hidden row has known names, read the hidden rows too, so that the header is found.
  const hasHeader = headerScore(visible) > 0 || headerScore(all) === 0;
  const rows = choice.hiddenRows || !hasHeader ? all : visible;
  const layout = layoutOf(rows, hiddenColumns, now, choice.readAbove ?? false);
  const { headerAt, bodyAt, mapping, check, finds } = layout;
  const above = rows.slice(0, headerAt);
  const below = rows.slice(bodyAt);
  const body = (choice.readAbove ? [...above, ...below] : below).filter(
    ({ isHidden }) => choice.hiddenRows || !isHidden,
  );
  const hiddenRows = all.filter(
    ({ isHidden, line }) => isHidden && line > (rows[bodyAt - 1]?.line ?? 0),
  ).length;
  if (body.length === 0 && hiddenRows === 0) return { kind: "fault", text: NO_ROWS };
  const widest = body.reduce((most, { cells }) => Math.max(most, cells.length), width);
  const header = [...layout.header];
  while (header.length < (layout.header.length === 0 ? widest : width)) header.push("");
  const ours = ourColumnsIn(header);
  const sheet: Sheet = {
    name,
    sheetName,
    otherSheets: ours.length > 0 ? otherSheets.filter((other) => !isSummary(other)) : otherSheets,
    hiddenRows,
    skipped: choice.readAbove
      ? []
      : above.map(({ line, cells }) => ({
          line,
          text: firstCharacters(cells.filter(Boolean).join(" "), LONGEST_TITLE),
        })),
    header,
    dropped: [],
    mixed: [],
    rows: body.map(({ line, cells }) => ({ line, cells })),
    mapping,
    check,
    finds,
    ...(ours.length > 0 && { ours }),
  };
  withoutResidentNumbers(sheet, rows.slice(Math.max(headerAt - 1, 0), bodyAt));
  const headerLine = rows[bodyAt - 1]?.line ?? 0;
  return { kind: "open", open: { sheet, sheetIndex, headerLine, is1904 } };
}

/**
 * Leaves out resident numbers. If the column also has business numbers, keeps the business numbers.
 * @param headerRows the header and the line above it, which may be the upper part of the names
 */
function withoutResidentNumbers(sheet: Sheet, headerRows: readonly Row[]): void {
  const { header, rows, mapping } = sheet;
  for (let position = 0; position < header.length; position++) {
    const names = headerRows.map(({ cells }) => cells[position] ?? "");
    const all = [header[position] ?? "", ...names, names.slice(-2).join(" "), names.join(" ")];
    const name = all.find(holdsResidentNumbers);
    if (name === undefined) continue;
    const shown = firstCharacters(name.trim(), LONGEST_TITLE);
    const hasNumbers = rows.some(({ cells }) => businessNumber(cells[position] ?? "") !== null);
    let count = 0;
    for (const row of rows) {
      const cell = row.cells[position] ?? "";
      if (cell === "" || (hasNumbers && readNumber(cell).kind === "value")) continue;
      row.cells[position] = "";
      if (!hasNumbers || !/\d.{0,3}(?:\d.{0,3}){5}/.test(cell.slice(0, LONGEST_TITLE))) continue;
      row.isWithheld = true;
      count++;
    }
    if (hasNumbers) {
      if (count > 0) sheet.mixed.push({ name: shown, position, count });
      continue;
    }
    header[position] = "";
    sheet.dropped.push(shown);
    for (const [column, at] of Object.entries(mapping))
      if (at === position) delete mapping[column as keyof typeof mapping];
  }
}

function refused(fault: TableFault): Fault {
  return {
    kind: "fault",
    text: { ko: faultMessage(fault, "ko"), en: faultMessage(fault, "en") },
  };
}
