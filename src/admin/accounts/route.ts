/** The routes of `/admin/accounts`: show what an account has used, and erase an account. */
import type { Context } from "hono";
import { Hono } from "hono/tiny";
import { meteredName } from "../../access/account-mode.ts";
import { eraseKeysAndMeters } from "../../access/erase-keys-and-meters.ts";
import type { MonthUsage } from "../../access/meter-messages.ts";
import { eraseJobs } from "../../batch/remove.ts";
import { ServiceError } from "../../errors.ts";
import type { AppEnv } from "../../http/context.ts";
import { VARIANTS } from "../../variant.ts";
import { accountField } from "../account-field.ts";
import type { AccountUsageAnswer, ErasedAccountAnswer } from "./answer.ts";
import { presentMonth } from "./present.ts";

export function accountRoutes(): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();

  // Reads only the meters of the live side, because checks with test keys are free and not counted.
  routes.get("/:account/usage", async (c) => {
    const { services, trace } = c.var;
    const account = accountOf(c);
    const histories = VARIANTS.map(async (variant) => {
      const months: MonthUsage[] = await services.meters
        .of(meteredName({ account }), variant)
        .history();
      return months.map((month) => presentMonth(variant, month));
    });
    const usage = (await trace.time("meter", Promise.all(histories))).flat();
    return c.json({ account, usage } satisfies AccountUsageAnswer);
  });

  routes.delete("/:account", async (c) => {
    const { services, trace } = c.var;
    const account = accountOf(c);
    trace.noteChange({ account });
    const keys = await trace.time("admin", eraseKeysAndMeters(services, account));
    const erasure = await trace.time("jobs", eraseJobs(services, account));
    const { jobs, pending, isComplete: erased } = erasure;
    return c.json({ account, keys, jobs, pending, erased } satisfies ErasedAccountAnswer);
  });

  return routes;
}

function accountOf(c: Context<AppEnv, string>): string {
  const account = accountField.safeParse(c.req.param("account"));
  if (account.success) return account.data;
  throw new ServiceError("invalid_request", {
    message: `account: ${account.error.issues[0]?.message}`,
    parameter: "account",
  });
}
