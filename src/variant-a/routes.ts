/** The routes of variant A (SPEC §4). */
import { Hono } from "hono/tiny";
import type { EdgeMemory } from "../access/edge-memory.ts";
import { admit } from "../http/admission.ts";
import { type AppEnv, jsonBody } from "../http/body.ts";
import { CLAIM_FIELD_CODES } from "../verification/claim-fields.ts";
import { verifyBusiness } from "../verification/verify.ts";
import { batchRoutes } from "./batch-routes.ts";
import { presentVerification } from "./verify-presenter.ts";
import { verifySchema } from "./verify-schema.ts";

/** A check's body has five short fields; this leaves room for every way of writing them. */
const MAX_VERIFY_BYTES = 16_384;

export function variantA(memory: EdgeMemory): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();

  routes.post("/verify", admit(memory, "a"), jsonBody(verifySchema, CLAIM_FIELD_CODES, MAX_VERIFY_BYTES), async (c) => {
    const { claim, language } = c.req.valid("json");
    const { services, caller } = c.var;
    const withNames = language !== "code";
    const verification = await caller.charge((signal) => verifyBusiness(services, claim, withNames, signal));
    services.trace.note({ outcome: verification.outcome.kind === "valid" ? "valid" : verification.outcome.reason });
    return c.json(presentVerification(claim, verification, language));
  });

  routes.route("/batch", batchRoutes(memory));

  return routes;
}
