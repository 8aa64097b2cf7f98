import type { AnnualReportPart, OpenDartClient } from "../opendart/client.ts";
import type { ProfileParts } from "../profile/store.ts";
import { employeeCount, mainAccounts } from "./annual-report.ts";

/** If last year's report is not filed yet, ask for the year before. */
const YEARS_BACK = [1, 2];

/** The most calls for a company: for two years, and for two parts of each year's report. */
export const REPORT_CALLS = 2 * YEARS_BACK.length;

/** Each part comes from the latest report that has this part. @throws OpenDartFault */
export async function readLastAnnualReport(
  openDart: Pick<OpenDartClient, "annualReport">,
  corpCode: string,
  now: number,
): Promise<Required<ProfileParts>> {
  const thisYear = new Date(now).getUTCFullYear();
  const latest = async (part: AnnualReportPart): Promise<unknown> => {
    for (const back of YEARS_BACK) {
      const rows = await openDart.annualReport(part, corpCode, thisYear - back);
      if (rows) return rows;
    }
    return null;
  };
  // Ask for one part after the other, to stay within OpenDART's rate.
  const employees = employeeCount(await latest("empSttus"));
  return { employees, accounts: mainAccounts(await latest("fnlttSinglAcnt")) };
}
