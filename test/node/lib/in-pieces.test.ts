import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { plainCell, plainText } from "../../../src/lib/plain-text.ts";
import { readTable, writeTableRow } from "../../../src/tables/csv-table.ts";
import { readHtmlTable } from "../../../src/tables/html-table.ts";

/** Pieces end near multiples of this length. */
const PIECE = 65_536;

const MIDDLE = ["\r", "\n", "\r\n", "\u{e0041}", "\u{20000}", '"', '""', "&lt;"];
/** Makes three parts of a text. The middle part crosses the end of the first piece. */
const across = fc
  .tuple(
    fc.array(fc.constantFrom(...MIDDLE), { minLength: 1, maxLength: 12 }),
    fc.constantFrom("a", " ", "가", '"', "&"),
    fc.nat(14),
  )
  .map(([middle, filler, before]) => [filler.repeat(PIECE - before), middle.join(""), filler]);

const cellsOf = (text: string) =>
  [...readTable(text)].flatMap((row) => (row.kind === "row" ? row.cells : []));
const htmlCellOf = (text: string) =>
  [...readHtmlTable(`<tr><td>${text}`)].flatMap((row) => (row.kind === "row" ? row.cells : []));

describe("a text that is longer than a piece", () => {
  it.each([
    ["plainText", plainText],
    ["plainCell", plainCell],
  ])("loses the same invisible characters whether it is whole or in parts: %s", (_, plain) => {
    fc.assert(
      fc.property(across, ([start = "", middle = "", end = ""]) => {
        expect(plain(start + middle + end)).toBe(plain(start) + plain(middle) + plain(end));
      }),
    );
  });

  it("is read back from a CSV unchanged", () => {
    fc.assert(
      fc.property(across, (parts) => {
        const text = parts.join("");
        expect(cellsOf(writeTableRow([text]))).toEqual([text]);
      }),
    );
  });

  it.each([
    ["references", "&#x10ffff;", "\u{10ffff}"],
    ["blanks", " \n \n \n \n \n \n", " "],
  ])("is read from HTML correctly if %s cross the end of a piece", (_, written, read) => {
    for (let before = 0; before <= written.length; before++) {
      const start = "a".repeat(PIECE - before);
      expect(htmlCellOf(`${start}${written}b`)).toEqual([`${start}${read}b`]);
    }
  });
});
