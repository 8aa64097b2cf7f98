/** The operator's route for what an account has used. */
import { Hono } from "hono/tiny";
import type { MonthUsage } from "../access/meter-messages.ts";
import { ServiceError } from "../errors.ts";
import type { AppEnv } from "../http/context.ts";
import { VARIANTS, type Variant } from "../variant.ts";
import type { AccountUsageAnswer, MonthUsageAnswer } from "./answers.ts";
import { accountSchema } from "./key-schema.ts";

export function accountRoutes(): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();

  /** As the meters have counted it, exact and up to date: each variant and month, the latest first. Where nothing was used, nothing stands. */
  routes.get("/:account/usage", async (c) => {
    const { services, trace } = c.var;
    const account = accountSchema.safeParse(c.req.param("account"));
    if (!account.success) {
      throw new ServiceError("invalid_request", {
        message: `account: ${account.error.issues[0]?.message}`,
        parameter: "account",
      });
    }
    const histories = VARIANTS.map(async (variant) => {
      const months: MonthUsage[] = await services.meters.of(account.data, variant).history();
      return months.map((month) => presentMonth(variant, month));
    });
    const usage = (await trace.time("meter", Promise.all(histories))).flat();
    return c.json({ account: account.data, usage } satisfies AccountUsageAnswer);
  });

  return routes;
}

function presentMonth(
  variant: Variant,
  { period, used, quota, open }: MonthUsage,
): MonthUsageAnswer {
  return {
    variant,
    period,
    used,
    quota,
    remaining: quota === null ? null : Math.max(0, quota - used),
    open,
  };
}
