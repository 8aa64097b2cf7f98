import { chargeCheck, readCheck } from "../../http/charged-check.ts";
import type { Handler } from "../../http/context.ts";
import { requireSigner, withReceipt } from "../../http/receipts.ts";
import { statementOfNumber } from "../../receipts/statement.ts";
import { claimOfNumber, type Verification } from "../../verification/verification.ts";
import { allOrUnavailable, verifyNumbers } from "../../verification/verify.ts";
import type { StatusAnswer } from "./answer.ts";
import { presentStatus } from "./present.ts";
import { STATUS_FIELD_CODES, statusSchema } from "./request.ts";

export const status: Handler = async (c) => {
  const input = await readCheck(c, statusSchema, STATUS_FIELD_CODES, {
    numbersOf: ({ numbers, isList }) =>
      numbers.map((number, at) => ({
        parameter: isList ? `business_numbers.${at}` : "business_number",
        number,
      })),
    unitsOf: ({ distinct }) => distinct.length,
  });
  const { services } = c.var;
  const sign = await requireSigner(c, input.receipt);
  const claims = input.distinct.map(claimOfNumber);
  const verifications = await chargeCheck(c, async (signal) =>
    allOrUnavailable(await verifyNumbers(services, claims, signal)),
  );
  services.trace.note({ businesses: claims.length });
  const checked = new Map(claims.map(({ number }, at) => [number, verifications[at]]));
  // A number that is listed twice gets two receipts, each with its own id.
  const results = await Promise.all(
    input.numbers.map((number): Promise<StatusAnswer> => {
      const verification = checked.get(number) as Verification;
      const answer = presentStatus(number, verification, input.language);
      return withReceipt(answer, sign, () => statementOfNumber(number, verification));
    }),
  );
  return c.json(input.isList ? { results } : (results[0] as StatusAnswer));
};
