/**
 * The work of a batch job: a chunk is checked, a finished job is assembled. Both may be called any number of times, by anybody, at once:
 * the claims in D1 let one go on. Nothing here knows a queue, so that another engine could drive it.
 */
import { meterName } from "../access/caller.ts";
import type { Services } from "../config.ts";
import { ERRORS } from "../errors.ts";
import { RegistryUnavailable } from "../registry/client.ts";
import { verifyBusinesses } from "../verification/verify.ts";
import { type ClaimResult, createJobFiles } from "./files.ts";
import { type Chunk, type ChunkCounts, createJobStore, type Job, type JobStore } from "./job-store.ts";
import { type ResultRow, writeResultCsv } from "./result-csv.ts";
import type { CountedClaim } from "./rows.ts";

/** Results that are read from R2 at once: an invocation has six connections. */
const READS_AT_ONCE = 6;

/** Which chunk: all that a message says. */
export interface ChunkMessage {
  jobId: string;
  chunk: number;
}

export function jobStoreOf({ env, clock, settings }: Services): JobStore {
  return createJobStore(env.DB, clock, settings.LEASE_SECONDS * 1000);
}

/**
 * Checks a chunk: one call of the registry, one of the name table.
 * @param retryDelayMs when the registry does not answer, the chunk waits so long
 * @returns "again" when the registry did not answer and the chunk waits to be tried anew; "done" in every other case
 */
export async function processChunk(
  services: Services,
  { jobId, chunk: position }: ChunkMessage,
  retryDelayMs: number,
): Promise<"done" | "again"> {
  services.trace.note({ jobId });
  const jobs = jobStoreOf(services);
  const job = await jobs.find(jobId);
  if (!job || job.completedAt !== null) return "done";
  const chunk = await jobs.claimChunk(jobId, position);
  if (chunk) {
    const claims = await createJobFiles(services.env.FILES, jobId).claims(chunk);
    if (!claims) return failJob(services, jobs, job);
    try {
      const verifications = await verifyBusinesses(
        services,
        claims.map(({ claim }) => claim),
        job.language !== "code",
      );
      await complete(
        services,
        jobs,
        chunk,
        claims,
        verifications.map((verification) => ({ verification })),
      );
    } catch (fault) {
      if (!(fault instanceof RegistryUnavailable)) throw fault;
      await jobs.putBackChunk(chunk, retryDelayMs);
      return "again";
    }
  }
  await finishJob(services, jobId);
  return "done";
}

/** Ends a chunk that could not be answered however often it was tried: its rows are errors, and the job goes on to its end. */
export async function giveUpChunk(services: Services, { jobId, chunk: position }: ChunkMessage): Promise<void> {
  const jobs = jobStoreOf(services);
  const job = await jobs.find(jobId);
  const chunk = job && (await jobs.claimChunk(jobId, position));
  if (chunk) {
    const claims = await createJobFiles(services.env.FILES, jobId).claims(chunk);
    if (!claims) return void (await failJob(services, jobs, job));
    const error = { code: "registry_unavailable" as const, message: ERRORS.registry_unavailable.message };
    await complete(
      services,
      jobs,
      chunk,
      claims,
      claims.map(() => ({ error })),
    );
  }
  await finishJob(services, jobId);
}

/** The results are written under the number of the claim before the chunk is marked done by the same claim: what counts is what was marked. */
async function complete(
  { env, trace }: Services,
  jobs: JobStore,
  chunk: Chunk,
  claims: CountedClaim[],
  results: ClaimResult[],
): Promise<void> {
  await createJobFiles(env.FILES, chunk.jobId).putResults(chunk.position, chunk.claim, results);
  const counts = countResults(claims, results);
  await jobs.completeChunk(chunk, counts);
  trace.note({ businesses: claims.length, answered: counts.answered });
}

function countResults(claims: CountedClaim[], results: ClaimResult[]): ChunkCounts {
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
export async function finishJob(services: Services, jobId: string): Promise<void> {
  const jobs = jobStoreOf(services);
  const job = await jobs.claimFinish(jobId);
  if (!job) return;
  const rows = await readResults(services, jobs, job);
  if (!rows) return void (await failJob(services, jobs, job));
  await createJobFiles(services.env.FILES, jobId).putCsv(writeResultCsv(rows, job.language));
  await settle(services, job, (await jobs.progress(job)).answered);
  await jobs.end(jobId, "completed");
}

/** The rows of a job with what became of them, in the order of the input; null when its files are lost. */
export async function readResults({ env }: Services, jobs: JobStore, job: Job): Promise<ResultRow[] | null> {
  const files = createJobFiles(env.FILES, job.id);
  const [rows, chunks] = await Promise.all([files.rows(), jobs.chunksOf(job.id)]);
  if (!rows) return null;
  const answers: { counted: CountedClaim; result: ClaimResult }[] = [];
  for (let first = 0; first < chunks.length; first += READS_AT_ONCE) {
    const pieces = await Promise.all(
      chunks.slice(first, first + READS_AT_ONCE).map(async (chunk) => ({
        claims: await files.claims(chunk),
        results: await files.results(chunk.position, chunk.claim),
      })),
    );
    for (const { claims, results } of pieces) {
      if (!claims || !results) return null;
      for (const [index, result] of results.entries()) {
        const counted = claims[index];
        if (counted) answers.push({ counted, result });
      }
    }
  }
  return rows.map((row): ResultRow => {
    if ("error" in row) return row;
    const answer = answers[row.claim];
    if (!answer) throw new Error("each claim has a result");
    if ("error" in answer.result) return { given: row.given, error: answer.result.error };
    return { given: row.given, claim: answer.counted.claim, verification: answer.result.verification };
  });
}

/** A job whose input is lost cannot be answered: nothing of it is charged. */
async function failJob(services: Services, jobs: JobStore, job: Job): Promise<"done"> {
  await settle(services, job, 0);
  await jobs.end(job.id, "failed");
  return "done";
}

function settle({ env }: Services, job: Job, used: number): Promise<void> {
  return env.USAGE_METER.getByName(meterName(job.account, "a")).settle(job.id, used);
}
