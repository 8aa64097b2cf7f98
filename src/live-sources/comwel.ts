/**
 * COMWEL's register of employment and accident insurance (docs/upstreams.md#comwel): what its rows
 * say of an employer. There is a row for each insurance, each site and each old name.
 */
import { onlyAbout, type Service, tooManyRows } from "./data-go-kr.ts";
import { count, day, descending, industryCode, NOTHING, type Row, text } from "./fields.ts";
import type { LiveFacts } from "./live-source.ts";

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
    const byAuthority = onlyAbout(rows, "saeopjaDrno", number).map(standingOf).toSorted(authority);
    const [main] = byAuthority;
    if (!main) return null;
    // On a page that lacks the row of the business itself, any other may be one of its sites.
    if (totalCount > ROWS_A_PAGE && !main.isMain) throw tooManyRows();
    // One row speaks for the people: both insurances count the same ones. The industry of the
    // accident insurance is a class of risk, not KSIC.
    const employment = byAuthority.find(({ isEmployment }) => isEmployment);
    return {
      ...NOTHING,
      companyName: main.name,
      address: text(main.row.addr),
      industryCode: industryCode(employment?.row.gyEopjongCd),
      employees: employment?.people ?? null,
    };
  },
};

interface Standing {
  row: Row;
  name: string | null;
  people: number | null;
  since: string | null;
  isEmployment: boolean;
  isMain: boolean;
  isSite: boolean;
}

function standingOf(row: Row): Standing {
  const name = text(row.saeopjangNm);
  const isEmployment = text(row.opaBoheomFg) === EMPLOYMENT;
  const kind = text(row.saeopFg);
  return {
    row,
    name,
    people: count(row.sangsiInwonCnt),
    since: day(row.seongripDt),
    isEmployment,
    isMain: isEmployment && kind === CONTINUING,
    // It is reported as one, or named as one: 주식회사포워드벤처스/캐슬캠프.
    isSite: kind === SITE_NOTICE || (name ?? "").includes("/"),
  };
}

/**
 * The row that speaks for the business first: its continuing employment insurance, else the row
 * with the most people, sites last. The order of the answer means nothing.
 */
function authority(a: Standing, b: Standing): number {
  return (
    Number(b.isMain) - Number(a.isMain) ||
    Number(a.isSite) - Number(b.isSite) ||
    (b.people ?? 0) - (a.people ?? 0) ||
    Number(b.isEmployment) - Number(a.isEmployment) ||
    descending(b.since, a.since) ||
    descending(a.name, b.name)
  );
}
