/** `POST /v1/verify/business` (docs/api.md#variant-b): what is known about a business. */
import { ServiceError } from "../../errors.ts";
import { chargeCheck, readCheck } from "../../http/charged-check.ts";
import type { Handler } from "../../http/context.ts";
import { requireSigner, withReceipt } from "../../http/receipts.ts";
import type { IndustryNames } from "../../language/industries.ts";
import { readStaticFile } from "../../lib/static-files.ts";
import { statementOfState } from "../../receipts/statement.ts";
import { describeBusiness } from "../../verification/describe.ts";
import { presentBusiness } from "./present.ts";
import { BUSINESS_FIELD_CODES, businessSchema } from "./request.ts";

export const business: Handler = async (c) => {
  const admittedAt = c.var.services.clock();
  const request = await readCheck(c, businessSchema, BUSINESS_FIELD_CODES, {
    numbersOf: ({ givenNumber }) => [{ parameter: "business_number", number: givenNumber }],
  });
  const { services } = c.var;
  const sign = await requireSigner(c, request.receipt);
  // Read the files while the sources are asked.
  const reading = Promise.all([
    readStaticFile(c.env.ASSETS, `industries/${request.language}.json`),
    services.readNameTables(),
  ]);
  const { state, merged, describedAt } = await chargeCheck(c, (signal) =>
    describeBusiness(services, request.number, admittedAt, signal),
  );
  services.trace.note({ outcome: state ? "valid" : "not_registered" });
  // Throw after the charge, because "no business has this number" is an answer and is charged.
  if (!state) {
    const value = request.givenNumber;
    throw new ServiceError("business_not_found", { parameter: "business_number", value });
  }
  const [industries] = (await reading) as [IndustryNames | undefined, boolean];
  if (!industries) services.trace.note({ names: "unavailable" });
  const answer = presentBusiness(request, state, merged, industries ?? {}, describedAt);
  return c.json(
    await withReceipt(answer, sign, () =>
      statementOfState("describe", request.number, state, describedAt),
    ),
  );
};
