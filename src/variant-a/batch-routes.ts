/** The batch routes of variant A (SPEC §4, DESIGN §9). */
import { zValidator } from "@hono/zod-validator";
import type { Context } from "hono";
import { Hono } from "hono/tiny";
import { decodeCsv, readCsv } from "../batch/csv-input.ts";
import type { Job } from "../batch/job-store.ts";
import { readResults } from "../batch/process.ts";
import type { ReadRow } from "../batch/rows.ts";
import { submitBatch } from "../batch/submit.ts";
import { ServiceError } from "../errors.ts";
import { admit } from "../http/admission.ts";
import { jsonBody, readBody, requestFault, requireMediaType } from "../http/body.ts";
import { requireIdempotencyKey } from "../http/check.ts";
import type { AppEnv, Handler } from "../http/context.ts";
import { errorOf } from "../http/failures.ts";
import { sha256Hex } from "../lib/sha256.ts";
import type { OutputLanguage } from "../verification/claim-fields.ts";
import { BATCH_FIELD_CODES, batchSchema, uploadQuerySchema } from "./batch-schema.ts";
import { presentJob, presentResult } from "./job-presenter.ts";

const MAX_BATCH_BYTES = 5_000_000;

/** `Prefer: wait=N` (RFC 7240): no longer than this, in seconds. */
const LONGEST_WAIT = 30;
const WAIT_STEP_MS = 200;

/** Businesses that are checked within a second or so: how a client is told when to ask again. */
const BUSINESSES_A_SECOND = 1_000;
const LONGEST_RETRY_AFTER = 10;

export function batchRoutes(): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  // The plan is looked at before a body is read.
  routes.use(admit("a"), requireBatchPlan);

  const body = jsonBody((c) => batchSchema(c.var.maxBatch), BATCH_FIELD_CODES, MAX_BATCH_BYTES);
  routes.post("/verify", body, async (c) => {
    const { rows, language } = c.req.valid("json");
    const job = await submit(c, rows, language, JSON.stringify(rows));
    const wait = preferredWait(c.req.header("Prefer"));
    if (wait === null) return answerJob(c, job);
    c.header("Preference-Applied", `wait=${wait}`);
    return answerJob(c, await untilEnded(c, job, wait), true);
  });

  routes.post(
    "/upload",
    zValidator("query", uploadQuerySchema, (result) => {
      if (!result.success) throw requestFault(result.error, result.data, BATCH_FIELD_CODES);
    }),
    async (c) => {
      requireMediaType(c, "text/csv");
      const bytes = await c.var.trace.time("body", readBody(c.req.raw, MAX_BATCH_BYTES));
      const text = decodeCsv(bytes, c.req.header("Content-Type") ?? "");
      return answerJob(
        c,
        await submit(c, readCsv(text, c.var.maxBatch), c.req.valid("query"), text),
      );
    },
  );

  routes.get("/status/:job_id", async (c) => answerJob(c, await findJob(c)));

  routes.get("/download/:job_id", async (c) => {
    const job = await findJob(c);
    if (job.status !== "completed") {
      const message =
        job.status === "failed" ? "The batch job failed: its input was lost." : undefined;
      throw new ServiceError("results_not_ready", {
        ...(message && { message }),
        parameter: "job_id",
        value: job.id,
      });
    }
    return answerFile(c, job);
  });

  return routes;
}

/** The meter answers before anything is read: by the rate, and with the plan as it is now. */
const requireBatchPlan: Handler = async (c, next) => {
  const admitted = await c.var.account.admit();
  if (admitted.kind !== "granted") throw errorOf(admitted, "a");
  const { maxBatch } = admitted.standing.plan;
  if (maxBatch === null) {
    throw new ServiceError("feature_not_available", {
      message: "Batch verification starts with the Pro plan.",
    });
  }
  c.set("maxBatch", maxBatch);
  await next();
};

async function submit(
  c: Context<AppEnv>,
  rows: ReadRow[],
  language: OutputLanguage,
  content: string,
): Promise<Job> {
  const { services, account } = c.var;
  const idempotencyKey = c.req.header("Idempotency-Key") ?? null;
  if (idempotencyKey !== null) requireIdempotencyKey(idempotencyKey);
  const fingerprint = await sha256Hex([c.req.path, language, content].join("\n"));
  const submitted = submitBatch(services, account, { rows, language, idempotencyKey, fingerprint });
  // A caller who hangs up ends the request: the submission goes on, so that what was reserved is used or given back.
  services.waitUntil(submitted.catch(() => {}));
  const result = await submitted;
  if (result.kind !== "submitted") throw errorOf(result, "a");
  const { job } = result;
  c.header("Location", `/v1/batch/status/${job.id}`);
  return job;
}

/** The job, if it is the caller's own: another account's is as unknown as one that never was. */
async function findJob(c: Context<AppEnv, string>): Promise<Job> {
  const { services, account } = c.var;
  const id = c.req.param("job_id") ?? "";
  const job = await services.jobs.find(id);
  if (!job || job.account !== account.id) {
    throw new ServiceError("job_not_found", { parameter: "job_id", value: id });
  }
  services.trace.note({ jobId: job.id });
  return job;
}

async function answerJob(c: Context<AppEnv>, job: Job, withResults = false): Promise<Response> {
  const { services } = c.var;
  services.trace.note({ jobId: job.id });
  const jobs = services.jobs;
  const progress = await jobs.progress(job);
  const body = presentJob(job, progress, new URL(c.req.url).origin);
  if (job.completedAt === null) {
    const seconds = Math.ceil((job.total - progress.processed) / BUSINESSES_A_SECOND);
    c.header("Retry-After", String(Math.min(Math.max(1, seconds), LONGEST_RETRY_AFTER)));
  }
  const rows =
    withResults && job.status === "completed" ? await readResults(services, jobs, job) : null;
  return c.json(
    rows ? { ...body, results: rows.map((row) => presentResult(row, job.language)) } : body,
  );
}

/** Waits for the job to end. @returns it as it is then, or when the time is up */
async function untilEnded(c: Context<AppEnv>, job: Job, seconds: number): Promise<Job> {
  const { services } = c.var;
  const jobs = services.jobs;
  const deadline = services.clock() + seconds * 1000;
  let latest = job;
  while (latest.completedAt === null && services.clock() < deadline) {
    await services.trace.time("wait", new Promise((resolve) => setTimeout(resolve, WAIT_STEP_MS)));
    latest = (await jobs.find(job.id)) ?? latest;
  }
  return latest;
}

function preferredWait(prefer: string | undefined): number | null {
  const seconds = /(?:^|[,;\s])wait\s*=\s*"?(\d{1,9})/i.exec(prefer ?? "")?.[1];
  return seconds === undefined ? null : Math.min(Number(seconds), LONGEST_WAIT);
}

/** The results file, whole or in part, or the word that the caller has it already. */
async function answerFile(c: Context<AppEnv>, job: Job): Promise<Response> {
  const files = c.var.services.filesOf(job.id);
  // The file never changes: what is learned here of it holds below.
  const known = await files.headCsv();
  if (!known) throw new ServiceError("results_not_ready", { parameter: "job_id", value: job.id });
  c.header("ETag", known.httpEtag);
  c.header("Accept-Ranges", "bytes");
  if (namesTag(c.req.header("If-None-Match"), known.httpEtag)) return c.body(null, 304);
  const isSameFile = (c.req.header("If-Range") ?? known.httpEtag) === known.httpEtag;
  const part = isSameFile ? partOf(c.req.header("Range"), known.size) : null;
  const file = await files.csv(part && { offset: part.first, length: part.last - part.first + 1 });
  if (!file) throw new ServiceError("results_not_ready", { parameter: "job_id", value: job.id });
  c.header("Content-Type", "text/csv; charset=utf-8");
  c.header("Content-Disposition", `attachment; filename="results-${job.id}.csv"`);
  if (!part) return c.body(file.body);
  c.header("Content-Range", `bytes ${part.first}-${part.last}/${known.size}`);
  return c.body(file.body, 206);
}

/** Whether a list of entity tags names one, weakly compared (RFC 9110 §13.1.2). */
function namesTag(list: string | undefined, tag: string): boolean {
  return list?.trim() === "*" || (list?.match(/"[^"]*"/g)?.includes(tag) ?? false);
}

/**
 * The first and last byte that a Range header asks for. Null for the whole file, which is a right answer too to a range that cannot be read,
 * lies outside the file, or is several (RFC 9110 §14.2).
 */
function partOf(range: string | undefined, size: number): { first: number; last: number } | null {
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/.exec(range?.trim() ?? "") ?? [];
  if (from === "" && to === "") return null;
  const first = from === "" ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === "" || to === "" ? size - 1 : Math.min(Number(to), size - 1);
  return first <= last ? { first, last } : null;
}
