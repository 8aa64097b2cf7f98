import { describe, expect, it } from "vitest";
import type { CheckKind } from "../../../src/check-kind.ts";
import { headerOf, holdsResidentNumbers } from "../../../src/tables/columns.ts";
import { faultMessage, notesText, problemMessage } from "../../../src/tables/problems.ts";
import { openText, type UnderstoodRow, understand } from "../../../src/tables/table.ts";

const now = Date.UTC(2026, 10, 21);

function rowsOf(source: string, check: CheckKind = "verify"): UnderstoodRow[] {
  const table = openText(source, check);
  if (table.kind !== "table") throw new Error(faultMessage(table, "en"));
  return Array.from(table.rows).flatMap((row) => {
    if (row.kind !== "row") throw new Error(faultMessage(row, "en"));
    return understand(row, table.header, { check, now }) ?? [];
  });
}

const refusal = (text: string, check: CheckKind = "verify") => {
  const table = openText(text, check);
  if (table.kind === "table") throw new Error("not refused");
  return { kind: table.kind, en: faultMessage(table, "en"), ko: faultMessage(table, "ko") };
};

describe("the number in a cell", () => {
  const number = (cell: string) => {
    const [row] = rowsOf(`business_number\n"${cell}"\n`, "status");
    return row?.values.business_number ?? row?.problems[0]?.code;
  };

  it.each([
    "2.178182399E9",
    "2.178182399E+09",
    "2.178182399e+9",
    "２.178182399E+09",
    "2178182399.00",
    "2178182399.0",
    "217.81.82399",
    "(217-81-82399)",
    "（２１７．８１．８２３９９）",
  ])("is read completely from %s", (cell) => {
    expect(number(cell)).toBe("2178182399");
  });

  it.each<[string, string]>([
    ["2.17818239E+09", "number_scientific"],
    ["2.178182399E+10", "number_scientific"],
    ["2.178182399E+08", "number_scientific"],
    ["2.1781823991E+09", "number_scientific"],
    ["-2.178182399E+09", "number_form"],
    ["-2178182399", "number_form"],
    ["2178182399.5", "number_form"],
    ["217.81-82399", "number_form"],
    ["21.78.182399", "number_form"],
    ["(217-81-82399", "number_form"],
    ["217.81.8239", "number_form"],
    ["٢١٧٨١٨٢٣٩٩", "number_form"],
  ])("is not read from %s: %s", (cell, problem) => {
    expect(number(cell)).toBe(problem);
  });
});

describe("a list of names in a cell", () => {
  it.each<[string, string, string]>([
    ["대표이사, 김한빛", "김한빛", "title_cut"],
    ["대표이사/김한빛", "김한빛", "title_cut"],
    ["대표/김 한 빛", "김한빛", "title_cut, spaces_removed"],
    ["김한빛, 대표이사", "김한빛", "title_cut"],
    ["공동 대표이사 / 김한빛, 이푸름", "김한빛", "title_cut, first_of_several"],
    ["CEO/김한빛", "김한빛", "title_cut"],
    ["대 표, 김한빛 외 1명", "김한빛", "others_cut, title_cut"],
    ["김한빛, 이푸름", "김한빛", "first_of_several"],
    ["대표이사, 사장", "대표이사, 사장", ""],
    ["대표이사", "대표이사", ""],
    ["김한빛,", "김한빛,", ""],
    ["대표이사, John Smith", "대표이사, John Smith", ""],
    ["Smith, John", "Smith, John", ""],
  ])("is read as the first name without titles: %s", (cell, name, changes) => {
    const [row] = rowsOf(`사업자번호,개업일,대표자\n2178182399,20120305,"${cell}"`);
    expect(row?.values.owner_name).toBe(name);
    const expected = changes && `owner_name=${name} (${changes})`;
    expect(notesText(row?.notes ?? [])).toBe(expected);
  });
});

describe("columns chosen by hand", () => {
  it("are read like detected columns, and other columns pass through, except columns without a name and columns of resident numbers", () => {
    const header = headerOf(
      ["가", "나", "주민번호", "다", "", "라"],
      1,
      new Map([
        ["start_date", 3],
        ["business_number", 0],
      ]),
    );
    expect(header.others).toEqual([
      { name: "나", position: 1 },
      { name: "라", position: 5 },
    ]);
    const row = understand(
      { cells: ["217-81-82399", "x", "880101-1234567", "2012.3.5", "y", "z"], line: 2 },
      header,
      { check: "verify", now },
    );
    expect(row).toMatchObject({
      values: { business_number: "2178182399", start_date: "20120305" },
      others: ["x", "z"],
      problems: [{ code: "owner_missing", column: "owner_name" }],
    });
  });
});

describe("a column of resident registration numbers", () => {
  it("is never returned, even if the cells of a row are shifted", () => {
    const header = "business_number,start_date,owner_name,메모,주민번호,전화";
    const [moved, right] = rowsOf(
      `${header}\n2178182399,20120305,김한빛,하나, 둘,880101-1234567,010\n` +
        "2178182399,20120305,김한빛,하나,880101-1234567,010,\n",
    );
    expect(moved?.problems).toMatchObject([{ code: "too_many_cells" }]);
    expect(JSON.stringify(moved)).not.toContain("880101");
    expect(right).toMatchObject({ problems: [], others: ["하나", "010"] });
    const [other] = rowsOf(`${header.replace("주민번호", "번호")}\n1,2,3,하나, 둘,4,5\n`);
    expect(other?.others).toEqual(["하나", " 둘", "4"]);
  });

  it("is not returned in one of our own columns either, if it moved there", () => {
    const header = "사업자번호,개업일,대표자,주민등록번호,상호";
    const [moved] = rowsOf(`${header}\n217-81-82399,20120305,김한빛, 홍길동,800101-1234567,한빛\n`);
    expect(moved).toMatchObject({
      problems: [{ code: "too_many_cells" }],
      given: { business_number: "217-81-82399", owner_name: "김한빛", company_name: "" },
    });
    expect(JSON.stringify(moved)).not.toContain("800101");
    const before = "사업자번호,상호,개업일,대표자,주민등록번호";
    const [kept] = rowsOf(`${before}\n217-81-82399,한빛,20120305,김한빛, 홍길동,800101-1234567\n`);
    expect(kept?.given.company_name).toBe("한빛");
  });

  it.each(["800101-1234567", "8001011234567", " 800101 - 1234567 "])(
    "is refused as a name and not returned if the row has no more cells than the header: %j",
    (moved) => {
      const header = "사업자번호,개업일,대표자,주민등록번호,상호,비고";
      for (const cells of [`김한빛, 홍길동,${moved},한빛`, `${moved},,한빛,`]) {
        const [row] = rowsOf(`${header}\n217-81-82399,20120305,${cells}\n`);
        expect(row?.problems).toMatchObject([{ code: "resident_number" }]);
        expect(JSON.stringify(row)).not.toContain("800101");
      }
    },
  );

  it.each([
    "주민등록번호",
    "주민번호",
    " 주민 등록\n번호",
    "대표자 주민등록번호",
    "주민(법인)등록번호",
    "주민등록번호(뒷자리)",
    "외국인등록번호",
    "외국인 번호",
    "국내거소신고번호",
    "주민No",
    "주민등록No.",
    "주민등록",
    "주민등록 뒷자리",
    "［주민등록번호］",
    "주민등록번호".normalize("NFD"),
    `${" ".repeat(200)}주민${" ".repeat(200)}번호`,
    "JUMIN_NO",
    "RRN",
    "Owner's RRN",
    "Resident No.",
    "resident_number",
    "Resident ID",
    "resident reg. no",
    "resident registration number",
    "Alien Registration No.",
    "住民登錄番號",
    ...["주민", "대표자주민", "대표이사(주민)", "본인 주민", "주민1", "주민(13자리)", "주민ID"],
    ...[
      "주민 뒷자리",
      "주민앞자리",
      "주민(뒤)",
      "주민 뒤 7자리",
      "대표자 주민 앞",
      "주민 앞 6자리(생년월일)",
    ],
    ...[
      "주민등록앞6",
      "주민등록(앞 6자리)",
      "주민등록증",
      "주민등록증 번호",
      "주민(사업자)등록번호",
    ],
    ...["주민(대표자)번호", "주민번호(전화번호)", "주민등록번호 관리번호", "주민 No 2"],
    ...[
      "외국인등록",
      "외국인등록증",
      "외국인등록No",
      "외국인등록 뒷자리",
      "국내거소신고",
      "거소신고증 번호",
    ],
    ...["RRN No", "RRN1", "RRN (front)", "Owner RRN number", "rrn_no"],
    ...[
      "resident_no (13)",
      "resident no 2",
      "Resident No 번호",
      "Rep. Resident No",
      "resident card",
    ],
  ])("is recognised by its name %j", (name) => expect(holdsResidentNumbers(name)).toBe(true));

  it.each([
    ...["사업자등록번호", "법인등록번호", "전화번호", "비고", "주민세", "주민등록 주소"],
    ...[
      "주민센터 전화번호",
      "행정복지센터(주민센터) 대표번호",
      "주민세 납부번호",
      "주민자치회 등록번호",
    ],
    ...[
      "주민 전화번호",
      "주민등록지 우편번호",
      "주민등록증 앞면",
      "주민등록초본",
      "지역주민",
      "입주민",
    ],
    ...["북한이탈주민", "외국인등록일", "외국인주민", "거소신고일"],
    ...["President ID", "President No.", "president_no_1", "Vice President Registration No"],
    ...["Resident Region", "vendor rno"],
    ...[
      "Residential address",
      "Resident since",
      "resident notes",
      "외국인 담당자 전화번호",
      "Registration No",
      "currency",
    ],
  ])("is not recognised by the name %j", (name) => expect(holdsResidentNumbers(name)).toBe(false));
});

describe("a table for a status check", () => {
  it("needs only the number, and all its other columns pass through", () => {
    const [row] = rowsOf("거래처명;사업자번호;대표자\n한빛;217 81 82399;김 한 빛\n", "status");
    expect(row).toMatchObject({
      values: { business_number: "2178182399" },
      others: ["한빛", "김 한 빛"],
      problems: [],
    });
  });
});

describe("a table that cannot be read", () => {
  it("gets a message with the missing column, the columns found, and columns with a similar name", () => {
    expect(refusal("목록,,\n사업자번호,대표자명,설립일자\n1,2,3")).toEqual({
      kind: "missing_column",
      en:
        "The column start_date is missing: one of the first 30 lines must name business_number, " +
        "start_date, owner_name (or 사업자등록번호, 개업일자, 대표자명). Line 2 names business_number " +
        '(사업자번호), owner_name (대표자명). "설립일자" is not the start_date.',
      ko:
        "개업일자(start_date) 열이 없습니다. 제목 행에 사업자등록번호, 개업일자, 대표자명 열이 모두 있어야 " +
        "합니다(처음 30행 안). 2행에서 찾은 열: business_number (사업자번호), owner_name (대표자명). " +
        "'설립일자' 열은 개업일자가 아닙니다.",
    });
  });

  it("gets a message with the repeated columns", () => {
    const { kind, en } = refusal("공급자사업자등록번호,공급받는자사업자등록번호\n1,2", "status");
    expect(kind).toBe("repeated_column");
    expect(en).toBe(
      "line 1: 2 columns could be business_number: 공급자사업자등록번호, 공급받는자사업자등록번호. " +
        "Name the right one business_number.",
    );
  });
});

describe("the XML of Excel 2003", () => {
  const sheet = (rows: string) => `<Worksheet ss:Name="a"><Table>${rows}</Table></Worksheet>`;
  const row = (cells: string[]) =>
    `<Row>${cells.map((cell) => `<Cell><Data>${cell}</Data></Cell>`).join("")}</Row>`;
  const list = row(["사업자번호"]) + row(["2178182399"]);
  const read = (...sheets: string[]) =>
    rowsOf(`<?xml version="1.0"?><Workbook>${sheets.map(sheet).join("")}</Workbook>`, "status");

  it("may have empty sheets beside the list", () => {
    expect(read("", list, row([""]))).toMatchObject([
      { values: { business_number: "2178182399" } },
    ]);
  });

  it("is refused if a second sheet has rows, because one of the sheets may be hidden or old", () => {
    expect(() => read(list, list)).toThrow("line 3: a second sheet begins");
  });
});

describe("a header in two lines", () => {
  it.each([
    ["split", "사업자,대표자,개업,금액\n등록번호,성명,일자,원\n"],
    ["merged above some columns", "거래처,,개업일자,금액\n사업자번호,대표자,,원\n"],
  ])("is joined if neither line alone names the columns: %s", (_, header) => {
    expect(rowsOf(`${header}217-81-82399,김한빛,2012-03-05,10\n`)).toMatchObject([
      { line: 3, values: { business_number: "2178182399", owner_name: "김한빛" }, others: ["10"] },
    ]);
  });

  it("does not include a line with the business number of the list's owner", () => {
    const text = "사업자등록번호,217-81-82399\n대표자,개업일\n";
    expect(refusal(text).kind).toBe("missing_column");
  });

  it("does not turn the number of a corporation or a resident into a business number", () => {
    for (const above of ["법인", "주민"])
      expect(refusal(`${above},거래\n등록번호,코드\n1,2\n`, "status").kind).toBe("missing_column");
    const [row] = rowsOf("주민,거래처\n등록번호,사업자번호\n880101-1234567,2178182399\n", "status");
    expect(row).toMatchObject({ values: { business_number: "2178182399" }, others: [] });
  });
});

describe("the message about a row", () => {
  it("names the line and the column, in English and Korean", () => {
    const problem = {
      code: "number_scientific",
      column: "business_number",
      given: "2.18E+09",
    } as const;
    expect(problemMessage(problem, 7, "en")).toMatch(
      /^line 7, business_number: the spreadsheet shortened the number to 2\.18E\+09, /,
    );
    expect(problemMessage(problem, 7, "ko")).toMatch(/^7행 사업자등록번호: .*2\.18E\+09/);
  });

  it("says how long a name of a representative may be", () => {
    const problem = { code: "owner_form", column: "owner_name", given: "가" } as const;
    expect(problemMessage(problem, 2, "en")).toBe(
      "line 2, owner_name: must be a name of 1 to 100 characters",
    );
    expect(problemMessage(problem, 2, "ko")).toBe("2행 대표자명: 이름은 100자까지 쓸 수 있습니다");
  });
});

describe("the notes on a row", () => {
  it("name each changed cell, its value and what was changed", () => {
    const [row] = rowsOf("사업자번호,개업일,대표자\n2178182399,40973,김 한 빛 외 1명");
    expect(notesText(row?.notes ?? [])).toBe(
      "start_date=2012-03-05 (from_serial); owner_name=김한빛 (others_cut, spaces_removed)",
    );
  });
});
