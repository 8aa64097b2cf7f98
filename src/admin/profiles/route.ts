import type { Context } from "hono";
import { Hono } from "hono/tiny";
import { ServiceError } from "../../errors.ts";
import type { AppEnv } from "../../http/context.ts";
import { compare } from "../../profile/merge.ts";
import { plainNumber, writtenNumberField } from "../../verification/claim-fields.ts";
import type { ForgottenProfileAnswer, ProfileAnswer } from "./answer.ts";

export function profileRoutes(): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();

  routes.get("/:number", async (c) => {
    const { services, trace } = c.var;
    const number = numberOf(c);
    const known = await trace.time("admin", services.profiles.find(number));
    const keepPersonal = services.settings.LIVE_SOURCES_PERSONAL_DATA;
    return c.json({
      business_number: number,
      forgotten: known.isForgotten,
      asked: known.live.map(({ dataSet, askedOn, facts }) => ({
        source: dataSet,
        asked_on: askedOn,
        found: facts !== null,
      })),
      fields: compare(number, known, keepPersonal).map(({ field, said }) => ({
        field,
        values: said.map(({ value, source, askedOn, asOf, isGiven, contradicts }) => ({
          value,
          source,
          date: askedOn,
          as_of: asOf,
          given: isGiven,
          contradicts,
        })),
      })),
    } satisfies ProfileAnswer);
  });

  routes.delete("/:number", async (c) => {
    const { services, trace } = c.var;
    const number = numberOf(c);
    await trace.time("admin", services.liveStore.forget(number));
    return c.json({ business_number: number, forgotten: true } satisfies ForgottenProfileAnswer);
  });

  return routes;
}

function numberOf(c: Context<AppEnv, string>): string {
  const number = writtenNumberField.safeParse(c.req.param("number"));
  if (number.success) return plainNumber(number.data);
  throw new ServiceError("invalid_business_number", { parameter: "number" });
}
