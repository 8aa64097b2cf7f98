/**
 * COMWEL's register of employment and accident insurance (docs/upstreams.md#comwel): what its rows
 * say of an employer. There is a row for each insurance, each site and each old name.
 */
import { onlyAbout, type Service } from "./data-go-kr.ts";
import { count, day, descending, industryCode, NOTHING, type Row, text } from "./fields.ts";
import { type LiveFacts, LiveSourceFault } from "./live-source.ts";

/** The service times out now and then when it is asked for more. */
const ROWS_A_PAGE = 100;

/** `opaBoheomFg` */
const EMPLOYMENT = "2";
/** `saeopFg` */
const CONTINUING = "1";
const SITE_NOTICE = "7";

export const comwel: Service<LiveFacts> = {
  path: "/B490001/gySjbPstateInfoService/getGySjBoheomBsshItem",
  query: (number) => ({
    v_saeopjaDrno: number,
    pageNo: "1",
    numOfRows: String(ROWS_A_PAGE),
  }),
  read: ({ rows, totalCount }, number) => {
    const byAuthority = onlyAbout(rows, "saeopjaDrno", number).toSorted(authority);
    const [main] = byAuthority;
    if (!main) return null;
    // On a page that lacks the row of the business itself, any other may be one of its sites.
    if (totalCount > ROWS_A_PAGE && !isMain(main))
      throw new LiveSourceFault("passing", "too_many_rows", false);
    // One row speaks for the people: both insurances count the same ones. The industry of the
    // accident insurance is a class of risk, not KSIC.
    const employment = byAuthority.find(isEmployment);
    return {
      ...NOTHING,
      companyName: text(main.saeopjangNm),
      address: text(main.addr),
      industryCode: industryCode(employment?.gyEopjongCd),
      employees: count(employment?.sangsiInwonCnt),
    };
  },
};

/**
 * The row that speaks for the business first: its continuing employment insurance, else the row
 * with the most people, sites last. The order of the answer means nothing.
 */
function authority(a: Row, b: Row): number {
  return (
    Number(isMain(b)) - Number(isMain(a)) ||
    Number(isSite(a)) - Number(isSite(b)) ||
    (count(b.sangsiInwonCnt) ?? 0) - (count(a.sangsiInwonCnt) ?? 0) ||
    Number(isEmployment(b)) - Number(isEmployment(a)) ||
    -descending(day(a.seongripDt), day(b.seongripDt)) ||
    descending(text(a.saeopjangNm), text(b.saeopjangNm))
  );
}

function isEmployment(row: Row): boolean {
  return text(row.opaBoheomFg) === EMPLOYMENT;
}

function isMain(row: Row): boolean {
  return isEmployment(row) && text(row.saeopFg) === CONTINUING;
}

/** A site is reported as one, or named as one: 주식회사포워드벤처스/캐슬캠프. */
function isSite(row: Row): boolean {
  return text(row.saeopFg) === SITE_NOTICE || (text(row.saeopjangNm) ?? "").includes("/");
}
