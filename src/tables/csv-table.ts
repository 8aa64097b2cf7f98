/** Reads and writes CSV (RFC 4180) without a library: docs/decisions/0020-our-own-csv-reader.md. */

import { inPieces } from "../lib/in-pieces.ts";

const LF = 10;
const CR = 13;
const QUOTE = '"';

export type TableRow =
  /** `line` is where the row starts, counted from 1. Cells may contain line breaks. */
  { kind: "row"; line: number; cells: string[]; isHidden?: true } | RowFault;

/** Why a row cannot be read. The rows after it are not read. */
export type RowFault =
  | { kind: "quotes"; line: number; fault: "unclosed" | "text_after_quote" }
  | { kind: "too_many_cells"; line: number; max: number }
  | { kind: "several_sheets"; line: number }
  /** The spans of an HTML table add too many cells. */
  | { kind: "too_many_spanned"; line: number; max: number };

/** A row of 5 MB could have 5 million cells and take 100 MB of memory. */
export const MAX_CELLS_IN_ROW = 200_000;

/** Takes linear time. LF, CRLF and CR end a row, even mixed. An empty line has one empty cell. */
export function* readTable(text: string, delimiter = ","): Generator<TableRow> {
  const separator = delimiter.charCodeAt(0);
  let position = 0;
  let line = 1;
  while (position < text.length) {
    const startsOn = line;
    const cells: string[] = [];
    for (;;) {
      if (cells.length === MAX_CELLS_IN_ROW)
        return yield { kind: "too_many_cells", line: startsOn, max: MAX_CELLS_IN_ROW };
      const open = skipBlanks(text, position, separator);
      if (text[open] === QUOTE) {
        const end = closingQuote(text, open);
        if (end === -1) return yield { kind: "quotes", line: startsOn, fault: "unclosed" };
        const quoted = text.slice(open + 1, end);
        cells.push(unquoted(quoted));
        line += lineBreaksIn(quoted);
        position = skipBlanks(text, end + 1, separator);
        if (!endsCell(text.charCodeAt(position), separator)) {
          return yield { kind: "quotes", line: startsOn, fault: "text_after_quote" };
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

function endsCell(code: number, separator: number): boolean {
  return code === separator || code === LF || code === CR || Number.isNaN(code);
}

function closingQuote(text: string, start: number): number {
  let end = text.indexOf(QUOTE, start + 1);
  while (end !== -1 && text[end + 1] === QUOTE) end = text.indexOf(QUOTE, end + 2);
  return end;
}

function unquoted(quoted: string): string {
  return inPieces(
    quoted,
    (piece) => piece.replaceAll('""', QUOTE),
    (text, at, from) => {
      let start = at;
      while (start > from && text[start - 1] === QUOTE) start--;
      return (at - start) % 2 === 0;
    },
  );
}

function skipBlanks(text: string, start: number, separator: number): number {
  let position = start;
  while (!endsCell(text.charCodeAt(position), separator) && text[position]?.trim() === "") {
    position++;
  }
  return position;
}

function lineBreaksIn(text: string): number {
  // Count one by one, because a list of millions of matches would cost more.
  let count = 0;
  for (let at = 0; at < text.length; at++) {
    const isCr = text[at] === "\r";
    if (isCr || (text[at] === "\n" && text[at - 1] !== "\r")) count++;
  }
  return count;
}

export type Cell = string | boolean | null;

/** Quotes each text, because some spreadsheets would cut unquoted text at semicolons or tabs. */
export function writeTableRow(cells: Cell[]): string {
  return cells
    .map((cell) =>
      typeof cell === "string" && cell !== "" ? `"${withDoubledQuotes(cell)}"` : String(cell ?? ""),
    )
    .join(",");
}

function withDoubledQuotes(cell: string): string {
  return inPieces(
    cell,
    (piece) => piece.replaceAll(QUOTE, '""'),
    () => true,
  );
}

/** Spreadsheets ignore leading blanks, and East Asian spreadsheets accept full-width signs. */
const RUNS_AS_FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r]/;

export function defuse(cell: Cell): Cell {
  return typeof cell === "string" && RUNS_AS_FORMULA.test(cell) ? `'${cell}` : cell;
}

/** Removes the apostrophe that `defuse` has added. */
export function undefuse(cell: string): string {
  const text = cell.slice(1);
  return cell.startsWith("'") && RUNS_AS_FORMULA.test(text) ? text : cell;
}
