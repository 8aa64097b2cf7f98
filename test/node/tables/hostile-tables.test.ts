/**
 * A file that is cheap to send must not be expensive to read. So there are limits for the cells
 * that `rowspan` and `colspan` add, for the cells of a row, and for the time to look up a column.
 */
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { describe, expect, it } from "vitest";
import { readCsv } from "../../../src/batch/csv-input.ts";
import { columnNamed } from "../../../src/tables/columns.ts";
import { faultMessage } from "../../../src/tables/problems.ts";

const CSV_HEADER = "business_number,start_date,owner_name";
const HTML_HEADER = "<table><tr><td>business_number<td>start_date<td>owner_name";
const ROW = "<tr><td>217-81-82399<td>2012-03-05<td>김한빛";

function read(text: string) {
  const start = process.cpuUsage();
  const result = readCsv(text, { maxRows: 10_000, now: Date.UTC(2026, 10, 21) });
  const { user, system } = process.cpuUsage(start);
  return { result, cpuMs: (user + system) / 1_000 };
}

function refusalOf(text: string): { en: string; ko: string } {
  const { result } = read(text);
  if (result.kind === "rows") throw new Error("not refused");
  return { en: faultMessage(result, "en"), ko: faultMessage(result, "ko") };
}

describe("spans of an HTML table", () => {
  it("may add many cells to a small table", () => {
    const title = '<tr><td rowspan=2 colspan=20>거래처 목록<tr><tr><td colspan="30">2026년';
    const { result } = read(HTML_HEADER.replace("<tr>", `${title}<tr>`) + ROW);
    expect(result).toMatchObject({ kind: "rows", rows: [{ claim: { number: "2178182399" } }] });
  });

  it.each<[string, (length: number) => string]>([
    ["cells in one row", (n) => `<tr>${"<td rowspan=16 colspan=256>".repeat(n / 27)}`],
    ["rows of one cell", (n) => "<tr><td rowspan=16 colspan=256>".repeat(n / 31)],
    ["wide cells", (n) => "<tr><td colspan=256>".repeat(n / 20)],
    [
      "rows below tall cells",
      (n) =>
        `<tr>${"<td rowspan=16>".repeat(256)}${"<tr><td>".repeat(15)}`.repeat(Math.ceil(n / 4_000)),
    ],
    ["positions in XML", (n) => '<row><cell index="256">1'.repeat(n / 24)],
  ])("may add at most one cell for every four characters of a long file: %s", (_, rows) => {
    const { en, ko } = refusalOf(HTML_HEADER + rows(400_000));
    expect(en).toMatch(/^line \d+: spans add more than (?:99|10\d),\d{3} cells to/);
    expect(ko).toMatch(/^\d+행: .*(?:99|10\d),\d{3}개/);
  });
});

describe("the limit of 200,000 cells in a row", () => {
  it.each([
    ["in a header", `${CSV_HEADER}${",a".repeat(199_998)}\n1,2,3\n`, "line 1: "],
    ["below the header", `${CSV_HEADER}\n1,2,3\n1${",".repeat(400_000)}\n`, "line 3: "],
    ["in HTML", `${HTML_HEADER}${"<td>".repeat(199_998)}`, "line 1: "],
  ])("refuses a longer row %s", (_, text, start) => {
    const { en, ko } = refusalOf(text);
    expect(en).toBe(
      `${start}a row has more than 200,000 cells. Remove the columns you do not need.`,
    );
    expect(ko).toContain("200,000개");
  });

  it("does not count the commas in a file that is separated by tabs", () => {
    const { result } = read(
      `${CSV_HEADER.replaceAll(",", "\t")}\n217-81-82399\t2012-03-05\t${",".repeat(210_000)}`,
    );
    expect(result.kind).toBe("rows");
  });

  it("allows a row of exactly 200,000 cells", () => {
    const { result } = read(`${CSV_HEADER}${",a".repeat(199_997)}\n1,2,3\n`);
    expect(result.kind).toBe("rows");
  });
});

describe("the name of a column", () => {
  it.each([
    "예1111자리".repeat(14),
    `${"예1111자리".repeat(14)}x`,
    `${"1".repeat(99)}x`,
    `${"필수선택입력".repeat(16)}x`,
    `${"yyyymmdd".repeat(12)}x`,
    `${"주민".repeat(50)}x`,
    "\ufdfa".repeat(100),
  ])("is looked up in less than 50 ms even if it repeats many words: %s", (name) => {
    const start = process.cpuUsage();
    columnNamed(name);
    const { user, system } = process.cpuUsage(start);
    expect((user + system) / 1_000).toBeLessThan(50);
  });

  it.each([
    ["사업자등록번호(예: 1234567890, 숫자만 10자리)", "business_number"],
    ["사업자등록번호 예 10자리", "business_number"],
    ["[필수] 개업일자 (YYYYMMDD 8자리)", "start_date"],
  ])("is recognised even if a form adds hints to it: %s", (name, column) => {
    expect(columnNamed(name)).toBe(column);
  });
});

const TABLES: [string, (length: number) => string][] = [
  ["cells that are not closed", (n) => `${HTML_HEADER}<tr>${"<td>".repeat(n / 4)}`],
  ["rows of empty cells", (n) => HTML_HEADER + "<tr><td>".repeat(n / 8)],
  ["tags of 1,000 characters", (n) => HTML_HEADER + `<td ${"a ".repeat(490)}>`.repeat(n / 985)],
  ["opening brackets", (n) => HTML_HEADER + "<".repeat(n)],
  ["comments that do not end", (n) => `${HTML_HEADER}<td>${"<!--".repeat(n / 4)}`],
  ["nested tables", (n) => HTML_HEADER + "<table><tr><td>".repeat(n / 15)],
  ["entities", (n) => `${HTML_HEADER}<tr><td>${"&amp;".repeat(n / 5)}`],
  ["short names", (n) => "a,".repeat(n / 2)],
  ["names separated by each of the delimiters", (n) => "a,b;c|d\t".repeat(n / 8)],
  ["names for columns that hold resident numbers", (n) => "주민번호,".repeat(n / 5)],
  ["business numbers", (n) => "2178182399,".repeat(n / 11)],
  ["one line", (n) => "a".repeat(n)],
  [
    "rows of 1,000 empty cells",
    (n) => `${CSV_HEADER}\n${`${",".repeat(999)}\n`.repeat(n / 1_000)}`,
  ],
  ["cells of quotes", (n) => `${CSV_HEADER}\n${'"",'.repeat(n / 3)}`],
];

describe("a file of half a million characters", () => {
  it.each(TABLES)("takes less than a second of CPU time: %s", (_, textOf) => {
    expect(read(textOf(500_000)).cpuMs).toBeLessThan(1_000);
  });
});

const LONG_CELLS: [string, start: string, repeated: string, end: string][] = [
  ["references in HTML", `${HTML_HEADER}<tr><td>`, "&lt;", ""],
  ["words in HTML", `${HTML_HEADER}<tr><td>`, "a ", ""],
  ["line breaks that are removed", `${CSV_HEADER},x\n1,2,3,"`, "\v", '"'],
  ["unseen characters", `${CSV_HEADER},가\n1,2,3,"`, "\u0001a", '"'],
  ["quotes", `${CSV_HEADER},가\n1,2,3,"`, '""', '"'],
];

describe("one cell of 5 MB", () => {
  const reader = new URL("../../../src/batch/csv-input.ts", import.meta.url).href;
  const writer = new URL("../../../src/batch/result-csv.ts", import.meta.url).href;

  // The reason for 60 MB: an isolate has 128 MB for all its requests (Workers limits).
  it.each(LONG_CELLS)("is read and written within 60 MB: %s", async (_, start, repeated, end) => {
    const code = `Promise.all([import("${reader}"), import("${writer}")]).then(([reader, writer]) => {
      const { workerData: [start, repeated, end], parentPort } = require("node:worker_threads");
      const bytes = Buffer.from(start + repeated.repeat(4_990_000 / repeated.length) + end);
      const { text } = reader.decodeCsv(bytes, "text/csv");
      const read = reader.readCsv(text, { maxRows: 10, now: 0 });
      parentPort.postMessage(writer.writeResultCsv(read.rows, "en", "verify", read.layout).length);
    });`;
    const worker = new Worker(code, {
      eval: true,
      workerData: [start, repeated, end],
      resourceLimits: { maxOldGenerationSizeMb: 60 },
    });
    const [length] = await once(worker, "message");
    expect(length).toBeGreaterThan(200);
    await worker.terminate();
  });
});
