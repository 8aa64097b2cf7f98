/** COMWEL's register of employers has a row for each insurance, each site and each former name. */
import * as z from "zod";
import { answered } from "../../lib/answer.ts";
import { factsOf } from "../facts.ts";
import { count, day, descending, digits, industryCode, text } from "../fields.ts";
import { type LiveReply, TOO_MANY_ROWS } from "../live-source.ts";

/** COMWEL sometimes times out if it is asked for more rows. */
export const ROWS_PER_PAGE = 100;

const EMPLOYMENT = "2";
const CONTINUING = "1";
const SITE_NOTICE = "7";

export const insurance = z
  .object({
    saeopjaDrno: digits,
    saeopjangNm: text,
    addr: text,
    opaBoheomFg: text,
    saeopFg: text,
    gyEopjongCd: industryCode,
    sangsiInwonCnt: count,
    seongripDt: day,
  })
  .transform(({ saeopjangNm: name, opaBoheomFg, saeopFg: kind, ...row }) => {
    const isEmployment = opaBoheomFg === EMPLOYMENT;
    return {
      number: row.saeopjaDrno,
      name,
      address: row.addr,
      industryCode: row.gyEopjongCd,
      people: row.sangsiInwonCnt,
      since: row.seongripDt,
      isEmployment,
      isMain: isEmployment && kind === CONTINUING,
      // Sites have their own kind of notice, or names such as 주식회사포워드벤처스/캐슬캠프.
      isSite: kind === SITE_NOTICE || (name ?? "").includes("/"),
    };
  });
type Insurance = z.infer<typeof insurance>;

export function readInsurances(rows: Insurance[], totalCount: number): LiveReply {
  const byAuthority = rows.toSorted(authority);
  const [chosen] = byAuthority;
  if (!chosen) return answered(null);
  // If the row of the business itself is on another page, any row of this page may be of a site.
  if (totalCount > ROWS_PER_PAGE && !chosen.isMain) return TOO_MANY_ROWS;
  // Take one row, not the sum of all: docs/decisions/0071-one-row-speaks-for-an-employer.md
  const employment = byAuthority.find(({ isEmployment }) => isEmployment);
  return answered(
    factsOf({
      companyName: chosen.name,
      address: chosen.address,
      industryCode: employment?.industryCode ?? null,
      employees: employment?.people ?? null,
    }),
  );
}

/** Sorts first the row that speaks for the whole business. */
function authority(a: Insurance, b: Insurance): number {
  return (
    Number(b.isMain) - Number(a.isMain) ||
    Number(a.isSite) - Number(b.isSite) ||
    (b.people ?? 0) - (a.people ?? 0) ||
    Number(b.isEmployment) - Number(a.isEmployment) ||
    descending(b.since, a.since) ||
    descending(a.name, b.name)
  );
}
