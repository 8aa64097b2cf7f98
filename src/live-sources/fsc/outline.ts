/** FSC sends one row for each period in which a corporation did not change. */
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
import { ROWS_PER_PAGE } from "./page.ts";

/** These fields are read from every row. They are few, because an answer may have 200 rows. */
export const outlineRow = z.looseObject({ bzno: digits, fstOpegDt: day, lastOpegDt: day });

const outlineFields = z.object({
  crno: corporateNumber,
  corpNm: text,
  corpEnsnNm: text,
  enpRprFnm: persons,
  enpBsadr: addressPart,
  enpDtadr: addressPart,
  sicNm: industryCode,
  enpEmpeCnt: count,
  enpEstbDt: day,
});

export function readLatestOutline(
  rows: z.infer<typeof outlineRow>[],
  totalCount: number,
): LiveReply {
  const [row] = rows.toSorted(
    (a, b) => descending(a.lastOpegDt, b.lastOpegDt) || descending(a.fstOpegDt, b.fstOpegDt),
  );
  if (!row) return answered(null);
  if (totalCount > ROWS_PER_PAGE) return TOO_MANY_ROWS;
  const latest = outlineFields.parse(row);
  return answered(
    factsOf({
      companyName: latest.corpNm,
      englishName: latest.corpEnsnNm,
      representatives: latest.enpRprFnm,
      corporateNumber: latest.crno,
      address: address(latest.enpBsadr, latest.enpDtadr),
      industryCode: latest.sicNm,
      // FSC writes 0 if it does not know the number.
      employees: latest.enpEmpeCnt || null,
      establishedOn: latest.enpEstbDt,
      isSoleProprietor: false,
      asOf: row.lastOpegDt,
    }),
  );
}
