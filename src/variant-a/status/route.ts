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
  const answers = new Map(
    await Promise.all(
      claims.map(async ({ number }, index): Promise<[string, StatusAnswer]> => {
        const verification = verifications[index] as Verification;
        const answer = presentStatus(number, verification, input.language);
        return [
          number,
          await withReceipt(answer, sign, () => statementOfNumber(number, verification)),
        ];
      }),
    ),
  );
  const results = input.numbers.map((number) => answers.get(number) as StatusAnswer);
  return c.json(input.isList ? { results } : (results[0] as StatusAnswer));
};
