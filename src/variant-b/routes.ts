import { Hono } from "hono/tiny";
import { admit } from "../http/admission.ts";
import type { AppEnv } from "../http/context.ts";
import { enterVariant } from "../http/hosts.ts";
import { business } from "./business/route.ts";

const BUSINESS = "/verify/business";

export function variantB(): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();

  // Runs for every method, so that the 404 for other methods has the form of variant B.
  routes.use(BUSINESS, async (c, next) => {
    enterVariant(c, "b");
    await next();
  });
  routes.post(BUSINESS, admit("b"), business);

  return routes;
}
