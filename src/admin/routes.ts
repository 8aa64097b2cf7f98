/** The operator's routes under `/admin`. */
import { Hono } from "hono";
import { meterName } from "../access/caller.ts";
import { issueKey } from "../access/issue-key.ts";
import { ServiceError } from "../errors.ts";
import { type AppEnv, jsonBody } from "../http.ts";
import { requireAdmin } from "./guard.ts";
import { issueKeySchema, presentKey } from "./key-schema.ts";
import { syncRoutes } from "./sync-routes.ts";

const MAX_ADMIN_BYTES = 16_384;

export function admin(): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.use(requireAdmin);

  routes.post("/keys", jsonBody(issueKeySchema, {}, MAX_ADMIN_BYTES), async (c) => {
    const { apiKey, key } = await issueKey(c.var.services, c.req.valid("json"));
    return c.json({ api_key: apiKey, key: presentKey(key) });
  });

  routes.get("/keys", async (c) => c.json({ keys: (await c.var.services.keys.list()).map(presentKey) }));

  routes.delete("/keys/:id", async (c) => {
    const { keys, env } = c.var.services;
    const key = await keys.findById(c.req.param("id"));
    if (!key) throw new ServiceError("not_found", { message: "There is no API key with this id." });
    // KV may serve the deleted key for a minute more; the meters refuse it from now on. They are told first: a revocation
    // that fails half-way can be repeated.
    await Promise.all(
      (["a", "b"] as const)
        .filter((variant) => key.plans[variant] !== undefined)
        .map((variant) => env.USAGE_METER.getByName(meterName(key.account, variant)).revoke(key.id)),
    );
    await keys.remove(key.id);
    return c.json({ revoked: presentKey(key) });
  });

  routes.route("/", syncRoutes());
  return routes;
}
