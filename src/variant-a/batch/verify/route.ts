import * as z from "zod";
import { readResults } from "../../../batch/files.ts";
import { type Job, showsNamesOf } from "../../../batch/job.ts";
import type { ResultRow } from "../../../batch/rows.ts";
import { ServiceError } from "../../../errors.ts";
import { readJson } from "../../../http/body.ts";
import type { Handler } from "../../../http/context.ts";
import { requestFault } from "../../../http/request-fault.ts";
import { jobAnswerOf } from "../answer-with-job.ts";
import { MAX_BATCH_BYTES } from "../body-limit.ts";
import { BATCH_FIELD_CODES, type Batch } from "../options.ts";
import { hasResults } from "../present-job.ts";
import { presentAnsweredRow } from "../present-row.ts";
import { submitFromRequest } from "../submit-request.ts";
import { tableError } from "../table-errors.ts";
import { grantedWait, untilEnded } from "../wait.ts";
import type { RowResult } from "./answer.ts";
import { type FaultOfCount, faultOfCount, schemaOf } from "./request.ts";

export const verify: Handler = async (c) => {
  const given = await readJson(c, z.unknown(), BATCH_FIELD_CODES, MAX_BATCH_BYTES);
  const batch = readBatch(given, c.var.maxBatch, c.var.isLongBody);
  const job = await submitFromRequest(
    c,
    batch,
    JSON.stringify(batch.rows),
    numberParameters(given),
  );
  const wait = grantedWait(c);
  if (wait === null) return c.json(await jobAnswerOf(c, job, true));
  c.header("Preference-Applied", `wait=${wait}`);
  const { services, account } = c.var;
  const reading = showsNamesOf(job) && services.readNameTables();
  const latest = await untilEnded(services, job, services.clock() + wait * 1000, c.req.raw.signal);
  account.endWait();
  const shown = await jobAnswerOf(c, latest, true);
  if (!hasResults(latest)) return c.json(shown);
  const [rows] = await Promise.all([readResults(services.filesOf(latest.id)), reading]);
  return c.json(rows ? { ...shown, results: rows.map((row) => presentRow(row, latest)) } : shown);
};

/** @throws ServiceError `batch_empty`, `batch_too_large`, or the code of a field */
function readBatch(body: unknown, maxBatch: number, isLong: boolean): Batch {
  const fault = faultOfCount(body, maxBatch);
  if (fault) throw errorOfCount(fault);
  const schema = schemaOf(body);
  const result = schema.safeParse(body);
  // Searching a long body for misspelled fields is too slow.
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

function numberParameters(body: unknown): (at: number) => string {
  const isList = Array.isArray((body as { business_numbers?: unknown }).business_numbers);
  return (at) => (isList ? `business_numbers.${at}` : `businesses.${at}.business_number`);
}

function presentRow(row: ResultRow, job: Job): RowResult {
  if ("verification" in row) return presentAnsweredRow(row, job);
  return { error: row.error, businessInfo: { businessNumber: row.given.businessNumber } };
}
