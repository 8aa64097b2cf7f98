/**
 * The audit line: one for each request of the operator that changes something, or that was refused
 * or failed in doing so.
 */
import type { Handler } from "../http/context.ts";
import { routeOf } from "../http/route-pattern.ts";

/** Runs before every admin route, so that none that changes something can be without it. */
export const audit: Handler = async (c, next) => {
  await next();
  if (c.req.method === "GET" || c.req.method === "HEAD") return;
  c.var.trace.audit(`${c.req.method} ${routeOf(c)}`, c.res.status);
};
