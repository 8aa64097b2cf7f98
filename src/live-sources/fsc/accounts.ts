/** The accounts of a corporation: what its rows say, one for each business year and statement. */
import * as z from "zod";
import { answered } from "../../lib/answer.ts";
import { factsOf } from "../facts.ts";
import { amount, day, descending, digits, text } from "../fields.ts";
import { type LiveReply, TOO_MANY_ROWS } from "../live-source.ts";
import { ROWS_A_PAGE } from "./outline.ts";

/** `fnclDcd`: accounts of the group before those of the company alone. */
const STATEMENTS = ["110", "120"];

export const year = z.object({
  crno: digits,
  bizYear: text,
  fnclDcd: text,
  curCd: text,
  enpCptlAmt: amount,
  enpSaleAmt: amount,
  basDt: day,
});
type Year = z.infer<typeof year>;

export function readYears(rows: Year[], totalCount: number): LiveReply {
  if (totalCount > ROWS_A_PAGE) return TOO_MANY_ROWS;
  const inWon = rows.filter(({ curCd }) => curCd === "KRW");
  const [last] = inWon.map(({ bizYear }) => bizYear).toSorted(descending);
  const statements = STATEMENTS.flatMap((kind) =>
    inWon.filter(({ bizYear, fnclDcd }) => bizYear === last && fnclDcd === kind),
  );
  const first = (field: "enpCptlAmt" | "enpSaleAmt") =>
    statements.map((row) => row[field]).find((value) => value !== null) ?? null;
  const [capital, revenue] = [first("enpCptlAmt"), first("enpSaleAmt")];
  if (capital === null && revenue === null) return answered(null);
  return answered(factsOf({ capital, revenue, asOf: statements[0]?.basDt ?? null }));
}
