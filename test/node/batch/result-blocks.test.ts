import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LinesWriter } from "../../../src/batch/json-lines.ts";
import {
  bytesOf,
  readBlocks,
  rowsPerBlock,
  writeBlocks,
} from "../../../src/batch/result-blocks.ts";

const R2_METADATA_BYTES = 8_192;

function fileOf(rows: object[]) {
  const rowsInBlock = rowsPerBlock(rows.length);
  const writer = new LinesWriter(rowsInBlock);
  for (let at = 0; at < rows.length; at += 7) writer.add(rows.slice(at, at + 7));
  const { file, lengths } = writer.end();
  return { file, metadata: writeBlocks({ rowsPerBlock: rowsInBlock, lengths }) };
}

describe("any page", () => {
  it("is found by reading less than two blocks of rows in addition to the page", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.string({ maxLength: 20, unit: "grapheme" }), { minLength: 1, maxLength: 400 }),
        fc.integer({ min: 1, max: 500 }),
        fc.integer({ min: 1, max: 100 }),
        async (names, first, count) => {
          const rows = names.map((name) => ({ name }));
          const { file, metadata } = fileOf(rows);
          const blocks = readBlocks(metadata, file.size);
          const bytes = blocks && bytesOf(blocks, { first, count });
          const page = rows.slice(first - 1, first - 1 + count);
          if (!bytes) {
            expect(page).toEqual([]);
            return;
          }
          const { offset, length, skipped } = bytes;
          const text = await file.slice(offset, offset + length).text();
          const read = text
            .trimEnd()
            .split("\n")
            .map((line) => JSON.parse(line));
          expect(read.slice(skipped, skipped + count)).toEqual(page);
          expect(read.length).toBeLessThan(count + 2 * rowsPerBlock(rows.length));
        },
      ),
    );
  });
});

it.each([1, 5_000, 10_000, 1_000_000])(
  "the block lengths of a file with %i rows of 1,000 bytes take less than half of the space that R2 has for metadata",
  (rows) => {
    const inBlock = rowsPerBlock(rows);
    const lengths = Array(Math.ceil(rows / inBlock)).fill(inBlock * 1_000);
    const [[name, value] = ["", ""]] = Object.entries(
      writeBlocks({ rowsPerBlock: inBlock, lengths }),
    );
    expect(name.length + value.length).toBeLessThan(R2_METADATA_BYTES / 2);
  },
);
