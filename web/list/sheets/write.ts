/** Writes a sheet as a workbook or as CSV. No cell can run as a formula. */
import writeXlsxFile, { type Feature } from "write-excel-file/universal";
import { defuse, writeTableRow } from "../../../src/tables/csv-table.ts";
import type { WrittenSheet } from "./messages.ts";

/** Text and background colours of each tone: dark on pale, so that printed sheets are readable. */
const COLORS = {
  positive: { textColor: "#00543f", backgroundColor: "#e6f4ef" },
  warning: { textColor: "#6b4300", backgroundColor: "#fdf3df" },
  negative: { textColor: "#8f1737", backgroundColor: "#fceaee" },
  neutral: { textColor: "#47525f", backgroundColor: "#eef1f4" },
} as const;

/** The widths of the names and the values, in characters. */
const SUMMARY_WIDTHS = [{ width: 28 }, { width: 60 }];

export function writeFile(format: "xlsx" | "csv", sheet: WrittenSheet): Promise<Blob> {
  return format === "csv" ? Promise.resolve(writeCsv(sheet)) : writeWorkbook(sheet);
}

function writeCsv({ header, rows }: WrittenSheet): Blob {
  const lines = [header, ...rows].map((cells) => `${writeTableRow(cells.map(defuse))}\r\n`);
  // Without a byte order mark Excel reads UTF-8 as the local code page.
  return new Blob(["\ufeff", ...lines], { type: "text/csv;charset=utf-8" });
}

function writeWorkbook(written: WrittenSheet): Promise<Blob> {
  const { name, header, widths, rows, toned, summary } = written;
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
  const sheets = [
    {
      data: [head, ...body],
      sheet: name,
      columns: widths.map((width) => ({ width })),
      stickyRowsCount: 1,
    },
  ];
  if (summary) {
    const data = summary.rows.map(([label, value]) => [
      { ...text, value: label, fontWeight: "bold" as const },
      typeof value === "number" ? { type: Number, value } : { ...text, value },
    ]);
    sheets.push({ data, sheet: summary.name, columns: SUMMARY_WIDTHS } as never);
  }
  return writeXlsxFile(sheets, { features: [autoFilter(header.length, rows.length)] }).toBlob();
}

/** Lets a spreadsheet filter the rows of the first sheet by each column. */
function autoFilter(columns: number, rows: number): Feature<Blob> {
  const range = `A1:${letters(columns)}${rows + 1}`;
  return {
    files: {
      transform: {
        "xl/worksheets/sheet{id}.xml": {
          transform: (content, _options, { sheetIndex }) => {
            // The format requires the filter at this place.
            const end = content.lastIndexOf("</sheetData>") + "</sheetData>".length;
            return sheetIndex > 0
              ? content
              : `${content.slice(0, end)}<autoFilter ref="${range}"/>${content.slice(end)}`;
          },
        },
      },
    },
  };
}

/** @returns the letters of the last column: AA for 27 columns */
function letters(columns: number): string {
  const rest = Math.floor((columns - 1) / 26);
  return `${rest > 0 ? letters(rest) : ""}${String.fromCharCode(65 + ((columns - 1) % 26))}`;
}
