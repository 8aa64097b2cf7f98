/**
 * This file is the part of the charging model (`charging-model.ts`) that is about batch jobs. It
 * says what D1, the meter and the files must hold about each job, and has the commands that work on
 * jobs.
 *
 * A business is charged only if the results of its job hold an answer for it. An answer that was
 * stored stays stored.
 */
import { env } from "cloudflare:workers";
import { drizzle } from "drizzle-orm/d1";
import fc from "fast-check";
import { batchChunks, batchJobs } from "../../schema/tables.ts";
import { EdgeMemory } from "../../src/access/edge-memory.ts";
import { processChunk } from "../../src/batch/chunk.ts";
import { finishJob } from "../../src/batch/finish.ts";
import type { Chunk, Job } from "../../src/batch/job.ts";
import { batchLimitsOf } from "../../src/batch/limits.ts";
import { deleteJob, eraseJobs } from "../../src/batch/remove.ts";
import type { BusinessResult, ReadRow } from "../../src/batch/rows.ts";
import { submitBatch } from "../../src/batch/submit.ts";
import { sweepJobs } from "../../src/batch/sweep.ts";
import { answered } from "../../src/lib/answer.ts";
import type { RegistryClient, RegistryUnavailable } from "../../src/registry/client.ts";
import { LEASE_MS, SUBMIT_MS } from "./batch-engine.ts";
import {
  type Command,
  command,
  eraseMeters,
  faultOf,
  finishChecks,
  Model,
  must,
} from "./charging-model.ts";
import { ACCOUNT, Calls, type Fault, type ReservationRow, type World } from "./charging-world.ts";

export class JobModel extends Model {
  /** The ids of all jobs that were ever seen in D1, in the order of their submission. */
  readonly jobIds: string[] = [];
  /** The number of distinct businesses of each submission, by the submission's fingerprint. */
  readonly contents = new Map<string, number>();
  /** The business numbers for which the registry gave an answer. */
  readonly told = new Set<string>();
  /** The ids of jobs that were queued. Other jobs may not be charged. */
  readonly accepted = new Set<string>();
  /** How many answers each job had stored at the last comparison, by the job's id. */
  readonly #stored = new Map<string, number>();
  readonly #settled = new Map<string, number>();
  /** Whether an erasure of the jobs was begun but not completed, so that it must be repeated. */
  isErasing = false;

  override async verify(world: World): Promise<void> {
    await super.verify(world);
    await this.verifyJobs(world);
  }

  async verifyJobs(world: World): Promise<Job[]> {
    const { jobs, chunks } = await readJobs();
    const reservations = new Map(world.reservations().map((row) => [row.id, row]));
    for (const { id, used } of reservations.values()) {
      const before = this.#settled.get(id);
      must(before === undefined || before === used, `${id} was settled twice`);
      if (used !== null) this.#settled.set(id, used);
    }
    for (const job of jobs) {
      if (!this.jobIds.includes(job.id)) this.jobIds.push(job.id);
      const ofJob = chunks.filter(({ jobId }) => jobId === job.id);
      try {
        this.#verifyJob(world, job, ofJob, reservations.get(job.id));
      } catch (fault) {
        const shown = { ...job, chunks: ofJob, reservation: reservations.get(job.id) };
        throw new Error(`${(fault as Error).message}: ${JSON.stringify(shown)}`);
      }
    }
    return jobs;
  }

  #verifyJob(world: World, job: Job, chunks: Chunk[], reservation?: ReservationRow): void {
    const inChunks = sum(chunks, "answered");
    const used = reservation?.used ?? null;
    switch (job.status) {
      case "submitting":
        must(chunks.length === 0, "a job that is not queued has chunks");
        return;
      case "queued":
      case "processing":
        this.accepted.add(job.id);
        this.#verifyReserved(job, reservation);
        verifyChunks(world, job, chunks);
        must(
          used === null || used === inChunks,
          "the charge of a job differs from the number of its answers",
        );
        break;
      case "completed":
      case "cancelled": {
        this.accepted.add(job.id);
        this.#verifyReserved(job, reservation);
        must(job.answered === inChunks, "a job and its chunks have different counts");
        const inResults = answersIn(world, job);
        must(job.answered === inResults.size, `the results have ${inResults.size} answers`);
        must(
          [...inResults].every((number) => this.told.has(number)),
          "a result has an answer that the registry did not give",
        );
        if (!this.isErased) must(used === job.answered, `a job is charged for ${used} answers`);
        break;
      }
      case "failed":
        must(!used, "a failed job is charged");
        return;
      case "deleted":
        must(used === null || used === job.answered, "a deleted job is charged wrongly");
        break;
    }
    if (this.isErased) return;
    const stored = Math.max(job.answered, inChunks);
    must(stored >= (this.#stored.get(job.id) ?? 0), "stored answers of a job are lost");
    this.#stored.set(job.id, stored);
  }

  #verifyReserved(job: Job, reservation: ReservationRow | undefined): void {
    if (this.isErased) return;
    const units = this.contents.get(job.fingerprint);
    must(reservation?.units === units, "a job did not reserve one unit for each business");
  }

  async verifyEnd(world: World): Promise<void> {
    const jobs = await this.verifyJobs(world);
    for (const { id, status, completedAt } of jobs)
      must(completedAt !== null, `${id} does not end, but stays ${status}`);
    for (const { id, used } of world.reservations()) {
      must(used !== null, `${id} is not settled`);
      must(used === 0 || this.accepted.has(id), `${id} was not accepted, but is charged`);
    }
    if (!this.isErased) return;
    must(!jobs.some(({ meteredName }) => meteredName === ACCOUNT), "an erased account has a job");
    must(world.files.size === 0, `an erased account has files: ${[...world.files.keys()]}`);
  }
}

/**
 * Checks that the chunks cover each business once, and that each chunk counts its stored answers.
 */
function verifyChunks(world: World, job: Job, chunks: Chunk[]): void {
  let next = 0;
  for (const chunk of chunks) {
    must(chunk.first === next, "a business is in no chunk, or in two chunks");
    next += chunk.count;
    const { valid, invalid, errors, rows, resultAttempt } = chunk;
    const counted = valid + invalid + errors;
    must(counted <= rows, "a chunk counts more rows than it has");
    const isEnded = chunk.status === "done" || chunk.status === "cancelled";
    if (isEnded) must(counted === rows, "an ended chunk does not count each row");
    const name = `batch/${job.id}/results/${chunk.first}.${resultAttempt}.json`;
    const results = resultAttempt === null ? [] : readJson<BusinessResult[]>(world, name);
    must(results, `${name} is missing`);
    must(
      results.filter(isAnswered).length === chunk.answered,
      `a chunk counts ${chunk.answered} answers, but stores ${results.filter(isAnswered).length}`,
    );
    if (resultAttempt !== null)
      must(results.length === chunk.count, "a chunk has missing or extra results");
  }
  must(
    sum(chunks, "rows") === job.total - job.malformed,
    "the chunks count a wrong number of rows",
  );
}

function sum(chunks: Chunk[], column: "answered" | "rows"): number {
  return chunks.reduce((total, chunk) => total + chunk[column], 0);
}

function isAnswered(result: BusinessResult): boolean {
  if ("error" in result) return false;
  const { outcome } = result.verification;
  return outcome.kind === "valid" || outcome.reason !== "unconfirmed";
}

function answersIn(world: World, { id, total }: Job): Set<string> {
  const text = new TextDecoder().decode(world.files.get(`batch/${id}/results.ndjson`));
  const rows = text.split("\n").filter((line) => line !== "");
  must(rows.length === total, `the results have ${rows.length} rows`);
  const results = rows.map((row) => JSON.parse(row) as BusinessResult);
  return new Set(
    results.filter(isAnswered).map((result) => ("claim" in result ? result.claim.number : "")),
  );
}

function readJson<T>(world: World, name: string): T | null {
  const bytes = world.files.get(name);
  return bytes ? (JSON.parse(new TextDecoder().decode(bytes)) as T) : null;
}

async function readJobs(): Promise<{ jobs: Job[]; chunks: Chunk[] }> {
  const db = drizzle(env.DB);
  const [jobs, chunks] = await db.batch([
    db.select().from(batchJobs).orderBy(batchJobs.createdAt),
    db.select().from(batchChunks).orderBy(batchChunks.first),
  ]);
  return { jobs, chunks };
}

/**
 * How the registry behaves.
 * - `answers`: `/validate` confirms the first, third, fifth ... business of a job, and `/status`
 *   answers about the other businesses.
 * - `unexplained`: as `answers`, but `/status` answers only probes.
 * - `unreadable`: as `answers`, but `/validate` gives unreadable entries for the other businesses.
 * - `refuses`: as `answers`, but `/validate` refuses each call that asks about the second business
 *   of a job.
 * - `hangs`: the registry answers only probes.
 * - `down`, `used up`: the registry answers nothing.
 */
type Registry = "answers" | "unexplained" | "unreadable" | "hangs" | "down" | "refuses" | "used up";

const ACTIVE = { statusCode: "01", status: "", taxTypeCode: "01", taxType: "" };
const PROBE_NUMBER = "0000000000";

function registryThat(how: Registry, told: Set<string>): Partial<RegistryClient> {
  const unavailable = (fault: RegistryUnavailable["fault"]) =>
    ({ kind: "unavailable", fault }) as const;
  const silent = { hangs: "timeout", down: "down", "used up": "allowance" } as const;
  const isSecond = (number: string) => Number(number.slice(-4)) % 2 === 1;
  return {
    validate: async (claims) => {
      if (how === "hangs" || how === "down" || how === "used up") return unavailable(silent[how]);
      if (how === "refuses" && claims.some(({ number }) => number.endsWith("0001"))) {
        const refuses = claims.length === 1 ? ("ownerName" as const) : ("entry" as const);
        return { ...unavailable("request"), refuses };
      }
      return answered(
        claims.map(({ number }) => {
          if (how === "unreadable" && isSecond(number)) return "unreadable";
          if (how !== "unexplained" || !isSecond(number)) told.add(number);
          return isSecond(number) ? null : ACTIVE;
        }),
      );
    },
    status: async (numbers) => {
      const isProbe = numbers[0] === PROBE_NUMBER;
      if (how === "down" || how === "used up") return unavailable(silent[how]);
      if (isProbe) return answered([null]);
      if (how === "hangs" || how === "unexplained") return unavailable("timeout");
      for (const number of numbers) told.add(number);
      return answered(numbers.map(() => ACTIVE));
    },
  };
}

type JobCommand = fc.AsyncCommand<JobModel, World>;

type Faults = fc.Arbitrary<Fault | null>;

function jobCommand<Arguments>(
  name: string,
  args: Arguments,
  run: (model: JobModel, world: World, args: Arguments) => Promise<void>,
  isPossible: (model: JobModel) => boolean = () => true,
): JobCommand {
  return command(name, args, run as never, isPossible as never) as Command as JobCommand;
}

export const submit = (fault: Faults) =>
  fc
    .record({
      businesses: fc.constantFrom(1, 3, 3, 3, 5, 5, 5, 102),
      key: fc.constantFrom(null, null, "order-1"),
      fault,
    })
    .map((args) =>
      jobCommand("submit", args, async (model, world, { businesses, key, fault }) => {
        const content = key ?? `content ${model.contents.size}`;
        const fingerprint = `${content} of ${businesses}`;
        model.contents.set(fingerprint, businesses);
        const prefix = String(1 + [...model.contents.keys()].indexOf(fingerprint)).padStart(6, "0");
        const outcome = await world.run(fault, async (calls) => {
          const services = world.services(calls);
          const account = world.account(services.meters, new EdgeMemory());
          const admitted = await account.admitByRate();
          if (admitted.kind !== "granted") return admitted;
          const rows = rowsOf(prefix, businesses);
          const table = {
            rows,
            fingerprint,
            language: "code",
            check: "verify",
            name: null,
          } as const;
          const limits = batchLimitsOf({ id: "pro" });
          const submission = { ...table, retentionDays: 30, idempotencyKey: key, limits };
          return submitBatch(services, account, submission).catch((fault: Error) => {
            if (!fault.message.includes("was undone")) throw fault;
          });
        });
        const isSubmitted = typeof outcome === "object" && outcome?.kind === "submitted";
        must(!(isSubmitted && model.isErased), "an erased account submitted a job");
        if (isSubmitted) model.accepted.add(outcome.job.id);
      }),
    );

function rowsOf(prefix: string, businesses: number): ReadRow[] {
  const numbers = Array.from(
    { length: businesses },
    (_, index) => prefix + String(index).padStart(4, "0"),
  );
  const given = { businessNumber: "", startDate: "", ownerName: "", companyName: "" };
  const claims = [...numbers, numbers[0] as string].map((number) => ({
    given,
    claim: { number, startDate: "20200101", ownerName: "홍길동", companyName: null },
  }));
  return [...claims, { given, error: { code: "invalid_request", message: "" } }];
}

const work = (fault: Faults) =>
  fc
    .record({
      registry: fc.constantFrom<Registry[]>(
        ...(["answers", "unexplained", "unexplained", "unreadable", "unreadable"] as const),
        ...(["hangs", "refuses", "refuses", "down", "used up"] as const),
      ),
      afterMs: fc.constantFrom(0, 3_000, LEASE_MS + 1),
      fault,
    })
    .map((args) =>
      jobCommand("work", args, async (model, world, { registry, afterMs, fault }) => {
        await world.pass(afterMs, null);
        model.learnTime(world);
        await world.run(fault, (calls) =>
          processChunk(world.services(calls, registryThat(registry, model.told))),
        );
      }),
    );

/** Workers that take a chunk and die. After eleven deaths, the next worker halves the chunk. */
const die = fc.record({ workers: fc.constantFrom(1, 11, 11, 11) }).map((args) =>
  jobCommand("die", args, async (model, world, { workers }) => {
    for (let dead = 0; dead < workers; dead++) {
      if (!(await world.services(new Calls(null)).jobs.takeChunk())) break;
      await world.pass(LEASE_MS + 1, null);
      model.learnTime(world);
    }
  }),
);

const onJob = (
  name: string,
  fault: Faults,
  run: (services: ReturnType<World["services"]>, job: Job) => Promise<void>,
) =>
  fc.record({ which: fc.nat(3), fault }).map((args) =>
    jobCommand(
      name,
      args,
      async (model, world, { which, fault }) => {
        const id = model.jobIds[which % model.jobIds.length] as string;
        await world.run(fault, async (calls) => {
          const services = world.services(calls);
          const job = await services.jobs.find(id);
          if (job) await run(services, job);
        });
      },
      (model) => model.jobIds.length > 0,
    ),
  );

const cancel = (fault: Faults) =>
  onJob("cancel", fault, async (services, { id }) => {
    await services.jobs.cancel(id);
    await finishJob(services, id);
  });

const sweep = (fault: Faults) =>
  fc.record({ fault }).map((args) =>
    jobCommand("sweep", args, async (model, world, { fault }) => {
      await world.run(fault, (calls) =>
        sweepJobs(world.services(calls, registryThat("answers", model.told))),
      );
    }),
  );

const goOn = fc.constant(jobCommand("goOn", null, (_, world) => world.goOn()));

const wait = fc.constantFrom(3_000, LEASE_MS + 1, SUBMIT_MS + 1).map((milliseconds) =>
  jobCommand("wait", milliseconds, async (model, world) => {
    await world.pass(milliseconds, null);
    model.learnTime(world);
  }),
);

export const JOB_FAULTS = faultOf(2, 8, "lost", "unanswered", "down", "hangs", "hangs");

export function jobCommands(isCalm: boolean): fc.Arbitrary<JobCommand>[] {
  const fault = isCalm ? fc.constant(null) : JOB_FAULTS;
  return [
    ...[submit(fault), work(fault), work(fault), work(fault), work(fault), work(fault), die],
    ...[cancel(fault), sweep(fault), wait, onJob("delete", fault, deleteJob)],
    ...(isCalm ? [] : [goOn, goOn]),
  ];
}

/** Erases the account. @param fault interrupts only the erasure of the jobs */
export async function erase(model: JobModel, world: World, fault: Fault | null): Promise<void> {
  model.isErasing = true;
  await eraseMeters(model, world);
  const erased = await world.run(fault, (calls) => eraseJobs(world.services(calls), ACCOUNT));
  if (typeof erased === "object" && erased.isComplete) model.isErasing = false;
  await model.verify(world);
}

export async function finishAll(model: JobModel, world: World): Promise<void> {
  while (world.hasHung) await world.goOn();
  await finishChecks(model, world);
  const services = () => world.services(new Calls(null), registryThat("answers", model.told));
  if (model.isErasing) await eraseJobs(services(), ACCOUNT);
  for (let round = 0; round < 30; round++) {
    const { jobs } = await readJobs();
    if (jobs.every(({ completedAt, tidyAt }) => completedAt !== null && tidyAt === null)) break;
    await world.pass(SUBMIT_MS + 1, null);
    await sweepJobs(services());
    for (;;) {
      const { kind } = await processChunk(services());
      if (kind !== "done") break;
    }
    await model.verify(world);
  }
  await model.verifyEnd(world);
}
