/** The outline of a corporation: what its rows say, one for each period. */
import * as z from "zod";
import { answered } from "../../lib/answer.ts";
import { factsOf } from "../facts.ts";
import {
  address,
  addressPart,
  corporateNumber,
  count,
  day,
  descending,
  digits,
  industryCode,
  persons,
  text,
} from "../fields.ts";
import { type LiveReply, TOO_MANY_ROWS } from "../live-source.ts";
import { ROWS_A_PAGE } from "./page.ts";

export const period = z.object({
  bzno: digits,
  crno: corporateNumber,
  corpNm: text,
  corpEnsnNm: text,
  enpRprFnm: persons,
  enpBsadr: addressPart,
  enpDtadr: addressPart,
  sicNm: industryCode,
  enpEmpeCnt: count,
  enpEstbDt: day,
  fstOpegDt: day,
  lastOpegDt: day,
});
type Period = z.infer<typeof period>;

export function readPeriods(rows: Period[], totalCount: number): LiveReply {
  const [latest] = rows.toSorted(
    (a, b) => descending(a.lastOpegDt, b.lastOpegDt) || descending(a.fstOpegDt, b.fstOpegDt),
  );
  if (!latest) return answered(null);
  if (totalCount > ROWS_A_PAGE) return TOO_MANY_ROWS;
  return answered(
    factsOf({
      companyName: latest.corpNm,
      englishName: latest.corpEnsnNm,
      representatives: latest.enpRprFnm,
      corporateNumber: latest.crno,
      address: address(latest.enpBsadr, latest.enpDtadr),
      industryCode: latest.sicNm,
      // 0 is what it writes where it does not know.
      employees: latest.enpEmpeCnt || null,
      establishedOn: latest.enpEstbDt,
      isSoleProprietor: false,
      asOf: latest.lastOpegDt,
    }),
  );
}
