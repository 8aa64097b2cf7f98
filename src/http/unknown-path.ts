/** Answers an unknown path with the route that was probably meant. Repeats no request text. */
import type { Context } from "hono";
import { ServiceError } from "../errors.ts";
import type { Services } from "../services.ts";
import type { AppEnv } from "./context.ts";
import { variantsAt } from "./hosts.ts";
import { type KnownRoute, meantRoute } from "./meant-route.ts";

export function unknownPath(c: Context<AppEnv>, routes: readonly KnownRoute[]): ServiceError {
  const { method, path, url } = c.req;
  // Requests to /health have no services.
  const services: Services | undefined = c.var.services;
  const served = services ? variantsAt(services.settings, url) : [];
  const isOperators = path.startsWith("/admin/");
  // The token is not checked if an admin path has a final slash, so do not suggest an admin path.
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
  const where = method === "OPTIONS" ? " from your server: the service does not support CORS" : "";
  return new ServiceError("not_found", { message: `${use}${where}.` });
}
