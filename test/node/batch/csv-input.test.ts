/** SPEC §2.4 and DESIGN §9: an uploaded CSV, from its bytes to its rows. */
import fc from "fast-check";
import Papa from "papaparse";
import { describe, expect, it } from "vitest";
import { decodeCsv, readCsv } from "../../../src/batch/csv-input.ts";
import type { ReadRow } from "../../../src/batch/rows.ts";
import { ServiceError } from "../../../src/errors.ts";

const HEADER = "business_number,start_date,owner_name,company_name";
const utf8 = (text: string) => new TextEncoder().encode(text);
const bytes = (...parts: (string | number[])[]) =>
  new Uint8Array(parts.flatMap((part) => (typeof part === "string" ? [...utf8(part)] : part)));
const read = (text: string) => readCsv(text, 10_000);

function refusal(work: () => unknown): { code: string; message: string } {
  try {
    work();
  } catch (fault) {
    if (fault instanceof ServiceError) return { code: fault.code, message: fault.message };
    throw fault;
  }
  throw new Error("it was not refused");
}

const claimOf = (row: ReadRow | undefined) => (row && "claim" in row ? row.claim : undefined);
const errorOf = (row: ReadRow | undefined) => (row && "error" in row ? row.error : undefined);

const CLAIM = {
  number: "1234567890",
  startDate: "20200101",
  ownerName: "홍길동",
  companyName: "가나다",
};

describe("the bytes of a file", () => {
  // Syllables of EUC-KR proper: those that CP949 adds are unknown to Node's decoder, and tested in the Worker's.
  const CP949 = bytes([0xc8, 0xab, 0xb1, 0xe6, 0xb5, 0xbf], ",", [0xb9, 0xe6]);
  const TEXT = "홍길동,방";

  it.each<[string, Uint8Array, string, string]>([
    ["UTF-8", utf8(TEXT), "text/csv", TEXT],
    ["UTF-8 with a byte-order mark", bytes([0xef, 0xbb, 0xbf], TEXT), "text/csv", TEXT],
    [
      "UTF-8 declared in capitals and quotes",
      utf8(TEXT),
      'text/csv; header=present; charset="UTF-8"',
      TEXT,
    ],
    ["ASCII declared", utf8("a,b"), "text/csv;charset=us-ascii", "a,b"],
    ["CP949 undeclared", CP949, "text/csv", TEXT],
    ...["cp949", "CP949", "ms949", "windows-949", "euc-kr", "ks_c_5601-1987"].map(
      (name): [string, Uint8Array, string, string] => [
        `CP949 declared as ${name}`,
        CP949,
        `text/csv; charset=${name}`,
        TEXT,
      ],
    ),
  ])("are read as %s", (_, file, contentType, text) => {
    expect(decodeCsv(file, contentType)).toBe(text);
  });

  const utf16 = (text: string) =>
    [...text].flatMap((letter) => [letter.charCodeAt(0) & 255, letter.charCodeAt(0) >> 8]);
  it.each<[string, Uint8Array, string]>([
    ["UTF-16 with a byte-order mark", bytes([0xff, 0xfe], utf16(TEXT)), "text/csv"],
    ["UTF-16 without one", bytes(utf16(TEXT)), "text/csv"],
    ["UTF-16 declared", bytes([0xff, 0xfe], utf16(TEXT)), "text/csv; charset=utf-16"],
    ["a ZIP, as a spreadsheet's own file is", bytes("PK", [3, 4, 20, 0, 6, 0, 8, 0]), "text/csv"],
    [
      "junk without a zero byte",
      bytes([0xff, 0xd8, 0xff, 0xe1, 0x80, 0xfe, 0xc9, 0xff]),
      "text/csv",
    ],
    ["CP949 declared as UTF-8", CP949, "text/csv; charset=utf-8"],
    ["UTF-8 that is cut in a letter", utf8("홍길동").subarray(0, 8), "text/csv; charset=utf-8"],
    ["an encoding that is not taken", utf8("a,b"), "text/csv; charset=iso-8859-1"],
    ["a name every object has", utf8("a,b"), "text/csv; charset=constructor"],
  ])("are refused as %s", (_, file, contentType) => {
    expect(refusal(() => decodeCsv(file, contentType)).code).toBe("invalid_encoding");
  });
});

describe("the header", () => {
  it.each([
    [
      "in another order",
      "company_name,owner_name,business_number,start_date\n가나다,홍길동,1234567890,20200101",
    ],
    [
      "in another case, with blanks around the names",
      ` Business_Number ,START_DATE, owner_name\t,Company_Name\n1234567890,20200101,홍길동,가나다`,
    ],
    [
      "quoted",
      `"business_number","start_date","owner_name","company_name"\n1234567890,20200101,홍길동,가나다`,
    ],
    ["after empty lines", `\n\r\n${HEADER}\n1234567890,20200101,홍길동,가나다`],
    ["with columns of other names", `id,${HEADER},note\n7,1234567890,20200101,홍길동,가나다,"a,b"`],
    [
      "with two columns of another name",
      `note,note,${HEADER}\n,,1234567890,20200101,홍길동,가나다`,
    ],
  ])("may stand %s", (_, text) => {
    expect(read(text).map(claimOf)).toEqual([CLAIM]);
  });

  it("may leave out company_name", () => {
    const rows = read("business_number,start_date,owner_name\n1234567890,20200101,홍길동");
    expect(rows.map(claimOf)).toEqual([{ ...CLAIM, companyName: null }]);
  });

  it.each([
    ["business_number", "start_date,owner_name"],
    ["start_date", "business_number,owner_name,company_name"],
    ["owner_name", "business_number,start_date,owner"],
    ["business_number", "1234567890,20200101,홍길동"],
    [
      "start_date",
      "business_number;start_date;owner_name".replaceAll(";", "\t").replace("\t", ",x\t"),
    ],
  ])("that lacks %s is refused, naming it", (column, header) => {
    const { code, message } = refusal(() => read(`${header}\n1,2,3`));
    expect(code).toBe("missing_column");
    expect(message).toContain(`column ${column} `);
  });

  it.each(["", "\n\n", " , ,\r\n"])(
    "that is missing altogether (%j) is a missing column",
    (text) => {
      expect(refusal(() => read(text)).code).toBe("missing_column");
    },
  );

  it.each(["", "\n", "\r\n\r\n", "\n,,,\n"])("alone, followed by %j, is batch_empty", (rest) => {
    expect(refusal(() => read(HEADER + rest)).code).toBe("batch_empty");
  });

  it("with a column twice is refused, naming column and line", () => {
    const { code, message } = refusal(() => read(`\n${HEADER}, Owner_Name\n1,2,3,4,5`));
    expect(code).toBe("invalid_csv");
    expect(message).toMatch(/^line 2: .*owner_name/);
  });
});

describe("the rows", () => {
  it.each([
    ["LF", "\n"],
    ["CRLF", "\r\n"],
    ["CR", "\r"],
  ])("end in %s, the last with it or without", (_, end) => {
    const row = (name: string) => `1234567890,20200101,홍길동,${name}`;
    for (const last of ["", end]) {
      const rows = read([HEADER, row("가"), "", row('"나"'), `${row("다")}${last}`].join(end));
      expect(rows.map(({ given }) => given.companyName)).toEqual(["가", "나", "다"]);
      expect(rows.every(claimOf)).toBe(true);
    }
  });

  it("may end in CRLF here and LF there, as in a file put together from pieces", () => {
    const row = "1234567890,20200101,홍길동,가나다";
    for (const text of [
      `${HEADER}\r\n${row}\n${row}\n`,
      `${HEADER}\n${row}\r\n${row}\r\n`,
      `${HEADER}\r\n${row}\n"1234567890",20200101,홍길동,"가나다"\r\n`,
    ]) {
      expect(read(text).map(claimOf)).toEqual([CLAIM, CLAIM]);
    }
  });

  it("hold cells in quotes with commas, quotes and line breaks, and count their lines", () => {
    const rows = read(
      `${HEADER}\r\n1234567890,20200101,홍길동,"가, ""나""\r\n다"\r\n\r\n12345,20200101,홍길동,"x\ny"\r\n1234567890,2020,홍길동,\r\n`,
    );
    expect(claimOf(rows[0])?.companyName).toBe('가, "나"\r\n다');
    expect(errorOf(rows[1])).toMatchObject({
      code: "invalid_business_number",
      message: expect.stringMatching(/^line 5, business_number: /),
    });
    expect(errorOf(rows[2])).toMatchObject({
      code: "invalid_start_date",
      message: expect.stringMatching(/^line 7, start_date: /),
    });
  });

  it.each([
    ["a hyphenated number", "123-45-67890,20200101,홍길동,가나다"],
    ["a hyphenated date", "1234567890,2020-01-01,홍길동,가나다"],
    ["blanks around each cell", " 1234567890 ,\t20200101, 홍길동 , 가나다 "],
    [
      "decomposed letters",
      `1234567890,20200101,${"홍길동".normalize("NFD")},${"가나다".normalize("NFD")}`,
    ],
    ["more cells than the header, all empty", "1234567890,20200101,홍길동,가나다,,  ,"],
  ])("are taken with %s", (_, row) => {
    expect(read(`${HEADER}\n${row}`).map(claimOf)).toEqual([CLAIM]);
  });

  it("keep their cells as they were given", () => {
    expect(read(`${HEADER}\r\n 123-45-67890 ,2020-01-01,홍길동 ,\r\n`)[0]?.given).toEqual({
      businessNumber: " 123-45-67890 ",
      startDate: "2020-01-01",
      ownerName: "홍길동 ",
      companyName: "",
    });
  });

  it.each([
    ["invalid_business_number", "123456789,20200101,홍길동,"],
    ["invalid_business_number", "12-345-67890,20200101,홍길동,"],
    ["invalid_business_number", "1.23457E+09,20200101,홍길동,"],
    ["invalid_business_number", ",20200101,홍길동,가"],
    ["invalid_start_date", "1234567890,20230230,홍길동,"],
    ["invalid_start_date", "1234567890"],
    ["invalid_owner_name", "1234567890,20200101"],
    ["invalid_owner_name", `1234567890,20200101,${"가".repeat(31)},`],
    ["invalid_request", `1234567890,20200101,홍길동,${"가".repeat(201)}`],
    ["invalid_csv", "1234567890,20200101,홍길동,가,나"],
  ])("that are malformed stay rows, with %s and their line", (code, row) => {
    const rows = read(`${HEADER}\n${row}\n1234567890,20200101,홍길동,가나다\n`);
    expect(errorOf(rows[0])).toMatchObject({ code, message: expect.stringMatching(/^line 2[:,]/) });
    expect(claimOf(rows[1])).toEqual(CLAIM);
  });

  it("with more cells than the header has names say how many", () => {
    const [row] = read(`${HEADER}\n1234567890,20200101,홍길동,가,나`);
    expect(errorOf(row)?.message).toBe("line 2: 5 cells, the header has 4.");
  });

  it.each([
    ["that never ends", `${HEADER}\n1,2,3,4\n1,2,"3,4\n1,2,3,4`, /^line 3: /],
    [
      "that never ends, after a cell of two lines",
      `${HEADER}\r\n1,2,3,"4\r\n5"\r\n1,"2`,
      /^line 4: /,
    ],
    ["that goes on after its end", `${HEADER}\n1,2,"3"x,4\n`, /^line 2: /],
  ])("with a quote %s refuse the file, naming the line", (_, text, message) => {
    expect(refusal(() => read(text))).toEqual({
      code: "invalid_csv",
      message: expect.stringMatching(message),
    });
  });

  it("may hold a quote in the middle of a cell that is not quoted", () => {
    expect(read(`${HEADER}\r\n1234567890,20200101,홍길동,5" 가게\r\n`).map(claimOf)).toEqual([
      { ...CLAIM, companyName: '5" 가게' },
    ]);
  });

  it("are refused one above the cap, naming it; empty lines do not count", () => {
    const row = "1234567890,20200101,홍길동,\n";
    expect(readCsv(`${HEADER}\n${row.repeat(100)}\n,,\n`, 100)).toHaveLength(100);
    const { code, message } = refusal(() => readCsv(`${HEADER}\n${row.repeat(101)}`, 100));
    expect(code).toBe("batch_too_large");
    expect(message).toContain("100");
  });
});

describe("any table", () => {
  const cell = fc.string({
    unit: fc.constantFrom("가", "a", "1", " ", ",", '"', "\n", "\r", "\r\n", "=", "\t", ";", "😀"),
  });
  const row = fc
    .tuple(cell, cell, cell, cell)
    .filter((cells) => cells.some((text) => text.trim() !== ""));

  it("that is written as CSV is read back as it was: row for row, cell for cell", () => {
    fc.assert(
      fc.property(
        fc.array(row, { minLength: 1, maxLength: 8 }),
        fc.constantFrom("\n", "\r\n"),
        fc.boolean(),
        (rows, newline, quotes) => {
          const csv = Papa.unparse({ fields: HEADER.split(","), data: rows }, { newline, quotes });
          const cells = read(csv).map(({ given }) => Object.values(given));
          expect(cells).toEqual(rows);
        },
      ),
      { numRuns: 2_000 },
    );
  });
});
