/** Writes an audit line for each admitted request, failed or not, that may change something. */
import type { Handler } from "../http/context.ts";
import { routeOf } from "../http/route-pattern.ts";

export const audit: Handler = async (c, next) => {
  await next();
  if (c.req.method === "GET" || c.req.method === "HEAD") return;
  c.var.trace.audit(`${c.req.method} ${routeOf(c)}`, c.res.status);
};
