/** Scans HTML and Excel's XML of 2003, which many programs save as `.xls`, in linear time. */
import type { TableRow } from "./csv-table.ts";

const MARKUP = /^\s*<(?:!doctype html|html|head|meta|style|table|\?xml|workbook)/i;
const CHARACTERS: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
/** Limits on spans, so that few bytes cannot make many cells. */
const WIDEST_SPAN = 256;
const TALLEST_SPAN = 16;
/** In a row that is this wide already, further cells span nothing. */
const WIDEST_WITH_SPANS = 256;

export function isMarkup(text: string): boolean {
  return MARKUP.test(text.slice(0, 1_000));
}

export function* readHtmlTable(text: string): Generator<TableRow> {
  let cells: string[] | null = null;
  let cell: { text: string; width: number; height: number } | null = null;
  /** How many more rows a cell of an earlier row spans, by its column. */
  const above = new Map<number, number>();
  let line = 0;

  const endCell = () => {
    if (!cell || !cells) return;
    skipAbove(cells, above);
    const text = characters(cell.text).replace(/\s+/g, " ").trim();
    const width = cells.length < WIDEST_WITH_SPANS ? cell.width : 1;
    for (let column = 0; column < width; column++) {
      if (cell.height > 1 && cells.length < WIDEST_WITH_SPANS) above.set(cells.length, cell.height);
      cells.push(column === 0 ? text : "");
    }
    cell = null;
  };
  const endRow = (): TableRow | null => {
    endCell();
    if (!cells) return null;
    const row: TableRow = { kind: "row", line: ++line, cells };
    for (const [at, rows] of above)
      if (rows > 1) above.set(at, rows - 1);
      else above.delete(at);
    cells = null;
    return row;
  };

  for (let at = 0; at < text.length; ) {
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
    switch (
      /^\/?(?:\w+:)?\w*/
        .exec(tag)?.[0]
        .toLowerCase()
        .replace(/^(\/?)\w+:/, "$1")
    ) {
      case "tr":
      case "row": {
        const row = endRow();
        if (row) yield row;
        cells = [];
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
        // The XML leaves out empty cells, and gives the position of the cell after them.
        for (let index = numberIn(tag, "index"); cells && cells.length + 1 < index; )
          cells.push("");
        cell = {
          text: "",
          width: Math.max(numberIn(tag, "colspan"), numberIn(tag, "mergeacross") + 1),
          height: Math.min(numberIn(tag, "rowspan"), TALLEST_SPAN),
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
  if (row) yield row;
}

/** Leaves room for the cells that reach into this row from above. */
function skipAbove(cells: string[], above: Map<number, number>): void {
  while (above.has(cells.length)) cells.push("");
}

/** The number in an attribute, at most `WIDEST_SPAN`; 0 if there is none. */
function numberIn(tag: string, attribute: string): number {
  const found = new RegExp(`\\b${attribute}\\s?=\\s?["']?(\\d{1,5})`, "i").exec(tag);
  return Math.min(Number(found?.[1] ?? 0), WIDEST_SPAN);
}

function characters(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,6}));/gi,
    (all, decimal, hex, name) => {
      if (name) return CHARACTERS[name.toLowerCase()] ?? (name === "nbsp" ? " " : all);
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
      return code <= 0x10ffff ? String.fromCodePoint(code) : "";
    },
  );
}
