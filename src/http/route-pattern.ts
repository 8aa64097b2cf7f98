/** Names the route of a request for the log: its pattern, never the requested path. */
import type { Context } from "hono";
import { matchedRoutes } from "hono/route";

/** The pattern of the handler's route. Without a handler, the pattern of the middleware. */
export function routeOf(c: Context): string {
  const routes = matchedRoutes(c);
  return (routes.findLast(({ method }) => method !== "ALL") ?? routes.at(-1))?.path ?? "/*";
}
