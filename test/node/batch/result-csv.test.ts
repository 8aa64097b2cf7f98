import { parse as parseCsv } from "csv-parse/sync";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { writeResultCsv } from "../../../src/batch/result-csv.ts";
import type { GivenRow, ResultRow } from "../../../src/batch/rows.ts";
import { claimOfNumber } from "../../../src/verification/verification.ts";

const GIVEN = ["business_number", "start_date", "owner_name", "company_name"];
const KO = [
  ...GIVEN,
  "is_valid",
  "reason",
  "company_name_resolved",
  "company_name_source",
  "company_name_match",
  "status",
  "status_code",
  "tax_type",
  "tax_type_code",
  "verified_at",
  "error_code",
  "error_message",
];
const CHECK = "company_name_check";
const NOTES = "notes";
const CAUSES = "possible_causes";

const given: GivenRow = {
  businessNumber: "123-45-67890",
  startDate: "2020-01-01",
  ownerName: "홍길동",
  companyName: "한빛",
};
const claim = {
  number: "1234567890",
  startDate: "20200101",
  ownerName: "홍길동",
  companyName: "한빛",
};
const state = {
  statusCode: "01",
  status: "계속사업자",
  taxTypeCode: "01",
  taxType: "부가가치세 일반과세자",
};
const company = {
  evidence: "name" as const,
  nameKo: "(주)한빛",
  nameEn: "Hanbit Co., Ltd.",
  source: "dart" as const,
  sourceEn: "dart" as const,
  nameCheck: "current" as const,
  undecided: null,
};
const verifiedAt = Date.UTC(2026, 0, 2, 3, 4, 5);
const VALID: ResultRow = {
  given,
  claim,
  verification: { outcome: { kind: "valid", state }, company, verifiedAt },
};
const INVALID: ResultRow = {
  given,
  claim,
  verification: {
    outcome: { kind: "invalid", reason: "details_mismatch", state },
    company: null,
    verifiedAt,
  },
};
const CLOSED: ResultRow = {
  given,
  claim,
  verification: {
    outcome: { kind: "valid", state: { ...state, closedOn: "2023-12-31" } },
    company,
    verifiedAt,
  },
};
const failed = (cells: GivenRow): ResultRow => ({
  given: cells,
  error: { code: "invalid_csv", message: "line 2" },
});

function parse(csv: string): { columns: string[]; rows: Record<string, string>[] } {
  expect(csv.startsWith("\uFEFF")).toBe(true);
  const [columns = [], ...rows] = parseCsv(csv.slice(1), { record_delimiter: "\r\n" });
  return {
    columns,
    rows: rows.map((cells) =>
      Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? ""])),
    ),
  };
}

describe("the results file of a batch that has only numbers", () => {
  const changed = {
    ...state,
    taxTypeChangedOn: "2021-07-01",
    previousTaxType: { code: "02", text: "간이" },
    closedByUnitTaxation: false,
    taxInvoicesSince: "2021-07-01",
  };
  const registered: ResultRow = {
    given: { businessNumber: "123-45-67890", startDate: "", ownerName: "", companyName: "" },
    claim: claimOfNumber("1234567890"),
    verification: { outcome: { kind: "valid", state: changed }, company: null, verifiedAt },
  };
  const unregistered: ResultRow = {
    ...registered,
    verification: {
      outcome: { kind: "invalid", reason: "not_registered", state: null },
      company: null,
      verifiedAt,
    },
  };
  const rowsOf = (language: "ko" | "en" | "both" | "code") =>
    parse(writeResultCsv([registered, unregistered, failed(given)], language, "status"));
  const CODES = {
    business_number: "123-45-67890",
    is_registered: "true",
    status_code: "01",
    tax_type_code: "01",
    closed_on: "",
    tax_type_changed_on: "2021-07-01",
    issues_tax_invoices: "true",
    previous_tax_type_code: "02",
    checked_at: "2026-01-02T03:04:05.000Z",
    error_code: "",
    error_message: "",
    notes: "",
    closed_by_unit_taxation: "false",
    tax_invoices_since: "2021-07-01",
  };
  const KOREAN = { status: state.status, tax_type: state.taxType, previous_tax_type: "간이" };
  const ENGLISH = { status: "Active", tax_type: "General VAT Taxpayer" };

  it.each([
    ["ko", KOREAN],
    ["en", { ...ENGLISH, previous_tax_type: "Simplified VAT Taxpayer" }],
    ["both", { ...KOREAN, status_en: ENGLISH.status, tax_type_en: ENGLISH.tax_type }],
    ["code", {}],
  ] as const)("has texts only in the requested language (%s)", (language, texts) => {
    const { rows } = rowsOf(language);
    expect(rows[0]).toEqual({ ...CODES, ...texts });
    const told = Object.entries(rows[1] ?? {}).filter(([, cell]) => cell !== "");
    expect(Object.fromEntries(told)).toEqual({
      business_number: CODES.business_number,
      is_registered: "false",
      checked_at: CODES.checked_at,
    });
    expect(rows[2]).toMatchObject({ is_registered: "", error_code: "invalid_csv" });
  });

  it("has its columns in a fixed order that begins with the number", () => {
    expect(rowsOf("both").columns.join()).toBe(
      "business_number,is_registered,status,status_code,tax_type,tax_type_code,closed_on," +
        "tax_type_changed_on,issues_tax_invoices,previous_tax_type,previous_tax_type_code," +
        "checked_at,error_code,error_message,status_en,tax_type_en,notes," +
        "closed_by_unit_taxation,tax_invoices_since",
    );
  });

  it("leaves its newest columns empty if the registry gave no values, or if the job is older than these columns", () => {
    const { closedByUnitTaxation, taxInvoicesSince, ...older } = changed;
    const silent = { ...changed, closedByUnitTaxation: null, taxInvoicesSince: null };
    for (const state of [older, silent]) {
      const row: ResultRow = {
        ...registered,
        verification: { outcome: { kind: "valid", state }, company: null, verifiedAt },
      };
      expect(parse(writeResultCsv([row], "ko", "status")).rows[0]).toMatchObject({
        is_registered: "true",
        closed_by_unit_taxation: "",
        tax_invoices_since: "",
      });
    }
  });

  it("has its newest columns after its older columns, and before the columns that are copied from the input", () => {
    const layout = { names: ["memo", "Tax_Invoices_Since"] };
    for (const language of ["ko", "en", "both", "code"] as const) {
      const rows = [{ ...registered, others: ["가", "나"] }];
      const { columns } = parse(writeResultCsv(rows, language, "status", layout));
      expect(columns.slice(-5)).toEqual([
        ...["notes", "closed_by_unit_taxation", "tax_invoices_since"],
        ...["memo", "input_Tax_Invoices_Since"],
      ]);
    }
  });
});

describe("the results file", () => {
  it.each([
    ["ko", [...KO, CHECK, "closed_on", NOTES, CAUSES]],
    ["en", [...KO, CHECK, "closed_on", NOTES, CAUSES]],
    [
      "both",
      [
        ...KO,
        ...["company_name_en", "status_en", "tax_type_en", CHECK, "company_name_en_source"],
        ...["closed_on", NOTES, CAUSES],
      ],
    ],
    [
      "code",
      [
        ...KO.filter((column) => column !== "status" && column !== "tax_type"),
        ...[CHECK, "closed_on", NOTES, CAUSES],
      ],
    ],
  ] as const)("has the columns of the requested language (%s)", (language, columns) => {
    expect(parse(writeResultCsv([VALID], language)).columns).toEqual(columns);
  });

  it("begins with a byte-order mark and uses only CRLF as line break", () => {
    const csv = writeResultCsv([VALID, INVALID], "ko");
    expect([...new TextEncoder().encode(csv).subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(csv.endsWith("\r\n")).toBe(true);
    expect(csv.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    expect(csv.split("\r\n")).toHaveLength(4);
  });

  it("quotes every text, so no separator inside a text starts a new cell", () => {
    const ownerName = "가;=cmd|' /C calc'!A0\t=1";
    const [header, row] = writeResultCsv([{ ...VALID, given: { ...given, ownerName } }], "code")
      .slice(1)
      .split("\r\n");
    const columns = KO.filter((column) => !/^(status|tax_type)$/.test(column));
    expect(header).toBe([...columns, CHECK, "closed_on", NOTES, CAUSES].join(","));
    expect(row).toBe(
      `"123-45-67890","2020-01-01","${ownerName}","한빛",true,,,,,"01","01","2026-01-02T03:04:05.000Z",,,,,,`,
    );
  });

  it("shows in the requested language what is known about a valid row", () => {
    const common = {
      business_number: "123-45-67890",
      start_date: "2020-01-01",
      owner_name: "홍길동",
      company_name: "한빛",
      is_valid: "true",
      reason: "",
      company_name_source: "dart",
      company_name_match: "name",
      status_code: "01",
      tax_type_code: "01",
      verified_at: "2026-01-02T03:04:05.000Z",
      error_code: "",
      error_message: "",
      company_name_check: "current",
      closed_on: "2023-12-31",
      notes: "",
      possible_causes: "",
    };
    const korean = {
      company_name_resolved: "(주)한빛",
      status: "계속사업자",
      tax_type: "부가가치세 일반과세자",
    };
    const row = (language: "ko" | "en" | "both" | "code") =>
      parse(writeResultCsv([CLOSED], language)).rows[0];
    expect(row("ko")).toEqual({ ...common, ...korean });
    expect(row("en")).toEqual({
      ...common,
      company_name_resolved: "Hanbit Co., Ltd.",
      status: "Active",
      tax_type: "General VAT Taxpayer",
    });
    expect(row("both")).toEqual({
      ...common,
      ...korean,
      company_name_en: "Hanbit Co., Ltd.",
      status_en: "Active",
      tax_type_en: "General VAT Taxpayer",
      company_name_en_source: "dart",
    });
  });

  it("names the source of the Korean and of the English name, because the Korean name may be official and the English one only romanised", () => {
    const stale = {
      ...VALID,
      verification: { ...VALID.verification, company: { ...company, nameEn: null } },
    };
    expect(parse(writeResultCsv([stale], "both")).rows[0]).toMatchObject({
      company_name_source: "dart",
      company_name_en: "Hanbit Co., Ltd.",
      company_name_en_source: "romanized",
    });
  });

  it.each([
    ["unavailable", "unknown"],
    ["pending", "unknown"],
    [null, "unknown"],
    [{ ...company, nameCheck: "different" as const }, "different"],
    [{ ...company, nameCheck: "former" as const }, "former"],
  ] as const)(
    "compares the given name with the company's name, unless the language is code (%j: %s)",
    (found, check) => {
      const row = { ...VALID, verification: { ...VALID.verification, company: found } };
      expect(parse(writeResultCsv([row], "ko")).rows[0]).toMatchObject({
        company_name_check: check,
      });
      expect(parse(writeResultCsv([row], "code")).rows[0]).toMatchObject({
        company_name_check: "",
      });
      const unnamed = { ...row, claim: { ...claim, companyName: null } };
      expect(parse(writeResultCsv([unnamed], "ko")).rows[0]).toMatchObject({
        company_name_check: "",
      });
    },
  );

  it("gives the reason of an invalid row, and no name", () => {
    expect(parse(writeResultCsv([INVALID], "both")).rows[0]).toMatchObject({
      is_valid: "false",
      reason: "details_mismatch",
      company_name_resolved: "",
      company_name_source: "",
      company_name_en: "",
      company_name_check: "",
      status_code: "01",
    });
  });

  it.each(["ko", "en", "both", "code"] as const)(
    "gives possible causes only for invalid rows, and writes them as codes (%s)",
    (language) => {
      const named = (row: ResultRow, ownerName: string): ResultRow => ({
        ...row,
        ...("claim" in row && { claim: { ...claim, ownerName } }),
      });
      const rows = [
        named(INVALID, "대표 홍 길동"),
        INVALID,
        named(VALID, "대표 홍 길동"),
        failed({ ...given, ownerName: "대표 홍 길동" }),
      ];
      const written = parse(writeResultCsv(rows, language)).rows;
      expect(written.map(({ possible_causes }) => possible_causes)).toEqual([
        "space_in_name title_in_name",
        ...["", "", ""],
      ]);
    },
  );

  it("compares an opening date with the day on which the row was answered, to find a recent or future date", () => {
    const row = (verifiedAt: number): ResultRow => ({
      given,
      claim: { ...claim, startDate: "20260102" },
      verification: {
        outcome: { kind: "invalid", reason: "not_registered", state: null },
        company: null,
        verifiedAt,
      },
    });
    const moments = [1, 2, 4, 5].map((day) => Date.UTC(2026, 0, day));
    const { rows } = parse(writeResultCsv(moments.map(row), "code"));
    expect(rows.map(({ possible_causes }) => possible_causes)).toEqual([
      "date_in_future",
      ...["opened_recently", "opened_recently", ""],
    ]);
  });

  it("has the possible causes as the last of its own columns, whether these come before or after the columns of the input", () => {
    const row = { ...INVALID, others: ["메모", "둘"] };
    const names = ["memo", "possible_causes"];
    const order = [0, "business_number" as const, 1];
    const columnsOf = (layout: object) => {
      const { columns, rows } = parse(writeResultCsv([row], "ko", "verify", { names, ...layout }));
      expect(rows[0]).toMatchObject({ memo: "메모", input_possible_causes: "둘", [CAUSES]: "" });
      return columns;
    };
    expect(columnsOf({}).slice(-4)).toEqual([NOTES, CAUSES, "memo", "input_possible_causes"]);
    expect(columnsOf({ order }).slice(-2)).toEqual([NOTES, CAUSES]);
  });

  it("gives an error row its error, but no verdict", () => {
    expect(parse(writeResultCsv([failed(given)], "ko")).rows[0]).toMatchObject({
      is_valid: "",
      verified_at: "",
      error_code: "invalid_csv",
      error_message: "line 2",
    });
  });

  it.each([
    "=1+1",
    "+1",
    "-1",
    "@SUM(A1)",
    "\tx",
    "\rx",
    " =1",
    "\n=1",
    '=HYPERLINK("http://x.test",\n"y")',
    "=cmd|' /C calc'!A0",
    "＝1+1",
    "＠SUM(A1)",
  ])("puts an apostrophe before the formula %j, so no program runs it", (text) => {
    const { rows } = parse(writeResultCsv([failed({ ...given, ownerName: text })], "ko"));
    expect(rows[0]?.owner_name).toBe(`'${text}`);
  });

  it.each(["홍길동", "010-1234", "2020-01-01", "a=b", "(주)가", "'", ""])(
    "leaves %j unchanged",
    (text) => {
      expect(
        parse(writeResultCsv([failed({ ...given, ownerName: text })], "ko")).rows[0]?.owner_name,
      ).toBe(text);
    },
  );

  it("has all input rows in order and each cell unchanged, except for an apostrophe before a formula", () => {
    const cell = fc.string({
      unit: fc.constantFrom(
        "가",
        "a",
        "1",
        " ",
        ",",
        '"',
        "\n",
        "\r",
        "=",
        "+",
        "-",
        "@",
        "\t",
        "'",
      ),
    });
    const cells = fc.record({
      businessNumber: cell,
      startDate: cell,
      ownerName: cell,
      companyName: cell,
    });
    const row = cells.chain((texts) =>
      fc.constantFrom<ResultRow>(failed(texts), { ...VALID, given: texts }),
    );
    fc.assert(
      fc.property(fc.array(row, { maxLength: 10 }), (rows) => {
        const written = parse(writeResultCsv(rows, "en")).rows;
        expect(written).toHaveLength(rows.length);
        const odd = rows.flatMap(({ given: texts }, index) =>
          Object.values(texts).flatMap((text, position) => {
            const read = written[index]?.[GIVEN[position] ?? ""] ?? "";
            const isText = read === text || read === `'${text}`;
            return isText && !/^\s*[=+\-@]|^[\t\r]/.test(read) ? [] : [{ text, read }];
          }),
        );
        expect(odd).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});
