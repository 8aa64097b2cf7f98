/**
 * The middleware that admits a request: the key first, then the plan for the variant; afterwards the rate headers.
 */
import type { Context } from "hono";
import { authenticate, type Identity } from "../access/authentication.ts";
import { Caller } from "../access/caller.ts";
import type { EdgeMemory } from "../access/edge-memory.ts";
import { clientAddress } from "../access/failure-guard.ts";
import type { ApiKey } from "../access/key-store.ts";
import type { Variant } from "../access/plans.ts";
import { ServiceError } from "../errors.ts";
import type { AppEnv, Handler } from "./body.ts";
import { enterVariant } from "./hosts.ts";
import { rateLimitHeaders } from "./rate-headers.ts";

/** Admits callers whose key has a plan for the variant; without one variant A answers 403, variant B 401 (DESIGN §4). */
export function admit(memory: EdgeMemory, variant: Variant): Handler {
  return async (c, next) => {
    enterVariant(c, variant);
    const identity = await identify(c, memory, variant);
    await serve(c, memory, variant, identity, next);
  };
}

/**
 * Admits callers to a route that both variants have.
 * @param choose tells which variant is called: first from the request alone, then from the plans of its key as well
 */
export function admitToEither(
  memory: EdgeMemory,
  choose: (c: Context<AppEnv>, plans: ApiKey["plans"] | null) => Variant,
): Handler {
  return async (c, next) => {
    enterVariant(c, choose(c, null));
    // The counter is a hint for charging, which such a route does not.
    const identity = await identify(c, memory, null);
    const variant = choose(c, identity.key.plans);
    enterVariant(c, variant);
    await serve(c, memory, variant, identity, next);
  };
}

async function identify(c: Context<AppEnv>, memory: EdgeMemory, variant: Variant | null): Promise<Identity> {
  const { services, trace } = c.var;
  const header = c.req.header("Authorization");
  const identity = await trace.time("key", authenticate(services, memory, variant, header, clientAddress(c)));
  trace.note({ account: identity.key.account, keyId: identity.key.id });
  return identity;
}

async function serve(
  c: Context<AppEnv>,
  memory: EdgeMemory,
  variant: Variant,
  { key, counter }: Identity,
  next: () => Promise<void>,
): Promise<void> {
  const { services } = c.var;
  const planId = key.plans[variant];
  if (planId === undefined) throw new ServiceError(variant === "a" ? "feature_not_available" : "invalid_api_key");

  const caller = new Caller(services, memory, key, variant, planId, counter);
  c.set("caller", caller);
  await next();
  if (caller.standing) {
    // Not c.header: once there is an answer, that makes a copy of it for each header.
    for (const [name, value] of Object.entries(rateLimitHeaders(caller.standing, services.clock()))) {
      c.res.headers.set(name, value);
    }
  }
}
