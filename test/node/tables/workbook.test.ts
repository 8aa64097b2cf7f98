import { readFileSync } from "node:fs";
import readExcelFile from "read-excel-file/node";
import { describe, expect, it } from "vitest";
import { openCells, type SheetCells, understand } from "../../../src/tables/table.ts";
import { workbookFaultMessage } from "../../../src/tables/workbook/fault.ts";
import { isDateFormat } from "../../../src/tables/workbook/number-format.ts";
import { readWorkbook } from "../../../src/tables/workbook/workbook.ts";
import { filesOfWorkbook, LIST, textCell, workbookOf, zipOf } from "../../workbook-files.ts";

type Bytes = Uint8Array<ArrayBuffer>;

async function read(bytes: Bytes) {
  const workbook = await readWorkbook(new Uint8Array(bytes), {
    hasColumns: (cells) => openCells(cells, "verify").kind === "table",
  });
  if (workbook.kind === "fault") throw new Error(workbookFaultMessage(workbook.fault, "en"));
  return workbook;
}

const rowsOf = async (bytes: Bytes) => (await read(bytes)).cells.rows.map(({ cells }) => cells);
const cellsOf = async (rows: string) => (await rowsOf(workbookOf({ rows })))[0];
async function textOf(cell: string, parts: Parameters<typeof workbookOf>[0] = {}) {
  const { cells } = await read(workbookOf({ ...parts, rows: `${LIST}<row r="3">${cell}</row>` }));
  return cells.rows[2]?.cells[0];
}

const STYLES = `<styleSheet>
  <numFmts><numFmt numFmtId="164" formatCode="yyyy&quot;년&quot; m&quot;월&quot; d&quot;일&quot;"/>
  <numFmt numFmtId="165" formatCode="#,##0.0"/><numFmt numFmtId="166" formatCode="yyyymmdd"/>
  <numFmt numFmtId="60" formatCode="yyyy-mm-dd"/><numFmt numFmtId="71" formatCode="#,##0.0"/></numFmts>
  <cellStyleXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellStyleXfs>
  <cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/><xf xfId="1"/>
  <xf numFmtId="166"/><xf numFmtId="60"/><xf numFmtId="71"/></cellXfs>
</styleSheet>`;

describe("a cell", () => {
  it.each([
    ["a number", '<c r="A3"><v>2178182399</v></c>', "2178182399"],
    ["a long number", '<c r="A3"><v>12345678901234567890</v></c>', "12345678901234567890"],
    ["a number as Java writes it", '<c r="A3"><v>2.178182399E9</v></c>', "2178182399"],
    ["a fraction", '<c r="A3"><v>1500000.5</v></c>', "1500000.5"],
    ["true", '<c r="A3" t="b"><v>1</v></c>', "TRUE"],
    ["false", '<c r="A3" t="b"><v>0</v></c>', "FALSE"],
    ["the value of a formula", '<c r="A3" t="str"><f>A1</f><v>가_x000D_&amp;나</v></c>', "가\r&나"],
    ["the number of a formula", '<c r="A3"><f>1+1</f><v>2</v></c>', "2"],
    [
      "runs of text",
      '<c r="A3" t="inlineStr"><is><r><t>가</t></r><r><rPr><b/></rPr><t> 나</t></r><rPh><t>x</t></rPh></is></c>',
      "가 나",
    ],
    ["CDATA", textCell("A3", "<![CDATA[<가>]]> &lt;"), "<가> <"],
    ["an ISO date", '<c r="A3" t="d"><v>2012-03-05T00:00:00</v></c>', "2012-03-05"],
    [
      "an ISO date with a time",
      '<c r="A3" t="d"><v>2012-03-05T15:30:00Z</v></c>',
      "2012-03-05 15:30:00",
    ],
    ["no address", "<c><v>7</v></c>", "7"],
    ["a format that the workbook lacks", '<c r="A3" s="9"><v>7</v></c>', "7"],
    ["an XML prefix", '<x:c r="A3"><x:v>7</x:v></x:c>', "7"],
    ["a quote and a > within quotes", `<c r='A3' x=">" y='"'><v>7</v></c>`, "7"],
  ])("with %s is read", async (_, cell, text) => {
    expect(await textOf(cell)).toBe(text);
  });

  it.each([
    ["an error", '<c r="A3" t="e"><v>#N/A</v></c>'],
    ["no value", '<c r="A3" s="1"/>'],
    ["only blanks", textCell("A3", "  ")],
  ])("with %s is empty", async (_, cell) => {
    expect(await textOf(cell)).toBeUndefined();
  });

  it.each([
    ["a date in a built-in format", 1, 40973, "2012-03-05"],
    ["a date in a format of the workbook", 2, 40973.5, "2012-03-05 12:00:00"],
    ["a date in a format that only the cell's base style has", 4, 40973, "2012-03-05"],
    ["a number in a format that is not for dates", 3, 40973, "40973"],
    ["a number without a format", 0, 40973, "40973"],
    ["a date after the year 9999, which stays a number", 1, 2958466, "2958466"],
    ["a date before 1900, which stays a number", 1, -1, "-1"],
    ["the last moment of a day", 1, 40973.999999999, "2012-03-05 23:59:59"],
    ["a time that is not stored exactly", 1, 40973.6458333333, "2012-03-05 15:30:00"],
    ["a date format without separators", 5, 40973, "2012-03-05"],
    ["a custom date format with an id below 164, as SheetJS writes it", 6, 40973, "2012-03-05"],
    ["a format that is not a date, with the id of a date", 7, 1234.5, "1234.5"],
  ])("is read if it has %s", async (_, format, serial, text) => {
    const cell = `<c r="A3" s="${format}"><v>${serial}</v></c>`;
    expect(await textOf(cell, { styles: STYLES })).toBe(text);
  });

  it.each(["1", "true"])("counts days from 1904 if date1904 is %s", async (value) => {
    const workbook = `<workbook><workbookPr date1904="${value}"/><sheets><sheet name="a" r:id="r1"/></sheets></workbook>`;
    const cell = '<c r="A3" s="1"><v>39511</v></c>';
    expect(await textOf(cell, { styles: STYLES, workbook })).toBe("2012-03-05");
  });

  it("shows a shared text without its pronunciation, even if the text has several runs", async () => {
    const sharedStrings =
      '<sst><si><t>가</t></si><si><r><t xml:space="preserve">나 </t></r><r><t>다</t></r><rPh sb="0"><t>x</t></rPh></si><si/></sst>';
    const cell = (index: number) =>
      textOf(`<c r="A3" t="s"><v>${index}</v></c>`, { sharedStrings });
    expect([await cell(0), await cell(1), await cell(2)]).toEqual(["가", "나 다", undefined]);
  });
});

describe("the rows of a sheet", () => {
  it("keep their numbers and the positions of their cells, and leave out empty rows", async () => {
    const { cells } = await read(
      workbookOf({
        rows: `<row r="1"/><row r="5">${textCell("C5", "가")}${textCell("E5", "나")}</row>`,
      }),
    );
    expect(cells).toMatchObject({ rows: [{ line: 5, cells: ["", "", "가", "", "나"] }], width: 5 });
  });

  it("may have values in columns without a name", async () => {
    const { cells } = await read(
      workbookOf({ rows: `${LIST}<row r="3">${textCell("H3", "메모")}</row>` }),
    );
    const table = openCells(cells, "verify");
    expect(table.kind === "table" && table.header.cells).toHaveLength(8);
  });

  it.each<[string, string]>([
    ["a row twice", '<row r="1"/><row r="1"/>'],
    ["rows in disorder", '<row r="2"/><row r="1"/>'],
    ["a row below the last possible row", '<row r="1048577"/>'],
    ["a row with the number 0", '<row r="0"/>'],
    ["a row number that is not a number", '<row r="1e2x"/>'],
    ["cells in disorder", `<row r="1">${textCell("B1", "a")}${textCell("A1", "a")}</row>`],
    ["a cell after the last column", `<row r="1">${textCell("XFE1", "a")}</row>`],
    ["an impossible address", `<row r="1">${textCell("A-1", "a")}</row>`],
    ["a shared text that does not exist", '<row r="1"><c r="A1" t="s"><v>0</v></c></row>'],
    ["an unknown type", '<row r="1"><c r="A1" t="x"><v>0</v></c></row>'],
    ["a document type", "<!DOCTYPE x>"],
    ["an unknown entity", `<row r="1">${textCell("A1", "&e;")}</row>`],
  ])("with %s are refused", async (_, rows) => {
    await expect(cellsOf(rows)).rejects.toThrow("The workbook is damaged");
  });
});

describe("the sheet that is read", () => {
  const sheets = (...rows: string[]) =>
    workbookOf({
      workbook: `<workbook><sheets>${rows.map((_, at) => `<sheet name="${at}" r:id="s${at}"/>`).join("")}</sheets></workbook>`,
      relations: `<Relationships>${rows.map((_, at) => `<Relationship Id="s${at}" Type="http://purl.oclc.org/ooxml/officeDocument/relationships/worksheet" Target="/xl/worksheets/s${at}.xml"/>`).join("")}</Relationships>`,
      others: rows.map((data, at) => ({
        name: `xl/worksheets/s${at}.xml`,
        content: `<worksheet><sheetData>${data}</sheetData></worksheet>`,
      })),
    });
  const cover = `<row r="1">${textCell("A1", "표지")}</row>`;
  const endless = `${Array.from({ length: 30 }, (_, at) => `<row r="${at + 1}">${textCell("A1", "a").replace("A1", `A${at + 1}`)}</row>`).join("")}<row r="1"/>`;

  it("is the first sheet that has the columns, even in a workbook of the strict standard", async () => {
    expect((await rowsOf(sheets(cover, LIST)))[1]?.[0]).toBe("217-81-82399");
  });

  it("is the first sheet if no sheet has the columns", async () => {
    expect(await rowsOf(sheets(cover, cover.replace("표지", "뒤")))).toEqual([["표지"]]);
  });

  it("is chosen by the first 30 rows of each sheet, so a fault further down in another sheet does no harm", async () => {
    expect(await rowsOf(sheets(endless, LIST))).toHaveLength(2);
  });
});

describe("the limits of a workbook", () => {
  const rows = (count: number, cells: (line: number) => string) =>
    Array.from({ length: count }, (_, at) => `<row r="${at + 1}">${cells(at + 1)}</row>`).join("");

  it("allow a cell at the end of a sheet, because empty rows above it do not count", async () => {
    const { cells } = await read(
      workbookOf({ rows: `<row r="1048576">${textCell("XFD1048576", "1")}</row>` }),
    );
    expect(cells.rows[0]?.cells).toHaveLength(16_384);
  });

  it.each<[string, RegExp, Parameters<typeof workbookOf>[0]]>([
    [
      "cells",
      /more than 220,000 cells in one sheet/,
      { rows: rows(25, (line) => textCell(`XFD${line}`, "1")) },
    ],
    [
      "characters, and count a shared text once for each cell that shows it",
      /more than 3,000,000 characters in one sheet/,
      {
        rows: rows(401, (line) => `<c r="A${line}" t="s"><v>0</v></c>`),
        sharedStrings: `<sst><si><t>${"가".repeat(20_000)}</t></si></sst>`,
      },
    ],
    [
      "rows",
      /more than 200,000 rows in one sheet/,
      { rows: rows(200_001, () => "<c><v>1</v></c>") },
    ],
    ["elements", /more than 3,000,000 XML elements/, { rows: "<a/>".repeat(3_000_001) }],
    [
      "bytes",
      /more than 50,000,000 bytes when it is unpacked/,
      {
        sheet: Buffer.from("<worksheet>").toString() + `<!--${" ".repeat(100_000)}-->`.repeat(500),
      },
    ],
    [
      "files",
      /more than 10,000 files inside it/,
      { others: Array.from({ length: 10_001 }, (_, at) => ({ name: `${at}`, content: "" })) },
    ],
  ])("count %s", async (_, message, parts) => {
    await expect(rowsOf(workbookOf(parts))).rejects.toThrow(message);
  });

  it("refuse megabytes of `<` in less than a second", async () => {
    const start = process.cpuUsage();
    await expect(
      rowsOf(workbookOf({ sheet: `<worksheet><sheetData>${"<".repeat(3_000_000)}` })),
    ).rejects.toThrow("damaged");
    expect(process.cpuUsage(start).user).toBeLessThan(1_000_000);
  });

  it("ignore a false unpacked size in the directory, and refuse an impossible packed size", async () => {
    const files = filesOfWorkbook({ rows: LIST }).map((file) => ({
      ...file,
      said: { inflated: 1 },
    }));
    expect(await rowsOf(zipOf(files))).toHaveLength(2);
    const outside = filesOfWorkbook({ rows: LIST }).map((file) => ({
      ...file,
      said: { compressed: 0xfffffff0 },
    }));
    await expect(rowsOf(zipOf(outside))).rejects.toThrow("damaged");
  });
});

describe("the code of a number format", () => {
  it.each([
    "yyyy-mm-dd",
    'yyyy"년" m"월" d"일"',
    "yyyy\\-mm\\-dd;@",
    "[$-412]yyyy/m/d",
    "m/d/yy h:mm",
    "[h]:mm:ss.00",
    "hh:mm AM/PM",
    "[Red]d.m.yyyy",
    "yyyymmdd",
    '[$-411]ggge"年"m"月"d"日"',
    "d/m/bbbb",
  ])("shows a date: %s", (code) => {
    expect(isDateFormat(164, code)).toBe(true);
  });

  it.each([
    "General",
    "0.00",
    "#,##0",
    "@",
    '"d"0',
    "[Red]0",
    "000-00-00000",
    "0.00E+00",
    "",
    "y".repeat(300),
    "₩#,##0",
  ])("does not show a date: %s", (code) => {
    expect(isDateFormat(164, code)).toBe(false);
  });
});

describe("a workbook of LibreOffice", () => {
  it.each(["lo-list.xlsx", "lo-list-1904.xlsx"])(
    "is read as read-excel-file reads it: %s",
    async (name) => {
      const bytes = new Uint8Array(readFileSync(new URL(`../../tables/${name}`, import.meta.url)));
      const [sheet] = await readExcelFile(Buffer.from(bytes), { trim: false });
      const { cells, is1904 } = await read(bytes);
      const byLine = new Map(cells.rows.map((row) => [row.line, row.cells]));
      for (const [at, row] of (sheet?.data ?? []).entries())
        for (const [column, cell] of row.entries()) {
          const text = byLine.get(at + 1)?.[column] ?? "";
          if (cell instanceof Date) {
            // The library ignores date1904="true", so its dates are 1,462 days too early.
            const days = is1904 ? 1_462 : 0;
            expect(text).toBe(
              new Date(cell.getTime() + days * 86_400_000).toISOString().slice(0, 10),
            );
          } else expect(text).toBe(String(cell ?? ""));
        }
    },
  );
});

describe("the list in a workbook", () => {
  const HEADER = ["사업자등록번호", "개업일자", "대표자", "상호", "여신", "거래"];
  const now = Date.UTC(2026, 10, 21);
  const understood = (cells: SheetCells["rows"], is1904 = false) => {
    const table = openCells({ rows: cells, width: HEADER.length }, "verify");
    if (table.kind !== "table") throw new Error(table.kind);
    return Array.from(table.rows).flatMap((row) =>
      row.kind === "row"
        ? (understand(row, table.header, { check: "verify", now, is1904 }) ?? [])
        : [],
    );
  };

  it("has the same numbers, dates and booleans as a list in a CSV", () => {
    const [row] = understood([
      { line: 1, cells: ["거래처 목록"] },
      { line: 3, cells: HEADER },
      { line: 4, cells: ["2178182399", "2012-03-05", "김한빛", "", "1500000.5", "TRUE"] },
    ]);
    expect(row).toMatchObject({
      line: 4,
      given: { business_number: "2178182399", start_date: "2012-03-05", company_name: "" },
      values: { business_number: "2178182399", start_date: "20120305", owner_name: "김한빛" },
      others: ["1500000.5", "TRUE"],
      notes: [],
      problems: [],
    });
  });

  it.each<[string, boolean, string | undefined]>([
    ["40973", false, "20120305"],
    ["39511", true, "20120305"],
    ["2012-03-05 15:30:00", false, "20120305"],
    ["2012-03-05 23:59:59", false, "20120305"],
    ["20120305", false, "20120305"],
    ["", false, undefined],
    ["40973.5", false, undefined],
    ["10958", false, undefined],
    ["10959", false, "19300101"],
    ["46379", false, undefined],
    ["46378", false, "20261222"],
  ])(
    "that has the date %j (counted from 1904: %s) has the opening date %s",
    (cell, is1904, date) => {
      const rows = [
        { line: 1, cells: HEADER },
        { line: 2, cells: ["2178182399", cell, "김한빛"] },
      ];
      expect(understood(rows, is1904)[0]?.values.start_date).toBe(date);
    },
  );
});
