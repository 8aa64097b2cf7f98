/**
 * The financial supervisor's two services about corporations (docs/upstreams.md#fsc): the outline,
 * asked by business number, and the accounts, asked by corporate number.
 */
import { filterIgnored, onlyAbout, type Service, tooManyRows } from "./data-go-kr.ts";
import {
  address,
  amount,
  corporateNumber,
  count,
  day,
  descending,
  digits,
  industryCode,
  NOTHING,
  persons,
  type Row,
  text,
} from "./fields.ts";
import type { LiveAccounts, LiveFacts } from "./live-source.ts";

/** A corporation has a row for each period in which nothing changed; some twenty in six years. */
const ROWS_A_PAGE = 200;

export const fscOutline: Service<LiveFacts> = {
  path: "/1160100/service/GetCorpBasicInfoService_V2/getCorpOutline_V2",
  query: (number) => ({ ...PAGE, bzno: number }),
  read: ({ rows, totalCount }, number) => {
    // A corporation's rows of the past may name another number: they are passed over.
    const [latest] = rows
      .filter((row) => digits(row.bzno) === number)
      .toSorted(
        (a, b) =>
          descending(day(a.lastOpegDt), day(b.lastOpegDt)) ||
          descending(day(a.fstOpegDt), day(b.fstOpegDt)),
      );
    if (!latest) throw filterIgnored();
    if (totalCount > ROWS_A_PAGE) throw tooManyRows();
    return {
      ...NOTHING,
      companyName: text(latest.corpNm),
      englishName: text(latest.corpEnsnNm),
      representatives: persons(latest.enpRprFnm),
      corporateNumber: corporateNumber(latest.crno),
      address: address(latest.enpBsadr, latest.enpDtadr),
      industryCode: industryCode(latest.sicNm),
      // 0 is what it writes where it does not know.
      employees: count(latest.enpEmpeCnt) || null,
      establishedOn: day(latest.enpEstbDt),
      isSoleProprietor: false,
      asOf: day(latest.lastOpegDt),
    };
  },
};

/** `fnclDcd`: accounts of the group before those of the company alone. */
const STATEMENTS = ["110", "120"];

export const fscAccounts: Service<LiveAccounts> = {
  path: "/1160100/service/GetFinaStatInfoService_V2/getSummFinaStat_V2",
  query: (number) => ({ ...PAGE, crno: number }),
  read: ({ rows, totalCount }, number) => {
    const ofNumber = onlyAbout(rows, "crno", number).filter((row) => text(row.curCd) === "KRW");
    if (totalCount > ROWS_A_PAGE) throw tooManyRows();
    const [last] = ofNumber.map(year).toSorted(descending);
    const statements = STATEMENTS.flatMap((kind) =>
      ofNumber.filter((row) => year(row) === last && text(row.fnclDcd) === kind),
    );
    const first = (field: string) =>
      statements.map((row) => amount(row[field])).find((value) => value !== null) ?? null;
    const [capital, revenue] = [first("enpCptlAmt"), first("enpSaleAmt")];
    if (capital === null && revenue === null) return null;
    return { capital, revenue, asOf: day(statements[0]?.basDt) };
  },
};

const PAGE = { resultType: "json", pageNo: "1", numOfRows: String(ROWS_A_PAGE) };

function year(row: Row): string | null {
  return text(row.bizYear);
}
