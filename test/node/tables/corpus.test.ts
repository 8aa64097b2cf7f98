/**
 * Reads every table of `test/tables/`, and compares the result with the `.json` file of the table.
 * LibreOffice saved the tables whose names begin with `lo-`. The other tables imitate files of
 * Excel, Google Sheets, Hancom and bookkeeping programs.
 */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { CheckKind } from "../../../src/check-kind.ts";
import { textOf } from "../../../src/tables/file-text.ts";
import { faultMessage, notesText, type TableFault } from "../../../src/tables/problems.ts";
import { type OpenTable, openCells, openText, understand } from "../../../src/tables/table.ts";
import { readWorkbook } from "../../../src/tables/workbook/workbook.ts";

const FOLDER = new URL("../../tables/", import.meta.url);
const now = Date.UTC(2026, 10, 21);

interface Expectation {
  /** The program that wrote the file, or a description of the file. */
  source: string;
  /** The default is `verify`. */
  check?: CheckKind;
  /** The columns that the check does not use. */
  others?: string[];
  /**
   * One list for each row. `verify`: line, number, date, representative, company, notes, other
   * cells. `status`: line, number, other cells. A row with problems: line, problems, other cells.
   */
  rows?: unknown[][];
  refused?: TableFault["kind"];
  /** The message about the refusal contains these texts. */
  says?: string[];
}

async function open(
  name: string,
  check: CheckKind,
): Promise<{
  table: OpenTable | TableFault;
  is1904: boolean;
}> {
  const bytes = new Uint8Array(readFileSync(new URL(name, FOLDER)));
  const read = textOf(bytes);
  if (read.kind === "text") return { table: openText(read.text, check), is1904: false };
  if (read.kind === "other_format" && read.format === "xlsx") {
    const workbook = await readWorkbook(bytes, {
      hasColumns: (cells) => openCells(cells, check).kind === "table",
    });
    if (workbook.kind !== "sheet") throw new Error(workbook.fault.kind);
    return { table: openCells(workbook.cells, check), is1904: workbook.is1904 };
  }
  return { table: read, is1904: false };
}

async function readingOf(name: string, check: CheckKind) {
  const { table, is1904 } = await open(name, check);
  const refused = (fault: TableFault) => ({
    refused: fault.kind,
    message: faultMessage(fault, "en"),
  });
  if (table.kind !== "table") return refused(table);
  const rows: unknown[][] = [];
  for (const row of table.rows) {
    if (row.kind !== "row") return refused(row);
    const read = understand(row, table.header, { check, now, is1904 });
    if (!read) continue;
    const { line, values, notes, others, problems } = read;
    if (problems.length > 0) {
      rows.push([line, problems.map(({ code }) => code).join(" "), others]);
    } else if (check === "status") {
      rows.push([line, values.business_number, others]);
    } else {
      const { business_number, start_date, owner_name, company_name } = values;
      const said = [business_number, start_date, owner_name, company_name, notesText(notes)];
      rows.push([line, ...said, others]);
    }
  }
  if (rows.length === 0) return refused({ kind: "no_rows" });
  return { others: table.header.others.map(({ name: other }) => other), rows };
}

const files = readdirSync(FOLDER).filter((name) => name.endsWith(".json"));
const corpus = files.map((file) => {
  const name = file.replace(/\.json$/, "");
  const expectation = JSON.parse(readFileSync(new URL(file, FOLDER), "utf8")) as Expectation;
  return { name, ...expectation };
});

describe("the corpus of tables", () => {
  it("has at least 60 files, at least ten of them from LibreOffice", () => {
    expect(corpus.length).toBeGreaterThanOrEqual(60);
    expect(corpus.filter(({ name }) => name.startsWith("lo-")).length).toBeGreaterThanOrEqual(10);
  });

  it.each(corpus.filter(({ rows }) => rows))("reads $name: $source", async (expected) => {
    const { name, check = "verify", others, rows } = expected;
    expect(await readingOf(name, check)).toEqual({ others, rows });
  });

  it.each(corpus.filter(({ rows }) => !rows))("refuses $name: $source", async (expected) => {
    const { name, check = "verify", refused, says = [] } = expected;
    const reading = await readingOf(name, check);
    expect(reading).toEqual({ refused, message: expect.any(String) });
    for (const part of says) expect("message" in reading && reading.message).toContain(part);
  });
});
