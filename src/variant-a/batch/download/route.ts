import type { Context } from "hono";
import { writeDownloadLine } from "../../../batch/download-lines.ts";
import { type Job, showsNamesOf } from "../../../batch/job.ts";
import type { ResultRow, RowRange } from "../../../batch/rows.ts";
import { ServiceError } from "../../../errors.ts";
import { accepts } from "../../../http/accepts.ts";
import type { AppEnv } from "../../../http/context.ts";
import { type QueryContext, validQuery } from "../../../http/query.ts";
import { requireSigner, withReceipt } from "../../../http/receipts.ts";
import type { Sign } from "../../../receipts/signer.ts";
import { hasResults } from "../present-job.ts";
import { presentAnsweredRow, statementOfRow } from "../present-row.ts";
import { findJob } from "../requested-job.ts";
import { downloadQuerySchema } from "./request.ts";

/** R2 can read these values of Range. Any other value is ignored, so the whole file is sent. */
const RANGE = /^\s*bytes=(?:(\d+)-(\d*)|-(\d+))\s*$/;
const ENTITY_TAGS = /^\s*(?:\*|(?:W\/)?"[^"]*"(?:\s*,\s*(?:W\/)?"[^"]*")*)\s*$/;

export const validDownloadQuery = validQuery(downloadQuerySchema, {});

export const download = async (c: QueryContext<typeof downloadQuerySchema>) => {
  const { receipts } = c.req.valid("query");
  const isLines = accepts(c, "application/x-ndjson");
  if (receipts && !isLines) throw new ServiceError("invalid_request", NO_RECEIPTS_IN_CSV);
  await requireSigner(c, receipts);
  const job = await findJob(c);
  if (!hasResults(job)) throw notReady(job);
  if (isLines) return answerLines(c, job, receipts);
  const files = c.var.services.filesOf(job.id);
  const onlyIf = only("If-None-Match", c.req.header("If-None-Match"), ENTITY_TAGS);
  const wanted = c.req.header("Range");
  const range = only("Range", wanted, RANGE);
  let file: R2ObjectBody | R2Object | null = null;
  if (range.has("Range")) file = await files.csv({ onlyIf, range }).catch(() => null);
  const ifRange = c.req.header("If-Range") ?? file?.httpEtag;
  const part = file && ifRange === file.httpEtag ? partOf(wanted, file.size) : null;
  // Send the whole file if R2 refused the range, or if If-Range names another version of the file.
  // Compare If-Range here, because R2 ignores it.
  if (!part) file = await files.csv({ onlyIf });
  if (!file) throw notReady(job);

  c.header("ETag", file.httpEtag);
  c.header("Accept-Ranges", "bytes");
  if (!("body" in file)) return c.body(null, 304);
  c.header("Content-Type", "text/csv; charset=utf-8");
  c.header("Content-Disposition", `attachment; filename="results-${job.id}.csv"`);
  if (!part) return c.body(file.body);
  c.header("Content-Range", `bytes ${part.first}-${part.last}/${file.size}`);
  return c.body(file.body, 206);
};

async function answerLines(c: Context<AppEnv>, job: Job, isSigned: boolean): Promise<Response> {
  const { rowRange } = c.var;
  const body = rowRange ? await linesOf(c, job, rowRange) : await allLines(c, job, isSigned);
  c.header("Content-Type", "application/x-ndjson");
  c.header("Content-Disposition", `attachment; filename="results-${job.id}.ndjson"`);
  return c.body(body);
}

async function linesOf(c: Context<AppEnv>, job: Job, range: RowRange): Promise<string> {
  const { services } = c.var;
  const reading = showsNamesOf(job) && services.readNameTables();
  const rows = await services.filesOf(job.id).resultsOf(range);
  if (!rows) throw notReady(job);
  await reading;
  return writeLines(rows, range.first, job, null);
}

async function allLines(c: Context<AppEnv>, job: Job, isSigned: boolean): Promise<ReadableStream> {
  const { services } = c.var;
  const reading = showsNamesOf(job) && services.readNameTables();
  const stored = await services.filesOf(job.id).results();
  if (!stored) throw notReady(job);
  await reading;
  const pieces = stored[Symbol.asyncIterator]();
  let next = 1;
  const lines = new ReadableStream<string>({
    async pull(stream) {
      const { done, value = [] } = await pieces.next();
      // Get the signing key again for each piece, because it may change while a slow caller reads.
      const sign = await requireSigner(c, isSigned);
      stream.enqueue(await writeLines(value, next, job, sign));
      next += value.length;
      if (done) stream.close();
    },
    async cancel() {
      await pieces.return?.();
    },
  });
  return lines.pipeThrough(new TextEncoderStream());
}

async function writeLines(
  rows: ResultRow[],
  first: number,
  job: Job,
  sign: Sign | null,
): Promise<string> {
  const answers = await Promise.all(
    rows.map((row) =>
      "error" in row
        ? null
        : withReceipt(presentAnsweredRow(row, job), sign, () => statementOfRow(row, job)),
    ),
  );
  const lines = rows.map((row, index) =>
    writeDownloadLine(first + index, row, () => answers[index]),
  );
  return lines.join("");
}

const NO_RECEIPTS_IN_CSV = {
  message:
    "receipts: needs the header Accept: application/x-ndjson. For a receipt that covers the whole CSV file, " +
    "add receipt=true to the request for the job's status.",
  ...{ parameter: "receipts", value: true },
};

/** Returns no header if R2 cannot read the value. */
function only(name: string, value: string | undefined, readable: RegExp): Headers {
  return new Headers(value !== undefined && readable.test(value) ? { [name]: value } : {});
}

/** Null if the file does not have the range, so that the whole file is sent. */
function partOf(range = "", size: number): { first: number; last: number } | null {
  const [, from, to, suffix] = RANGE.exec(range) ?? [];
  const first = suffix === undefined ? Number(from) : Math.max(0, size - Number(suffix));
  const last = to ? Math.min(Number(to), size - 1) : size - 1;
  return first <= last ? { first, last } : null;
}

function notReady(job: Job): ServiceError {
  const message =
    job.status === "failed"
      ? "The batch job failed: its input was lost."
      : hasResults(job) && "The results of the batch job were lost.";
  return new ServiceError("results_not_ready", {
    ...(message && { message }),
    parameter: "job_id",
    value: job.id,
  });
}
