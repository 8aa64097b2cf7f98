import type { Context } from "hono";
import type { Job } from "../../batch/job.ts";
import { batchLimitsOf } from "../../batch/limits.ts";
import type { InputLayout, ReadRow } from "../../batch/rows.ts";
import { submitBatch } from "../../batch/submit.ts";
import type { AppEnv } from "../../http/context.ts";
import { errorOf } from "../../http/failures.ts";
import { requireValidIdempotencyKey } from "../../http/idempotency-key.ts";
import { type RequestedNumber, requireAllowedNumbers } from "../../http/require-allowed-numbers.ts";
import { sha256Hex } from "../../lib/sha256.ts";
import { readJobName } from "./job-name.ts";
import type { Batch } from "./options.ts";

/** @param content what a request with the same Idempotency-Key must repeat unchanged */
export async function submitFromRequest(
  c: Context<AppEnv>,
  batch: Batch & { layout?: InputLayout },
  content: string,
  parameterOf: (at: number) => string,
): Promise<Job> {
  const { services, account } = c.var;
  requireAllowedNumbers(
    account,
    requestedNumbers(batch.rows, parameterOf),
    "batch",
    services.clock(),
  );
  const idempotencyKey = c.req.header("Idempotency-Key") ?? null;
  if (idempotencyKey !== null) requireValidIdempotencyKey(idempotencyKey);
  const name = readJobName(c.req.header("Job-Name"));
  const { check, language, retentionDays } = batch;
  // Leave out `check` for `verify`, because old fingerprints do not have it.
  const endpoint = check === "verify" ? c.req.path : `${c.req.path}?check=${check}`;
  // Leave out the job's name, because a repeated request may change it (docs/api.md#names-of-jobs).
  const fingerprint = await sha256Hex(
    [endpoint, language, String(retentionDays), content].join("\n"),
  );
  const limits = batchLimitsOf(account.standing?.plan ?? { id: "" });
  const submission = { ...batch, name, idempotencyKey, fingerprint, limits };
  const submitted = submitBatch(services, account, submission);
  // The submission must go on even if the caller hangs up.
  services.waitUntil(submitted.catch(() => {}));
  const result = await submitted;
  if (result.kind !== "submitted") throw errorOf(result, "a");
  c.header("Location", `/v1/batch/status/${result.job.id}`);
  return result.job;
}

function* requestedNumbers(
  rows: ReadRow[],
  parameterOf: (at: number) => string,
): Generator<RequestedNumber> {
  for (const [at, row] of rows.entries())
    if ("claim" in row) yield { parameter: parameterOf(at), number: row.claim.number };
}
