/**
 * CSV as a table of cells (RFC 4180), read and written, and which cells a spreadsheet would run.
 * What the cells mean belongs in `columns.ts`, `cells.ts` and `batch/result-csv.ts`.
 *
 * The reader is our own, because it must take linear time for any file, name the line of a fault,
 * and be small (docs/decisions/0020-our-own-csv-reader.md).
 */

const LF = 10;
const CR = 13;
const QUOTE = '"';

export type TableRow =
  /** `line` is where the row starts, counted from 1; its cells may hold line breaks. */
  | { kind: "row"; line: number; cells: string[] }
  /** A cell whose quotes cannot be read. It ends the table, for no later cell is certain. */
  | { kind: "fault"; line: number; fault: QuoteFault };

/** The closing quote is missing, or something other than blanks follows it. */
export type QuoteFault = "unclosed" | "text_after_quote";

/**
 * The rows of a table, one after another; empty lines are rows of one empty cell. A row ends with
 * LF, CRLF or CR, also mixed. Each character is looked at a fixed number of times at most.
 * @param delimiter one character
 */
export function* readTable(text: string, delimiter = ","): Generator<TableRow> {
  const separator = delimiter.charCodeAt(0);
  let position = 0;
  let line = 1;
  while (position < text.length) {
    const startsOn = line;
    const cells: string[] = [];
    for (;;) {
      if (text[position] === QUOTE) {
        const end = closingQuote(text, position);
        if (end === -1) return yield { kind: "fault", line: startsOn, fault: "unclosed" };
        const quoted = text.slice(position + 1, end);
        cells.push(quoted.replaceAll('""', QUOTE));
        line += lineBreaksIn(quoted);
        position = skipBlanks(text, end + 1, separator);
        if (!endsCell(text.charCodeAt(position), separator)) {
          return yield { kind: "fault", line: startsOn, fault: "text_after_quote" };
        }
      } else {
        const start = position;
        while (!endsCell(text.charCodeAt(position), separator)) position++;
        cells.push(text.slice(start, position));
      }
      if (text.charCodeAt(position) !== separator) break;
      position++;
    }
    if (text.charCodeAt(position) === CR && text.charCodeAt(position + 1) === LF) position++;
    position++;
    line++;
    yield { kind: "row", line: startsOn, cells };
  }
}

/** @param code NaN past the end of the text, which ends a cell too */
function endsCell(code: number, separator: number): boolean {
  return code === separator || code === LF || code === CR || Number.isNaN(code);
}

/** The quote that ends the cell which starts with the quote at `start`; -1 when there is none. */
function closingQuote(text: string, start: number): number {
  let end = text.indexOf(QUOTE, start + 1);
  while (end !== -1 && text[end + 1] === QUOTE) end = text.indexOf(QUOTE, end + 2);
  return end;
}

/** The first position that holds no blank, or that ends the cell. */
function skipBlanks(text: string, start: number, separator: number): number {
  let position = start;
  while (!endsCell(text.charCodeAt(position), separator) && text[position]?.trim() === "") {
    position++;
  }
  return position;
}

function lineBreaksIn(text: string): number {
  // One by one: a list of millions of matches would cost more than the reading itself.
  let count = 0;
  for (let at = 0; at < text.length; at++) {
    const isCr = text[at] === "\r";
    if (isCr || (text[at] === "\n" && text[at - 1] !== "\r")) count++;
  }
  return count;
}

/** What a cell is written from. Null is an empty cell. */
export type Cell = string | boolean | null;

/**
 * A row of a table, without its line break. Text is quoted, whatever is in it: a spreadsheet that
 * separates cells at semicolons or tabs would cut it into cells of its own.
 */
export function writeTableRow(cells: Cell[]): string {
  return cells
    .map((cell) =>
      typeof cell === "string" && cell !== ""
        ? `"${cell.replaceAll(QUOTE, '""')}"`
        : String(cell ?? ""),
    )
    .join(",");
}

/**
 * What a spreadsheet would run as a formula. Spreadsheets skip blanks and line breaks, and in East
 * Asia they read full-width signs as narrow ones.
 */
const RUNS_AS_FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r]/;

/** The cell, with an apostrophe before it where a spreadsheet would run it. */
export function defuse(cell: Cell): Cell {
  return typeof cell === "string" && RUNS_AS_FORMULA.test(cell) ? `'${cell}` : cell;
}
