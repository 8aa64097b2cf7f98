/**
 * The batch routes of variant A (docs/api.md#batches): who may call them, in which order a request
 * is looked at, and with which headers a job is answered. What is done with a job belongs in
 * `batch/`.
 */
import type { Context } from "hono";
import { Hono } from "hono/tiny";
import * as z from "zod";
import { finishJob, readResults } from "../batch/finish.ts";
import type { Job, Progress } from "../batch/job-store.ts";
import { deleteJob } from "../batch/remove.ts";
import type { InputLayout, ReadRow } from "../batch/rows.ts";
import { submitBatch } from "../batch/submit.ts";
import { ServiceError } from "../errors.ts";
import { admit } from "../http/admission.ts";
import { jsonBody, readBody, requireMediaType } from "../http/body.ts";
import { requireIdempotencyKey } from "../http/check.ts";
import type { AppEnv, Handler } from "../http/context.ts";
import { errorOf } from "../http/failures.ts";
import { validQuery } from "../http/query.ts";
import { type AskedNumber, heedTestNumbers } from "../http/test-numbers.ts";
import { sha256Hex } from "../lib/sha256.ts";
import type { DeletedJobAnswer, JobListAnswer } from "./answers.ts";
import { answerResults } from "./batch-download.ts";
import { readBatchCsv, readBatchJson } from "./batch-input.ts";
import { BATCH_FIELD_CODES, type Batch, uploadQuerySchema } from "./batch-schema.ts";
import { cursorOf, listQuerySchema } from "./job-list-query.ts";
import { readJobName } from "./job-name.ts";
import { hasResults, presentJob, presentResult } from "./job-presenter.ts";

const MAX_BATCH_BYTES = 5_000_000;

/** `Prefer: wait=N` (RFC 7240): no longer than this, in seconds. */
const LONGEST_WAIT = 30;
const WAIT_STEP_MS = 200;

/**
 * How many businesses a job is assumed to check in a second: it gives the Retry-After of a status.
 */
const BUSINESSES_A_SECOND = 1_000;
const LONGEST_RETRY_AFTER = 10;

export function batchRoutes(): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.use(admit("a"), admitByRate);

  // Without `requireBatchPlan`: customers may find and delete their data whatever their plan is by
  // now.
  routes.get("/", validQuery(listQuerySchema, BATCH_FIELD_CODES), async (c) => {
    const { services, account } = c.var;
    const { status, after, limit } = c.req.valid("query");
    // One more than is shown tells whether there are more.
    const found = await services.jobs.list(account.id, status, after, limit + 1);
    const jobs = found.slice(0, limit);
    const progress = await services.jobs.progressOf(jobs);
    const { origin } = new URL(c.req.url);
    const last = found.length > limit ? jobs.at(-1) : undefined;
    return c.json({
      jobs: jobs.map((job, index) => presentJob(job, progress[index] as Progress, origin)),
      next_cursor: last ? cursorOf(last) : null,
    } satisfies JobListAnswer);
  });

  routes.delete("/:job_id", async (c) => {
    const job = await findJob(c, "deleted");
    await deleteJob(c.var.services, job);
    return c.json({ job_id: job.id, deleted: true } satisfies DeletedJobAnswer);
  });

  const body = jsonBody(z.unknown(), BATCH_FIELD_CODES, MAX_BATCH_BYTES);
  // The plan is looked at before a body is read.
  routes.post("/verify", requireBatchPlan, body, async (c) => {
    const given = c.req.valid("json");
    const batch = readBatchJson(given, c.var.maxBatch, c.var.isLongBody);
    const job = await submit(c, batch, JSON.stringify(batch.rows), numberParameters(given));
    const wait = preferredWait(c.req.header("Prefer"));
    if (wait === null) return answerJob(c, job);
    c.header("Preference-Applied", `wait=${wait}`);
    return answerJob(c, await untilEnded(c, job, wait), true);
  });

  routes.post(
    "/upload",
    requireBatchPlan,
    validQuery(uploadQuerySchema, BATCH_FIELD_CODES),
    async (c) => {
      requireMediaType(c, "text/csv");
      const bytes = await c.var.trace.time("body", readBody(c.req.raw, MAX_BATCH_BYTES));
      const contentType = c.req.header("Content-Type") ?? "";
      const { messages, inputFirst, ...options } = c.req.valid("query");
      const { rows, layout, text } = readBatchCsv(bytes, contentType, {
        ...{ maxRows: c.var.maxBatch, today: c.var.services.clock() },
        ...{ check: options.check, messages, inputFirst },
        isTest: c.var.account.mode === "test",
      });
      const content = inputFirst ? `columns=input\n${text}` : text;
      const job = await submit(c, { rows, layout, ...options }, content, () => "business_number");
      return answerJob(c, job);
    },
  );

  routes.get("/status/:job_id", requireBatchPlan, async (c) => answerJob(c, await findJob(c)));

  routes.get("/download/:job_id", requireBatchPlan, async (c) =>
    answerResults(c, await findJob(c)),
  );

  routes.post("/cancel/:job_id", requireBatchPlan, async (c) => {
    const { services } = c.var;
    const job = await findJob(c);
    await services.jobs.cancel(job.id);
    await finishJob(services, job.id);
    return answerJob(c, (await services.jobs.find(job.id)) ?? job);
  });

  return routes;
}

/** The meter answers before anything is read: by the rate, and with the plan as it is now. */
const admitByRate: Handler = async (c, next) => {
  const admitted = await c.var.account.admit();
  if (admitted.kind !== "granted") throw errorOf(admitted, "a");
  await next();
};

const requireBatchPlan: Handler = async (c, next) => {
  const maxBatch = c.var.account.standing?.plan.maxBatch ?? null;
  if (maxBatch === null) {
    throw new ServiceError("feature_not_available", {
      message: "Batch verification starts with the Pro plan.",
    });
  }
  c.set("maxBatch", maxBatch);
  await next();
};

/** What each number of a JSON batch is called, by its place. */
function numberParameters(body: unknown): (at: number) => string {
  const isList = Array.isArray((body as { business_numbers?: unknown }).business_numbers);
  return (at) => (isList ? `business_numbers.${at}` : `businesses.${at}.business_number`);
}

function* askedNumbers(
  rows: ReadRow[],
  parameterOf: (at: number) => string,
): Generator<AskedNumber> {
  for (const [at, row] of rows.entries())
    if ("claim" in row) yield { parameter: parameterOf(at), number: row.claim.number };
}

/**
 * @param content what makes the batch this batch, as it came in
 * @param parameterOf what the number of a row is called
 */
async function submit(
  c: Context<AppEnv>,
  batch: Batch & { layout?: InputLayout },
  content: string,
  parameterOf: (at: number) => string,
): Promise<Job> {
  const { services, account } = c.var;
  heedTestNumbers(account, askedNumbers(batch.rows, parameterOf), "batch", services.clock());
  const idempotencyKey = c.req.header("Idempotency-Key") ?? null;
  if (idempotencyKey !== null) requireIdempotencyKey(idempotencyKey);
  const name = readJobName(c.req.header("Job-Name"));
  const { check, language, retentionDays } = batch;
  const asked = check === "verify" ? c.req.path : `${c.req.path}?check=${check}`;
  const fingerprint = await sha256Hex([asked, language, String(retentionDays), content].join("\n"));
  const planId = account.standing?.plan.id ?? "";
  const submission = { ...batch, name, idempotencyKey, fingerprint, planId };
  const submitted = submitBatch(services, account, submission);
  // A caller who hangs up ends the request: the submission goes on.
  services.waitUntil(submitted.catch(() => {}));
  const result = await submitted;
  if (result.kind !== "submitted") throw errorOf(result, "a");
  c.header("Location", `/v1/batch/status/${result.job.id}`);
  return result.job;
}

/**
 * The job, if it is the caller's own: another account's is as unknown as one that never existed.
 */
async function findJob(c: Context<AppEnv, string>, alsoWhen?: "deleted"): Promise<Job> {
  const { services, account } = c.var;
  const id = c.req.param("job_id") ?? "";
  const job = await services.jobs.find(id);
  if (!job || job.account !== account.id || (job.status === "deleted" && !alsoWhen)) {
    throw new ServiceError("job_not_found", { parameter: "job_id", value: id });
  }
  services.trace.note({ jobId: job.id });
  return job;
}

async function answerJob(c: Context<AppEnv>, job: Job, withResults = false): Promise<Response> {
  const { services } = c.var;
  services.trace.note({ jobId: job.id });
  const progress = await services.jobs.progress(job);
  const body = presentJob(job, progress, new URL(c.req.url).origin);
  if (job.completedAt === null) {
    const seconds = Math.ceil((job.total - progress.processed) / BUSINESSES_A_SECOND);
    c.header("Retry-After", String(Math.min(Math.max(1, seconds), LONGEST_RETRY_AFTER)));
  }
  const rows = withResults && hasResults(job) ? await readResults(services, job) : null;
  return c.json(rows ? { ...body, results: rows.map((row) => presentResult(row, job)) } : body);
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
