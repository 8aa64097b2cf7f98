import { describe, expect, it } from "vitest";
import type { BusinessInfo, Checked, StatusAnswer, VerifyAnswer } from "../../../web/answers.ts";
import { sentList } from "../../../web/list/draft.ts";
import { fitList } from "../../../web/list/join-list.ts";
import { resultNameOf } from "../../../web/list/result-name.ts";
import {
  joinRows,
  longVerdict,
  rowsWithoutFile,
  shortVerdict,
} from "../../../web/list/result-rows.ts";
import { isReadable, sheetOf } from "../../../web/list/result-sheet.ts";
import type { SentList } from "../../../web/list/sent-lists.ts";
import type { ReadList } from "../../../web/list/sheets/messages.ts";
import type { NameChange } from "../../../web/representative.ts";
import { en } from "../../../web/texts/en.ts";
import { ko } from "../../../web/texts/ko.ts";

const NUMBERS = ["1000000001", "1000000002", "1000000003", "1000000004"];

/** The row after the second number was not sent, because it has a problem. */
const LIST: ReadList = {
  sheet: {
    name: "a.xlsx",
    sheetName: null,
    otherSheets: [],
    hiddenRows: 0,
    mixed: [],
    finds: [],
    skipped: [],
    header: ["번호", "", "메모"],
    dropped: ["주민등록번호"],
    rows: [
      { line: 2, cells: [NUMBERS[0] ?? "", "", "=1+1"] },
      { line: 3, cells: [NUMBERS[1] ?? "", "", "나"] },
      { line: 4, cells: ["12", "", "다"] },
      { line: 5, cells: [NUMBERS[2] ?? "", "", "라"] },
      { line: 6, cells: [NUMBERS[3] ?? "", "", "마"] },
    ],
    mapping: { business_number: 0 },
    check: "status",
  },
  rows: [
    mapped(2, NUMBERS[0]),
    mapped(3, NUMBERS[1]),
    {
      ...mapped(4),
      problems: [{ code: "number_nine_digits", column: "business_number", given: "1" }],
    },
    mapped(5, NUMBERS[2]),
    mapped(6, NUMBERS[3]),
  ],
};

function mapped(line: number, number?: string): ReadList["rows"][number] {
  const claim =
    number === undefined
      ? null
      : { business_number: number, start_date: "", owner_name: "", company_name: "" };
  return { line, claim, problems: [], notes: [], hasWrongCheckDigit: false };
}

function status(number: string, statusCode: string): Checked {
  const result: StatusAnswer = {
    businessNumber: number,
    isRegistered: true,
    status: "폐업자",
    statusEn: "Closed",
    statusCode,
    taxType: null,
    taxTypeEn: null,
    taxTypeCode: null,
    closedOn: statusCode === "03" ? "2023-12-31" : null,
    taxTypeChangedOn: null,
    issuesTaxInvoices: null,
    previousTaxType: null,
    previousTaxTypeCode: null,
    closedByUnitTaxation: null,
    taxInvoicesSince: null,
    checkedAt: 0,
  };
  return { number, result };
}

function verified(info: Partial<BusinessInfo>): Checked {
  const businessInfo = { statusCode: "01", verifiedAt: 0, companyNameEnSource: null, ...info };
  return { number: "1000000001", result: { isValid: true, businessInfo } as VerifyAnswer };
}

const ALL = NUMBERS.map((number, i) => status(number, i === 3 ? "03" : "01"));

describe("answers", () => {
  it("are joined with the rows in the order of the file, but a row that was not sent gets no answer", () => {
    expect(joinRows(ALL, LIST)?.map(({ line, group, result }) => [line, group, !!result])).toEqual([
      [2, "confirmed", true],
      [3, "confirmed", true],
      [4, "undecided", false],
      [5, "confirmed", true],
      [6, "warning", true],
    ]);
  });

  it("belong only to the rows that were sent, if only a part of the list was sent", () => {
    const rows = joinRows(ALL.slice(0, 2), LIST);
    expect(rows?.map(({ result }) => !!result)).toEqual([true, true, false, false, false]);
  });

  it("of one job among several are joined only with the rows of that job", () => {
    expect(joinRows(ALL.slice(2), LIST)?.map(({ line }) => line)).toEqual([5, 6]);
  });

  it("are not joined with another file", () => {
    expect(joinRows([status("9999999999", "01")], LIST)).toBeNull();
    expect(joinRows([...ALL, ...ALL], LIST)).toBeNull();
  });

  it("are joined in linear time with a list that repeats its numbers", () => {
    const count = 100_000;
    const same = {
      ...LIST,
      rows: Array.from({ length: count }, (_, at) => mapped(at, NUMBERS[0])),
    };
    const lines = Array.from({ length: count / 2 }, (_, at) =>
      status(NUMBERS[at === count / 2 - 1 ? 1 : 0] ?? "", "01"),
    );
    const begun = performance.now();
    expect(joinRows(lines, same)).toBeNull();
    expect(joinRows([{ ...(lines[0] as Checked), number: "" }, ...lines], same)).toBeNull();
    expect(performance.now() - begun).toBeLessThan(2_000);
  });

  it("of deleted jobs are shown as deleted, and every other answer stays on the right line", () => {
    const missing = { number: "", result: { error: { code: "job_not_found", message: "" } } };
    const rows = joinRows([missing, missing, ...ALL.slice(2)], LIST);
    expect(rows?.map((row) => [row.line, shortVerdict(en, row)])).toEqual([
      [2, "Deleted"],
      [3, "Deleted"],
      [4, "Not sent"],
      [5, "Active"],
      [6, "Closed 2023-12-31"],
    ]);
  });

  it("of only a part of a list are shown without the rows after that part, unless the browser remembers what was sent", () => {
    const lines = ALL.slice(0, 2);
    const rows = joinRows(lines, fitList(LIST, lines, null));
    expect(rows?.map(({ line }) => line)).toEqual([2, 3, 4]);
    const sent = { keyId: "key_1", repaired: [] as number[] } as SentList;
    const known = joinRows(lines, fitList(LIST, lines, sent));
    expect(known?.map(({ line }) => line)).toEqual([2, 3, 4, 5, 6]);
  });

  it("of repaired rows are joined with the right rows of the file, which does not have the repairs", () => {
    const lines = [...ALL.slice(0, 2), status("1000000009", "02"), ...ALL.slice(2)];
    const sent = { keyId: "key_1", repaired: [4] } as SentList;
    const rows = joinRows(lines, fitList(LIST, lines, sent));
    expect(rows?.map((row) => [row.line, shortVerdict(en, row)])[2]).toEqual([4, "Suspended"]);
    expect(rows).toHaveLength(5);
  });

  it("leave a row that the person left out in its place, with its own cells and the reason", () => {
    const rows = LIST.rows.with(2, { ...mapped(4), skip: "left_out" });
    const row = joinRows(ALL, { ...LIST, rows })?.[2];
    expect(row?.cells).toEqual(["12", "", "다"]);
    expect(row && longVerdict(en, row)).toBe("Not sent. You left this row out before the check.");
  });

  it("without a file are shown beside their numbers and the names that were found", () => {
    const named = verified({ companyName: "한빛물산", companyNameSource: "dart" });
    const rows = rowsWithoutFile([...ALL.slice(0, 2), named]);
    expect(rows.map(({ cells }) => cells)).toEqual([
      ["100-00-00001", ""],
      ["100-00-00002", ""],
      ["100-00-00001", "한빛물산"],
    ]);
  });
});

describe("a row that is not confirmed", () => {
  const row = (reason: string, possibleCauses: string[]) => {
    const result = { isValid: false, reason, possibleCauses, businessInfo: {} } as never;
    const [read] = rowsWithoutFile([{ number: "2178182399", result }]);
    if (!read) throw new Error("no row");
    return read;
  };

  it.each([en, ko])("says each possible cause in words, and then what to do ($lang)", (texts) => {
    const { verdict } = texts;
    const { space_in_name, title_in_name, opened_recently } = verdict.causes;
    expect(longVerdict(texts, row("details_mismatch", ["space_in_name", "title_in_name"]))).toBe(
      `${verdict.detailsMismatch}. ${space_in_name} ${title_in_name} ${verdict.detailsMismatchHelp}`,
    );
    expect(longVerdict(texts, row("not_registered", ["opened_recently"]))).toBe(
      `${verdict.notRegistered}. ${opened_recently} ${verdict.notRegisteredHelp}`,
    );
  });

  it("shows no cause that the page does not know", () => {
    const { verdict } = en;
    expect(longVerdict(en, row("details_mismatch", ["a_newer_code"]))).toBe(
      `${verdict.detailsMismatch}. ${verdict.detailsMismatchHelp}`,
    );
  });

  it("has its possible causes in the downloaded file", () => {
    const sheet = sheetOf(ko, [], [row("details_mismatch", ["and_others"])]);
    expect(sheet.rows[0]?.join()).toContain(ko.verdict.causes.and_others);
  });
});

describe("a row in which the representative's name was tidied", () => {
  const list = (changes: NameChange[]): ReadList => ({
    sheet: { ...LIST.sheet, rows: LIST.sheet.rows.slice(0, 1) },
    rows: [
      {
        ...mapped(2, NUMBERS[0]),
        owner: { written: "김한빛, 박새솔", tidied: "김한빛", changes, hints: [] },
      },
    ],
  });
  const notesOf = (changes: NameChange[], representative: string) => {
    const rows = joinRows([verified({ representative })], list(changes)) ?? [];
    const [cells = []] = sheetOf(ko, ["번호"], rows).rows;
    const [row] = rows;
    return [cells[1 + Object.keys(ko.list.written).indexOf("note")], row && longVerdict(ko, row)];
  };

  it("names the confirmed person on the page and in the file", () => {
    const [note, long] = notesOf(["first"], "김한빛");
    expect(note).toBe("확인된 대표자: 김한빛.");
    expect(long).toContain("확인된 대표자: 김한빛.");
  });

  it("names no person if the name was sent as written, or was not tidied", () => {
    expect(notesOf(["first"], "김한빛, 박새솔")[0]).toBe("");
    expect(notesOf([], "김한빛")[0]).toBe("");
  });
});

describe("a row that could not be checked", () => {
  const read = (code: string) => {
    const result = { error: { code, message: "line 3: a start_date is missing." } };
    const [row] = rowsWithoutFile([{ number: "2178182399", result }]);
    if (!row) throw new Error("no row");
    return [shortVerdict(en, row), longVerdict(en, row), longVerdict(ko, row)];
  };

  it("does not blame the tax authority if the tax authority was not asked", () => {
    expect(read("invalid_start_date")).toEqual([
      "Cannot be checked",
      `Cannot be checked. ${en.failures.refusals.invalid_start_date}`,
      `조회 불가. ${ko.failures.refusals.invalid_start_date}`,
    ]);
    // The page does not know this code. A newer service could send such a code.
    expect(read("nameless").slice(1)).toEqual([
      "Cannot be checked. line 3: a start_date is missing.",
      "조회 불가 (nameless)",
    ]);
    expect(read("test_number_required").slice(1)).toEqual([
      `${en.failures.noTestNumber}. ${en.testNumbers}`,
      `${ko.failures.noTestNumber}. ${ko.testNumbers}`,
    ]);
  });

  it("says that the tax authority did not answer, or that the job was cancelled", () => {
    expect(read("registry_unavailable")[0]).toBe("No answer");
    expect(read("cancelled")[0]).toBe("Cancelled");
  });
});

describe("the file of a result", () => {
  const rows = joinRows(ALL, LIST) ?? [];
  const sheet = sheetOf(ko, LIST.sheet.header, rows);

  it("has the user's columns in order, without empty columns that have no name, and then our columns", () => {
    expect(sheet.header.slice(0, 5)).toEqual(["번호", "메모", "조회 결과", "상태", "폐업일"]);
    expect(sheet.rows[4]?.slice(0, 5)).toEqual([
      "1000000004",
      "마",
      "폐업 2023-12-31",
      "폐업자",
      "2023-12-31",
    ]);
    expect(sheet.toned?.position).toBe(2);
    expect(sheet.toned?.tones).toEqual(["positive", "positive", "neutral", "positive", "warning"]);
  });

  it("gives our column another name if the file has a column with the same name", () => {
    const { header } = sheetOf(ko, ["번호", "", "비고"], rows);
    expect(header.filter((name) => name.startsWith("비고"))).toEqual(["비고", "비고(조회)"]);
  });

  it("has a company name in our column only if a source has the name, not if only the caller gave it", () => {
    const name = (companyNameSource: "dart" | "request") => {
      const line = verified({ companyName: "한빛물산", companyNameSource });
      const [row = []] = sheetOf(ko, ["번호"], rowsWithoutFile([line])).rows;
      return row[1 + Object.keys(ko.list.written).indexOf("companyName")];
    };
    expect([name("dart"), name("request")]).toEqual(["한빛물산", ""]);
  });

  it("has the cells that the person repaired before the check, in the columns that the person chose", () => {
    const edits = [{ row: 2, position: 0, text: "100-00-00012" }];
    const repaired = sentList({
      ...{ list: LIST, edits },
      mapping: { business_number: 0, company_name: 2 },
    });
    expect(joinRows(ALL, repaired)?.map(({ cells }) => cells[0])).toEqual([
      ...[NUMBERS[0], NUMBERS[1], "100-00-00012", NUMBERS[2], NUMBERS[3]],
    ]);
    expect(repaired.sheet.mapping.company_name).toBe(2);
    expect(LIST.sheet.rows[2]?.cells[0]).toBe("12");
  });

  it("can be read again if it has at most 220,000 cells with text and 3,000,000 characters", () => {
    const written = (count: number, text: string) =>
      isReadable({ ...sheet, header: [], rows: Array.from({ length: count }, () => [text, ""]) });
    expect([written(220_000, "a"), written(220_001, "a")]).toEqual([true, false]);
    expect([written(30_000, "a".repeat(100)), written(30_001, "a".repeat(100))]).toEqual([
      true,
      false,
    ]);
  });

  it("says why a row was not sent", () => {
    expect(sheet.rows[2]?.join("|")).toContain("보내지 않음. 4행 사업자등록번호: 9자리입니다");
  });
});

describe("the name of a downloaded result", () => {
  it.each([
    ["거래처.xlsx", "거래처 조회 결과"],
    ["거래처 조회 결과.xlsx", "거래처 조회 결과"],
    ["거래처 조회 결과 조회 결과(일부) (2).csv", "거래처 조회 결과"],
    ["거래처 checked (part).csv", "거래처 조회 결과"],
    ["거래처 조회 결과.xlsx".normalize("NFD"), "거래처 조회 결과"],
    ["조회 결과.csv", "조회 결과"],
    ["", "조회 결과"],
    ["거래처 2.1.csv", "거래처 2.1 조회 결과"],
    ["거래처 (1).csv", "거래처 (1) 조회 결과"],
  ])("has one ending, even if the list is an earlier result: %s", (list, name) => {
    expect(resultNameOf(ko, list, false)).toBe(name);
  });

  it("says in the page's language if the result is a part", () => {
    expect(resultNameOf(en, "a 조회 결과(일부).csv", true)).toBe("a checked (part)");
    expect(resultNameOf(ko, "a checked (part) checked.csv", true)).toBe("a 조회 결과(일부)");
  });
});
