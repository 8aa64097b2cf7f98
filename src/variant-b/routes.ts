/** The route of variant B (SPEC §4). */
import { Hono } from "hono/tiny";
import { ServiceError } from "../errors.ts";
import { admit } from "../http/admission.ts";
import { jsonBody } from "../http/body.ts";
import type { AppEnv } from "../http/context.ts";
import { errorOf } from "../http/failures.ts";
import { enterVariant } from "../http/hosts.ts";
import { describeBusiness } from "../verification/describe.ts";
import { presentBusiness } from "./business-presenter.ts";
import { BUSINESS_FIELD_CODES, businessSchema } from "./verify-schema.ts";

/** The body has two short fields; this leaves room for every way of writing them. */
const MAX_BUSINESS_BYTES = 16_384;

const BUSINESS = "/verify/business";

export function variantB(): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();

  // Also for the methods that the route does not have: their 404 is one of this variant.
  routes.use(BUSINESS, async (c, next) => {
    enterVariant(c, "b");
    await next();
  });

  routes.post(
    BUSINESS,
    admit("b"),
    jsonBody(businessSchema, BUSINESS_FIELD_CODES, MAX_BUSINESS_BYTES),
    async (c) => {
      const request = c.req.valid("json");
      const { services, account } = c.var;
      const answer = await account.charge((signal) =>
        describeBusiness(services, request.number, signal),
      );
      if (answer.kind !== "answered") throw errorOf(answer, "b");
      const { state, profile } = answer.value;
      services.trace.note({ outcome: state ? "valid" : "not_registered" });
      // Past the charge: that nobody has the number is an answer, and is charged like one.
      if (!state) {
        throw new ServiceError("business_not_found", {
          parameter: "business_number",
          value: request.givenNumber,
        });
      }
      return c.json(presentBusiness(request, state, profile));
    },
  );

  return routes;
}
