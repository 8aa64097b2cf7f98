/** The register masks the names and home addresses of sole proprietors. */
import * as z from "zod";
import { answered } from "../../lib/answer.ts";
import { factsOf } from "../facts.ts";
import { corporateNumber, day, descending, digits, persons, text } from "../fields.ts";
import type { LiveReply } from "../live-source.ts";

/** Rows with another state may be out of date. */
const NORMAL_OPERATION = "정상영업";

const IS_SOLE_PROPRIETOR = new Map([
  ["개인", true],
  ["법인", false],
]);

export const registration = z.object({
  brno: digits,
  crno: corporateNumber,
  bzmnNm: text,
  rprsvNm: persons,
  // The road addresses (`rnAddr`, `lctnRnAddr`) lack the number of the building.
  lctnAddr: text,
  corpYnNm: text,
  operSttusCdNm: text,
  dclrDate: day,
  opnMdfcnDt: day,
});

export function readRegistrations(rows: z.infer<typeof registration>[]): LiveReply {
  const [newest] = rows
    .filter(({ operSttusCdNm }) => operSttusCdNm === NORMAL_OPERATION)
    .toSorted(
      (a, b) => descending(a.dclrDate, b.dclrDate) || descending(a.opnMdfcnDt, b.opnMdfcnDt),
    );
  if (!newest) return answered(null);
  return answered(
    factsOf({
      companyName: newest.bzmnNm,
      representatives: newest.rprsvNm,
      corporateNumber: newest.crno,
      address: newest.lctnAddr,
      isSoleProprietor: IS_SOLE_PROPRIETOR.get(newest.corpYnNm ?? "") ?? null,
      asOf: newest.opnMdfcnDt ?? newest.dclrDate,
    }),
  );
}
