/** Reads HTML and Excel's XML of 2003 in linear time. Many programs save these as `.xls`. */
import { inPieces } from "../lib/in-pieces.ts";
import { MAX_CELLS_IN_ROW, type RowFault, type TableRow } from "./csv-table.ts";

const MARKUP = /^\s*<(?:!doctype html|html|head|meta|style|table|\?xml|workbook)/i;
const CHARACTERS: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
/** Spans may add a cell for every four characters, so that the work grows only with the file. */
const CHARACTERS_PER_SPANNED_CELL = 4;
/** Spans may always add this many cells. That is enough for a wide title in a small file. */
const ALWAYS_SPANNED_CELLS = 10_000;
const MAX_SPANNED_CELLS = 1_000_000;

const TAG_NAME = /^(\/?)(?:\w+:)?(\w*)/;
const attribute = (name: string) => new RegExp(`\\b${name}\\s?=\\s?["']?(\\d{1,5})`, "i");
const INDEX = attribute("index");
const COLSPAN = attribute("colspan");
const MERGE_ACROSS = attribute("mergeacross");
const ROWSPAN = attribute("rowspan");
const HIDDEN = /hidden="?1|display:\s?none/i;

export function isMarkup(text: string): boolean {
  return MARKUP.test(text.slice(0, 1_000));
}

export function* readHtmlTable(text: string): Generator<TableRow> {
  let cells: string[] | null = null;
  let cell: { text: string; width: number; height: number } | null = null;
  /** By column: for how many more rows a tall cell continues. */
  const above = new Map<number, number>();
  let line = 0;
  let isHidden: true | undefined;
  let sheet = 0;
  let filledSheet = 0;
  const share = Math.floor(text.length / CHARACTERS_PER_SPANNED_CELL);
  const maxSpanned = Math.min(Math.max(share, ALWAYS_SPANNED_CELLS), MAX_SPANNED_CELLS);
  let spanned = 0;
  let fault: RowFault | null = null;
  /** Counts the cells that spans add, before these cells are made. */
  const span = (count: number) => {
    spanned += count;
    if (spanned > maxSpanned)
      fault ??= { kind: "too_many_spanned", line: line + 1, max: maxSpanned };
  };

  const endCell = () => {
    if (!cell || !cells) return;
    skipAbove(cells, above);
    if (cells.length >= MAX_CELLS_IN_ROW)
      fault ??= { kind: "too_many_cells", line: line + 1, max: MAX_CELLS_IN_ROW };
    const width = Math.max(cell.width, 1);
    span(width - 1);
    if (fault) return;
    const text = oneLine(characters(cell.text)).trim();
    for (let column = 0; column < width; column++) {
      if (cell.height > 1) above.set(cells.length, cell.height);
      cells.push(column === 0 ? text : "");
    }
    cell = null;
  };
  const endRow = (): TableRow | null => {
    endCell();
    if (!cells) return null;
    if (cells.some(Boolean)) {
      filledSheet ||= sheet;
      // Rows of another sheet must not be taken for rows of this sheet.
      if (filledSheet !== sheet) fault ??= { kind: "several_sheets", line: line + 1 };
    }
    const row: TableRow = { kind: "row", line: ++line, cells, ...(isHidden && { isHidden }) };
    span(above.size);
    for (const [at, rows] of above)
      if (rows > 1) above.set(at, rows - 1);
      else above.delete(at);
    cells = null;
    return row;
  };

  for (let at = 0; at < text.length && !fault; ) {
    const open = text.indexOf("<", at);
    const textEnd = open === -1 ? text.length : open;
    if (cell) cell.text += text.slice(at, textEnd);
    if (open === -1) break;
    const isComment = text.startsWith("<!--", open);
    const end = text.indexOf(isComment ? "-->" : ">", open);
    if (end === -1) break;
    at = end + (isComment ? 3 : 1);
    if (isComment) continue;
    const tag = text.slice(open + 1, Math.min(end, open + 1_000));
    const [, slash = "", name = ""] = TAG_NAME.exec(tag) ?? [];
    switch (slash + name.toLowerCase()) {
      case "worksheet":
        sheet++;
        break;
      case "tr":
      case "row": {
        const row = endRow();
        if (row) yield row;
        // The XML leaves out empty rows and gives the next row's position.
        if (/row$/i.test(name)) line = Math.max(line, numberIn(tag, INDEX) - 1);
        cells = [];
        isHidden = HIDDEN.test(tag) || undefined;
        break;
      }
      case "/tr":
      case "/row":
      case "/table": {
        const row = endRow();
        if (row) yield row;
        break;
      }
      case "td":
      case "th":
      case "cell":
        endCell();
        // The XML leaves out empty cells and gives the next cell's position.
        if (cells) {
          const left = numberIn(tag, INDEX) - 1 - cells.length;
          if (left > 0) span(left);
          for (let count = 0; count < left && !fault; count++) cells.push("");
        }
        cell = {
          text: "",
          width: Math.max(numberIn(tag, COLSPAN), numberIn(tag, MERGE_ACROSS) + 1),
          height: numberIn(tag, ROWSPAN),
        };
        if (tag.endsWith("/")) endCell();
        break;
      case "/td":
      case "/th":
      case "/cell":
        endCell();
        break;
      case "br":
        if (cell) cell.text += " ";
        break;
      case "style":
      case "script": {
        const closing = text.indexOf("</", at);
        at = closing === -1 ? text.length : closing;
        break;
      }
    }
  }
  const row = endRow();
  if (fault) yield fault;
  else if (row) yield row;
}

function skipAbove(cells: string[], above: Map<number, number>): void {
  while (above.has(cells.length)) cells.push("");
}

function numberIn(tag: string, attribute: RegExp): number {
  return Number(attribute.exec(tag)?.[1] ?? 0);
}

/** Writes a single blank for each run of blanks, because markup may have line breaks anywhere. */
function oneLine(text: string): string {
  return inPieces(
    text,
    (piece) => piece.replace(/\s+/g, " "),
    (all, at) => !/^\s\s/.test(all.slice(at - 1, at + 1)),
  );
}

function characters(text: string): string {
  return inPieces(text, withoutReferences, isBetweenReferences);
}

const REFERENCE = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,6}));/gi;
const LONGEST_REFERENCE = "&#x10ffff;".length;

function isBetweenReferences(text: string, at: number): boolean {
  return text[at] === "&" || !text.slice(at - LONGEST_REFERENCE, at).includes("&");
}

function withoutReferences(text: string): string {
  return text.replace(REFERENCE, (all, decimal, hex, name) => {
    if (name) return CHARACTERS[name.toLowerCase()] ?? (name === "nbsp" ? " " : all);
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : "";
  });
}
