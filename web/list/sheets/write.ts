/** Writes a sheet as a workbook or as CSV, in which no cell runs as a formula. */
import writeXlsxFile from "write-excel-file/universal";
import { defuse, writeTableRow } from "../../../src/tables/csv-table.ts";
import type { WrittenSheet } from "./messages.ts";

/** Text and background colours of each tone: dark on pale, so that a printed sheet is readable. */
const COLORS = {
  positive: { textColor: "#00543f", backgroundColor: "#e6f4ef" },
  warning: { textColor: "#6b4300", backgroundColor: "#fdf3df" },
  negative: { textColor: "#8f1737", backgroundColor: "#fceaee" },
  neutral: { textColor: "#47525f", backgroundColor: "#eef1f4" },
} as const;

export function writeFile(format: "xlsx" | "csv", sheet: WrittenSheet): Promise<Blob> {
  return format === "csv" ? Promise.resolve(writeCsv(sheet)) : writeWorkbook(sheet);
}

function writeCsv({ header, rows }: WrittenSheet): Blob {
  const lines = [header, ...rows].map((cells) => `${writeTableRow(cells.map(defuse))}\r\n`);
  // Without a byte order mark Excel reads UTF-8 as the local code page.
  return new Blob(["\ufeff", ...lines], { type: "text/csv;charset=utf-8" });
}

function writeWorkbook({ name, header, widths, rows, toned }: WrittenSheet): Promise<Blob> {
  const text = { type: String, format: "@", alignVertical: "top" } as const;
  const head = header.map((value) => ({
    ...text,
    value,
    fontWeight: "bold" as const,
    backgroundColor: "#eef1f4",
  }));
  const body = rows.map((cells, row) =>
    cells.map((value, position) =>
      value === ""
        ? null
        : toned?.position === position
          ? { ...text, value, ...COLORS[toned.tones[row] ?? "neutral"] }
          : { ...text, value },
    ),
  );
  return writeXlsxFile([head, ...body], {
    sheet: name,
    columns: widths.map((width) => ({ width })),
    stickyRowsCount: 1,
  }).toBlob();
}
