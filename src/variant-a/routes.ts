/** The routes of variant A (docs/api.md), and the conditions for each route. */
import { Hono } from "hono/tiny";
import { admit } from "../http/admission.ts";
import type { AppEnv, Handler } from "../http/context.ts";
import { admitBatches, admitByRate } from "./batch/admission.ts";
import { cancel } from "./batch/cancel/route.ts";
import { remove } from "./batch/delete/route.ts";
import { download, validDownloadQuery } from "./batch/download/route.ts";
import { list, validListQuery } from "./batch/list/route.ts";
import { status as statusOfBatch, validStatusQuery } from "./batch/status/route.ts";
import { upload, validUploadQuery } from "./batch/upload/route.ts";
import { verify as verifyBatch } from "./batch/verify/route.ts";
import { admitToWait } from "./batch/wait.ts";
import { listEvents, validEventsQuery } from "./events/route.ts";
import { status } from "./status/route.ts";
import { verify } from "./verify/route.ts";
import { addWatches } from "./watches/add/route.ts";
import { admitCostly, wantsCsv } from "./watches/admission.ts";
import { deleteWatch } from "./watches/delete/route.ts";
import { listWatches, validWatchesQuery } from "./watches/list/route.ts";
import { removeWatches } from "./watches/remove/route.ts";
import { runWatches } from "./watches/run/route.ts";
import { showWatch } from "./watches/show/route.ts";
import {
  uploadWatches,
  validUploadQuery as validWatchUploadQuery,
} from "./watches/upload/route.ts";
import { addEndpoint } from "./webhook-endpoints/add/route.ts";
import { changeEndpoint } from "./webhook-endpoints/change/route.ts";
import { deleteEndpoint } from "./webhook-endpoints/delete/route.ts";
import { listDeliveries } from "./webhook-endpoints/deliveries/route.ts";
import { listEndpoints } from "./webhook-endpoints/list/route.ts";
import { rotateEndpoint } from "./webhook-endpoints/rotate/route.ts";
import { showEndpoint } from "./webhook-endpoints/show/route.ts";
import { testEndpoint } from "./webhook-endpoints/test/route.ts";

export function variantA(): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.post("/verify", admit("a"), verify);
  routes.post("/status", admit("a"), status);
  routes.route("/batch", batchRoutes());
  routes.route("/watches", watchRoutes());
  routes.get("/events", admit("a"), admitByRate, validEventsQuery, listEvents);
  routes.route("/webhook_endpoints", webhookRoutes());
  return routes;
}

/** Every plan may watch numbers. */
function watchRoutes(): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.use(admit("a"));
  const admitList: Handler = (c, next) => (wantsCsv(c) ? admitCostly : admitByRate)(c, next);
  routes.get("/", admitList, validWatchesQuery, listWatches);
  routes.post("/", admitByRate, addWatches);
  routes.post("/upload", admitByRate, validWatchUploadQuery, uploadWatches);
  routes.post("/remove", admitByRate, removeWatches);
  routes.post("/run", admitCostly, runWatches);
  routes.get("/:business_number", admitByRate, showWatch);
  routes.delete("/:business_number", admitByRate, deleteWatch);
  return routes;
}

/** Every plan may have webhooks. */
function webhookRoutes(): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.use(admit("a"), admitByRate);
  routes.get("/", listEndpoints);
  routes.post("/", addEndpoint);
  routes.get("/:endpoint_id", showEndpoint);
  routes.post("/:endpoint_id", changeEndpoint);
  routes.delete("/:endpoint_id", deleteEndpoint);
  routes.post("/:endpoint_id/rotate", rotateEndpoint);
  routes.post("/:endpoint_id/test", testEndpoint);
  routes.get("/:endpoint_id/deliveries", listDeliveries);
  return routes;
}

function batchRoutes(): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  // This route comes before `use`, because it has `admitToWait` instead of `admitByRate`.
  routes.post("/verify", admit("a"), admitToWait, admitBatches, verifyBatch);

  routes.use(admit("a"), admitByRate);

  // These two routes lack `admitBatches`: customers of any plan may find and delete their data.
  routes.get("/", validListQuery, list);
  routes.delete("/:job_id", remove);

  routes.post("/upload", admitBatches, validUploadQuery, upload);
  routes.get("/status/:job_id", admitBatches, validStatusQuery, statusOfBatch);
  routes.get("/download/:job_id", admitBatches, validDownloadQuery, download);
  routes.post("/cancel/:job_id", admitBatches, cancel);
  return routes;
}
