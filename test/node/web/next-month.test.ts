/**
 * If a person loads a file that the page has written, the page finds its own columns in this file.
 * The page compares these columns with the new results, and replaces them.
 */
import { describe, expect, it } from "vitest";
import type { Checked, VerifyAnswer } from "../../../web/answers.ts";
import { formerOf } from "../../../web/list/former.ts";
import { ourColumnsIn, SUMMARY_NAMES } from "../../../web/list/our-columns.ts";
import {
  fixedRow,
  joinRows,
  lastResult,
  longChange,
  type ResultRow,
  shortChange,
} from "../../../web/list/result-rows.ts";
import { sheetOf } from "../../../web/list/result-sheet.ts";
import type { ReadList } from "../../../web/list/sheets/messages.ts";
import { readFile } from "../../../web/list/sheets/read.ts";
import { understandRows } from "../../../web/list/sheets/understand.ts";
import { writeFile } from "../../../web/list/sheets/write.ts";
import { en } from "../../../web/texts/en.ts";
import { ko } from "../../../web/texts/ko.ts";
import type { PageTexts } from "../../../web/texts/page-texts.ts";

const NOW = Date.UTC(2026, 10, 22);
const OWN = ["코드", "사업자등록번호", "대표자명", "개업일자", "비고"];
/** The first version of the page wrote these columns. Old files still have them. */
const FIRST_KO =
  "조회 결과|상태|폐업일|과세 유형|확인된 상호|영문 상호|영문 상호 근거|비고|조회 시각(KST)";
const FIRST_EN =
  "Result|State|Closed on|Tax type|Company found|English name|Evidence of the English name|Note|Checked (KST)";

function ownRow(number: string, code = "C1"): string[] {
  return [code, number, "홍길동", "2020-01-01", "내 메모"];
}

type Info = { state?: "01" | "02" | "03"; closedOn?: string; name?: string; tax?: string };

function answer(number: string, { state = "01", closedOn, name, tax = "01" }: Info = {}): Checked {
  const words = { "01": "계속사업자", "02": "휴업자", "03": "폐업자" };
  const businessInfo = {
    status: words[state],
    statusEn: { "01": "Active", "02": "Suspended", "03": "Closed" }[state],
    statusCode: state,
    closedOn: closedOn ?? null,
    taxType: `과세 ${tax}`,
    taxTypeEn: `Tax ${tax}`,
    companyName: name ?? null,
    companyNameSource: name ? "dart" : null,
    companyNameEnSource: null,
    verifiedAt: NOW,
  };
  return { number, result: { isValid: true, businessInfo } as unknown as VerifyAnswer };
}

function refused(number: string, reason: string): Checked {
  const result = { isValid: false, reason, possibleCauses: [], businessInfo: { verifiedAt: NOW } };
  return { number, result: result as unknown as VerifyAnswer };
}

const noAnswer = (number: string): Checked => ({
  number,
  result: { error: { code: "registry_unavailable", message: "" } },
});

async function load(header: string[], rows: string[][], format: "csv" | "xlsx" = "csv") {
  const widths = header.map(() => 10);
  const file = await writeFile(format, { name: "a", header, widths, rows, toned: null });
  const read = await readFile(file, `list.${format}`);
  if (read.kind === "fault") throw new Error(read.text?.en);
  const { sheet } = read.open;
  const { mapping, check } = sheet;
  const understood = understandRows(read.open, { mapping, check, edits: [] }, NOW);
  return { sheet, rows: understood } satisfies ReadList;
}

/** Loads a file, joins it with these answers, and returns the rows and the downloaded table. */
async function month(
  texts: PageTexts,
  header: string[],
  cells: string[][],
  answers: Checked[],
  format: "csv" | "xlsx" = "csv",
) {
  const list = await load(header, cells, format);
  const rows = joinRows(answers, list);
  if (!rows) throw new Error("not the file");
  const written = sheetOf(texts, ownHeader(list), rows);
  return { list, rows, header: written.header, cells: written.rows };
}

function ownHeader({ sheet }: ReadList): string[] {
  const ours = new Set((sheet.ours ?? []).flatMap((set) => Object.values(set)));
  return sheet.header.map((text, position) => (ours.has(position) ? "" : text));
}

const A = "999-00-00001";
const B = "999-00-00002";
const C = "999-00-00003";
const bare = (number: string) => number.replaceAll("-", "");
const kinds = (rows: ResultRow[]) => rows.map(({ change }) => change?.kind);

describe("our own columns in a loaded file", () => {
  it.each([
    ["Korean", FIRST_KO],
    ["English", FIRST_EN],
  ])("are found under the names of the first version: %s", (_, names) => {
    const header = [...OWN, ...names.split("|")];
    const [set, ...more] = ourColumnsIn(header);
    expect(more).toEqual([]);
    expect(Object.values(set ?? {}).toSorted((a, b) => a - b)).toEqual(
      names.split("|").map((_name, i) => OWN.length + i),
    );
  });

  it.each([ko, en])("are found under the names that the page writes now ($lang)", (texts) => {
    const names = Object.values(texts.list.written);
    const { header } = sheetOf(texts, OWN, []);
    const beside = header.slice(OWN.length);
    const [set = {}] = ourColumnsIn([...OWN, ...beside]);
    expect(Object.keys(set)).toHaveLength(beside.length);
    // The header above has only ten of the twelve names. It lacks `former` and `change`, because
    // the page writes these two columns only if the loaded file has our columns of an earlier
    // check. The loop tries every name.
    expect(names).toHaveLength(12);
    for (const column of Object.keys(texts.list.written)) {
      const name = texts.list.written[column as keyof typeof texts.list.written];
      const place = column === "verdict" ? [] : ["verdict" as const];
      const around = place.map((each) => texts.list.written[each]);
      const last = texts.list.written.checkedAt;
      const [found = {}] = ourColumnsIn([
        ...around,
        name,
        ...(column === "checkedAt" ? [] : [last]),
      ]);
      expect([column, column in found]).toEqual([column, true]);
    }
  });

  it("are found in each set if earlier versions added a set each month", () => {
    const again = FIRST_KO.split("|").map((name) => `${name}(조회)`);
    const sets = ourColumnsIn([...OWN, ...FIRST_KO.split("|"), ...again, ...again]);
    expect(sets.map(({ verdict }) => verdict)).toEqual([5, 14, 23]);
  });

  it("are found if the person has deleted some of them, or has put a column between them", () => {
    const some = ["번호", "조회 결과", "처리", "상태", "비고", "조회 시각(KST)", "비고"];
    expect(ourColumnsIn(some)).toEqual([{ verdict: 1, state: 3, note: 4, checkedAt: 5 }]);
    const noted = ["번호", "조회 결과", "상태", "비고", "폐업일", "과세 유형", "확인된 상호"];
    expect(ourColumnsIn(noted)).toEqual([
      { verdict: 1, state: 2, closedOn: 4, taxType: 5, companyName: 6 },
    ]);
    const added = ["번호", "조회 결과", "확인된 상호", "담당", "비고"];
    expect(ourColumnsIn(added)).toEqual([{ verdict: 1, companyName: 2 }]);
  });

  it("are not confused with the person's own columns of the same names", () => {
    expect(ourColumnsIn(["사업자등록번호", "조회 결과", "상태", "폐업일", "비고"])).toEqual([]);
    expect(ourColumnsIn(["No", "Result", "Status", "Note", "Change"])).toEqual([]);
    expect(ourColumnsIn(["상태", "비고", "확인된 상호", "조회 시각(KST)"])).toEqual([]);
  });

  it("are found in a header of 100,000 names in linear time", () => {
    const header = Array.from({ length: 100_000 }, (_, i) => (i % 2 ? "비고" : "조회 결과"));
    const start = performance.now();
    ourColumnsIn([...header, "조회 시각(KST)"]);
    expect(performance.now() - start).toBeLessThan(2_000);
  });
});

describe("a downloaded workbook that is loaded again", () => {
  it.each([ko, en])(
    "does not offer its own summary as another sheet to read ($lang)",
    async (texts) => {
      expect(SUMMARY_NAMES).toContain(texts.list.summarySheet);
      const sheet = sheetOf(
        texts,
        OWN,
        (await month(texts, OWN, [ownRow(A)], [answer(bare(A))])).rows,
      );
      const counts = Array.from({ length: 16 }, (): [string, number] => ["행", 1]);
      const other = async (header: string[], name: string, rows: [string, number][]) => {
        const file = await writeFile("xlsx", { ...sheet, header, summary: { name, rows } });
        const read = await readFile(file, "list.xlsx");
        return read.kind === "open" && read.open.sheet.otherSheets.map((each) => each.name);
      };
      const { summarySheet } = texts.list;
      expect(await other(sheet.header, summarySheet, counts)).toEqual([]);
      // The page offers the sheet if the list lacks our columns, if the sheet has another name, or
      // if the sheet is longer than our summary.
      const own = sheet.header.map((name, i) => (i < OWN.length ? name : `${name} 2`));
      expect(await other(own, summarySheet, counts)).toEqual([summarySheet]);
      expect(await other(sheet.header, "9월", counts)).toEqual(["9월"]);
      expect(await other(sheet.header, summarySheet, [...counts, ...counts])).toEqual([
        summarySheet,
      ]);
    },
  );

  it("takes the numbers from the person's own column, even if that column has no known name", async () => {
    const header = ["거래처코드", "코드번호", "대표", "날짜"];
    const ours = Object.values(ORDER);
    const row = (own: string, checked: string) => [
      ...["C1", own, "홍길동", "2020-01-01"],
      ...ours.map((name) => (name === "조회한 번호" ? checked : "")),
    ];
    const rows = [row(A, A), row("999-00-0000", B), row("999-00-000", C)];
    const { sheet } = await load([...header, ...ours], rows);
    expect(sheet.header.slice(0, 4)).toEqual(header);
    expect(sheet.ours).toHaveLength(1);
    expect(sheet.mapping.business_number).toBe(1);
    const withTitle = await load(["10월 거래처"], [[...header, ...ours], ...rows]);
    expect(withTitle.sheet.mapping.business_number).toBe(1);
  });
});

describe("the verdicts of the first version", () => {
  it.each([
    ["일치 · 계속", "active"],
    ["일치 · 휴업", "suspended"],
    ["일치 · 폐업", "closed"],
    ["일치 · 폐업 2023-12-31", "closed"],
    ["불일치", "details_mismatch"],
    ["미등록", "not_registered"],
    ["계속", "active"],
    ["휴업", "suspended"],
    ["폐업 2023-12-31", "closed"],
    ["Confirmed · Active", "active"],
    ["Confirmed · Suspended", "suspended"],
    ["Confirmed · Closed 2023-12-31", "closed"],
    ["Differs", "details_mismatch"],
    ["Not registered", "not_registered"],
    ["Active", "active"],
    ["Suspended", "suspended"],
    ["Closed 2023-12-31", "closed"],
    ["응답 없음", undefined],
    ["보내지 않음", undefined],
    ["Not confirmed", undefined],
  ])("are still understood: %s", (text, kind) => {
    expect(formerOf([{ verdict: 0 }], [text])?.decided?.kind).toBe(kind);
  });
});

describe("the next month", () => {
  it.each(["csv", "xlsx"] as const)(
    "has exactly one set of our columns after three months, and the last result beside the new result (%s)",
    async (format) => {
      const answers = [answer(bare(A)), answer(bare(B))];
      let { header, cells } = await month(ko, OWN, [ownRow(A), ownRow(B)], answers, format);
      for (const texts of [ko, en, ko]) {
        ({ header, cells } = await month(texts, header, cells, answers, format));
      }
      expect(header).toEqual([...OWN, ...Object.values(ORDER)]);
      expect(cells[0]?.slice(OWN.length, OWN.length + 3)).toEqual([
        "일치 · 계속",
        "Confirmed · Active",
        "그대로",
      ]);
      expect(cells[0]?.slice(0, OWN.length)).toEqual(ownRow(A));
    },
  );

  it("says what has changed: the verdict, state, day of closure, tax type or name", async () => {
    const first = await month(
      ko,
      OWN,
      [A, B, C].flatMap((number) => [ownRow(number), ownRow(number, "C2")]),
      [A, A, B, B, C, C].map((number, i) =>
        answer(bare(number), {
          name: "가나상사",
          ...(i === 3 && { state: "03", closedOn: "2026-01-31" }),
        }),
      ),
    );
    const second = await month(en, first.header, first.cells, [
      answer(bare(A), { name: "가나상사" }),
      refused(bare(A), "details_mismatch"),
      answer(bare(B), { state: "03", closedOn: "2026-11-01", name: "가나상사" }),
      answer(bare(B), { state: "03", closedOn: "2026-02-28", name: "가나상사" }),
      answer(bare(C), { tax: "02", name: "다라상사" }),
      refused(bare(C), "not_registered"),
    ]);
    expect(second.rows.map((row) => shortChange(ko, row))).toEqual([
      "그대로",
      "변동: 결과",
      "변동: 상태",
      "변동: 폐업일",
      "변동: 과세 유형, 상호",
      "변동: 결과",
    ]);
    expect(longChange(en, second.rows[2] as ResultRow)).toBe(
      "status: 일치 · 계속 → Confirmed · Closed 2026-11-01",
    );
    expect(longChange(ko, second.rows[4] as ResultRow)).toBe(
      "과세 유형: 과세 01 → 과세 02 · 상호: 가나상사 → 다라상사",
    );
  });

  it("calls a row new, not changed, if it has no earlier result or if its number has changed", async () => {
    const first = await month(ko, OWN, [ownRow(A), ownRow(B)], [answer(bare(A)), answer(bare(B))]);
    const cells = first.cells.map((row) => [...row]);
    (cells[0] as string[])[1] = C;
    cells.push([...ownRow(A, "C9")]);
    const second = await month(ko, first.header, cells, [
      refused(bare(C), "details_mismatch"),
      answer(bare(B)),
      answer(bare(A)),
    ]);
    expect(kinds(second.rows)).toEqual(["new", "same", "new"]);
    expect(second.rows.map((row) => lastResult(row)?.text)).toEqual([
      undefined,
      "일치 · 계속",
      undefined,
    ]);
    const former = second.header.indexOf("지난 결과");
    expect(second.cells.map((row) => row[former])).toEqual(["", "일치 · 계속", ""]);
  });

  it("skips a month without a verdict, and compares with the verdict of the month before it", async () => {
    const rows = [ownRow(A), ownRow(B)];
    const first = await month(ko, OWN, rows, [answer(bare(A)), noAnswer(bare(B))]);
    const second = await month(ko, first.header, first.cells, [noAnswer(bare(A)), answer(bare(B))]);
    expect(second.rows.map(({ change }) => change)).toEqual([
      { kind: "unknown", why: "now" },
      { kind: "unknown", why: "before" },
    ]);
    const third = await month(ko, second.header, second.cells, [
      answer(bare(A), { state: "03" }),
      answer(bare(B)),
    ]);
    expect(kinds(third.rows)).toEqual(["changed", "same"]);
  });

  it("does not compare a verdict whose text somebody has changed", async () => {
    const first = await month(ko, OWN, [ownRow(A)], [answer(bare(A))]);
    const cells = [first.cells[0]?.with(OWN.length, "확인함") as string[]];
    const second = await month(ko, first.header, cells, [answer(bare(A))]);
    expect(second.rows[0]?.change).toEqual({ kind: "unknown", why: "before" });
    expect(second.cells[0]?.[OWN.length + 1]).toBe("확인함");
  });

  it("keeps the person's column if it has the same name as one of ours, and hides old verdicts from the search", async () => {
    const first = await month(ko, OWN, [ownRow(A)], [answer(bare(A))]);
    expect(first.header).toContain("비고(조회)");
    const second = await month(ko, first.header, first.cells, [answer(bare(A), { state: "03" })]);
    expect(second.header.filter((name) => name.startsWith("비고"))).toEqual(["비고", "비고(조회)"]);
    expect(second.rows[0]?.cells.join("")).not.toContain("일치");
  });

  it("calls a corrected row new if the correction changes its number, even in a file of the first version", async () => {
    const header = [
      ...OWN,
      ...FIRST_KO.split("|").map((name) => (name === "비고" ? "비고(조회)" : name)),
    ];
    const old = [
      ...ownRow(A),
      "일치 · 계속",
      "계속사업자",
      "",
      "",
      "",
      "",
      "",
      "",
      "2026-10-01 10:00:00",
    ];
    const { rows, list } = await month(ko, header, [old], [refused(bare(A), "details_mismatch")]);
    expect(kinds(rows)).toEqual(["changed"]);
    const fixed = (number: string) =>
      fixedRow(
        rows[0] as ResultRow,
        {
          claim: {
            business_number: bare(number),
            start_date: "",
            owner_name: "",
            company_name: "",
          },
          typed: { business_number: number },
          result: answer(bare(number)).result,
        },
        list.sheet.mapping,
      );
    expect(kinds([fixed(A), fixed(B)])).toEqual(["same", "new"]);
    expect(fixed(B).cells[1]).toBe(B);
  });
});

const ORDER = {
  ...{ verdict: "조회 결과", former: "지난 결과", change: "변동", state: "상태" },
  ...{ closedOn: "폐업일", taxType: "과세 유형", companyName: "확인된 상호" },
  ...{ companyNameEn: "영문 상호", evidence: "영문 상호 근거", note: "비고(조회)" },
  ...{ number: "조회한 번호", checkedAt: "조회 시각(KST)" },
};
