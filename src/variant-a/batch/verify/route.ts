/** `POST /v1/batch/verify` (docs/api.md#batches): submits a batch as JSON. */
import type { Context } from "hono";
import * as z from "zod";
import { readResults } from "../../../batch/files.ts";
import type { Job } from "../../../batch/job.ts";
import type { ResultRow } from "../../../batch/rows.ts";
import { ServiceError } from "../../../errors.ts";
import { readJson } from "../../../http/body.ts";
import type { AppEnv, Handler } from "../../../http/context.ts";
import { requestFault } from "../../../http/request-fault.ts";
import { jobAnswerOf } from "../answer-with-job.ts";
import { MAX_BATCH_BYTES } from "../body-limit.ts";
import { BATCH_FIELD_CODES, type Batch } from "../options.ts";
import { hasResults } from "../present-job.ts";
import { presentAnsweredRow } from "../present-row.ts";
import { submitFromRequest } from "../submit-request.ts";
import { tableError } from "../table-errors.ts";
import type { RowResult } from "./answer.ts";
import { type FaultOfCount, faultOfCount, schemaOf } from "./request.ts";

/** The longest wait that `Prefer: wait=N` (RFC 7240) can get, in seconds. */
const LONGEST_WAIT = 30;
const WAIT_STEP_MS = 200;

export const verify: Handler = async (c) => {
  const given = await readJson(c, z.unknown(), BATCH_FIELD_CODES, MAX_BATCH_BYTES);
  const batch = readBatch(given, c.var.maxBatch, c.var.isLongBody);
  const job = await submitFromRequest(
    c,
    batch,
    JSON.stringify(batch.rows),
    numberParameters(given),
  );
  const wait = preferredWait(c.req.header("Prefer"));
  if (wait === null) return c.json(await jobAnswerOf(c, job));
  c.header("Preference-Applied", `wait=${wait}`);
  const latest = await untilEnded(c, job, wait);
  const shown = await jobAnswerOf(c, latest);
  if (!hasResults(latest)) return c.json(shown);
  const rows = await readResults(c.var.services.filesOf(latest.id));
  return c.json(rows ? { ...shown, results: rows.map((row) => presentRow(row, latest)) } : shown);
};

/** @throws ServiceError `batch_empty`, `batch_too_large`, or the code of the field at fault */
function readBatch(body: unknown, maxBatch: number, isLong: boolean): Batch {
  const fault = faultOfCount(body, maxBatch);
  if (fault) throw errorOfCount(fault);
  const schema = schemaOf(body);
  const result = schema.safeParse(body);
  // A long body is not searched for misspelled fields, so pass no schema for it.
  if (!result.success)
    throw requestFault(result.error, body, BATCH_FIELD_CODES, isLong ? null : schema);
  return result.data;
}

function errorOfCount(fault: FaultOfCount): ServiceError {
  switch (fault.kind) {
    case "empty":
      return new ServiceError("batch_empty");
    case "too_large":
      return tableError({ kind: "too_many_rows", maxRows: fault.maxBatch });
  }
}

/** Names the parameter that holds the number at a position. */
function numberParameters(body: unknown): (at: number) => string {
  const isList = Array.isArray((body as { business_numbers?: unknown }).business_numbers);
  return (at) => (isList ? `business_numbers.${at}` : `businesses.${at}.business_number`);
}

/** Waits until the job has ended or the time is up. @returns the latest state of the job */
async function untilEnded(c: Context<AppEnv>, job: Job, seconds: number): Promise<Job> {
  const { services } = c.var;
  const jobs = services.jobs;
  const waitEndsAt = services.clock() + seconds * 1000;
  let latest = job;
  while (latest.completedAt === null && services.clock() < waitEndsAt) {
    await services.trace.time("wait", new Promise((resolve) => setTimeout(resolve, WAIT_STEP_MS)));
    latest = (await jobs.find(job.id)) ?? latest;
  }
  return latest;
}

function preferredWait(prefer: string | undefined): number | null {
  const seconds = /(?:^|[,;\s])wait\s*=\s*"?(\d{1,9})/i.exec(prefer ?? "")?.[1];
  return seconds === undefined ? null : Math.min(Number(seconds), LONGEST_WAIT);
}

function presentRow(row: ResultRow, job: Job): RowResult {
  if ("verification" in row) return presentAnsweredRow(row, job);
  return { error: row.error, businessInfo: { businessNumber: row.given.businessNumber } };
}
