/** The routes of variant A (docs/api.md). */
import { Hono } from "hono/tiny";
import { admit } from "../http/admission.ts";
import { chargeCheck, readCheck } from "../http/check.ts";
import type { AppEnv } from "../http/context.ts";
import { CLAIM_FIELD_CODES } from "../verification/claim-fields.ts";
import { verifyBusiness } from "../verification/verify.ts";
import { batchRoutes } from "./batch-routes.ts";
import { presentVerification } from "./verify-presenter.ts";
import { verifySchema } from "./verify-schema.ts";

export function variantA(): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();

  routes.post("/verify", admit("a"), async (c) => {
    const admittedAt = c.var.services.clock();
    const { claim, language } = await readCheck(c, verifySchema, CLAIM_FIELD_CODES);
    const { services } = c.var;
    const withNames = language !== "code";
    const verification = await chargeCheck(c, (signal) =>
      verifyBusiness(services, claim, withNames, admittedAt, signal),
    );
    const { outcome } = verification;
    services.trace.note({ outcome: outcome.kind === "valid" ? "valid" : outcome.reason });
    return c.json(presentVerification(claim, verification, language));
  });

  routes.route("/batch", batchRoutes());

  return routes;
}
