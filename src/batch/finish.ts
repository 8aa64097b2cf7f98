/**
 * The end of a job: its results are assembled, what was answered is charged, and what it no longer
 * needs is removed. Killed at any point, all of it is done again: files are written whole or not at
 * all, and settling twice changes nothing.
 */
import { rulesOf } from "../access/account-mode.ts";
import { ERRORS } from "../errors.ts";
import type { InputLine } from "./files.ts";
import { type HintServices, sendHints } from "./hints.ts";
import type { Chunk, Job } from "./job.ts";
import { LinesWriter } from "./lines.ts";
import { resultCsvHeader, resultCsvLines } from "./result-csv.ts";
import type { BusinessResult, InputLayout, InputRow, ResultRow, RowError } from "./rows.ts";
import type { BatchServices } from "./services.ts";
import type { FinishStore } from "./store/finish.ts";
import type { ReadStore } from "./store/read.ts";

export type SettleServices = Pick<BatchServices, "meters" | "trace">;

export type FinishServices = HintServices &
  SettleServices &
  Pick<BatchServices, "settings" | "filesOf"> & {
    jobs: FinishStore & Pick<ReadStore, "find" | "chunksOf">;
  };

/** Results that are read from R2 at once: an invocation has six connections (Workers limits). */
const READS_AT_ONCE = 6;

/** Ends a job whose chunks are all done or cancelled; otherwise changes nothing. */
export async function finishJob(services: FinishServices, jobId: string): Promise<void> {
  const { jobs } = services;
  const job = await jobs.takeFinish(jobId);
  if (!job) return;
  const files = services.filesOf(jobId);
  const [rows, chunks] = await Promise.all([files.rows(), jobs.chunksOf(jobId)]);
  if (!rows) return failJob(services, job);
  const { results, lost } = await readChunks(services, job, chunks);
  if (lost.length > 0) {
    await jobs.redo(jobId, lost);
    return sendHints(services, lost.length);
  }
  const { ndjson, csv } = await assemble(job, rows, results);
  await files.putResults(ndjson, csv);
  // Not counted anew: when the job is being deleted, its chunks are gone, and nothing would be
  // charged of what they had answered.
  const answered = chunks.reduce((sum, chunk) => sum + chunk.answered, 0);
  await settle(services, job, answered);
  const tidyAfterMs = services.settings.SUBMIT_SECONDS * 1000;
  if (await jobs.end(job, answered, ndjson.size + csv.size, tidyAfterMs)) {
    // Once more when no other worker can still be writing: the sweeper does that.
    await files.deleteWork().catch((fault) => services.trace.exception(fault));
  } else if ((await jobs.find(jobId))?.status === "deleted") {
    await files.deleteAll();
  }
}

/** Ends a job that cannot be answered because its input is lost: nothing of it is charged. */
export async function failJob(services: FinishServices, job: Job): Promise<void> {
  // The sweeper settles too, should this worker die in between.
  if (await services.jobs.fail(job, services.settings.SUBMIT_SECONDS * 1000))
    await settle(services, job, 0);
}

/**
 * Charges a job for what was answered of it and gives the rest back. The first call counts. For a
 * test job nothing was reserved.
 */
export async function settle(
  { meters, trace }: SettleServices,
  job: Job,
  used: number,
): Promise<void> {
  if (!rulesOf(job.account).isCharged) return;
  const settling = meters.call(
    job.account,
    "a",
    (meter) => meter.settle(job.id, used) as Promise<void>,
  );
  return trace.time("meter", settling);
}

/** The results of all distinct businesses of a job; null: cancelled before it was answered. */
async function readChunks(
  services: Pick<FinishServices, "filesOf">,
  job: Job,
  chunks: Chunk[],
): Promise<{ results: (BusinessResult | null)[]; lost: Chunk[] }> {
  const files = services.filesOf(job.id);
  const results: (BusinessResult | null)[] = [];
  const lost: Chunk[] = [];
  for (let first = 0; first < chunks.length; first += READS_AT_ONCE) {
    const some = chunks.slice(first, first + READS_AT_ONCE);
    const pieces = await Promise.all(
      some.map(({ first, result }) => (result === null ? null : files.chunkResults(first, result))),
    );
    for (const [index, chunk] of some.entries()) {
      const piece = pieces[index] ?? null;
      if (chunk.result !== null && !piece) lost.push(chunk);
      for (let one = 0; one < chunk.count; one++)
        results[chunk.first + one] = resultOf(piece?.[one] ?? null, chunk);
    }
  }
  return { results, lost };
}

/** Results that were kept of a cancelled chunk count if they are answers. */
function resultOf(result: BusinessResult | null, { status }: Chunk): BusinessResult | null {
  if (status !== "cancelled" || !result || "error" in result) return result;
  const { outcome } = result.verification;
  return outcome.kind === "invalid" && outcome.reason === "unconfirmed" ? null : result;
}

/** Goes through the rows as they come in; all that is held of them is what is written. */
async function assemble(
  job: Job,
  input: AsyncIterable<InputLine[]>,
  results: (BusinessResult | null)[],
): Promise<{ ndjson: Blob; csv: Blob }> {
  const ndjson = new LinesWriter();
  const csv: Uint8Array[] = [];
  let layout: InputLayout = { names: [] };
  const begin = () => csv.push(bytesOf(resultCsvHeader(job.language, job.check, layout)));
  for await (const some of input) {
    const rows: ResultRow[] = [];
    for (const line of some) {
      if ("layout" in line) layout = line.layout;
      else rows.push(toResultRow(line, results));
    }
    if (rows.length === 0) continue;
    if (csv.length === 0) begin();
    csv.push(bytesOf(resultCsvLines(rows, job.language, job.check, layout)));
    // What the results file alone shows is not stored twice.
    ndjson.add(rows.map(({ others: _, ...row }) => row));
  }
  if (csv.length === 0) begin();
  return { ndjson: ndjson.blob(), csv: new Blob(csv) };
}

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

const CANCELLED: RowError = { code: "cancelled", message: ERRORS.cancelled.message };

function toResultRow(row: InputRow, results: (BusinessResult | null)[]): ResultRow {
  if ("error" in row) return row;
  const { business, ...rest } = row;
  return { ...rest, ...(results[business] ?? { error: CANCELLED }) };
}
