/**
 * The middleware that admits a request: the key first, then the plan for the variant; afterwards the rate headers.
 */
import { ServiceError } from "../errors.ts";
import type { Handler } from "../http.ts";
import { authenticate } from "./authentication.ts";
import { Caller } from "./caller.ts";
import type { EdgeMemory } from "./edge-memory.ts";
import { clientAddress } from "./failure-guard.ts";
import type { Variant } from "./plans.ts";
import { rateLimitHeaders } from "./rate-headers.ts";

/** Admits callers whose key has a plan for the variant; without one variant A answers 403, variant B 401 (DESIGN §4). */
export function admit(memory: EdgeMemory, variant: Variant): Handler {
  return async (c, next) => {
    const { services } = c.var;
    services.trace.note({ variant });
    const { key, counter } = await services.trace.time(
      "key",
      authenticate(services, memory, variant, c.req.header("Authorization"), clientAddress(c)),
    );
    services.trace.note({ account: key.account, keyId: key.id });
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
  };
}
