import type { Context } from "hono";
import { Hono } from "hono/tiny";
import type { EdgeMemory } from "./access/edge-memory.ts";
import { plansRoute } from "./account/plans/route.ts";
import { admitToUsage, usage } from "./account/usage/route.ts";
import { admin } from "./admin/routes.ts";
import { helpLinkOf, ServiceError } from "./errors.ts";
import type { AppEnv } from "./http/context.ts";
import { asServiceError } from "./http/failures.ts";
import { variantsAt } from "./http/hosts.ts";
import type { KnownRoute } from "./http/meant-route.ts";
import { routeOf } from "./http/route-pattern.ts";
import { requireHttps } from "./http/transport.ts";
import { unknownPath } from "./http/unknown-path.ts";
import { USER_AGENT } from "./lib/outgoing-call.ts";
import { mcp } from "./mcp/route.ts";
import { health } from "./operation/health/route.ts";
import { jwksRoute } from "./operation/jwks/route.ts";
import { readyRoute } from "./operation/ready/route.ts";
import { RegistryMemory } from "./registry/memory.ts";
import { createServices } from "./services.ts";
import { Trace } from "./trace.ts";
import { VARIANTS, type Variant } from "./variant.ts";
import { presentError as presentErrorOfA } from "./variant-a/present-error.ts";
import { variantA } from "./variant-a/routes.ts";
import { presentError as presentErrorOfB } from "./variant-b/present-error.ts";
import { variantB } from "./variant-b/routes.ts";

/** A caller may choose a request's id, but only a UUID: other text could contain names or keys. */
const REQUEST_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const JOB_VIEW = /^\/jobs\/job_[0-9a-f]{32}$/;

const VERSION = "/v1";

const SECURE_HEADERS = Object.entries({
  // Nothing may store answers, because they contain names and soon go out of date.
  "Cache-Control": "no-store",
  "X-Content-Type-Options": "nosniff",
  "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
  "Referrer-Policy": "no-referrer",
});

const ERROR_PRESENTERS: Record<Variant, (error: ServiceError) => object> = {
  a: presentErrorOfA,
  b: presentErrorOfB,
};

export function createApp(memory: EdgeMemory, registryMemory = new RegistryMemory()): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const variants = { a: variantA(), b: variantB() };
  let known: KnownRoute[] | undefined;
  const routes = () => {
    known ??= routesOf(app, variants);
    return known;
  };

  app.use(async (c, next) => {
    const given = c.req.header("X-Request-Id") ?? "";
    const requestId = REQUEST_ID.test(given) ? given : crypto.randomUUID();
    c.header("X-Request-Id", requestId);
    for (const [name, value] of SECURE_HEADERS) c.header(name, value);
    const trace = new Trace(requestId, Date.now, c.env.RELEASE.id);
    c.set("trace", trace);
    await next();
    trace.note({ method: c.req.method, route: routeOf(c), status: c.res.status });
    trace.finish("request");
  });
  app.use(async (c, next) => {
    requireHttps(c.req.url);
    // Refuse our own webhooks, because one webhook could trigger the next.
    if (c.req.header("User-Agent")?.startsWith(USER_AGENT)) throw new ServiceError("not_found");
    // `/health` works without services, so that it can say which settings are missing.
    if (c.req.path === "/health") return next();
    const services = createServices(
      c.env,
      c.executionCtx,
      c.get("trace"),
      Date.now,
      memory,
      registryMemory,
    );
    c.set("services", services);
    c.set("variant", variantsAt(services.settings, c.req.url)[0] ?? "a");
    // The router ignores a final slash, but only the path without it is documented.
    if (c.req.path.endsWith("/")) throw unknownPath(c, routes());
    await next();
  });

  // A static file has only one path, so `/jobs` is the page of every job.
  app.use("/jobs/:id", async (c, next) => {
    const isRead = c.req.method === "GET" || c.req.method === "HEAD";
    if (!isRead || !JOB_VIEW.test(c.req.path)) return next();
    return c.env.ASSETS.fetch(new Request(new URL("/jobs", c.req.url), { method: c.req.method }));
  });
  app.get("/health", health);
  app.get("/ready", readyRoute());
  app.get("/.well-known/jwks.json", jwksRoute());
  app.get(`${VERSION}/plans`, plansRoute());
  app.route("/admin", admin());
  app.route(VERSION, variants.a);
  app.route(VERSION, variants.b);
  app.get(`${VERSION}/usage`, admitToUsage, usage);
  app.route("/mcp", mcp(variants));

  app.notFound((c) => answerError(c, unknownPath(c, routes())));
  app.onError((thrown, c) => answerError(c, asServiceError(thrown, c.get("trace"))));
  return app;
}

function routesOf(app: Hono<AppEnv>, variants: Record<Variant, Hono<AppEnv>>): KnownRoute[] {
  const variantOf = new Map<string, Variant>(
    VARIANTS.flatMap((variant) =>
      variants[variant].routes.map(({ path }) => [`${VERSION}${path}`, variant] as const),
    ),
  );
  return (
    app.routes
      // Leave out the methods of /mcp that only answer 405, so that no error suggests them.
      .filter(({ method, path }) => method !== "ALL" && (path !== "/mcp" || method === "POST"))
      .map(({ method, path }) => ({ method, path, variant: variantOf.get(path) ?? null }))
  );
}

function answerError(c: Context<AppEnv>, error: ServiceError): Response {
  c.get("trace").note({ code: error.code });
  c.header("Link", helpLinkOf(error.code));
  if (error.details.retryAfter !== undefined)
    c.header("Retry-After", String(error.details.retryAfter));
  if (error.status === 401) {
    c.header("WWW-Authenticate", "Bearer");
    // All faults of a key must look alike, but `Test-Mode` would show that the key exists.
    c.header("Test-Mode", undefined);
  }
  // The variant is not set for /health, for plain HTTP, or if the settings are faulty.
  const present = ERROR_PRESENTERS[c.get("variant") ?? "a"];
  return c.json(present(error), error.status);
}
