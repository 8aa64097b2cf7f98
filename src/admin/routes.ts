/**
 * The operator's routes under `/admin`: who may call them, what is logged of a change, and where
 * each group of them is.
 */
import { Hono } from "hono/tiny";
import type { AppEnv } from "../http/context.ts";
import { accountRoutes } from "./account-routes.ts";
import { audit } from "./audit.ts";
import { doctorRoutes } from "./doctor-routes.ts";
import { requireAdmin } from "./guard.ts";
import { jobRoutes } from "./job-routes.ts";
import { keyRoutes } from "./key-routes.ts";
import { profileRoutes } from "./profile-routes.ts";
import { sourceRoutes } from "./source-routes.ts";
import { syncRoutes } from "./sync-routes.ts";

export function admin(): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.use(requireAdmin, audit);
  routes.route("/keys", keyRoutes());
  routes.route("/accounts", accountRoutes());
  routes.route("/jobs", jobRoutes());
  routes.route("/doctor", doctorRoutes());
  routes.route("/sources", sourceRoutes());
  routes.route("/profiles", profileRoutes());
  routes.route("/", syncRoutes());
  return routes;
}
