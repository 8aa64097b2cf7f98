/** How an uploaded CSV is read, from its bytes to its rows. docs/api.md has the rules. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeCsv, readCsv } from "../../../src/batch/csv-input.ts";
import type { ReadRow } from "../../../src/batch/rows.ts";
import type { ServiceError } from "../../../src/errors.ts";
import { tableError } from "../../../src/variant-a/batch/table-errors.ts";

const TODAY = Date.UTC(2026, 10, 21);
const LIMITS = { maxRows: 10_000, now: TODAY };
const HEADER = "business_number,start_date,owner_name,company_name";
const utf8 = (text: string) => new TextEncoder().encode(text);
const bytes = (...parts: (string | number[])[]) =>
  new Uint8Array(parts.flatMap((part) => (typeof part === "string" ? [...utf8(part)] : part)));

function read(text: string, maxRows = 10_000): ReadRow[] {
  const result = readCsv(text, { maxRows, now: TODAY });
  if (result.kind !== "rows") throw new Error(`refused: ${tableError(result).message}`);
  return result.rows;
}

function decode(file: Uint8Array, contentType: string): string {
  const result = decodeCsv(file, contentType);
  if (result.kind !== "text") throw new Error(`refused: ${tableError(result).message}`);
  return result.text;
}

function refusal(
  result: ReturnType<typeof readCsv> | ReturnType<typeof decodeCsv>,
): Pick<ServiceError, "code" | "message"> {
  if (result.kind === "rows" || result.kind === "text") throw new Error("not refused");
  const { code, message } = tableError(result);
  return { code, message };
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
  // Node decodes only those characters of CP949 that EUC-KR also has.
  // `test/worker/batch.test.ts` tests the other characters.
  const CP949 = bytes([0xc8, 0xab, 0xb1, 0xe6, 0xb5, 0xbf], ",", [0xb9, 0xe6]);
  const TEXT = "홍길동,방";

  it.each<[string, Uint8Array, string, string]>([
    ["UTF-8", utf8(TEXT), "text/csv", TEXT],
    ["UTF-8 with a byte-order mark", bytes([0xef, 0xbb, 0xbf], TEXT), "text/csv", TEXT],
    [
      "UTF-8 with a declaration in capitals and quotes",
      utf8(TEXT),
      'text/csv; header=present; charset="UTF-8"',
      TEXT,
    ],
    ["ASCII with a declaration", utf8("a,b"), "text/csv;charset=us-ascii", "a,b"],
    ["CP949 without a declaration", CP949, "text/csv", TEXT],
    ...["cp949", "CP949", "ms949", "windows-949", "x-windows-949", "euc-kr", "ks_c_5601-1987"].map(
      (name): [string, Uint8Array, string, string] => [
        `CP949 with the declaration ${name}`,
        CP949,
        `text/csv; charset=${name}`,
        TEXT,
      ],
    ),
  ])("are read if they are %s", (_, file, contentType, text) => {
    expect(decode(file, contentType)).toBe(text);
  });

  const utf16 = (text: string) =>
    [...text].flatMap((letter) => [letter.charCodeAt(0) & 255, letter.charCodeAt(0) >> 8]);
  it.each([
    ["little-endian", bytes([0xff, 0xfe], utf16(TEXT)), "text/csv"],
    [
      "big-endian",
      bytes(
        [0xfe, 0xff],
        utf16(TEXT).map((_, at, all) => all[at ^ 1] ?? 0),
      ),
      "",
    ],
    [
      "which the request also declares",
      bytes([0xff, 0xfe], utf16(TEXT)),
      "text/csv; charset=utf-16",
    ],
  ])("are read as UTF-16 with a byte-order mark, %s", (_, file, contentType) => {
    expect(decode(file, contentType)).toBe(TEXT);
  });

  it.each<[string, Uint8Array, string]>([
    ["UTF-16 without a byte-order mark", bytes(utf16(TEXT)), "text/csv"],
    ["UTF-16 cut inside a letter", bytes([0xff, 0xfe], utf16(TEXT)).subarray(0, 9), "text/csv"],
    ["a ZIP, such as an .xlsx workbook", bytes("PK", [3, 4, 20, 0, 6, 0, 8, 0]), "text/csv"],
    [
      "junk without a zero byte",
      bytes([0xff, 0xd8, 0xff, 0xe1, 0x80, 0xfe, 0xc9, 0xff]),
      "text/csv",
    ],
    ["CP949 declared as UTF-8", CP949, "text/csv; charset=utf-8"],
    ["UTF-8 cut inside a letter", utf8("홍길동").subarray(0, 8), "text/csv; charset=utf-8"],
    ["an unsupported encoding", utf8("a,b"), "text/csv; charset=iso-8859-1"],
    [
      "a charset whose name is a property of every JavaScript object",
      utf8("a,b"),
      "text/csv; charset=constructor",
    ],
  ])("are refused: %s", (_, file, contentType) => {
    expect(refusal(decodeCsv(file, contentType)).code).toBe("invalid_encoding");
  });

  it.each([
    ["text/csv", "The file is not UTF-8 or CP949 text"],
    ["text/csv; charset=ISO-8859-1", "The file is not iso-8859-1 text"],
    [`text/csv; charset=${"x".repeat(60_000)}`, `The file is not ${"x".repeat(40)}… text`],
  ])("are refused with a short message if they cannot be read (%#)", (contentType, start) => {
    const { message } = refusal(decodeCsv(new Uint8Array([0]), contentType));
    expect(message).toBe(`${start}: save it as "CSV UTF-8".`);
  });

  it.each(["ISO-8859-1", "utf-16", "constructor", "x".repeat(60_000)])(
    "are refused with advice about the charset if it is not supported (%#)",
    (charset) => {
      const name = charset.toLowerCase().slice(0, 40) + (charset.length > 40 ? "…" : "");
      const { message } = refusal(decodeCsv(utf8(TEXT), `text/csv; charset=${charset}`));
      expect(message).toBe(
        `The charset ${name} is not supported: leave it out, or send UTF-8 with charset=utf-8.`,
      );
    },
  );
});

describe("the header", () => {
  it.each([
    [
      "in another order",
      "company_name,owner_name,business_number,start_date\n가나다,홍길동,1234567890,20200101",
    ],
    [
      "in another letter case, with blanks around the names",
      ` Business_Number ,START_DATE, owner_name\t,Company_Name\n1234567890,20200101,홍길동,가나다`,
    ],
    [
      "in quotes",
      `"business_number","start_date","owner_name","company_name"\n1234567890,20200101,홍길동,가나다`,
    ],
    ["after empty lines", `\n\r\n${HEADER}\n1234567890,20200101,홍길동,가나다`],
    ["with other columns", `id,${HEADER},note\n7,1234567890,20200101,홍길동,가나다,"a,b"`],
    [
      "with two other columns of the same name",
      `note,note,${HEADER}\n,,1234567890,20200101,홍길동,가나다`,
    ],
  ])("is accepted %s", (_, text) => {
    expect(read(text).map(claimOf)).toEqual([CLAIM]);
  });

  it("may lack company_name", () => {
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
  ])(
    "is refused if it lacks the column %s, and the message names this column",
    (column, header) => {
      const { code, message } = refusal(readCsv(`${header}\n1,2,3`, LIMITS));
      expect(code).toBe("missing_column");
      expect(message).toContain(`column ${column} `);
    },
  );

  it.each(["", "\n\n", " , ,\r\n"])(
    "is reported as missing (missing_column) if the file contains only %j",
    (text) => {
      expect(refusal(readCsv(text, LIMITS)).code).toBe("missing_column");
    },
  );

  it.each(["", "\n", "\r\n\r\n", "\n,,,\n"])(
    "without a row after it causes the error batch_empty: %j",
    (rest) => {
      expect(refusal(readCsv(HEADER + rest, LIMITS)).code).toBe("batch_empty");
    },
  );

  it("is refused if it repeats a column that the service reads, with a message that names the column and the line", () => {
    const { code, message } = refusal(readCsv(`\n${HEADER}, Owner_Name\n1,2,3,4,5`, LIMITS));
    expect(code).toBe("invalid_csv");
    expect(message).toBe("line 2: the column owner_name appears twice.");
  });
});

describe("the rows", () => {
  it.each([
    ["LF", "\n"],
    ["CRLF", "\r\n"],
    ["CR", "\r"],
  ])("may end in %s, and the last row may have no line break", (_, end) => {
    const row = (name: string) => `1234567890,20200101,홍길동,${name}`;
    for (const last of ["", end]) {
      const rows = read([HEADER, row("가"), "", row('"나"'), `${row("다")}${last}`].join(end));
      expect(rows.map(({ given }) => given.companyName)).toEqual(["가", "나", "다"]);
      expect(rows.every(claimOf)).toBe(true);
    }
  });

  it("may end in different line breaks, because a file may be joined from several files", () => {
    const row = "1234567890,20200101,홍길동,가나다";
    for (const text of [
      `${HEADER}\r\n${row}\n${row}\n`,
      `${HEADER}\n${row}\r\n${row}\r\n`,
      `${HEADER}\r\n${row}\n"1234567890",20200101,홍길동,"가나다"\r\n`,
      `${HEADER}\r${row}\n${row}\r`,
    ]) {
      expect(read(text).map(claimOf)).toEqual([CLAIM, CLAIM]);
    }
  });

  it("may have commas, quotes and line breaks in quoted cells, and the line numbers in messages also count the line breaks in cells", () => {
    const rows = read(
      `${HEADER}\r\n1234567890,20200101,홍길동,"가, ""나""\r\n다"\r\n\r\n12345,20200101,홍길동,"x\ny"\r\n1234567890,2020,홍길동,\r\n`,
    );
    expect(rows[0]?.given.companyName).toBe('가, "나"\r\n다');
    expect(claimOf(rows[0])?.companyName).toBe('가, "나" 다');
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
    ["blank cells after the last column of the header", "1234567890,20200101,홍길동,가나다,,  ,"],
  ])("are accepted with %s", (_, row) => {
    expect(read(`${HEADER}\n${row}`).map(claimOf)).toEqual([CLAIM]);
  });

  it("keep their cells as given", () => {
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
    ["invalid_owner_name", `1234567890,20200101,${"가".repeat(101)},`],
    ["invalid_request", `1234567890,20200101,홍길동,${"가".repeat(201)}`],
    ["invalid_csv", "1234567890,20200101,홍길동,가,나"],
  ])(
    "become error rows with the code %s and their line number if they are malformed",
    (code, row) => {
      const rows = read(`${HEADER}\n${row}\n1234567890,20200101,홍길동,가나다\n`);
      expect(errorOf(rows[0])).toMatchObject({
        code,
        message: expect.stringMatching(/^line 2[:,]/),
      });
      expect(claimOf(rows[1])).toEqual(CLAIM);
    },
  );

  it("become error rows if they have more cells than the header, and the message says how many cells", () => {
    const [row] = read(`${HEADER}\n1234567890,20200101,홍길동,가,나`);
    expect(errorOf(row)?.message).toBe("line 2: the row has 5 cells, but the header has 4.");
  });

  it.each([
    [
      "that never ends",
      `${HEADER}\n1,2,3,4\n1,2,"3,4\n1,2,3,4`,
      "line 3: a quoted cell has no closing quote.",
    ],
    [
      "that never ends, after another cell that has two lines",
      `${HEADER}\r\n1,2,3,"4\r\n5"\r\n1,"2`,
      "line 4: a quoted cell has no closing quote.",
    ],
    [
      "followed by text",
      `${HEADER}\n1,2,"3"x,4\n`,
      "line 2: text follows the closing quote of a cell.",
    ],
  ])("cause a refusal that names the line if they have a quoted cell %s", (_, text, message) => {
    expect(refusal(readCsv(text, LIMITS))).toEqual({ code: "invalid_csv", message });
  });

  it("may have a quote in the middle of an unquoted cell", () => {
    expect(read(`${HEADER}\r\n1234567890,20200101,홍길동,5" 가게\r\n`).map(claimOf)).toEqual([
      { ...CLAIM, companyName: '5" 가게' },
    ]);
  });

  it("cause a refusal that names the limit if there are more rows than the plan allows", () => {
    const row = "1234567890,20200101,홍길동,\n";
    expect(read(`${HEADER}\n${row.repeat(100)}\n,,\n`, 100)).toHaveLength(100);
    const { code, message } = refusal(
      readCsv(`${HEADER}\n${row.repeat(101)}`, { ...LIMITS, maxRows: 100 }),
    );
    expect(code).toBe("batch_too_large");
    expect(message).toContain("100");
  });

  it("count towards the plan's limit if they are malformed, but not if they are empty", () => {
    expect(read(`${HEADER}\n${"1,2,3\n\n".repeat(100)}`, 100)).toHaveLength(100);
    expect(
      refusal(readCsv(`${HEADER}\n${"1,2,3\n".repeat(101)}`, { ...LIMITS, maxRows: 100 })).code,
    ).toBe("batch_too_large");
  });

  it.each([
    ["business_number", 0, "invalid_business_number"],
    ["start_date", 1, "invalid_start_date"],
    ["owner_name", 2, "invalid_owner_name"],
    ["company_name", 3, "invalid_request"],
  ])(
    "become error rows if %s has over 1,000 characters, and this cell keeps only its first 1,000",
    (column, at, code) => {
      // The blanks at the end are trimmed, so only the limit of a cell can make the row an error.
      const padded = (length: number) => {
        const cells = ["1234567890", "20200101", "홍길동", "가나다"];
        return cells.with(at, (cells[at] ?? "").padEnd(length)).join(",");
      };
      const [longest, tooLong] = read(`${HEADER}\n${padded(1_000)}\n${padded(1_001)}`);
      expect(claimOf(longest)).toEqual(CLAIM);
      expect(errorOf(tooLong)).toEqual({
        code,
        message: `line 3, ${column}: must have at most 1000 characters`,
      });
      expect(Object.values(tooLong?.given ?? {})[at]).toHaveLength(1_000);
    },
  );

  it("get an error about a representative's name that fits into a cell, but has more than 100 characters", () => {
    const [row] = read(`${HEADER}\n1234567890,20200101,${"가".repeat(1_000)},`);
    expect(errorOf(row)?.message).toBe("line 2, owner_name: must be a name of 1 to 100 characters");
  });

  it("may have a cell of any length in a column that the service does not read", () => {
    const text = `note,${HEADER}\n${"x".repeat(5_000)},1234567890,20200101,홍길동,가나다`;
    expect(read(text).map(claimOf)).toEqual([CLAIM]);
  });
});

describe("any table without blank rows", () => {
  const cell = fc.string({
    unit: fc.constantFrom("가", "a", "1", " ", ",", '"', "\n", "\r", "\r\n", "=", "\t", ";", "😀"),
  });
  const row = fc
    .tuple(cell, cell, cell, cell)
    .filter((cells) => cells.some((text) => text.trim() !== ""));

  it("is read from CSV exactly as it was written", () => {
    fc.assert(
      fc.property(
        fc.array(row, { minLength: 1, maxLength: 8 }),
        fc.constantFrom("\n", "\r\n", "\r"),
        fc.boolean(),
        (rows, newline, quotes) => {
          const write = (text: string) =>
            quotes || /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
          const csv = [HEADER, ...rows.map((cells) => cells.map(write).join(","))].join(newline);
          const cells = read(csv).map(({ given }) => Object.values(given));
          expect(cells).toEqual(rows);
        },
      ),
      { numRuns: 2_000 },
    );
  });
});

describe("a hostile file", () => {
  it.each<[string, string]>([
    ["quotes that are not closed", `"${'x"'.repeat(100_000)}${" ".repeat(200_000)},`],
    [
      "a name of combining marks",
      `1234567890,20200101,a${"\u0301".repeat(80_000)}${"\u0316".repeat(80_000)},`,
    ],
    [
      "names with many combining marks each",
      `1234567890,20200101,홍길동,${"a\u0301\u0316".repeat(300)}\n`.repeat(500),
    ],
    ["blanks around names", `1234567890,20200101,${" ".repeat(900)}홍길동,\n`.repeat(500)],
    ["commas", ",".repeat(500_000)],
  ])("takes less than a second of CPU time with %s", (_, rows) => {
    const start = process.cpuUsage();
    readCsv(`${HEADER}\n${rows}`, LIMITS);
    const { user, system } = process.cpuUsage(start);
    expect(user + system).toBeLessThan(1_000_000);
  });
});

describe("the message of a row", () => {
  it.each<["en" | "ko", string, string, RegExp]>([
    ["en", "사업자번호,개업일,대표자", "1234567890,2012,홍길동", /^line 2, 개업일: /],
    ["ko", "사업자번호,개업일,대표자", "1234567890,2012,홍길동", /^2행 개업일: /],
    ["en", "business_number,startDate,ownerName", "1234567890,2012,홍길동", /^line 2, startDate: /],
    ["ko", "business_number,startDate,ownerName", "1234567890,20120305,", /^2행 ownerName: /],
    ["en", `"사업자\n등록번호",개업일,대표자`, "12,20120305,홍길동", /^line 3, 사업자 ?등록번호: /],
  ])(
    "names the column by its name in the header (language %s): %s",
    (messageLanguage, header, line, expected) => {
      const result = readCsv(`${header}\n${line}`, { ...LIMITS, messageLanguage });
      expect(result.kind === "rows" && errorOf(result.rows[0])?.message).toMatch(expected);
    },
  );

  it("names the column by its name in the header, even in the error about a number that is not a test number", () => {
    const options = { ...LIMITS, onlyTestNumbers: true };
    const result = readCsv("사업자번호,개업일,대표자\n1234567891,20120305,홍길동", options);
    const row = result.kind === "rows" ? errorOf(result.rows[0]) : undefined;
    expect(row?.message).toMatch(/^line 2, 사업자번호: /);
  });
});
