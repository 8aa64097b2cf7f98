/** The types of the Hono context, which all routes share. */
import type { MiddlewareHandler } from "hono";
import type { Identity } from "../access/authentication.ts";
import type { MeteredAccount } from "../access/metered-account.ts";
import type { Services } from "../services.ts";
import type { Trace } from "../trace.ts";
import type { Variant } from "../variant.ts";

export interface AppEnv {
  Bindings: Env;
  Variables: {
    trace: Trace;
    services: Services;
    /** The variant in whose shape errors are answered. Until the route is known: the one that the
     * host serves. */
    variant: Variant;
    /** Whose API key a message to `/mcp` has: the requests of its tools are admitted by it. Set
     * there alone, for the variant of the tool. */
    identity: Identity | undefined;
    /** Set by the admission middleware. */
    account: MeteredAccount;
    /** The body is too long to be searched for misspelled fields. Set where JSON is read. */
    isLongBody: boolean;
    /** The largest batch of the account's plan: set where a plan without batches is refused. */
    maxBatch: number;
  };
}

export type Handler = MiddlewareHandler<AppEnv>;
