/** Ends a job. Each step may be repeated. Even a repeated `settle` charges a job only once. */
import { rulesOf } from "../access/account-mode.ts";
import { wakeSenders } from "../webhooks/hints.ts";
import { FILES_AT_ONCE, type InputLine, type ResultFiles } from "./files.ts";
import { type HintServices, sendHints } from "./hints.ts";
import { type Chunk, type Job, showsNamesOf } from "./job.ts";
import { LinesWriter } from "./json-lines.ts";
import { rowsPerBlock } from "./result-blocks.ts";
import { resultCsvHeader, resultCsvLines } from "./result-csv.ts";
import { CANCELLED, inKorean, isOpen } from "./results.ts";
import type { BusinessResult, InputLayout, InputRow, ResultRow } from "./rows.ts";
import type { BatchServices } from "./services.ts";
import type { FinishStore } from "./store/finish.ts";
import type { ReadStore } from "./store/read.ts";

export type SettleServices = Pick<BatchServices, "meters" | "trace">;

export type FinishServices = HintServices &
  SettleServices &
  Pick<BatchServices, "settings" | "filesOf" | "clock" | "readNameTables"> & {
    jobs: FinishStore & Pick<ReadStore, "find" | "chunksOf">;
  };

/** Ends a job if all its chunks have ended. If results are lost, puts back their chunks instead. */
export async function finishJob(services: FinishServices, jobId: string): Promise<void> {
  const { jobs } = services;
  const job = await jobs.takeFinish(jobId);
  if (!job) return;
  const files = services.filesOf(jobId);
  const [rows, chunks, hasTables] = await Promise.all([
    files.rows(),
    jobs.chunksOf(jobId),
    !showsNamesOf(job) || services.readNameTables(),
  ]);
  if (!rows) return failJob(services, job);
  // The CSV shows names from the tables. Without the tables, the job waits for the next sweep.
  if (!hasTables && services.clock() < job.deadlineAt) return;
  // The job and its chunks were deleted meanwhile. The deletion settles the job.
  if (chunks.length === 0 && job.total > job.malformed) return;
  const { results, lost } = await readChunks(services, job, chunks);
  if (lost.length > 0) {
    await jobs.redo(jobId, lost);
    return sendHints(services, lost.length);
  }
  const resultFiles = await assemble(job, rows, results);
  await files.putResults(resultFiles);
  // Use the chunks that were read above. If the job was deleted since, D1 has no chunks of it.
  const answered = chunks.reduce((sum, chunk) => sum + chunk.answered, 0);
  await settle(services, job, answered);
  const tidyAfterMs = services.settings.SUBMIT_SECONDS * 1000;
  const bytes = resultFiles.ndjson.size + resultFiles.csv.size;
  const { isEnded, deliveriesWait } = await jobs.end(job, answered, bytes, tidyAfterMs);
  if (isEnded) {
    if (deliveriesWait) await wakeSenders(services);
    // The sweeper repeats this later, when no other worker can still be writing files.
    await files.deleteWork().catch((fault) => services.trace.exception(fault));
  } else if ((await jobs.find(jobId))?.status === "deleted") {
    await files.deleteAll();
  }
}

/** Ends a job without a charge, because the job's input is lost. */
export async function failJob(services: FinishServices, job: Job): Promise<void> {
  // If this worker dies before it settles the job, the sweeper settles it.
  const { jobs, settings } = services;
  const { isEnded, deliveriesWait } = await jobs.fail(job, settings.SUBMIT_SECONDS * 1000);
  if (deliveriesWait) await wakeSenders(services);
  if (isEnded) await settle(services, job, 0);
}

/** Charges `used` of the units that were reserved for the job, and gives the others back. */
export async function settle(
  { meters, trace }: SettleServices,
  job: Job,
  used: number,
): Promise<void> {
  // Nothing was reserved for a test job or for a job without a valid row.
  if (!rulesOf(job.meteredName).isCharged || job.total === job.malformed) return;
  const settling = meters.call(
    job.meteredName,
    "a",
    (meter) => meter.settle(job.id, used) as Promise<void>,
  );
  return trace.time("meter", settling);
}

/** @returns a result for each business (null: cancelled); `lost`: the chunks without a file */
async function readChunks(
  services: Pick<FinishServices, "filesOf">,
  job: Job,
  chunks: Chunk[],
): Promise<{ results: (BusinessResult | null)[]; lost: Chunk[] }> {
  const files = services.filesOf(job.id);
  const results: (BusinessResult | null)[] = [];
  const lost: Chunk[] = [];
  for (let first = 0; first < chunks.length; first += FILES_AT_ONCE) {
    const some = chunks.slice(first, first + FILES_AT_ONCE);
    const pieces = await Promise.all(
      some.map(({ first, resultAttempt }) =>
        resultAttempt === null ? null : files.chunkResults(first, resultAttempt),
      ),
    );
    for (const [index, chunk] of some.entries()) {
      const piece = pieces[index] ?? null;
      if (chunk.resultAttempt !== null && !piece) lost.push(chunk);
      for (let one = 0; one < chunk.count; one++)
        results[chunk.first + one] = resultOf(piece?.[one] ?? null, chunk);
    }
  }
  return { results, lost };
}

function resultOf(result: BusinessResult | null, { status }: Chunk): BusinessResult | null {
  return status === "cancelled" && result && isOpen(result) ? null : result;
}

async function assemble(
  job: Job,
  input: AsyncIterable<InputLine[]>,
  results: (BusinessResult | null)[],
): Promise<ResultFiles> {
  const rowsInBlock = rowsPerBlock(job.total);
  const ndjson = new LinesWriter(rowsInBlock);
  const csv: Uint8Array[] = [];
  let layout: InputLayout = { names: [] };
  const begin = () => csv.push(bytesOf(resultCsvHeader(job.language, job.check, layout)));
  for await (const some of input) {
    const rows: ResultRow[] = [];
    for (const line of some) {
      if ("layout" in line) layout = line.layout;
      else rows.push(toResultRow(line, results, layout));
    }
    if (rows.length === 0) continue;
    if (csv.length === 0) begin();
    csv.push(bytesOf(resultCsvLines(rows, job.language, job.check, layout)));
    // `others` are the columns of the input that the check does not read. Only the CSV shows them.
    ndjson.add(rows.map(({ others: _, ...row }) => row));
  }
  if (csv.length === 0) begin();
  const { file, lengths } = ndjson.end();
  return { ndjson: file, blocks: { rowsPerBlock: rowsInBlock, lengths }, csv: new Blob(csv) };
}

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function toResultRow(
  row: InputRow,
  results: (BusinessResult | null)[],
  { messages }: InputLayout,
): ResultRow {
  if ("error" in row) return row;
  const { business, ...rest } = row;
  const result = results[business] ?? CANCELLED;
  return { ...rest, ...(messages === "ko" ? inKorean(result) : result) };
}
