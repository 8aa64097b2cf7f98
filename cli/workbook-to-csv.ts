/**
 * Converts an Excel workbook into the CSV that the service reads. Each row keeps its line number,
 * so that an error of the service names the row of the sheet.
 */
import readExcelFile from "read-excel-file/node";
import { DAYS_TO_1904 } from "../src/tables/cells.ts";
import { holdsResidentNumbers } from "../src/tables/columns.ts";
import { writeTableRow } from "../src/tables/csv-table.ts";
import { faultMessage, type TableFault } from "../src/tables/problems.ts";
import { type OpenTable, openCells, type WorkbookCell } from "../src/tables/table.ts";
import { inspectWorkbook } from "../src/tables/workbook.ts";
import { Failure } from "./failure.ts";

/** Converts the first sheet that has the check's columns. @throws Failure that says what to do */
export async function csvOfWorkbook(
  bytes: Uint8Array,
  check: "verify" | "status",
): Promise<Uint8Array<ArrayBuffer>> {
  const inspection = inspectWorkbook(bytes);
  if (inspection.kind === "too_large")
    throw new Failure("the workbook is too large: copy the columns you need into a new one");
  const sheets =
    inspection.kind === "damaged"
      ? null
      : await readExcelFile(Buffer.from(bytes), { trim: false }).catch(() => null);
  if (inspection.kind === "damaged" || !sheets)
    throw new Failure("the workbook is damaged: open it and save it again as .xlsx");
  let fault: TableFault | undefined;
  for (const { data } of sheets) {
    const table = openCells(data as WorkbookCell[][], check, inspection.daysBehind);
    if (table.kind === "table") return new TextEncoder().encode(csvOf(table, inspection.is1904));
    fault ??= table;
  }
  throw new Failure(fault ? faultMessage(fault, "en") : "the workbook has no sheet");
}

function csvOf({ header, rows }: OpenTable, is1904: boolean): string {
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
  const lines = [...Array<string>(header.line - 1).fill(""), csvLine(header.cells)];
  for (const row of rows) if (row.kind === "row") lines.push(csvLine(row.cells));
  return `${lines.join("\r\n")}\r\n`;
}
