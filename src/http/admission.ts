/** Admits a request: finds its key, requires a plan for the variant, and sets the rate headers. */
import type { Context } from "hono";
import { meteredName, rulesOf } from "../access/account-mode.ts";
import { authenticate, counterOf, type Identity } from "../access/authentication.ts";
import type { KeyRecord } from "../access/key-store.ts";
import { MeteredAccount } from "../access/metered-account.ts";
import { ServiceError } from "../errors.ts";
import { servicesFor } from "../test-mode/test-services.ts";
import type { Variant } from "../variant.ts";
import { bearerToken } from "./bearer-token.ts";
import { clientAddress } from "./client-address.ts";
import type { AppEnv, Handler } from "./context.ts";
import { countFailedAuthentication, tooManyFailures } from "./failed-authentications.ts";
import { withoutPlan } from "./failures.ts";
import { enterVariant } from "./hosts.ts";
import { rateLimitHeaders } from "./rate-headers.ts";

export function admit(variant: Variant): Handler {
  return async (c, next) => {
    enterVariant(c, variant);
    const identity = c.get("identity") ?? (await identify(c, variant));
    await serve(c, variant, identity, next);
  };
}

/** @param choose is called before the key is read, with null, and again with the key's plans */
export function admitToEither(
  choose: (c: Context<AppEnv>, plans: KeyRecord["plans"] | null) => Variant,
): Handler {
  return async (c, next) => {
    enterVariant(c, choose(c, null));
    // The routes that are admitted here charge nothing, so they need no counter.
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
    authenticate(services, bearerToken(header), clientAddress(c), variant),
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

/**
 * Completes an identity for one variant. If the key has no plan for the variant, it is read again,
 * because the operator may have added the plan. @throws as `identify`
 */
export async function identifyFor(
  c: Context<AppEnv>,
  caller: Identity,
  variant: Variant,
): Promise<Identity> {
  if (caller.key.plans[variant] === undefined) return identify(c, variant);
  const { services, trace } = c.var;
  return { ...caller, counter: await trace.time("key", counterOf(services, caller.key, variant)) };
}

async function serve(
  c: Context<AppEnv>,
  variant: Variant,
  { key, counter }: Identity,
  next: () => Promise<void>,
): Promise<void> {
  const { services } = c.var;
  const planId = key.plans[variant];
  if (planId === undefined) throw withoutPlan(variant);

  const account = new MeteredAccount(services, { key, variant, planId, counter });
  c.set("account", account);
  c.set("services", servicesFor(account.rules, services));
  await next();
  if (account.standing) {
    // Do not use c.header here: once there is an answer, each call of it copies the answer.
    for (const [name, value] of Object.entries(
      rateLimitHeaders(account.standing, services.clock()),
    )) {
      c.res.headers.set(name, value);
    }
  }
}
