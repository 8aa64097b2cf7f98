/** The batch routes of variant A (SPEC §4, DESIGN §9). */
import { zValidator } from "@hono/zod-validator";
import { type Context, Hono } from "hono";
import { admit } from "../access/admission.ts";
import type { EdgeMemory } from "../access/edge-memory.ts";
import { decodeCsv, readCsv } from "../batch/csv-input.ts";
import type { Job } from "../batch/job-store.ts";
import { jobFilesOf, jobStoreOf, readResults } from "../batch/process.ts";
import type { ReadRow } from "../batch/rows.ts";
import { submitBatch } from "../batch/submit.ts";
import { ServiceError } from "../errors.ts";
import { type AppEnv, type Handler, jsonBody, readBody, requestFault, requireMediaType } from "../http.ts";
import { sha256Hex } from "../sha256.ts";
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

export function batchRoutes(memory: EdgeMemory): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  // The plan is looked at before a body is read.
  routes.use(admit(memory, "a"), requireBatchPlan);

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
      return answerJob(c, await submit(c, readCsv(text, c.var.maxBatch), c.req.valid("query"), text));
    },
  );

  routes.get("/status/:job_id", async (c) => answerJob(c, await findJob(c)));

  routes.get("/download/:job_id", async (c) => {
    const job = await findJob(c);
    if (job.status !== "completed") {
      const message = job.status === "failed" ? "The batch job failed: its input was lost." : undefined;
      throw new ServiceError("results_not_ready", { ...(message && { message }), parameter: "job_id", value: job.id });
    }
    return answerFile(c, job);
  });

  return routes;
}

const requireBatchPlan: Handler = async (c, next) => {
  const { maxBatch } = await c.var.caller.plan();
  if (maxBatch === null) {
    throw new ServiceError("feature_not_available", { message: "Batch verification starts with the Pro plan." });
  }
  c.set("maxBatch", maxBatch);
  await next();
};

async function submit(c: Context<AppEnv>, rows: ReadRow[], language: OutputLanguage, content: string): Promise<Job> {
  const { services, caller } = c.var;
  const idempotencyKey = c.req.header("Idempotency-Key") ?? null;
  if (idempotencyKey !== null && !/^[\x21-\x7e]{1,255}$/.test(idempotencyKey)) {
    throw new ServiceError("invalid_request", {
      message: "Idempotency-Key: must be 1 to 255 printable ASCII characters without blanks.",
      parameter: "Idempotency-Key",
    });
  }
  const fingerprint = await sha256Hex([c.req.path, language, content].join("\n"));
  const submitted = submitBatch(services, caller, { rows, language, idempotencyKey, fingerprint });
  // A caller who hangs up ends the request: the submission goes on, so that what was reserved is used or given back.
  services.waitUntil(submitted.catch(() => {}));
  const job = await submitted;
  c.header("Location", `/v1/batch/status/${job.id}`);
  return job;
}

/** The job, if it is the caller's own: another account's is as unknown as one that never was. */
async function findJob(c: Context<AppEnv, string>): Promise<Job> {
  const { services, caller } = c.var;
  const id = c.req.param("job_id") ?? "";
  // The meter counts the request against the rate, and refuses a key that was revoked a moment ago.
  const [job] = await Promise.all([jobStoreOf(services).find(id), caller.reserve(0)]);
  if (!job || job.account !== caller.account) {
    throw new ServiceError("job_not_found", { parameter: "job_id", value: id });
  }
  services.trace.note({ jobId: job.id });
  return job;
}

async function answerJob(c: Context<AppEnv>, job: Job, withResults = false): Promise<Response> {
  const { services } = c.var;
  services.trace.note({ jobId: job.id });
  const jobs = jobStoreOf(services);
  const progress = await jobs.progress(job);
  const body = presentJob(job, progress, new URL(c.req.url).origin);
  if (job.completedAt === null) {
    const seconds = Math.ceil((job.total - progress.processed) / BUSINESSES_A_SECOND);
    c.header("Retry-After", String(Math.min(Math.max(1, seconds), LONGEST_RETRY_AFTER)));
  }
  const rows = withResults && job.status === "completed" ? await readResults(services, jobs, job) : null;
  return c.json(rows ? { ...body, results: rows.map((row) => presentResult(row, job.language)) } : body);
}

/** Waits for the job to end. @returns it as it is then, or when the time is up */
async function untilEnded(c: Context<AppEnv>, job: Job, seconds: number): Promise<Job> {
  const { services } = c.var;
  const jobs = jobStoreOf(services);
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
  const files = jobFilesOf(c.var.services, job.id);
  const headers = c.req.raw.headers;
  // A range that cannot be read, or lies outside the file, is passed over: the whole file is a right answer too (RFC 9110 §14.2).
  const file =
    (await files.csv({ range: headers, onlyIf: headers }).catch(() => null)) ?? (await files.csv({ onlyIf: headers }));
  if (!file) throw new ServiceError("results_not_ready", { parameter: "job_id", value: job.id });
  c.header("ETag", file.httpEtag);
  c.header("Accept-Ranges", "bytes");
  if (!isWithBody(file)) return c.body(null, 304);
  c.header("Content-Type", "text/csv; charset=utf-8");
  c.header("Content-Disposition", `attachment; filename="results-${job.id}.csv"`);
  const part = headers.has("Range") ? partOf(file) : null;
  if (part === null) return c.body(file.body);
  c.header("Content-Range", `bytes ${part.first}-${part.last}/${file.size}`);
  return c.body(file.body, 206);
}

/** R2 leaves the body out when the caller's conditions say that it has the file already. */
function isWithBody(file: R2Object | R2ObjectBody): file is R2ObjectBody {
  return "body" in file;
}

/** The first and last byte of a part that R2 returned; null when it returned the whole. */
function partOf({ range, size }: R2Object): { first: number; last: number } | null {
  if (!range) return null;
  const first = "suffix" in range ? size - range.suffix : (range.offset ?? 0);
  const length = "suffix" in range ? range.suffix : (range.length ?? size - first);
  return length === size ? null : { first, last: first + length - 1 };
}
