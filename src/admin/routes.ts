import { Hono } from "hono/tiny";
import type { AppEnv } from "../http/context.ts";
import { accountRoutes } from "./accounts/route.ts";
import { testAlarms } from "./alarms/route.ts";
import { audit } from "./audit.ts";
import { blockedHostRoutes } from "./blocked-hosts/route.ts";
import { writeCompanyFacts } from "./company-facts/route.ts";
import { examine } from "./doctor/route.ts";
import { writeFormerNames } from "./former-names/route.ts";
import { requireAdmin } from "./guard.ts";
import { jobRoutes } from "./jobs/route.ts";
import { keyCopyRoutes } from "./key-copies/route.ts";
import { keyRoutes } from "./keys/route.ts";
import { profileRoutes } from "./profiles/route.ts";
import { receiptKeyRoutes } from "./receipt-keys/route.ts";
import { listSources } from "./sources/route.ts";
import { storedKeyRoutes } from "./stored-keys/route.ts";
import { syncRunRoutes } from "./sync-runs/route.ts";

export function admin(): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.use(requireAdmin, audit);
  routes.route("/keys", keyRoutes());
  routes.route("/stored-keys", storedKeyRoutes());
  routes.route("/key-copies", keyCopyRoutes());
  routes.route("/accounts", accountRoutes());
  routes.route("/jobs", jobRoutes());
  routes.route("/blocked-hosts", blockedHostRoutes());
  routes.route("/receipt-keys", receiptKeyRoutes());
  routes.post("/doctor", examine);
  routes.post("/alarms/test", testAlarms);
  routes.get("/sources", listSources);
  routes.route("/profiles", profileRoutes());
  routes.route("/sync-runs", syncRunRoutes());
  routes.post("/company-facts", writeCompanyFacts);
  routes.post("/former-names", writeFormerNames);
  return routes;
}
