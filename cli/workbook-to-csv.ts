/**
 * Converts an Excel workbook into CSV for the service. Each row keeps its line number, so that the
 * service's error messages name the right row of the sheet.
 */
import { DAYS_TO_1904 } from "../src/tables/cells.ts";
import { holdsResidentNumbers } from "../src/tables/columns.ts";
import { writeTableRow } from "../src/tables/csv-table.ts";
import { faultMessage } from "../src/tables/problems.ts";
import { type OpenTable, openCells } from "../src/tables/table.ts";
import { workbookFaultMessage } from "../src/tables/workbook/fault.ts";
import { readWorkbook } from "../src/tables/workbook/workbook.ts";
import { Failure } from "./failure.ts";

/** In bytes. The limit of the service. */
const LARGEST_CSV = 5_000_000;

const LINE_END = "\r\n";

export interface WorkbookCsv {
  csv: Uint8Array<ArrayBuffer>;
  /** Names the sheets that were not read; empty if all sheets were read. */
  note: string;
}

/** Converts the first sheet that has the check's columns. @throws Failure that says what to do */
export async function csvOfWorkbook(
  bytes: Uint8Array<ArrayBuffer>,
  check: "verify" | "status",
): Promise<WorkbookCsv> {
  // The limit in bytes also limits the characters, because each takes at least one byte.
  const read = await readWorkbook(bytes, {
    hasColumns: (cells) => openCells(cells, check).kind === "table",
    maxCharacters: LARGEST_CSV,
  });
  if (read.kind === "fault") throw new Failure(workbookFaultMessage(read.fault, "en"));
  const table = openCells(read.cells, check);
  if (table.kind !== "table") throw new Failure(faultMessage(table, "en"));
  const { line } = table.header;
  const hidden = read.cells.rows.filter((row) => row.isHidden && row.line > line).length;
  // Refuse hidden rows, because a command cannot ask whether they belong to the list.
  if (hidden > 0)
    throw new Failure(
      `The sheet "${read.name}" has hidden rows (${hidden}), perhaps because of a filter: show or delete them, and save the workbook again.`,
    );
  const others = read.others.filter(({ rows }) => rows !== 0).map(({ name }) => `"${name}"`);
  const note =
    others.length > 0 ? `Only the sheet "${read.name}" was read, not ${others.join(", ")}.` : "";
  return { csv: csvOf(table, read.is1904), note };
}

function csvOf({ header, rows }: OpenTable, is1904: boolean): Uint8Array<ArrayBuffer> {
  const residentNumberPositions = new Set(
    header.cells.flatMap((name, at) => (holdsResidentNumbers(name) ? [at] : [])),
  );
  const datePosition = header.positions.get("start_date");
  const csvLine = (cells: readonly string[]) =>
    writeTableRow(
      cells.map((cell, at) => {
        if (residentNumberPositions.has(at)) return null;
        if (is1904 && at === datePosition && /^\d{4,5}$/.test(cell))
          return `${Number(cell) + DAYS_TO_1904}`;
        // A line break in a cell would change the numbers of the lines below.
        return cell.replace(/\s+/g, " ");
      }),
    );
  const csv = new Uint8Array(LARGEST_CSV);
  const encoder = new TextEncoder();
  let length = 0;
  let written = 0;
  const write = (line: number, cells: readonly string[]) => {
    const text = LINE_END.repeat(line - written - 1) + csvLine(cells) + LINE_END;
    const { read, written: added } = encoder.encodeInto(text, csv.subarray(length));
    if (read < text.length)
      throw new Failure(
        "The sheet makes more than 5 MB of text: remove the columns you do not need.",
      );
    length += added;
    written = line;
  };
  write(header.line, header.cells);
  for (const row of rows) if (row.kind === "row") write(row.line, row.cells);
  return csv.slice(0, length);
}
