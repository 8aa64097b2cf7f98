/** Admits a request. Finds its key, requires a plan for the variant, and sets the rate headers. */
import type { Context } from "hono";
import { meteredName, rulesOf } from "../access/account-mode.ts";
import { authenticate, counterOf, type Identity } from "../access/authentication.ts";
import type { KeyRecord } from "../access/key-store.ts";
import { MeteredAccount } from "../access/metered-account.ts";
import { ServiceError } from "../errors.ts";
import { servicesFor } from "../test-mode/test-services.ts";
import type { Variant } from "../variant.ts";
import { bearerToken } from "./bearer-token.ts";
import { clientAddressAndZone } from "./client-address.ts";
import type { AppEnv, Handler } from "./context.ts";
import { countFailedAuthentication, tooManyFailures } from "./failed-authentications.ts";
import { errorOf, withoutPlan } from "./failures.ts";
import { enterVariant } from "./hosts.ts";
import { rateLimitHeaders } from "./rate-headers.ts";

export function admit(variant: Variant): Handler {
  return async (c, next) => {
    enterVariant(c, variant);
    const identity = c.get("identity") ?? (await identify(c, variant));
    await serve(c, variant, identity, next);
  };
}

/** @param choose called with null before the key is read, and then with the key's plans */
export function admitToEither(
  choose: (c: Context<AppEnv>, plans: KeyRecord["plans"] | null) => Variant,
): Handler {
  return async (c, next) => {
    enterVariant(c, choose(c, null));
    // Null: these routes charge nothing, so they do not need the counter of a variant.
    const identity = await identify(c, null);
    const variant = choose(c, identity.key.plans);
    enterVariant(c, variant);
    await serve(c, variant, identity, next);
  };
}

/** @throws ServiceError `missing_api_key`, `invalid_api_key`, `rate_limit_exceeded` */
export async function identify(c: Context<AppEnv>, variant: Variant | null): Promise<Identity> {
  const { services, trace } = c.var;
  const header = c.req.header("Authorization");
  const identity = await trace.time(
    "key",
    authenticate(services, bearerToken(header), clientAddressAndZone(c), variant),
  );
  if (identity.kind === "refused") throw tooManyFailures(identity.retryAfterSeconds);
  if (identity.kind === "unknown") {
    await countFailedAuthentication(c);
    throw new ServiceError(header ? "invalid_api_key" : "missing_api_key");
  }
  const { account, id: keyId } = identity.key;
  trace.note({ account, keyId });
  const { mark } = rulesOf(meteredName(identity.key));
  if (mark) {
    trace.note({ mode: mark });
    c.header("Test-Mode", "true");
  }
  return identity;
}

/** If the key has no plan for the variant, reads the key again: a plan may have been added. */
export async function identifyFor(
  c: Context<AppEnv>,
  caller: Identity,
  variant: Variant,
): Promise<Identity> {
  if (caller.key.plans[variant] === undefined) return identify(c, variant);
  const { services, trace } = c.var;
  return { ...caller, counter: await trace.time("key", counterOf(services, caller.key, variant)) };
}

/** Asks the meters of `variants` in this order, until a meter knows the plan of the key. */
export async function admitMessage(
  c: Context<AppEnv>,
  caller: Identity,
  variants: readonly Variant[],
): Promise<MeteredAccount> {
  let refusal: ServiceError | undefined;
  for (const variant of variants) {
    const account = accountOf(c, { ...caller, counter: null }, variant);
    const admitted = await account.admitMessage();
    if (account.standing) {
      const headers = rateLimitHeaders(account.standing, c.var.services.clock());
      for (const [name, value] of Object.entries(headers)) c.header(name, value);
    }
    if (admitted.kind === "granted") return account;
    refusal = errorOf(admitted, variant);
    if (admitted.kind !== "plan_unknown") break;
  }
  throw refusal ?? new ServiceError("feature_not_available");
}

function accountOf(
  { var: { services } }: Context<AppEnv>,
  { key, counter }: Identity,
  variant: Variant,
): MeteredAccount {
  const planId = key.plans[variant];
  if (planId === undefined) throw withoutPlan(variant);
  return new MeteredAccount(services, { key, variant, planId, counter });
}

async function serve(
  c: Context<AppEnv>,
  variant: Variant,
  identity: Identity,
  next: () => Promise<void>,
): Promise<void> {
  const { services } = c.var;
  const account = accountOf(c, identity, variant);
  c.set("account", account);
  c.set("services", servicesFor(account.rules, services));
  await next();
  if (account.standing) {
    // Do not use c.header here. Once there is an answer, each call of c.header copies the answer.
    for (const [name, value] of Object.entries(
      rateLimitHeaders(account.standing, services.clock()),
    )) {
      c.res.headers.set(name, value);
    }
  }
}
