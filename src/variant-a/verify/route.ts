import { chargeCheck, readCheck } from "../../http/charged-check.ts";
import type { Handler } from "../../http/context.ts";
import { requireSigner, withReceipt } from "../../http/receipts.ts";
import { statementOfVerification } from "../../receipts/statement.ts";
import { CLAIM_FIELD_CODES } from "../../verification/claim-fields.ts";
import { showsNames } from "../../verification/output-language.ts";
import { verifyBusiness } from "../../verification/verify.ts";
import { presentVerification } from "./present.ts";
import { verifySchema } from "./request.ts";

export const verify: Handler = async (c) => {
  const admittedAt = c.var.services.clock();
  const { claim, language, receipt } = await readCheck(c, verifySchema, CLAIM_FIELD_CODES, {
    numbersOf: (input) => [{ parameter: "business_number", number: input.claim.number }],
  });
  const { services, account } = c.var;
  const sign = await requireSigner(c, receipt);
  const order = { account: account.meteredName, language };
  const reading = showsNames(language) && services.readNameTables();
  const verification = await chargeCheck(c, (signal) =>
    verifyBusiness(services, claim, order, admittedAt, signal),
  );
  const { outcome } = verification;
  services.trace.note({ outcome: outcome.kind === "valid" ? "valid" : outcome.reason });
  await reading;
  const answer = presentVerification(claim, verification, language);
  return c.json(
    await withReceipt(answer, sign, () => statementOfVerification(claim, verification)),
  );
};
