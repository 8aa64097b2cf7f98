/** The routes of variant A (docs/api.md). */
import { Hono } from "hono/tiny";
import { admit } from "../http/admission.ts";
import { chargeCheck, readCheck } from "../http/check.ts";
import type { AppEnv } from "../http/context.ts";
import { CLAIM_FIELD_CODES } from "../verification/claim-fields.ts";
import { claimOfNumber, type Verification } from "../verification/verification.ts";
import { verifyBusiness, verifyNumbers } from "../verification/verify.ts";
import type { StatusAnswer } from "./answers.ts";
import { batchRoutes } from "./batch-routes.ts";
import { presentStatus } from "./status-presenter.ts";
import { STATUS_FIELD_CODES, statusSchema } from "./status-schema.ts";
import { presentVerification } from "./verify-presenter.ts";
import { verifySchema } from "./verify-schema.ts";

export function variantA(): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();

  routes.post("/verify", admit("a"), async (c) => {
    const admittedAt = c.var.services.clock();
    const { claim, language } = await readCheck(c, verifySchema, CLAIM_FIELD_CODES, {
      numbersOf: (asked) => [{ parameter: "business_number", number: asked.claim.number }],
    });
    const { services } = c.var;
    const verification = await chargeCheck(c, (signal) =>
      verifyBusiness(services, claim, language, admittedAt, signal),
    );
    const { outcome } = verification;
    services.trace.note({ outcome: outcome.kind === "valid" ? "valid" : outcome.reason });
    return c.json(presentVerification(claim, verification, language));
  });

  routes.post("/status", admit("a"), async (c) => {
    const asked = await readCheck(c, statusSchema, STATUS_FIELD_CODES, {
      numbersOf: ({ numbers, isList }) =>
        numbers.map((number, at) => ({
          parameter: isList ? `business_numbers.${at}` : "business_number",
          number,
        })),
      unitsOf: ({ distinct }) => distinct.length,
    });
    const { services } = c.var;
    const claims = asked.distinct.map(claimOfNumber);
    const verifications = await chargeCheck(c, (signal) => verifyNumbers(services, claims, signal));
    services.trace.note({ businesses: claims.length });
    const answers = new Map(
      claims.map(({ number }, index) => [
        number,
        presentStatus(number, verifications[index] as Verification, asked.language),
      ]),
    );
    const results = asked.numbers.map((number) => answers.get(number) as StatusAnswer);
    return c.json(asked.isList ? { results } : (results[0] as StatusAnswer));
  });

  routes.route("/batch", batchRoutes());

  return routes;
}
