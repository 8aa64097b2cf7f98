/** The routes of `/admin/accounts`: show what an account has used, and erase an account. */
import type { Context } from "hono";
import { Hono } from "hono/tiny";
import { meteredName, meteredNames } from "../../access/account-mode.ts";
import { eraseKeysAndMeters } from "../../access/erase-keys-and-meters.ts";
import { isErased } from "../../access/key-state.ts";
import type { MonthUsage } from "../../access/meter-messages.ts";
import { eraseJobs } from "../../batch/remove.ts";
import { ServiceError } from "../../errors.ts";
import type { AppEnv } from "../../http/context.ts";
import { VARIANTS } from "../../variant.ts";
import { accountField } from "../account-field.ts";
import type { AccountAnswer, AccountUsageAnswer, ErasedAccountAnswer } from "./answer.ts";
import { presentMonth } from "./present.ts";

export function accountRoutes(): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();

  // Reads only the meters of the live side, because checks with test keys are free and not counted.
  routes.get("/:account/usage", async (c) => {
    const account = accountOf(c);
    return c.json({ account, usage: await usageOf(c, account) } satisfies AccountUsageAnswer);
  });

  routes.get("/:account", async (c) => c.json(await findAccount(c)));

  routes.delete("/:account", async (c) => {
    const { services, trace } = c.var;
    // Erasing blocks the name for good, so an unknown name, such as a misspelled one, is refused.
    const { account } = await findAccount(c);
    trace.noteChange({ account });
    const keys = await trace.time("admin", eraseKeysAndMeters(services, account));
    const erasure = await trace.time("jobs", eraseJobs(services, account));
    const { jobs, pending, isComplete: erased } = erasure;
    return c.json({ account, keys, jobs, pending, erased } satisfies ErasedAccountAnswer);
  });

  return routes;
}

/** @throws ServiceError `not_found` if there is no trace of the account */
async function findAccount(c: Context<AppEnv, string>): Promise<AccountAnswer> {
  const { services, trace } = c.var;
  const account = accountOf(c);
  const [all, usage, erased, { rows, jobs }] = await Promise.all([
    trace.time("admin", services.keys.list()),
    usageOf(c, account),
    isErased(services.meters, account),
    trace.time("jobs", services.jobs.countJobsOf(meteredNames(account))),
  ]);
  const keys = all.filter((key) => key.account === account);
  if (keys.length + usage.length + rows === 0 && !erased)
    throw new ServiceError("not_found", {
      message:
        "There is no such account: it has no key, job or usage, and was not erased. " +
        "A key that was just issued may be found a minute later.",
    });
  const open = keys.filter(({ revokedAt }) => revokedAt === undefined).length;
  return { account, keys: open, jobs, months: usage.length, erased };
}

async function usageOf(
  { var: { services, trace } }: Context<AppEnv, string>,
  account: string,
): Promise<AccountUsageAnswer["usage"]> {
  const histories = VARIANTS.map(async (variant) => {
    const meter = services.meters.of(meteredName({ account }), variant);
    const months: MonthUsage[] = await meter.history();
    return months.map((month) => presentMonth(variant, month));
  });
  return (await trace.time("meter", Promise.all(histories))).flat();
}

function accountOf(c: Context<AppEnv, string>): string {
  const account = accountField.safeParse(c.req.param("account"));
  if (account.success) return account.data;
  throw new ServiceError("invalid_request", {
    message: `account: ${account.error.issues[0]?.message}`,
    parameter: "account",
  });
}
