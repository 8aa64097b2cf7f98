import type { Context } from "hono";
import { Hono } from "hono/tiny";
import { readCounts } from "../../disclosure/counts.ts";
import { ServiceError } from "../../errors.ts";
import { readBody, requireMediaType } from "../../http/body.ts";
import type { AppEnv } from "../../http/context.ts";
import { MAX_ZIP_BYTES } from "../../opendart/corp-code-reader.ts";
import { startFacts } from "../../sync/facts.ts";
import { startImport } from "../../sync/import.ts";
import type { SyncRun } from "../../sync/runs.ts";
import { presentRun } from "./present.ts";

const RUNS_SHOWN = 50;

export function syncRunRoutes(): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();

  routes.get("/", async (c) =>
    c.json({ sync_runs: (await c.var.services.runs.latest(RUNS_SHOWN)).map(presentRun) }),
  );

  routes.get("/:id", async (c) => {
    const run = await c.var.services.runs.find(c.req.param("id"));
    if (!run)
      throw new ServiceError("not_found", { message: "There is no sync run with this id." });
    const counts = await readCounts(c.var.services.env.DB);
    return c.json({ ...presentRun(run), ...(counts && { company_facts: counts }) });
  });

  // Imports the zip in the body. Without a body, the run fetches the file from OpenDART.
  routes.post("/companies", async (c) => {
    const zip = await c.var.trace.time("body", readBody(c.req.raw, MAX_ZIP_BYTES));
    if (zip.length > 0) requireMediaType(c, "application/zip");
    return started(c, await startImport(c.var.services, zip.length > 0 ? zip : null));
  });

  routes.post("/facts", async (c) => started(c, await startFacts(c.var.services)));

  return routes;
}

function started(c: Context<AppEnv>, run: SyncRun | null): Response {
  if (!run) {
    throw new ServiceError("invalid_request", {
      message: "A run of this kind is under way, or there is nothing to do.",
    });
  }
  c.var.trace.noteChange({ runId: run.id });
  return c.json(presentRun(run));
}
