/** Works on one chunk. The results count only if this worker still holds the chunk in D1. */
import { rulesOf } from "../access/account-mode.ts";
import { answered } from "../lib/answer.ts";
import { backOff, FAULT_RETRY_SECONDS } from "../lib/back-off.ts";
import type { Fault } from "../portal/faults.ts";
import { explain } from "../registry/check.ts";
import type { RegistryAnswer, RegistryUnavailable } from "../registry/client.ts";
import type { Claim, Verification } from "../verification/verification.ts";
import type { SingleCheckServices } from "../verification/verify.ts";
import { type Checker, checkerOf } from "./checker.ts";
import { type FinishServices, failJob, finishJob } from "./finish.ts";
import { sendHints } from "./hints.ts";
import { type Chunk, type Job, NO_COUNTS } from "./job.ts";
import { type ProbeServices, probeAfterFailure } from "./outage.ts";
import {
  countResults,
  isOpen,
  isUnavailable,
  isUnconfirmed,
  REFUSED_NAME,
  UNAVAILABLE,
} from "./results.ts";
import type { BusinessResult, DistinctBusiness } from "./rows.ts";
import type { ChunkStore, Wait } from "./store/chunk.ts";

type ChunkServices = SingleCheckServices & ProbeServices & FinishServices & { jobs: ChunkStore };

/** A chunk is halved after this many failures, if the registry answers probes. */
const MAX_FAILURES = 3;
/** A chunk is also halved if more than this many of its workers died. */
const MAX_DEATHS = 10;
/** A chunk with only one business is given up after more deaths than this. So every job ends. */
const MAX_DEATHS_ALONE = 40;

export type ChunkProgress =
  /** No chunk was due, or the registry is down. */
  | { kind: "idle" }
  /**
   * `more`: another chunk is due, and the queue message that would start work on it (a hint, see
   * `hints.ts`) may be lost. So the caller has its own message delivered again.
   */
  | { kind: "done"; more: boolean }
  | { kind: "waits"; seconds: number };

const DONE: ChunkProgress = { kind: "done", more: false };

interface Work {
  job: Job;
  chunk: Chunk;
  businesses: DistinctBusiness[];
  before: BusinessResult[] | null;
}

export async function processChunk(services: ChunkServices): Promise<ChunkProgress> {
  const { jobs, trace, settings } = services;
  const taken = await jobs.takeChunk();
  if (!taken) return { kind: "idle" };
  const { job, chunk } = taken;
  trace.note({ jobId: job.id });
  const heartbeat = setInterval(
    () => void jobs.renewLease(chunk).catch(() => {}),
    (settings.LEASE_SECONDS * 1000) / 2,
  );
  try {
    const businesses = await services.filesOf(job.id).businesses(chunk);
    if (businesses) {
      const before = await storedResults(services, taken);
      return await check(services, { job, chunk, businesses, before });
    }
    await failJob(services, job);
    return DONE;
  } catch (fault) {
    trace.exception(fault);
    // This is a fault of ours, so it does not count as a failure of the chunk.
    return wait(services, { job, chunk }, FAULT_RETRY_SECONDS, chunk.attempt, { reason: "fault" });
  } finally {
    clearInterval(heartbeat);
  }
}

async function check(services: ChunkServices, work: Work): Promise<ChunkProgress> {
  const { jobs, clock } = services;
  const { job, chunk, businesses } = work;
  if (businesses.length > 1 && chunk.deaths > MAX_DEATHS) return halve(services, work);
  if (chunk.deaths > MAX_DEATHS_ALONE) return complete(services, work, known(work));
  const checker = checkerOf(services, job);
  const seconds = checker.secondsBefore(businesses.map(({ claim }) => claim));
  // Put the chunk back instead of sleeping here, because other chunks need the worker.
  if (seconds > 0 && chunk.attempt === 1)
    return wait(services, work, seconds, 1, { reason: "registry" });
  const { waitsOutOutages } = rulesOf(job.meteredName);
  const isLastTime = !waitsOutOutages || clock() >= job.deadlineAt;
  // After the deadline, ask one last time, unless the registry is known to be down.
  const isInVain = isLastTime && waitsOutOutages && (await jobs.isOutage());
  const attempted = isInVain ? answered(known(work)) : await resultsOf(services, checker, work);
  if (attempted.kind === "unavailable") {
    if (attempted.refuses) return isolateRefused(services, work, attempted.refuses);
    if (isLastTime) return complete(services, work, known(work));
    return actOnFault(services, work, attempted);
  }
  const results = attempted.value;
  if (isLastTime || !results.some(isOpen)) return complete(services, work, results);
  return waitForRest(services, work, results);
}

async function storedResults(
  { filesOf }: ChunkServices,
  { job, chunk }: Pick<Work, "job" | "chunk">,
): Promise<BusinessResult[] | null> {
  if (chunk.resultAttempt === null) return null;
  return filesOf(job.id).chunkResults(chunk.first, chunk.resultAttempt);
}

async function resultsOf(
  services: ChunkServices,
  checker: Checker,
  { businesses, before }: Work,
): Promise<RegistryAnswer<BusinessResult[]>> {
  if (before) return askAgain(services, checker, businesses, before);
  const claims = businesses.map(({ claim }) => claim);
  const verifications = await checker.check(claims);
  if (verifications.kind === "unavailable") return verifications;
  return answered(claims.map((claim, index) => resultOf(claim, verifications.value[index])));
}

function resultOf(claim: Claim, verification: Verification | null | undefined): BusinessResult {
  return verification ? { claim, verification } : UNAVAILABLE;
}

/** @returns `before` itself if nothing changed, so that unchanged results are not stored again */
async function askAgain(
  services: ChunkServices,
  checker: Checker,
  businesses: DistinctBusiness[],
  before: BusinessResult[],
): Promise<RegistryAnswer<BusinessResult[]>> {
  const explained = await explainUnconfirmed(services, before);
  if (explained.kind === "unavailable")
    return concernsTheChunk(explained) ? explained : answered(before);
  const results = [...explained.value];
  const missing = [...results.keys()].filter((index) => isUnavailable(results[index]));
  const withResults = () =>
    answered(results.every((result, index) => result === before[index]) ? before : results);
  if (missing.length === 0) return withResults();
  const claims = missing.map((index) => (businesses[index] as DistinctBusiness).claim);
  const verifications = await checker.check(claims);
  if (verifications.kind === "unavailable") {
    if (verifications.refuses !== "ownerName")
      return concernsTheChunk(verifications) ? verifications : withResults();
    results[missing[0] as number] = REFUSED_NAME;
    return withResults();
  }
  for (const [at, index] of missing.entries())
    results[index] = resultOf(claims[at] as Claim, verifications.value[at]);
  return withResults();
}

function concernsTheChunk({ fault, refuses }: RegistryUnavailable): boolean {
  return fault === "allowance" || refuses !== undefined;
}

async function explainUnconfirmed(
  { registry, trace, clock }: ChunkServices,
  before: BusinessResult[],
): Promise<RegistryAnswer<BusinessResult[]>> {
  const numbers = new Set<string>();
  for (const result of before) if (isUnconfirmed(result)) numbers.add(result.claim.number);
  const unexplained = [...numbers];
  if (unexplained.length === 0) return answered(before);
  const states = await trace.time("registry", registry.status(unexplained));
  if (states.kind === "unavailable") return states;
  const stateOf = new Map(
    unexplained.map((number, index) => [number, states.value[index] ?? null]),
  );
  return answered(
    before.map((result): BusinessResult => {
      if (!isUnconfirmed(result)) return result;
      const outcome = explain(stateOf.get(result.claim.number) ?? null);
      // The reason is still unknown. Keep the same object, which shows that nothing changed.
      if (outcome.kind === "invalid" && outcome.reason === "unconfirmed") return result;
      const { claim, verification } = result;
      return { claim, verification: { ...verification, outcome, verifiedAt: clock() } };
    }),
  );
}

/** D1 records which attempt's results count, so late results of another attempt never count. */
async function complete(
  services: ChunkServices,
  { job, chunk, businesses }: Work,
  results: BusinessResult[],
): Promise<ChunkProgress> {
  const { jobs, trace } = services;
  const files = services.filesOf(job.id);
  await files.putChunkResults(chunk.first, chunk.attempt, results);
  const counts = countResults(businesses, results, "final");
  trace.note({ businesses: businesses.length, answered: counts.answered });
  const { last, more, lost } = await jobs.completeChunk(chunk, counts);
  if (lost) await files.deleteChunkResults(chunk.first, chunk.attempt);
  // The chunk is done even if `finishJob` fails, because the sweeper finishes the job later.
  if (last) await finishJob(services, job.id).catch((fault) => trace.exception(fault));
  return { kind: "done", more };
}

const MAY_BE_OF_A_BUSINESS: ReadonlySet<Fault> = new Set([
  "timeout",
  "network",
  "malformed",
  "request",
]);

async function actOnFault(
  services: ChunkServices,
  work: Work,
  unavailable: RegistryUnavailable,
): Promise<ChunkProgress> {
  const { jobs, settings } = services;
  const { job, chunk, businesses } = work;
  const retry = settings.BATCH_RETRY_SECONDS;
  switch (await probeAfterFailure(services, unavailable)) {
    case "down":
      // No delay: the outage holds the chunk back. When the outage ends, the chunk must be due.
      await jobs.putBack(chunk, job, { reason: "registry", delayMs: 0 });
      return { kind: "idle" };
    case "unknown":
      return wait(services, work, retry, 1, { reason: "registry" });
    case "up": {
      if (!MAY_BE_OF_A_BUSINESS.has(unavailable.fault))
        return wait(services, work, retry, chunk.attempt, { reason: "registry" });
      const failures = chunk.failures + 1;
      if (failures < MAX_FAILURES)
        return wait(services, work, retry, failures, { reason: "registry", failures });
      if (businesses.length === 1) return complete(services, work, known(work));
      return halve(services, work);
    }
  }
}

function isolateRefused(
  services: ChunkServices,
  work: Work,
  refuses: "entry" | "ownerName",
): Promise<ChunkProgress> {
  if (work.businesses.length > 1) return halve(services, work);
  const result = refuses === "ownerName" ? REFUSED_NAME : UNAVAILABLE;
  return complete(services, work, [result]);
}

/** Cuts the chunk in two, so that one business that fails does not delay all the others. */
async function halve(services: ChunkServices, work: Work): Promise<ChunkProgress> {
  const { job, chunk, businesses, before } = work;
  const middle = businesses.length >> 1;
  const [one, other] = [businesses.slice(0, middle), businesses.slice(middle)];
  const halves = {
    one: { count: middle, rows: rowsOf(one), ...(await storeHalf(0, one)) },
    other: { count: other.length, rows: rowsOf(other), ...(await storeHalf(middle, other)) },
  };
  await services.jobs.halve(chunk, halves);
  await sendHints(services, 1);
  return { kind: "waits", seconds: 0 };

  async function storeHalf(start: number, half: DistinctBusiness[]) {
    if (!before) return { resultAttempt: null, counts: NO_COUNTS };
    const results = before.slice(start, start + half.length);
    const files = services.filesOf(job.id);
    await files.putChunkResults(chunk.first + start, chunk.attempt, results);
    return { resultAttempt: chunk.attempt, counts: countResults(half, results, "interim") };
  }
}

function rowsOf(businesses: DistinctBusiness[]): number {
  return businesses.reduce((sum, { rows }) => sum + rows, 0);
}

async function waitForRest(
  services: ChunkServices,
  work: Work,
  results: BusinessResult[],
): Promise<ChunkProgress> {
  const { chunk, businesses, job, before } = work;
  const retry = services.settings.BATCH_RETRY_SECONDS;
  const reason = "unconfirmed";
  if (results === before) return wait(services, work, retry, chunk.attempt, { reason });
  const files = services.filesOf(job.id);
  await files.putChunkResults(chunk.first, chunk.attempt, results);
  const counts = countResults(businesses, results, "interim");
  const kept = { reason, resultAttempt: chunk.attempt, counts } as const;
  const progress = await wait(services, work, retry, chunk.attempt, kept);
  // If another worker has taken the chunk, that worker may still need the old file.
  if (progress.kind === "waits" && chunk.resultAttempt !== null)
    await files.deleteChunkResults(chunk.first, chunk.resultAttempt);
  return progress;
}

async function wait(
  { jobs }: ChunkServices,
  { job, chunk }: Pick<Work, "job" | "chunk">,
  baseSeconds: number,
  times: number,
  how: Omit<Wait, "delayMs">,
): Promise<ChunkProgress> {
  const seconds = backOff(baseSeconds, times);
  const isOurs = await jobs.putBack(chunk, job, { ...how, delayMs: seconds * 1000 });
  return isOurs ? { kind: "waits", seconds } : DONE;
}

function known({ businesses, before }: Work): BusinessResult[] {
  return before ?? businesses.map(() => UNAVAILABLE);
}
