/** The routes of variant A (SPEC §4). */
import { Hono } from "hono/tiny";
import { admit } from "../http/admission.ts";
import { jsonBody } from "../http/body.ts";
import type { AppEnv } from "../http/context.ts";
import { errorOf } from "../http/failures.ts";
import { CLAIM_FIELD_CODES } from "../verification/claim-fields.ts";
import { verifyBusiness } from "../verification/verify.ts";
import { batchRoutes } from "./batch-routes.ts";
import { presentVerification } from "./verify-presenter.ts";
import { verifySchema } from "./verify-schema.ts";

/** A check's body has five short fields; this leaves room for every way of writing them. */
const MAX_VERIFY_BYTES = 16_384;

export function variantA(): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();

  routes.post(
    "/verify",
    admit("a"),
    jsonBody(verifySchema, CLAIM_FIELD_CODES, MAX_VERIFY_BYTES),
    async (c) => {
      const { claim, language } = c.req.valid("json");
      const { services, account } = c.var;
      const withNames = language !== "code";
      const check = await account.charge((signal) =>
        verifyBusiness(services, claim, withNames, signal),
      );
      if (check.kind !== "answered") throw errorOf(check, "a");
      const verification = check.value;
      services.trace.note({
        outcome: verification.outcome.kind === "valid" ? "valid" : verification.outcome.reason,
      });
      return c.json(presentVerification(claim, verification, language));
    },
  );

  routes.route("/batch", batchRoutes());

  return routes;
}
