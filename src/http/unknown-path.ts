/**
 * A request for a method or path that does not exist, answered with the one that was probably
 * meant. Only paths that exist are named: nothing of the request is repeated.
 */
import type { Context } from "hono";
import { ServiceError } from "../errors.ts";
import type { Services } from "../services.ts";
import type { AppEnv } from "./context.ts";
import { variantsAt } from "./hosts.ts";
import { type KnownRoute, meantRoute } from "./meant-route.ts";

/** The error for a request that no route answers. */
export function unknownPath(c: Context<AppEnv>, routes: readonly KnownRoute[]): ServiceError {
  const { method, path, url } = c.req;
  // At /health there are no services.
  const services: Services | undefined = c.var.services;
  const served = services ? variantsAt(services.settings, url) : [];
  const isOperators = path.startsWith("/admin/");
  // A path that ends in a slash is refused before it is known who asks. A host without a variant
  // has nothing for callers.
  if (isOperators ? path.endsWith("/") : services && served.length === 0)
    return new ServiceError("not_found");
  const told = routes.filter(
    (route) =>
      route.path.startsWith("/admin/") === isOperators &&
      (route.variant === null || served.includes(route.variant)),
  );
  const meant = meantRoute(method, path, told);
  if (!meant) return new ServiceError("not_found");
  const use = `Use ${meant.method} ${meant.path.replace(/:(\w+)/g, "{$1}")}`;
  const where =
    method === "OPTIONS" ? " from your server: there is no CORS for pages of other sites" : "";
  return new ServiceError("not_found", { message: `${use}${where}.` });
}
