/**
 * The work of a batch job: a chunk is checked, a finished job is assembled. Both may be called any number of times, by anybody, at once:
 * the claims in D1 let one go on. Nothing here knows a queue, so that another engine could drive it.
 */
import type { Meters } from "../access/meters.ts";
import type { Settings } from "../config.ts";
import { ERRORS } from "../errors.ts";
import { type Answer, answered } from "../lib/answer.ts";
import { type VerifyServices, verifyBusinesses } from "../verification/verify.ts";
import type { ClaimResult, JobFiles } from "./files.ts";
import type { Chunk, ChunkCounts, Job, JobStore } from "./job-store.ts";
import { writeResultCsv } from "./result-csv.ts";
import type { DistinctBusiness, ResultRow } from "./rows.ts";

/** Results that are read from R2 at once: an invocation has six connections. */
const READS_AT_ONCE = 6;

/** A chunk that was claimed so often is given up, also where its messages are lost or its workers die: every job ends. */
const MAX_CLAIMS = 40;

export interface BatchServices extends VerifyServices {
  env: Pick<Env, "BATCH_QUEUE">;
  settings: Pick<Settings, "LEASE_SECONDS">;
  jobs: JobStore;
  filesOf: (jobId: string) => JobFiles;
  meters: Meters;
}

/** Which chunk: all that a message says. */
export interface ChunkMessage {
  jobId: string;
  chunk: number;
}

/** Queues take so many messages a call. */
const MESSAGES_PER_SEND = 100;

export async function sendChunks(
  { env, trace }: BatchServices,
  chunks: ChunkMessage[],
): Promise<void> {
  for (let first = 0; first < chunks.length; first += MESSAGES_PER_SEND) {
    const messages = chunks.slice(first, first + MESSAGES_PER_SEND).map((body) => ({ body }));
    await trace.time("queue", env.BATCH_QUEUE.sendBatch(messages));
  }
}

/**
 * Checks a chunk: one call of the registry, one of the name table.
 * @param retryDelayMs when the chunk could not be answered, it waits so long
 * @returns "again" when it waits to be tried anew; "done" in every other case
 */
export async function processChunk(
  services: BatchServices,
  { jobId, chunk: position }: ChunkMessage,
  retryDelayMs: number,
): Promise<"done" | "again"> {
  services.trace.note({ jobId });
  const { jobs } = services;
  const claimed = await jobs.claimChunk(jobId, position);
  if (!claimed) return finishJob(services, jobId);
  const { job, chunk } = claimed;
  const check = async (claims: DistinctBusiness[]): Promise<Answer<ClaimResult[]>> => {
    const businesses = claims.map(({ claim }) => claim);
    const verifications = await verifyBusinesses(services, businesses, job.language !== "code");
    if (verifications.kind === "unavailable") return verifications;
    return answered(verifications.value.map((verification) => ({ verification })));
  };
  const heartbeat = setInterval(
    () => void jobs.keepChunk(chunk).catch(() => {}),
    (services.settings.LEASE_SECONDS * 1000) / 2,
  );
  try {
    const outcome = await complete(
      services,
      jobs,
      job,
      chunk,
      chunk.claim > MAX_CLAIMS ? giveUp : check,
    );
    if (outcome === "done") return "done";
  } catch (fault) {
    services.trace.exception(fault);
  } finally {
    clearInterval(heartbeat);
  }
  return (await jobs.putBackChunk(chunk, retryDelayMs)) ? "again" : "done";
}

/** Ends a chunk that could not be answered however often it was tried: its rows are errors, and the job goes on to its end. */
export async function giveUpChunk(
  services: BatchServices,
  { jobId, chunk: position }: ChunkMessage,
): Promise<void> {
  services.trace.note({ jobId });
  const { jobs } = services;
  const claimed = await jobs.claimChunk(jobId, position);
  if (claimed) await complete(services, jobs, claimed.job, claimed.chunk, giveUp);
  else await finishJob(services, jobId);
}

async function giveUp(claims: DistinctBusiness[]): Promise<Answer<ClaimResult[]>> {
  const error = {
    code: "registry_unavailable" as const,
    message: ERRORS.registry_unavailable.message,
  };
  return answered(claims.map(() => ({ error })));
}

/**
 * Ends a claimed chunk, and the job when it was the last. The results are written under the number of the claim before the chunk is marked
 * done by the same claim: what counts is what was marked.
 */
async function complete(
  services: BatchServices,
  jobs: JobStore,
  job: Job,
  chunk: Chunk,
  answer: (claims: DistinctBusiness[]) => Promise<Answer<ClaimResult[]>>,
): Promise<"done" | "unavailable"> {
  const files = services.filesOf(job.id);
  const claims = await files.claims(chunk);
  if (!claims) return failJob(services, jobs, job);
  const answers = await answer(claims);
  if (answers.kind === "unavailable") return "unavailable";
  const results = answers.value;
  await files.putResults(chunk.position, chunk.claim, results);
  const counts = countResults(claims, results);
  services.trace.note({ businesses: claims.length, answered: counts.answered });
  const isLast = await jobs.completeChunk(chunk, counts);
  return isLast ? finishJob(services, job.id) : "done";
}

function countResults(claims: DistinctBusiness[], results: ClaimResult[]): ChunkCounts {
  const counts: ChunkCounts = { valid: 0, invalid: 0, errors: 0, answered: 0 };
  for (const [index, { rows }] of claims.entries()) {
    const result = results[index];
    if (!result || "error" in result) {
      counts.errors += rows;
    } else {
      counts[result.verification.outcome.kind] += rows;
      counts.answered++;
    }
  }
  return counts;
}

/**
 * Assembles the results of a job whose chunks are all done, settles what it is charged, and completes it. Killed at any point it is done again:
 * the file is written whole or not at all, and settling twice changes nothing.
 */
export async function finishJob(services: BatchServices, jobId: string): Promise<"done"> {
  const { jobs } = services;
  const job = await jobs.claimFinish(jobId);
  if (!job) return "done";
  const rows = await readResults(services, jobs, job);
  if (!rows) return failJob(services, jobs, job);
  await services.filesOf(jobId).putCsv(writeResultCsv(rows, job.language));
  await settle(services, job, (await jobs.progress(job)).answered);
  await jobs.end(jobId, "completed");
  return "done";
}

/** The rows of a job with what became of them, in the order of the input; null when its files are lost. */
export async function readResults(
  services: BatchServices,
  jobs: JobStore,
  job: Job,
): Promise<ResultRow[] | null> {
  const files = services.filesOf(job.id);
  const [rows, chunks] = await Promise.all([files.rows(), jobs.chunksOf(job.id)]);
  const claims = await files.allClaims(chunks);
  if (!rows || !claims) return null;
  const results: ClaimResult[] = [];
  for (let first = 0; first < chunks.length; first += READS_AT_ONCE) {
    const pieces = await Promise.all(
      chunks
        .slice(first, first + READS_AT_ONCE)
        .map((chunk) => files.results(chunk.position, chunk.claim)),
    );
    for (const piece of pieces) {
      if (!piece) return null;
      results.push(...piece);
    }
  }
  return rows.map((row): ResultRow => {
    if ("error" in row) return row;
    const counted = claims[row.business];
    const result = results[row.business];
    if (!counted || !result) throw new Error("each claim has a result");
    if ("error" in result) return { given: row.given, error: result.error };
    return { given: row.given, claim: counted.claim, verification: result.verification };
  });
}

/** A job whose input is lost cannot be answered: nothing of it is charged. */
async function failJob(services: BatchServices, jobs: JobStore, job: Job): Promise<"done"> {
  await settle(services, job, 0);
  await jobs.end(job.id, "failed");
  return "done";
}

function settle({ meters, trace }: BatchServices, job: Job, used: number): Promise<void> {
  return trace.time("meter", meters.of(job.account, "a").settle(job.id, used));
}
