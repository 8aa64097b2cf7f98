import type { Context } from "hono";
import { Hono } from "hono/tiny";
import { meteredName, meteredNames } from "../../access/account-mode.ts";
import { eraseKeysAndMeters } from "../../access/erase-keys-and-meters.ts";
import { isErased } from "../../access/key-state.ts";
import type { KeyRecord } from "../../access/key-store.ts";
import type { MonthUsage } from "../../access/meter-messages.ts";
import { periodOf } from "../../access/period.ts";
import { maxWatchedOf, planFor, readPlanSnapshot } from "../../access/plans.ts";
import { eraseJobs } from "../../batch/remove.ts";
import { ServiceError } from "../../errors.ts";
import type { AppEnv } from "../../http/context.ts";
import { VARIANTS } from "../../variant.ts";
import { eraseWatches } from "../../watch-list/erase.ts";
import { reportOf, type WatchReport } from "../../watch-list/report.ts";
import { endpointsOf } from "../../webhooks/report.ts";
import { accountField } from "../account-field.ts";
import type {
  AccountAnswer,
  AccountUsageAnswer,
  AccountWatchesAnswer,
  ErasedAccountAnswer,
} from "./answer.ts";
import { presentEndpoint, presentMonth, presentWatches } from "./present.ts";

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
    // Refuse an unknown name, which may be misspelled, because an erasure blocks the name forever.
    const { account } = await findAccount(c);
    trace.noteChange({ account });
    const keys = await trace.time("admin", eraseKeysAndMeters(services, account));
    await trace.time("jobs", eraseWatches(services, account));
    const erasure = await trace.time("jobs", eraseJobs(services, account));
    const { jobs, pending, isComplete: erased } = erasure;
    return c.json({ account, keys, jobs, pending, erased } satisfies ErasedAccountAnswer);
  });

  return routes;
}

/** @throws ServiceError `not_found` if nothing is stored about the account */
async function findAccount(c: Context<AppEnv, string>): Promise<AccountAnswer> {
  const { services, trace } = c.var;
  const account = accountOf(c);
  const { env, clock } = services;
  const names = meteredNames(account);
  const [all, usage, erased, { rows, jobs }, endpoints, list, testList] = await Promise.all([
    trace.time("admin", services.keys.list()),
    usageOf(c, account),
    isErased(services.meters, account),
    trace.time("jobs", services.jobs.countJobsOf(names)),
    trace.time("jobs", endpointsOf(env.DB, names)),
    ...names.map((name) => trace.time("jobs", reportOf(env.DB, name, clock()))),
  ]);
  const keys = all.filter((key) => key.account === account);
  if (keys.length + usage.length + rows + endpoints.length === 0 && !list && !testList && !erased)
    throw new ServiceError("not_found", {
      message:
        "There is no such account: it has no key, job, usage, watch list or webhook endpoint, and " +
        "was not erased. A key that was just issued may not be found for a minute.",
    });
  const open = keys.filter(({ revokedAt }) => revokedAt === undefined).length;
  const watches = list ? await watchesOf(c, list, keys, usage) : null;
  const months = usage.length;
  const webhook_endpoints = endpoints.map(presentEndpoint);
  return { account, keys: open, jobs, months, watches, webhook_endpoints, erased };
}

async function watchesOf(
  { var: { services } }: Context<AppEnv, string>,
  list: WatchReport,
  keys: KeyRecord[],
  usage: AccountUsageAnswer["usage"],
): Promise<AccountWatchesAnswer> {
  const now = services.clock();
  const key = keys.find(({ id }) => id === list.keyId);
  const snapshot = await readPlanSnapshot(services.env, "a", now);
  const plan = planFor(snapshot, key?.plans.a ?? list.planId, key?.limits ?? list.limits);
  const month = usage.find(({ variant, period }) => variant === "a" && period === periodOf(now));
  return presentWatches(list, plan && maxWatchedOf(plan), month?.remaining === 0);
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
