import { describe, expect, it } from "vitest";
import type { OpenSheet, ReadChoice, RowsView } from "../../../web/list/sheets/messages.ts";
import { readFile } from "../../../web/list/sheets/read.ts";
import { understandRows } from "../../../web/list/sheets/understand.ts";
import { inventedBusinesses } from "../../browser/workbooks.ts";
import { type OfficeSheet, textCell, workbookOf, workbookOfSheets } from "../../workbook-files.ts";

const NOW = Date.UTC(2026, 10, 21);
const NUMBERS = inventedBusinesses(40).map(({ b_no }) => b_no);
const [A = "", B = "", C = "", D = ""] = NUMBERS;
const hyphened = (number: string) => number.replace(/^(...)(..)/, "$1-$2-");

async function opened(content: string | Buffer, choice: ReadChoice = {}): Promise<OpenSheet> {
  const read = await readFile(new Blob([content as BlobPart]), "list", choice, NOW);
  if (read.kind === "fault") throw new Error(read.text?.ko ?? "unreadable");
  return read.open;
}

async function faultOf(content: string | Buffer): Promise<{ ko: string; en: string } | null> {
  const read = await readFile(new Blob([content as BlobPart]), "list", {}, NOW);
  return read.kind === "fault" ? read.text : null;
}

async function offered(content: string | Buffer, choice: ReadChoice = {}, view = {}) {
  const open = await opened(content, choice);
  const { sheet } = open;
  const { mapping, check } = sheet;
  const rows = understandRows(open, { mapping, check, edits: [], ...view } as RowsView, NOW);
  return {
    sheet,
    check,
    mapping,
    numbers: rows.flatMap(({ claim }) => claim?.business_number ?? []),
    problems: rows.filter(({ problems }) => problems.length > 0),
    skipped: rows.flatMap(({ line, skip }) => (skip ? [line] : [])),
    labels: rows.flatMap(({ label }) => label ?? []),
    finds: sheet.finds.map(({ kind }) => kind),
  };
}

const HEADER = ["사업자등록번호", "상호", "대표자", "개업일자"];
const row = (number: string, name = "한빛") => [number, name, "김한빛", "2012-03-05"];
const csv = (rows: readonly (readonly string[])[]) =>
  rows.map((cells) => cells.join(",")).join("\n");
const office = (...sheets: OfficeSheet[]) => workbookOfSheets(sheets);

describe("the sheet", () => {
  const last = { name: "2025", rows: [HEADER, row(A)] };
  const now = { name: "2026", rows: [HEADER, row(B), row(C)] };

  it("is the first visible sheet that has a list, and the page says how many rows each other sheet has", async () => {
    const { numbers, sheet } = await offered(office({ ...last, state: "hidden" }, now));
    expect(numbers).toEqual([B, C]);
    expect(sheet.sheetName).toBe("2026");
    expect(sheet.otherSheets).toEqual([{ index: 0, name: "2025", isHidden: true, rows: 2 }]);
    const cover = { name: "표지", rows: [["거래처 현황"], ["사업자등록번호", A]] };
    expect((await offered(office(cover, now))).numbers).toEqual([B, C]);
  });

  it("is any other sheet, hidden or not, if the person chooses it", async () => {
    const bytes = office({ ...last, state: "veryHidden" }, now);
    const { numbers, sheet } = await offered(bytes, { sheet: 0 });
    expect(numbers).toEqual([A]);
    expect(sheet.otherSheets).toMatchObject([{ index: 1, name: "2026", isHidden: false, rows: 3 }]);
  });

  it("may be one of several sheets in the XML format of Excel 2003", async () => {
    const sheet = (name: string, number: string, options = "") =>
      `<Worksheet ss:Name="${name}"><Table><Row>${HEADER.map((text) => `<Cell><Data>${text}</Data></Cell>`).join("")}</Row>` +
      `<Row>${row(number)
        .map((text) => `<Cell><Data>${text}</Data></Cell>`)
        .join("")}</Row></Table>` +
      `<WorksheetOptions>${options}</WorksheetOptions></Worksheet>`;
    const xml = `<?xml version="1.0"?><Workbook>${sheet("작년", A, "<Visible>SheetHidden</Visible>")}${sheet("올해", B)}${sheet("지점", C)}</Workbook>`;
    const read = await offered(xml);
    expect(read.numbers).toEqual([B]);
    expect(read.sheet.otherSheets).toMatchObject([
      { index: 0, name: "작년", isHidden: true, rows: 2 },
      { index: 2, name: "지점", isHidden: false, rows: 2 },
    ]);
    expect((await offered(xml, { sheet: 2 })).numbers).toEqual([C]);
  });
});

describe("hidden rows", () => {
  const bytes = office({ name: "명부", rows: [HEADER, row(A), row(B), row(C)], hidden: [3] });

  it("are counted and left out, but are read if the person wants them", async () => {
    const read = await offered(bytes);
    expect([read.numbers, read.sheet.hiddenRows]).toEqual([[A, C], 1]);
    expect((await offered(bytes, { hiddenRows: true })).numbers).toEqual([A, B, C]);
  });

  it.each([
    ['<tr style="display:none">', "<tr>"],
    ['<Row ss:Hidden="1">', "<Row>"],
  ])("are found in HTML and XML: %s", async (hidden, shown) => {
    const line = (cells: string[]) => cells.map((cell) => `<td>${cell}</td>`).join("");
    const html = `<table>${shown}${line(HEADER)}${hidden}${line(row(A))}${shown}${line(row(B))}</table>`;
    const read = await offered(html);
    expect([read.numbers, read.sheet.hiddenRows]).toEqual([[B], 1]);
  });

  it("are not the rows of a sheet that hides only the rows that are not written in it", async () => {
    const rows = [HEADER, row(A), row(B)].map((cells, at) => {
      const texts = cells.map((text, column) => textCell(`${"ABCD"[column]}${at + 1}`, text));
      return `<row r="${at + 1}"${at === 2 ? ' hidden="1"' : ""}>${texts.join("")}</row>`;
    });
    const sheet =
      '<worksheet><sheetFormatPr defaultRowHeight="15" zeroHeight="1"/>' +
      `<sheetData>${rows.join("")}</sheetData></worksheet>`;
    const read = await offered(workbookOf({ sheet }));
    expect([read.numbers, read.sheet.hiddenRows]).toEqual([[A], 1]);
  });

  it("may include the header", async () => {
    const rows = [HEADER.map((_, at) => `${at}`), HEADER, row(A)];
    expect((await offered(office({ name: "명부", rows, hidden: [2] }))).numbers).toEqual([A]);
  });
});

describe("the header", () => {
  it("is never a line with a business number, so every line is a row if there is no header", async () => {
    const read = await offered(
      csv(NUMBERS.slice(0, 10).map((number) => row(number, "한빛물산(주)"))),
    );
    expect(read.numbers).toEqual(NUMBERS.slice(0, 10));
    expect(read.finds).toContain("no_header");
    expect(read.check).toBe("verify");
    expect(read.mapping).toMatchObject({ business_number: 0, owner_name: 2, start_date: 3 });
    expect(read.finds).toContain("guessed");
  });

  it("may be in line 30", async () => {
    const titles = Array.from({ length: 29 }, (_, at) => [`머리말 ${at}`]);
    const read = await offered(csv([...titles, HEADER, row(A)]));
    expect([read.numbers, read.check, read.sheet.skipped.length]).toEqual([[A], "verify", 29]);
  });

  it.each([
    ["split", ["사업자", "상호", "대표자", "개업"], ["등록번호", "(법인명)", "성명", "일자"]],
    ["merged above", ["거래처", "", "", "개업일자"], ["사업자등록번호", "상호", "대표자", ""]],
    ["merged below", ["사업자등록번호", "상호", "대표자", "개업"], ["", "", "", "연월일"]],
  ])("in two lines is joined: %s", async (_, above, below) => {
    for (const content of [
      csv([above, below, row(A), row(B)]),
      office({ name: "a", rows: [above, below, row(A), row(B)] }),
    ]) {
      const read = await offered(content);
      expect(read).toMatchObject({ numbers: [A, B], check: "verify", problems: [], finds: [] });
    }
  });

  it("does not cause a corporate or resident number to be read as a business number", async () => {
    const read = await offered(
      csv([
        ["법인", "주민", "상호", "번호"],
        ["등록번호", "등록번호", "", ""],
        ["110111-0000001", "880101-1234567", "한빛", hyphened(A)],
      ]),
    );
    expect(read.numbers).toEqual([A]);
    expect(JSON.stringify(read.sheet)).not.toContain("880101");
  });

  it("is reported as assumed if it has no known names, and is read as a row on request", async () => {
    const content = csv([
      ["거래처A", "서울"],
      [hyphened(A), "부산"],
    ]);
    const read = await offered(content);
    expect([read.numbers, read.finds]).toEqual([[A], ["assumed_header", "by_content"]]);
    expect((await offered(content, { readAbove: true })).sheet.rows).toHaveLength(2);
  });
});

describe("one column of numbers", () => {
  const numbers = NUMBERS.slice(0, 5);
  it.each<[string, string | Buffer]>([
    ["text", numbers.join("\n")],
    ["text with hyphens", numbers.map(hyphened).join("\r\n")],
    ["text with a heading", `조회 대상\n${numbers.join("\n")}`],
    ["a workbook", office({ name: "Sheet1", rows: numbers.map((number) => [number]) })],
    [
      "a workbook with a heading",
      office({ name: "a", rows: [["번호"], ...numbers.map((number) => [number])] }),
    ],
    ["pasted cells", `${numbers.join("\r\n")}\r\n`],
  ])("is checked for the status: %s", async (_, content) => {
    const read = await offered(content);
    expect([read.numbers, read.check, read.problems]).toEqual([numbers, "status", []]);
  });
});

describe("numbers among other text", () => {
  const numbers = NUMBERS.slice(0, 4);
  it.each<[string, string]>([
    [
      "separated by blanks",
      numbers.map((number) => `${hyphened(number)}   주식회사 한빛`).join("\n"),
    ],
    [
      "in a numbered list",
      numbers.map((number, at) => `${at + 1}. ${hyphened(number)}`).join("\n"),
    ],
    ["in one line", numbers.map(hyphened).join(", ")],
    ["in one row of cells", numbers.join("\t")],
    ["with wrong check digits", "1234567890\n2345678900\n3456789000\n4567890000"],
  ])("are found: %s", async (_, text) => {
    const read = await offered(text);
    expect([read.numbers.length, read.check, read.problems]).toEqual([4, "status", []]);
  });
});

describe("a field that two columns may hold", () => {
  it.each([
    [
      "start_date",
      ["사업자번호", "대표자", "개업일자", "개업일"],
      [hyphened(A), "김한빛", "2012-03-05", "2013-03-05"],
    ],
    [
      "owner_name",
      ["사업자번호", "대표자", "대표이사", "개업일"],
      [hyphened(A), "김한빛", "이한빛", "2013-03-05"],
    ],
  ] as const)(
    "is left for the person to choose, and the kind of check does not change: %s",
    async (column, header, cells) => {
      const read = await offered(csv([header, cells]));
      expect(read.check).toBe("verify");
      expect(read.mapping[column]).toBeUndefined();
      expect(read.sheet.finds).toMatchObject([{ kind: "ambiguous", column }]);
      expect(read.numbers).toEqual([]);
    },
  );

  it("is read from the column that has text, or from the column that is not hidden", async () => {
    const header = ["사업자번호", "대표자", "개업일자", "개업일"];
    const cells = [hyphened(A), "김한빛", "2012-03-05", ""];
    expect((await offered(csv([header, cells]))).numbers).toEqual([A]);
    const rows = [header, [hyphened(A), "김한빛", "1999-01-01", "2012-03-05"]];
    const read = await offered(office({ name: "a", rows, hiddenColumns: [3, 3] }));
    expect(read.mapping.start_date).toBe(3);
  });

  it("is read from the column with more different values if it is the business number", async () => {
    const header = ["작성일자", "공급자등록번호", "상호", "공급받는자등록번호", "상호", "합계금액"];
    const rows = [A, B, C].map((number) => [
      "2026-10-05",
      hyphened(D),
      "우리",
      hyphened(number),
      "한빛",
      "1000",
    ]);
    const read = await offered(csv([header, ...rows]));
    expect([read.numbers, read.check]).toEqual([[A, B, C], "status"]);
    expect(read.sheet.finds).toContainEqual({
      kind: "ambiguous",
      column: "business_number",
      positions: [1, 3],
    });
  });
});

describe("the column of companies", () => {
  const header = ["사업자번호", "대표자", "개업일자", "Vendor", "City"];
  const of = (names: string[]) =>
    NUMBERS.slice(0, 3).map((number, at) => [
      number,
      "김한빛",
      "2012-03-05",
      names[at] ?? "",
      "서울",
    ]);

  it("is found by its content if its name is not known, and the page says so", async () => {
    const read = await offered(csv([header, ...of(["㈜한빛", "다라상사", "가나 주식회사"])]));
    expect(read.mapping.company_name).toBe(3);
    const find = { kind: "by_companies", column: "company_name", position: 3 };
    expect(read.sheet.finds).toContainEqual(find);
  });

  it("is not guessed if the cells do not look like companies, or if two columns contain companies", async () => {
    expect((await offered(csv([header, ...of(["가", "나", "다"])]))).mapping.company_name).toBe(
      undefined,
    );
    const rows = of(["㈜가", "㈜나", "㈜다"]).map((cells) => [...cells, "(주)라"]);
    expect((await offered(csv([[...header, "Bank"], ...rows]))).mapping.company_name).toBe(
      undefined,
    );
  });
});

describe("the representative", () => {
  it("is missing if the cell has only a dash, and the row is not sent", async () => {
    const dash = [hyphened(B), "한빛", "-", "2012-03-05"];
    const read = await offered(csv([HEADER, row(A), dash]));
    expect(read.numbers).toEqual([A]);
    expect(read.problems).toMatchObject([{ line: 3, problems: [{ code: "owner_missing" }] }]);
  });
});

describe("the opening date", () => {
  it("may be called 개업일시, and have a time", async () => {
    const header = ["사업자번호", "대표자명", "개업일시", "등록일시"];
    const cells = [A, "김한빛", "2012-03-05 00:00:00", "2020-01-01 09:30:00"];
    const { check, mapping } = await offered(csv([header, cells]));
    expect([check, mapping.start_date]).toEqual(["verify", 2]);
  });
});

describe("the column of numbers", () => {
  it("is recognised by its content even if its name is unknown", async () => {
    const rows = NUMBERS.slice(0, 6).map((number, at) => [`${at}`, number, "02-123-4567", "한빛"]);
    const read = await offered(csv([["No", "거래처코드", "전화", "거래처"], ...rows]));
    expect([read.numbers, read.check]).toEqual([NUMBERS.slice(0, 6), "status"]);
    expect(read.sheet.finds).toContainEqual({ kind: "by_content", count: 6, positions: [1] });
  });

  it("is recognised by its content even if a column of codes has the right name", async () => {
    const rows = NUMBERS.slice(0, 6).map((number, at) => [`C00${at}`, number]);
    expect((await offered(csv([["사업자번호", "비고"], ...rows]))).numbers).toEqual(
      NUMBERS.slice(0, 6),
    );
  });

  it("may also contain resident numbers, which are neither sent nor shown", async () => {
    const rows = [hyphened(A), "880101-1234567", hyphened(B)].map((number) => [
      number,
      "한빛",
      "김한빛",
    ]);
    const open = await offered(csv([["사업자(주민)번호", "상호", "성명"], ...rows]));
    expect(open.numbers).toEqual([A, B]);
    expect(open.sheet.mixed).toEqual([{ name: "사업자(주민)번호", position: 0, count: 1 }]);
    expect(open.sheet.rows.map(({ isWithheld }) => isWithheld)).toEqual([
      undefined,
      true,
      undefined,
    ]);
    expect([open.skipped, open.labels]).toEqual([[3], []]);
    expect(JSON.stringify(open)).not.toContain("880101");
  });

  it("is never a column that contains only resident numbers", async () => {
    const read = await offered(
      csv([
        ["주민등록번호", "상호", "번호"],
        ["880101-1234567", "한빛", A],
      ]),
    );
    expect(read.sheet.dropped).toEqual(["주민등록번호"]);
    expect([read.numbers, JSON.stringify(read.sheet).includes("880101")]).toEqual([[A], false]);
  });
});

describe("lines that are not businesses", () => {
  const list = (...lines: string[][]) =>
    csv([
      ["No", ...HEADER, "금액"],
      ["1", ...row(hyphened(A)), "1000"],
      ...lines,
      ["2", ...row(hyphened(B)), "2000"],
    ]);

  it.each([
    [["합계", "", "", "", "", "3000"]],
    [["", "합 계", "", "", "", "3000"]],
    [["", "", "서울지점 소계", "", "", "3000"]],
    [["총계(2건)", "", "", "", "", ""]],
    [["", "누  계", "", "", "", ""]],
    [["", "총 12건", "", "", "", ""]],
    [["", "", "", "", "", "3000"]],
    [["3", "", "", "", "", ""]],
    [["3", "", "", "", "", "0"]],
    [["※ 휴업자 제외", "", "", "", "", ""]],
    [["", "- 이하 여백 -", "", "", "", ""]],
    [["", "", "", "", "작성자: 김경리 (인)", ""]],
    [["위와 같이 제출합니다", "", "", "", "", ""]],
    [["------", "", "", "", "", ""]],
    [["No", ...HEADER, "금액"]],
    [["", "1 / 3", "", "", "", ""]],
    [["", "Total", "", "", "", "3000"]],
    [["", "2026년 11월 거래처 명부 (2/3)", "", "", "", ""]],
    [["", "b_no", "b_nm", "p_nm", "start_dt", ""]],
    [["", "", "", "", "", "담당자 이영희 010-1234-5678"]],
    [["", "217-81-82399 요약", "", "", "", "3000"]],
    [["", "", "한빛 요약", "", "", "3000"]],
    [["", "217-81-82399 개수", "", "", "", "12"]],
    [["", "개인 발급분", "0개처", "", "", "0"]],
    [["", "", "- 이 하 여 백 -", "", "", ""]],
  ])("are skipped: %j", async (line) => {
    const read = await offered(list(line));
    expect(read).toMatchObject({ numbers: [A, B], problems: [], skipped: [3] });
    expect((await offered(list(line), {}, { readAllLines: true })).problems).toHaveLength(1);
  });

  it.each(["예시", "(예시)", "예)", "작성 예"])(
    "include an example that is marked with %s",
    async (mark) => {
      const example = [mark, ...row("123-45-67890", "가나상사"), ""];
      const read = await offered(list(example, ["예", ...row(hyphened(C)), "예"]));
      expect(read).toMatchObject({ numbers: [A, C, B], skipped: [3] });
    },
  );

  it.each([
    [["3", "", "합계산업", "김합계", "2012-03-05", "1"]],
    [["3", "", "한빛", "", "", ""]],
    [["3", "미발급", "한빛", "김한빛", "2012-03-05", ""]],
    [["3", "12345", "", "", "", ""]],
    [["", "사업자등록번호", "대표자", "상호", "개업일자", ""]],
    [["3", "217-81-8239", "소계", "김한빛", "2012-03-05", ""]],
    [["3", "2.18E+09", "한빛", "김한빛", "2012-03-05", ""]],
  ])("do not include a business with a mistake, which is shown as a problem: %j", async (line) => {
    expect(await offered(list(line))).toMatchObject({ problems: [{ line: 3 }], skipped: [] });
  });

  it("do not include a business with a valid number, even beside words such as 합계", async () => {
    expect((await offered(list(["합계", ...row(hyphened(C), "소계"), "1"]))).numbers).toHaveLength(
      3,
    );
  });

  it("do not include a row that names a company, so the row's problem is shown with the company's name", async () => {
    const read = await offered(list(["3", "", "가나상사", "김한빛", "2012-03-05", ""]));
    expect(read.problems).toMatchObject([{ line: 3, label: "가나상사" }]);
  });
});

describe("a file that is not a table", () => {
  const old = "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1";
  const wide = (text: string) => [...text].map((letter) => `${letter}\0`).join("");
  it.each([
    ["empty.csv", "", /빈 파일/],
    ["blank.csv", "\ufeff \r\n\r\n", /빈 파일/],
    ["commas.csv", ",,,\r\n,,,\r\n", /빈 파일/],
    ["a.hwp", `${old}${"\0".repeat(600)}HWP Document File`, /한글 문서/],
    ["a.hwpx", "PK\x03\x04mimetypeapplication/hwp+zip", /한글 문서/],
    ["a.pdf", "%PDF-1.7\n", /PDF 파일/],
    ["a.png", "\x89PNG\r\n\x1a\n\0", /그림 파일/],
    ["a.jpg", "\xff\xd8\xff\xe0\0", /그림 파일/],
    ["a.heic", "\0\0\0\x18ftypheic\0", /그림 파일/],
    ["a.xls", `${old}${wide("Workbook")}`, /예전 형식의 엑셀/],
    ["a.ods", "PK\x03\x04".padEnd(400) + "application/vnd.oasis.opendocument.spreadsheet", /\.ods/],
    ["a.docx", "PK\x03\x04word/document.xml", /워드나 파워포인트/],
    ["locked.xlsx", `${old}${wide("EncryptedPackage")}`, /암호로 보호된/],
  ])("is refused with a message for its format: %s", async (_, content, says) => {
    const bytes = content.startsWith("\ufeff")
      ? Buffer.from(content)
      : Buffer.from(content, "latin1");
    const fault = await faultOf(bytes);
    expect(fault?.ko).toMatch(says);
    expect(fault?.en).not.toBe("");
  });
});

describe("an HTML table", () => {
  it("that is written on a single line is shown without markup", async () => {
    const html = `<html><head><style>td{}</style></head><body><table><tr><td>거래처</td><td>코드</td></tr><tr><td>한빛</td><td>${hyphened(A)}</td></tr></table></body></html>`;
    const read = await offered(html);
    expect(read.numbers).toEqual([A]);
    expect(JSON.stringify(read.sheet)).not.toContain("<");
  });

  it("keeps its columns if a cell spans several rows, and if the columns are far to the right", async () => {
    const head = HEADER.map((text) => `<td>${text}`).join("");
    const rows = NUMBERS.map(
      (number, at) =>
        `<tr>${at === 0 ? '<td rowspan="40">서울' : ""}${row(number)
          .map((text) => `<td>${text}`)
          .join("")}`,
    );
    expect((await offered(`<table><tr><td>지역${head}${rows.join("")}</table>`)).numbers).toEqual(
      NUMBERS,
    );
    const far = (cells: string[]) =>
      cells.map((text, at) => `<Cell ss:Index="${300 + at}"><Data>${text}</Data></Cell>`).join("");
    const xml = `<?xml version="1.0"?><Workbook><Worksheet ss:Name="a"><Table><Row>${far(HEADER)}</Row><Row>${far(row(A))}</Row></Table></Worksheet></Workbook>`;
    expect((await offered(xml)).mapping.business_number).toBe(299);
  });

  it("counts empty rows, even if Excel's XML leaves them out", async () => {
    const cells = (texts: string[]) =>
      texts.map((text) => `<Cell><Data>${text}</Data></Cell>`).join("");
    const xml =
      `<?xml version="1.0"?><Workbook><Worksheet ss:Name="a"><Table><Row>${cells(["명단"])}</Row>` +
      `<Row ss:Index="4">${cells(HEADER)}</Row><Row>${cells(row(A))}</Row>` +
      `<Row ss:Index="9" ss:Height="12">${cells(row(B))}</Row></Table></Worksheet></Workbook>`;
    const { sheet } = await offered(xml);
    expect(sheet.rows.map(({ line }) => line)).toEqual([5, 9]);
  });
});
