/** The route of variant B (docs/api.md). */
import { Hono } from "hono/tiny";
import { ServiceError } from "../errors.ts";
import { admit } from "../http/admission.ts";
import { chargeCheck, readCheck } from "../http/check.ts";
import type { AppEnv } from "../http/context.ts";
import { enterVariant } from "../http/hosts.ts";
import { describeBusiness } from "../verification/describe.ts";
import { presentBusiness } from "./business-presenter.ts";
import { BUSINESS_FIELD_CODES, businessSchema } from "./verify-schema.ts";

const BUSINESS = "/verify/business";

export function variantB(): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();

  // Also for the methods that the route does not have: their 404 has this variant's shape.
  routes.use(BUSINESS, async (c, next) => {
    enterVariant(c, "b");
    await next();
  });

  routes.post(BUSINESS, admit("b"), async (c) => {
    const admittedAt = c.var.services.clock();
    const request = await readCheck(c, businessSchema, BUSINESS_FIELD_CODES, {
      numbersOf: ({ givenNumber }) => [{ parameter: "business_number", number: givenNumber }],
    });
    const { services } = c.var;
    const { state, merged, describedAt } = await chargeCheck(c, (signal) =>
      describeBusiness(services, request.number, admittedAt, signal),
    );
    services.trace.note({ outcome: state ? "valid" : "not_registered" });
    // After the charge: "no business has this number" is an answer, and is charged as one.
    if (!state) {
      const value = request.givenNumber;
      throw new ServiceError("business_not_found", { parameter: "business_number", value });
    }
    return c.json(presentBusiness(request, state, merged, describedAt));
  });

  return routes;
}
