/** The source of employees and accounts: the last annual report that OpenDART has of a company. */
import type { AnnualReportPart, OpenDartClient } from "../opendart/client.ts";
import type { ProfileSource } from "../profile/source.ts";
import { employeeCount, mainAccounts } from "./annual-report.ts";

/** Last year's report may not be filed yet: then that of the year before. */
const YEARS_BACK = [1, 2];

export function annualReportSource(
  openDart: Pick<OpenDartClient, "annualReport">,
  clock: () => number,
): ProfileSource {
  return {
    maxCalls: 2 * YEARS_BACK.length,
    async read({ corpCode }) {
      const thisYear = new Date(clock()).getUTCFullYear();
      const latest = async (part: AnnualReportPart): Promise<unknown> => {
        for (const back of YEARS_BACK) {
          const rows = await openDart.annualReport(part, corpCode, thisYear - back);
          if (rows) return rows;
        }
        return null;
      };
      // One after the other: the sync keeps OpenDART's pace.
      const employees = employeeCount(await latest("empSttus"));
      return { employees, accounts: mainAccounts(await latest("fnlttSinglAcnt")) };
    },
  };
}
