/** FSC sends a row for each business year and kind of statement. */
import * as z from "zod";
import { answered } from "../../lib/answer.ts";
import { factsOf } from "../facts.ts";
import { amount, day, descending, digits, text } from "../fields.ts";
import { type LiveReply, TOO_MANY_ROWS } from "../live-source.ts";
import { ROWS_PER_PAGE } from "./page.ts";

/** Values of `fnclDcd`: statements of a group, which we prefer, and of the company alone. */
const KINDS = ["110", "120"];

export const statementRow = z.object({
  crno: digits,
  bizYear: text,
  fnclDcd: text,
  curCd: text,
  enpCptlAmt: amount,
  enpSaleAmt: amount,
  basDt: day,
});
type StatementRow = z.infer<typeof statementRow>;

export function readStatements(rows: StatementRow[], totalCount: number): LiveReply {
  if (totalCount > ROWS_PER_PAGE) return TOO_MANY_ROWS;
  const inWon = rows.filter(({ curCd }) => curCd === "KRW");
  const [lastYear] = inWon.map(({ bizYear }) => bizYear).toSorted(descending);
  const statements = KINDS.flatMap((kind) =>
    inWon.filter(({ bizYear, fnclDcd }) => bizYear === lastYear && fnclDcd === kind),
  );
  const first = (field: "enpCptlAmt" | "enpSaleAmt") =>
    statements.map((row) => row[field]).find((value) => value !== null) ?? null;
  const [capital, revenue] = [first("enpCptlAmt"), first("enpSaleAmt")];
  if (capital === null && revenue === null) return answered(null);
  return answered(factsOf({ capital, revenue, asOf: statements[0]?.basDt ?? null }));
}
