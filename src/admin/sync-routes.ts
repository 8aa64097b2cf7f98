/**
 * The operator's routes for keeping the disclosure table up to date: sync runs, facts from a file.
 */
import type { Context } from "hono";
import { Hono } from "hono/tiny";
import { readCounts } from "../disclosure/counts.ts";
import { type FormerName, formerNameWrites } from "../disclosure/former-names.ts";
import { factWrites } from "../disclosure/store.ts";
import { ServiceError } from "../errors.ts";
import { readBody, readText, requireMediaType } from "../http/body.ts";
import type { AppEnv } from "../http/context.ts";
import { dayOf } from "../lib/days.ts";
import { type CompanyFacts, readFacts } from "../opendart/client.ts";
import { MAX_ZIP_BYTES } from "../opendart/corp-code-reader.ts";
import { profileWrites } from "../profile/store.ts";
import { startFacts } from "../sync/facts.ts";
import { startImport } from "../sync/import.ts";
import type { SyncRun } from "../sync/runs.ts";
import type { SyncRunAnswer } from "./answers.ts";
import { readFormerNames } from "./former-names.ts";

/** About 10,000 companies: a file of more is sent in parts. */
const MAX_FACTS_BYTES = 5_000_000;
const RUNS_SHOWN = 50;

export function syncRoutes(): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();

  routes.get("/sync-runs", async (c) =>
    c.json({ sync_runs: (await c.var.services.runs.latest(RUNS_SHOWN)).map(presentRun) }),
  );

  routes.get("/sync-runs/:id", async (c) => {
    const run = await c.var.services.runs.find(c.req.param("id"));
    if (!run)
      throw new ServiceError("not_found", { message: "There is no sync run with this id." });
    const counts = await readCounts(c.var.services.env.DB);
    return c.json({ ...presentRun(run), ...(counts && { company_facts: counts }) });
  });

  /** With a zip: imports it. Without a body: imports the file that OpenDART has. */
  routes.post("/sync-runs/companies", async (c) => {
    const zip = await c.var.trace.time("body", readBody(c.req.raw, MAX_ZIP_BYTES));
    if (zip.length > 0) requireMediaType(c, "application/zip");
    return started(c, await startImport(c.var.services, zip.length > 0 ? zip : null));
  });

  routes.post("/sync-runs/facts", async (c) => started(c, await startFacts(c.var.services)));

  /** `company.json` answers, one JSON a line. */
  routes.post("/company-facts", async (c) => {
    requireMediaType(c, "application/x-ndjson");
    const facts = readLines(await c.var.trace.time("body", readText(c.req.raw, MAX_FACTS_BYTES)));
    const { env, clock } = c.var.services;
    const readOn = dayOf(clock());
    // Such a file says nothing about annual reports: what is known of them stays.
    const updates = facts.map((company) => ({ company, parts: {} }));
    await c.var.trace.time(
      "sync",
      env.DB.batch([
        ...factWrites(env.DB, facts, [], readOn),
        ...profileWrites(env.DB, updates, readOn),
      ]),
    );
    c.var.trace.noteChange({ companies: facts.length });
    return c.json({ companies: facts.length });
  });

  /** Former names, as `bvs import history` writes them. */
  routes.post("/former-names", async (c) => {
    requireMediaType(c, "text/csv");
    const csv = await c.var.trace.time("body", readText(c.req.raw, MAX_FACTS_BYTES));
    const names = readNames(csv);
    const { DB } = c.var.services.env;
    await c.var.trace.time("sync", DB.batch(formerNameWrites(DB, names)));
    c.var.trace.noteChange({ companies: new Set(names.map((name) => name.corpCode)).size });
    return c.json({ former_names: names.length });
  });

  return routes;
}

function readNames(csv: string): FormerName[] {
  try {
    return readFormerNames(csv);
  } catch (fault) {
    throw new ServiceError("invalid_request", { message: (fault as Error).message });
  }
}

function readLines(text: string): CompanyFacts[] {
  const facts: CompanyFacts[] = [];
  for (const [index, line] of text.split("\n").entries()) {
    if (line.trim() === "") continue;
    const read = readFacts(line);
    if (!read)
      throw new ServiceError("invalid_request", {
        message: `Line ${index + 1} is not a company.json answer.`,
      });
    facts.push(read);
  }
  if (facts.length === 0)
    throw new ServiceError("invalid_request", {
      message: "The body holds no company.json answer.",
    });
  return facts;
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

function presentRun(run: SyncRun): SyncRunAnswer {
  return {
    id: run.id,
    kind: run.kind,
    source: run.source,
    status: run.status,
    created_at: new Date(run.createdAt).toISOString(),
    finished_at: run.finishedAt === null ? null : new Date(run.finishedAt).toISOString(),
    attempts: run.attempts,
    total: run.total,
    done: run.done,
    changed: run.changed,
    fault: run.faultCode === null ? null : { code: run.faultCode, message: run.faultMessage },
  };
}
