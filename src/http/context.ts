import type { MiddlewareHandler } from "hono";
import type { Identity } from "../access/authentication.ts";
import type { MeteredAccount } from "../access/metered-account.ts";
import type { RowRange } from "../batch/rows.ts";
import type { Services } from "../services.ts";
import type { Trace } from "../trace.ts";
import type { Variant } from "../variant.ts";

export interface AppEnv {
  Bindings: Env;
  Variables: {
    trace: Trace;
    services: Services;
    /** Decides the shape of errors. It is the host's first variant until the route is known. */
    variant: Variant;
    /** The caller of a message to `/mcp`. Tools make their requests as this caller. */
    identity: Identity | undefined;
    /** Set only within a message to `/mcp`: the rows of a job that the tool asks for. */
    rowRange: RowRange | undefined;
    account: MeteredAccount;
    /** Whether the body is too long to be searched for misspelled fields. */
    isLongBody: boolean;
    /** The largest batch that the plan allows. Set only on routes behind `admitBatches`. */
    maxBatch: number;
  };
}

export type Handler = MiddlewareHandler<AppEnv>;
