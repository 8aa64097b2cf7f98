/** Writes an audit line for each admitted request that may change something, even if that fails. */
import type { Handler } from "../http/context.ts";
import { routeOf } from "../http/route-pattern.ts";

export const audit: Handler = async (c, next) => {
  await next();
  if (c.req.method === "GET" || c.req.method === "HEAD") return;
  c.var.trace.audit(`${c.req.method} ${routeOf(c)}`, c.res.status);
};
