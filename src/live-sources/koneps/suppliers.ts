import * as z from "zod";
import { answered } from "../../lib/answer.ts";
import { factsOf } from "../facts.ts";
import { address, addressPart, count, day, descending, digits, persons, text } from "../fields.ts";
import type { LiveReply } from "../live-source.ts";

const HEAD_OFFICE = "본사";

export const supplier = z.object({
  bizno: digits,
  corpNm: text,
  engCorpNm: text,
  ceoNm: persons,
  adrs: addressPart,
  dtlAdrs: addressPart,
  emplyeNum: count,
  hdoffceDivNm: text,
  opbizDt: day,
  rgstDt: day,
  chgDt: day,
});

export function readSuppliers(rows: z.infer<typeof supplier>[]): LiveReply {
  const [main] = rows.toSorted(
    (a, b) =>
      Number(b.hdoffceDivNm === HEAD_OFFICE) - Number(a.hdoffceDivNm === HEAD_OFFICE) ||
      descending(a.chgDt, b.chgDt),
  );
  if (!main) return answered(null);
  return answered(
    factsOf({
      companyName: main.corpNm,
      englishName: main.engCorpNm,
      representatives: main.ceoNm,
      address: address(main.adrs, main.dtlAdrs),
      employees: main.emplyeNum || null,
      openingDate: main.opbizDt,
      asOf: main.chgDt ?? main.rgstDt,
    }),
  );
}
