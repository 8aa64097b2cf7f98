import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type DownloadLine,
  readDownloadLines,
  writeDownloadLine,
} from "../../../src/batch/download-lines.ts";
import type { GivenRow, ResultRow } from "../../../src/batch/rows.ts";
import { presentVerification } from "../../../src/variant-a/verify/present.ts";

const given: GivenRow = {
  businessNumber: "123-45-67890",
  startDate: "2020-01-01",
  ownerName: "홍길동",
  companyName: "=한빛",
};
const input = {
  business_number: "123-45-67890",
  start_date: "2020-01-01",
  owner_name: "홍길동",
  company_name: "=한빛",
};
const error = {
  code: "invalid_csv",
  message: "line 2: the row has 5 cells, but the header has 4.",
} as const;
const ANSWERED: ResultRow = {
  given,
  claim: {
    number: "1234567890",
    startDate: "20200101",
    ownerName: "홍길동",
    companyName: "=한빛",
  },
  verification: {
    outcome: { kind: "invalid", reason: "not_registered", state: null },
    company: null,
    verifiedAt: Date.UTC(2026, 0, 2),
  },
};

async function readInPieces(file: string, size: number): Promise<DownloadLine<unknown>[]> {
  const bytes = new TextEncoder().encode(file);
  async function* pieces() {
    for (let first = 0; first < bytes.length; first += size) {
      yield bytes.subarray(first, first + size);
    }
  }
  const lines: DownloadLine<unknown>[] = [];
  for await (const line of readDownloadLines(pieces())) lines.push(line);
  return lines;
}

describe("a line of the download", () => {
  it("has the cells as the customer wrote them, and the same answer as a single check", () => {
    const line = writeDownloadLine(7, ANSWERED, ({ claim, verification }) =>
      presentVerification(claim, verification, "code"),
    );
    expect(line.endsWith("}\n")).toBe(true);
    expect(JSON.parse(line)).toEqual({
      row: 7,
      input,
      answer: {
        isValid: false,
        reason: "not_registered",
        possibleCauses: [],
        businessInfo: {
          businessNumber: "1234567890",
          statusCode: null,
          taxTypeCode: null,
          verifiedAt: Date.UTC(2026, 0, 2),
        },
      },
    });
  });

  it("has an error instead of an answer if the row has no answer", () => {
    const line = writeDownloadLine(1, { given, error }, () => expect.unreachable());
    expect(JSON.parse(line)).toEqual({ row: 1, input, error });
  });
});

describe("the download", () => {
  const cell = fc.string({ unit: fc.constantFrom(...'가a\n\r"\\😀\u2028\uFEFF=', "\uD800") });
  const rows = fc.array(
    fc.record({ businessNumber: cell, startDate: cell, ownerName: cell, companyName: cell }),
    { maxLength: 6 },
  );

  it("is read back line by line, whatever the size of the pieces in which it arrives", async () => {
    await fc.assert(
      fc.asyncProperty(rows, fc.integer({ min: 1, max: 200 }), async (cells, size) => {
        const lines = cells.map((given, index) =>
          writeDownloadLine(index + 1, { given, error }, () => null),
        );
        const read = await readInPieces(lines.join(""), size);
        expect(read).toEqual(lines.map((line) => JSON.parse(line)));
        expect(read.map(({ input }) => Object.values(input))).toEqual(
          cells.map((row) => Object.values(row)),
        );
      }),
    );
  });

  it("is reported as faulty if it ends inside a line", async () => {
    const line = writeDownloadLine(1, { given, error }, () => null);
    await expect(readInPieces(line + line.slice(0, -5), 64)).rejects.toThrow("within a line");
  });
});
