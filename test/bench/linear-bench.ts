/**
 * `node test/bench/linear-bench.ts` measures how the cost of hostile input grows with its size. For
 * each kind of input, it divides the CPU time for the largest size by the CPU time for half that
 * size. It prints the median of five such ratios. A ratio of 2 means that the cost grows linearly,
 * and 4 that it grows with the square of the size.
 */
import { decodeCsv, readCsv } from "../../src/batch/csv-input.ts";
import { writeResultCsv } from "../../src/batch/result-csv.ts";
import { batchSchema } from "../../src/variant-a/batch/verify/request.ts";
import { companyNameField, ownerNameField } from "../../src/verification/claim-fields.ts";
import { type Figure, figure, printFigures } from "./figure.ts";
import { median } from "./load.ts";

const ROUNDS = 5;
/** The highest ratio that counts as linear: 2, and some room for the garbage collector. */
const LINEAR = 2.5;
const HEADER = "business_number,start_date,owner_name,company_name\n";
const MARKS = (size: number) => `a${"\u0301".repeat(size / 4)}${"\u0316".repeat(size / 4)}`;
const upload = (rows: string) => readCsv(HEADER + rows, { maxRows: 10_000, now: Date.now() });

/** A kind of input that can be made in any size. The size counts bytes, rows or checks. */
interface Kind {
  name: string;
  /** The endpoint's limit, if it has one. */
  largest: number;
  prepare: (size: number) => () => unknown;
}

const csv = (name: string, rows: (size: number) => string): Kind => ({
  name: `CSV: ${name}`,
  largest: 5_000_000,
  prepare: (size) => {
    const text = rows(size);
    return () => upload(text);
  },
});

const table = (name: string, text: (size: number) => string): Kind => ({
  name: `table: ${name}`,
  largest: 5_000_000,
  prepare: (size) => {
    const whole = text(size);
    return () => readCsv(whole, { maxRows: 10_000, now: Date.now() });
  },
});

const repeated = (row: string) => (size: number) =>
  row.repeat(size / new TextEncoder().encode(row).length);

const KINDS: Kind[] = [
  csv("quotes that do not close", (n) => `"${'x"'.repeat(n / 4)}${" ".repeat(n / 2)},`),
  csv("an open quote and quotes in it", (n) => `"${'""'.repeat(n / 2)}`),
  csv("blanks after a closing quote", (n) => `"a"${" ".repeat(n)}x`),
  csv("line breaks in quotes", (n) => `"${"\r\n".repeat(n / 2)}"`),
  csv("empty lines", (n) => "\r".repeat(n)),
  csv("commas", (n) => ",".repeat(n)),
  csv("one cell of blanks", (n) => `1,2,${" ".repeat(n)},4`),
  csv("one name of marks", (n) => `1234567890,20200101,${MARKS(n)},`),
  csv(
    "names of marks",
    repeated(
      `1234567890,20200101,홍길동,${`a${"\u0301".repeat(15)}${"\u0316".repeat(15)}`.repeat(24)}\n`,
    ),
  ),
  csv("malformed rows", repeated("1,2,3\n")),
  table("names of columns", repeated("사업자번호,")),
  table("a name of marks", (n) => `a${"\u0301".repeat(n / 2)}`),
  table("empty lines", repeated(",\n")),
  table("HTML that spans", repeated("<table><tr><td colspan=256 rowspan=16>")),
  table("HTML that does not end", (n) => `<html>${"<a".repeat(n / 2)}`),
  table(
    "representatives of blanks",
    (n) => `사업자번호,개업일,대표자\n${`2178182399,41000,${"김 ".repeat(140)}\n`.repeat(n / 300)}`,
  ),
  csv("good rows", repeated("1234567890,20200101,홍길동,가나다라마바사아자차카타파하가나다라마\n")),
  {
    name: "CSV: bytes that no encoding fits",
    largest: 5_000_000,
    prepare: (size) => {
      const bytes = new Uint8Array(size).fill(0x41);
      bytes[size - 1] = 0xff;
      return () => decodeCsv(bytes, "text/csv");
    },
  },
  {
    name: "JSON batch: one name of marks",
    largest: 5_000_000,
    prepare: (size) => {
      const owner_name = MARKS(size);
      const body = { business_numbers: ["1234567890"], start_date: "20200101", owner_name };
      return () => batchSchema.safeParse(body);
    },
  },
  {
    name: "JSON batch: faults",
    largest: 10_000,
    prepare: (size) => {
      const body = { businesses: Array.from({ length: size }, () => ({})) };
      return () => batchSchema.safeParse(body);
    },
  },
  {
    name: "single checks: names of marks",
    largest: 400,
    prepare: (size) => {
      const name = MARKS(16_000);
      return () => {
        for (let check = 0; check < size; check++) {
          ownerNameField.safeParse(name);
          companyNameField.safeParse(name);
        }
      };
    },
  },
  {
    name: "results: rows of quotes",
    largest: 10_000,
    prepare: (size) => {
      const cell = '"'.repeat(100);
      const given = { businessNumber: cell, startDate: cell, ownerName: cell, companyName: cell };
      const error = { code: "invalid_csv", message: cell } as const;
      const rows = Array.from({ length: size }, () => ({ given, error }));
      return () => writeResultCsv(rows, "ko");
    },
  },
];

/**
 * @returns the CPU time of one run in milliseconds: the lowest of several runs, because other work
 *   of the machine only adds time
 */
function cpuMs(work: () => unknown): number {
  const runs = Array.from({ length: 3 }, () => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...runs);
}

function growthOf({ name, largest, prepare }: Kind): Figure {
  const half = prepare(largest / 2);
  const whole = prepare(largest);
  const times = Array.from({ length: ROUNDS }, () => ({ half: cpuMs(half), whole: cpuMs(whole) }));
  const wholeMs = median(times.map((time) => time.whole));
  // Below 2 ms, the ratio would show only the clock and the garbage collector.
  const growth = wholeMs < 2 ? 0 : median(times.map((time) => time.whole / time.half));
  return figure(`${name} (${wholeMs.toFixed(1)} ms)`, growth, "≤", LINEAR);
}

printFigures(KINDS.map(growthOf));
