import { parse as parseCsv } from "csv-parse/sync";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readTable, writeTableRow } from "../../../src/tables/csv-table.ts";

const cellsOf = (text: string, delimiter?: string) =>
  [...readTable(text, delimiter)].map((row) => {
    if (row.kind === "row") return row.cells;
    return row.kind === "quotes" ? row.fault : row.kind;
  });

const cell = fc.string({
  unit: fc.constantFrom(..."가a1 ,;\t|=😀", '"', "\n", "\r", "\r\n"),
  maxLength: 6,
});

describe("a CSV table", () => {
  const DELIMITERS = [",", ";", "\t", "|"];
  const newline = fc.constantFrom("\n", "\r\n", "\r");
  const rows = fc.array(
    fc.record({
      cells: fc.array(fc.record({ text: cell, quoted: fc.boolean() }), {
        minLength: 1,
        maxLength: 5,
      }),
      newline,
    }),
    { minLength: 1, maxLength: 6 },
  );

  it("is read as csv-parse reads it, with any delimiter and line breaks", () => {
    fc.assert(
      fc.property(rows, fc.constantFrom(...DELIMITERS), fc.boolean(), (table, delimiter, ends) => {
        const needsQuotes = (text: string) => /["\r\n]/.test(text) || text.includes(delimiter);
        const text = table
          .map(({ cells, newline }) => {
            const written = cells.map(({ text, quoted }) =>
              quoted || needsQuotes(text) ? `"${text.replaceAll('"', '""')}"` : text,
            );
            return written.join(delimiter) + newline;
          })
          .join("");
        // The last line needs a line break if it has one cell, because that cell may be empty.
        const last = table.at(-1);
        const csv = ends || last?.cells.length === 1 ? text : text.slice(0, -1).replace(/\r$/, "");
        const read = cellsOf(csv, delimiter);
        expect(read).toEqual(
          parseCsv(csv, {
            delimiter,
            record_delimiter: ["\r\n", "\n", "\r"],
            relax_column_count: true,
          }),
        );
      }),
      { numRuns: 3_000 },
    );
  });

  it.each<[string, string, (string[] | string)[]]>([
    ["has no rows if it is empty", "", []],
    ["has rows of one empty cell for empty lines", "\n\r\n\ra", [[""], [""], [""], ["a"]]],
    ["keeps blanks around an unquoted cell", " a , b \n", [[" a ", " b "]]],
    ["drops blanks after a closing quote", '"a" \t,"b"  \r\n"c" ', [["a", "b"], ["c"]]],
    ["keeps a quote inside a cell", `5" x,y"\n`, [[`5" x`, 'y"']]],
    ["drops blanks before an opening quote", ' "a", \t"b, c"\n', [["a", "b, c"]]],
    ["ends at text after a closing quote behind a blank", 'a\n "b"c', [["a"], "text_after_quote"]],
    ["ends at a quote behind a blank that is never closed", 'a\n "b', [["a"], "unclosed"]],
    ["ends at a quote that is never closed", 'a\n"b,c\nd', [["a"], "unclosed"]],
    ["ends at text after a closing quote", 'a\n"b"c,"d"\ne', [["a"], "text_after_quote"]],
  ])("%s", (_, text, cells) => {
    expect(cellsOf(text)).toEqual(cells);
  });

  it("takes a tab before a quote as a separator if tabs separate its cells", () => {
    expect(cellsOf('\t "a"\t "b"\n', "\t")).toEqual([["", "a", "b"]]);
  });

  it("gives each row the number of its first line, and counts line breaks of every kind, even in quotes", () => {
    const text = 'a\r\nb\rc\n"d\r\ne\nf\rg"\r\n\nh\n"i';
    expect([...readTable(text)].map(({ line }) => line)).toEqual([1, 2, 3, 4, 8, 9, 10]);
  });

  it("is read only as far as rows are requested", () => {
    const table = readTable('a\n"b');
    expect(table.next().value).toEqual({ kind: "row", line: 1, cells: ["a"] });
  });

  const BOMBS: [string, (size: number) => string][] = [
    ["quotes that do not close, then blanks", (n) => `"${'x"'.repeat(n / 4)}${" ".repeat(n / 2)},`],
    ["an open quote and quotes within it", (n) => `"${'""'.repeat(n / 2)}`],
    ["blanks behind each closing quote", (n) => `"a"${" ".repeat(n)}x`],
    ["blanks before a cell", (n) => `${" ".repeat(n)}x`],
    ["short cells of blanks", (n) => "  ,".repeat(n / 3)],
    ["short cells in quotes and blanks", (n) => '"" ,'.repeat(n / 4)],
    ["one cell in quotes with line breaks", (n) => `"${"\r\n".repeat(n / 2)}"`],
    ["carriage returns", (n) => "\r".repeat(n)],
    ["delimiters", (n) => ",".repeat(n)],
    ["rows of an open quote", (n) => '\n"'.repeat(n / 2)],
  ];
  it.each(BOMBS)(
    "of half a million characters takes less than a second of CPU time: %s",
    (_, bomb) => {
      const text = bomb(500_000);
      const start = process.cpuUsage();
      let rows = 0;
      for (const _row of readTable(text)) rows++;
      const { user, system } = process.cpuUsage(start);
      expect(rows).toBeGreaterThan(0);
      // Linear work usually takes 50 ms. Quadratic work would take more than a second.
      expect(user + system).toBeLessThan(1_000_000);
    },
  );
});

describe("a written row", () => {
  it("has quotes around text, but not around true, false, null and the empty text", () => {
    expect(writeTableRow(["가", 'a"b', "", null, true, false, "1"])).toBe(
      '"가","a""b",,,true,false,"1"',
    );
  });

  it("is read back unchanged", () => {
    const cells = fc.array(cell, { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(cells, (row) => {
        expect(cellsOf(`${writeTableRow(row)}\r\n`)).toEqual([row]);
      }),
    );
  });
});
