/** How head count, capital and revenue are read from annual reports (`docs/upstreams.md`). */
import { describe, expect, it } from "vitest";
import { demo } from "../../../seed/demo.ts";
import { employeeCount, mainAccounts } from "../../../src/sync/annual-report.ts";
import { REPORT_CALLS, readLastAnnualReport } from "../../../src/sync/last-annual-report.ts";

const row = (segment: string, sex: string, sm: string) => ({ fo_bbm: segment, sexdstn: sex, sm });

describe("the head count", () => {
  it.each<[string, unknown, number | null]>([
    [
      "is the sum over segments and sexes",
      [row("생산", "남", "1,120"), row("생산", "여", "44"), row("관리", "남", "18")],
      1182,
    ],
    ["counts a dash beside numbers as zero", [row("연구", "남", "9"), row("연구", "여", "-")], 9],
    [
      "counts no one twice if totals are among the rows",
      [
        row("전자", "남", "2,140"),
        row("전자", "여", "890"),
        row("성별합계", "남", "2,140"),
        row("성별 합계", "여", "890"),
        row("합 계", "-", "3,030"),
      ],
      3030,
    ],
    [
      "leaves out a row that adds up the sexes",
      [row("전사", "남", "3"), row("전사", "여", "4"), row("전사", "합계", "7")],
      7,
    ],
    [
      "ignores subtotals",
      [
        row("생산", "남", "3"),
        row("소계", "남", "3"),
        row("관리", "남", "4"),
        row("총계", "남", "7"),
      ],
      7,
    ],
    [
      "counts the segment 설계, although 소계 (a subtotal) ends with the same syllable",
      [row("설계", "남", "3"), row("회계", "여", "4"), row("기계", "남", "5")],
      12,
    ],
    [
      "is the total if all rows are totals",
      [row("성별합계", "남", "5"), row("성별합계", "여", "6"), row("합계", "-", "11")],
      11,
    ],
    [
      "is the sum of the sexes if there are no other rows",
      [row("성별합계", "남", "5"), row("성별합계", "여", "6")],
      11,
    ],
    ["is zero if a report says so", [row("전사", "남", "0")], 0],
    ["is unknown if every row is a dash", [row("전사", "남", "-"), row("전사", "여", "")], null],
    [
      "is unknown if a row is not a number",
      [row("전사", "남", "12"), row("전사", "여", "약 30")],
      null,
    ],
    [
      "is unknown if a number is too large to count",
      [row("전사", "남", "99,999,999,999,999,999")],
      null,
    ],
    ["is unknown if there are no rows", [], null],
    ["is unknown if the rows have another form", [{ fo_bbm: "전사" }], null],
    ["is unknown if there is no report", null, null],
  ])("%s", (_, rows, expected) => expect(employeeCount(rows)).toBe(expected));
});

const account = (
  statement: string,
  sheet: string,
  name: string,
  amount: string,
  currency = "KRW",
) => ({
  fs_div: statement,
  sj_div: sheet,
  account_nm: name,
  thstrm_amount: amount,
  currency,
});

describe("capital and revenue", () => {
  it.each<[string, unknown, unknown]>([
    [
      "are those of the consolidated statement if there is one",
      [
        account("OFS", "BS", "자본금", "5"),
        account("OFS", "IS", "매출액", "70"),
        account("CFS", "BS", "자본금", "5"),
        account("CFS", "IS", "매출액", "1,000"),
      ],
      { capital: 5, revenue: 1000 },
    ],
    [
      "are those of the company's own statement if there is no consolidated one",
      [
        account("OFS", "BS", "자본금", "1,500,000,000"),
        account("OFS", "IS", "매출액", "52,730,418,900"),
      ],
      { capital: 1_500_000_000, revenue: 52_730_418_900 },
    ],
    [
      "are read from 수익(매출액)",
      [account("OFS", "IS", "수익(매출액)", "7")],
      { capital: null, revenue: 7 },
    ],
    [
      "are read from 영업수익",
      [account("OFS", "IS", "영업 수익", "7")],
      { capital: null, revenue: 7 },
    ],
    [
      "prefer 매출액 to 영업수익",
      [account("CFS", "IS", "영업수익", "7"), account("CFS", "IS", "매출액", "8")],
      { capital: null, revenue: 8 },
    ],
    [
      "may be negative",
      [account("OFS", "IS", "매출액", "-12,551,000")],
      { capital: null, revenue: -12_551_000 },
    ],
    [
      "are negative if the value is in parentheses",
      [account("OFS", "IS", "매출액", "(300)")],
      { capital: null, revenue: -300 },
    ],
    [
      "ignore a dash",
      [account("CFS", "IS", "매출액", "-"), account("OFS", "IS", "매출액", "3")],
      { capital: null, revenue: 3 },
    ],
    [
      "are unknown in another currency",
      [account("OFS", "BS", "자본금", "5", "USD")],
      { capital: null, revenue: null },
    ],
    [
      "are not read from accounts with a similar name",
      [
        account("OFS", "IS", "자본금", "5"),
        account("OFS", "BS", "자본총계", "5"),
        account("OFS", "IS", "매출원가", "6"),
      ],
      { capital: null, revenue: null },
    ],
    ["are unknown without a report", null, null],
    ["are unknown if the rows have another form", [{ account_nm: "자본금" }], null],
  ])("%s", (_, rows, expected) => expect(mainAccounts(rows)).toEqual(expected));
});

describe("the annual report of a company", () => {
  const [{ employees = [], accounts = [] } = {}] = demo.profiles;
  function openDart(filed: number[]) {
    const reportsRead: string[] = [];
    const client = {
      async annualReport(part: string, _corpCode: string, year: number) {
        reportsRead.push(`${part} ${year}`);
        return filed.includes(year) ? [...(part === "empSttus" ? employees : accounts)] : null;
      },
    };
    const read = () => readLastAnnualReport(client, "09000001", Date.UTC(2026, 1, 1));
    return { reportsRead, read };
  }
  const found = { employees: 58, accounts: { capital: 1_500_000_000, revenue: 52_730_418_900 } };

  it("is the report of last year", async () => {
    const { read, reportsRead } = openDart([2025, 2024]);
    expect(await read()).toEqual(found);
    expect(reportsRead).toEqual(["empSttus 2025", "fnlttSinglAcnt 2025"]);
  });

  it("is the report of the year before last if there is none of last year", async () => {
    const { read, reportsRead } = openDart([2024]);
    expect(await read()).toEqual(found);
    expect(reportsRead).toHaveLength(REPORT_CALLS);
  });

  it("is missing if neither of the last two years has a report", async () => {
    const { read, reportsRead } = openDart([2023]);
    expect(await read()).toEqual({ employees: null, accounts: null });
    expect(reportsRead).toHaveLength(REPORT_CALLS);
  });
});
