/** Reads OpenDART's annual reports (docs/upstreams.md#annual-report). */
import * as z from "zod";
import type { Accounts } from "../profile/store.ts";

const employeeRows = z.array(z.object({ fo_bbm: z.string(), sexdstn: z.string(), sm: z.string() }));

/** Labels of rows that add up other rows. 설계 and 회계 also end in 계, but are names of segments. */
const TOTAL = /(?:합계|총계|소계|^계)$/u;

/**
 * Adds up all rows except totals. If there are only totals, returns one of them.
 * @param rows `list` of `empSttus.json`
 */
export function employeeCount(rows: unknown): number | null {
  const parsed = employeeRows.safeParse(rows);
  if (!parsed.success) return null;
  const [totals, parts] = partition(
    parsed.data,
    ({ fo_bbm, sexdstn }) => isTotal(fo_bbm) || isTotal(sexdstn),
  );
  const grandTotals = totals.filter(({ fo_bbm }) =>
    /^(?:총?합계|총계|계)$/u.test(withoutBlanks(fo_bbm)),
  );
  return (
    sum(parts) ??
    sum(grandTotals.slice(-1)) ??
    sum(totals.filter(({ fo_bbm }) => withoutBlanks(fo_bbm) === "성별합계"))
  );
}

/** Null if one text is not a number, because the sum of the others would be too small. */
function sum(rows: { sm: string }[]): number | null {
  const numbers = rows.filter(({ sm }) => !isNone(sm)).map(({ sm }) => wholeNumber(sm));
  return numbers.length === 0
    ? null
    : numbers.reduce(
        (total, number) => (total === null || number === null ? null : total + number),
        0,
      );
}

const accountRows = z.array(
  z.object({
    fs_div: z.string(),
    sj_div: z.string(),
    account_nm: z.string(),
    thstrm_amount: z.string(),
    currency: z.string(),
  }),
);
type AccountRow = z.infer<typeof accountRows>[number];

/** Consolidated statements come first, because they tell more about a business. */
const STATEMENTS = ["CFS", "OFS"];
const CAPITAL = { sheet: "BS", names: ["자본금"] };
/** Service companies call their revenue 영업수익. */
const REVENUE = { sheet: "IS", names: ["매출액", "수익(매출액)", "영업수익"] };

/** @param rows `list` of `fnlttSinglAcnt.json` */
export function mainAccounts(rows: unknown): Accounts | null {
  const parsed = accountRows.safeParse(rows);
  if (!parsed.success) return null;
  return { capital: amount(parsed.data, CAPITAL), revenue: amount(parsed.data, REVENUE) };
}

function amount(rows: AccountRow[], { sheet, names }: typeof CAPITAL): number | null {
  for (const statement of STATEMENTS) {
    for (const name of names) {
      const row = rows.find(
        ({ fs_div, sj_div, account_nm, currency }) =>
          fs_div === statement &&
          sj_div === sheet &&
          withoutBlanks(account_nm) === name &&
          currency === "KRW",
      );
      const value = row && wholeNumber(row.thstrm_amount);
      if (value !== undefined && value !== null) return value;
    }
  }
  return null;
}

/** Reads `1,204`, `-12,551,000`, and `(300)`, which means -300. Null for other texts. */
function wholeNumber(text: string): number | null {
  const [, minus, digits = ""] = /^(-|\()?(\d{1,3}(?:,\d{3})+|\d+)\)?$/.exec(text.trim()) ?? [];
  const value = Number(digits.replaceAll(",", ""));
  return digits === "" || !Number.isSafeInteger(value) ? null : minus ? -value : value;
}

function isNone(text: string): boolean {
  return /^-?$/.test(text.trim());
}

function isTotal(label: string): boolean {
  return TOTAL.test(withoutBlanks(label));
}

function withoutBlanks(text: string): string {
  return text.replace(/\s/gu, "");
}

function partition<T>(items: T[], isMatch: (item: T) => boolean): [matches: T[], others: T[]] {
  return [items.filter(isMatch), items.filter((item) => !isMatch(item))];
}
