/** Which route a request took, for the log: its pattern, never the path that was asked for. */
import type { Context } from "hono";
import { matchedRoutes } from "hono/route";

/** The pattern of the route with a handler; of a request that has none, that of the middleware. */
export function routeOf(c: Context): string {
  const routes = matchedRoutes(c);
  return (routes.findLast(({ method }) => method !== "ALL") ?? routes.at(-1))?.path ?? "/*";
}
