/** Names the route of a request in the log, by its pattern and never by the requested path. */
import type { Context } from "hono";
import { matchedRoutes } from "hono/route";

/** The pattern of the handler's route, or of the middleware when there is no handler. */
export function routeOf(c: Context): string {
  const routes = matchedRoutes(c);
  return (routes.findLast(({ method }) => method !== "ALL") ?? routes.at(-1))?.path ?? "/*";
}
