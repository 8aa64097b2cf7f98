/**
 * `bvs batch`: a customer's CSV verified as a batch job, from upload to results file (DESIGN §9).
 * It can be interrupted anywhere: typed again, it finds its job by the idempotency key, which is made of what was submitted.
 */
import { createHash, randomUUID } from "node:crypto";
import { readFile, rename, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Command, Option } from "commander";
import * as z from "zod";
import { type Client, type ServiceAnswer, type ServiceRequest, secondsOf } from "../client.ts";
import { contextOf } from "../context.ts";
import { Failure, messageOf, ServiceFailure, UnreachableFailure } from "../failure.ts";
import { startProgress } from "../progress.ts";

const LANGUAGES = ["ko", "en", "both", "code"];

/** Between two looks at a job when the service does not say. */
const POLL_SECONDS = 1;
/** How long a service that was reached once may be away: a restart or a deployment, not an outage. */
const PATIENCE_MS = 60_000;

const jobSchema = z.object({
  job_id: z.string(),
  status: z.string(),
  total: z.number(),
  processed: z.number(),
  valid: z.number(),
  invalid: z.number(),
  errors: z.number(),
  completed_at: z.string().nullable(),
});
type Job = z.infer<typeof jobSchema>;

interface JobAnswer {
  text: string;
  job: Job;
  /** What the service asks to wait before the next look. */
  retryAfterSeconds: number | undefined;
}

interface BatchOptions {
  language: string;
  out?: string;
  again?: boolean;
}

/** `bvs batch FILE.csv`. */
export function batchCommand(): Command {
  return new Command("batch")
    .description("verify all businesses of a CSV file and save the results")
    .argument(
      "<file.csv>",
      "columns business_number, start_date, owner_name and, if you like, company_name",
    )
    .addOption(
      new Option("--language <language>", "language of the results")
        .choices(LANGUAGES)
        .default("ko")
        .env("BVS_LANGUAGE"),
    )
    .option("--out <file>", "results file (default: <file>.results.csv)")
    .option("--again", "verify anew what was verified before (and charge it)")
    .addHelpText(
      "after",
      "\nExample:\n  BVS_API_KEY=bvs_live_… bvs batch customers.csv --language en --out results.csv",
    )
    .action(async (file: string, options: BatchOptions, command: Command) => {
      const { customer, output } = contextOf(command);
      const out = options.out ?? `${file.replace(/\.csv$/i, "")}.results.csv`;
      if (resolve(out) === resolve(file))
        throw new Failure(`the results would overwrite ${file}: choose another --out`);
      const client = customer();
      const csv = await readInput(file);
      const submitted = await submit(client, csv, options);
      const before = submitted.job.completed_at;
      if (before)
        output.note(
          `Verified before, by job ${submitted.job.job_id} at ${before}; --again verifies it anew.`,
        );
      else output.note(`Job ${submitted.job.job_id}`);
      const ended = await untilEnded(client, submitted);
      if (ended.job.status !== "completed") {
        throw new Failure(
          `job ${ended.job.job_id} ended as "${ended.job.status}"; submit it anew with --again`,
        );
      }
      await download(client, ended.job, out);
      output.result(ended.text, () => {
        const { total, valid, invalid, errors } = ended.job;
        output.facts({ total, valid, invalid, errors, file: out });
      });
    });
}

async function readInput(file: string): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await readFile(file));
  } catch (fault) {
    throw new Failure(`cannot read ${file}: ${messageOf(fault)}`);
  }
}

async function submit(
  client: Client,
  csv: Uint8Array<ArrayBuffer>,
  { language, again }: BatchOptions,
): Promise<JobAnswer> {
  const fingerprint = createHash("sha256").update(`${language}\n`).update(csv).digest("hex");
  const request: ServiceRequest = {
    method: "POST",
    body: csv,
    headers: {
      "Content-Type": "text/csv",
      "Idempotency-Key": again ? randomUUID() : `bvs-${fingerprint}`,
    },
  };
  // Here a service that is not there is a mistake to be told at once: only "too many requests" is waited out.
  return readJob(
    await patiently(client, `/v1/batch/upload?language=${language}`, request, isThrottled),
  );
}

async function untilEnded(client: Client, submitted: JobAnswer): Promise<JobAnswer> {
  let answer = submitted;
  const progress = startProgress("rows");
  try {
    for (;;) {
      const { job, retryAfterSeconds } = answer;
      progress.at(job.processed, job.total);
      if (job.status !== "queued" && job.status !== "processing") return answer;
      await pause(retryAfterSeconds);
      answer = await readJob(
        await patiently(
          client,
          `/v1/batch/status/${encodeURIComponent(job.job_id)}`,
          {},
          isPassing,
        ),
      );
    }
  } finally {
    progress.stop();
  }
}

/** Saves the results: the file is there whole or not at all. */
async function download(client: Client, job: Job, out: string): Promise<void> {
  const path = `/v1/batch/download/${encodeURIComponent(job.job_id)}`;
  const results = await (
    await patiently(client, path, { headers: { Accept: "text/csv" } }, isPassing)
  ).bytes();
  try {
    await writeFile(`${out}.part`, results);
    await rename(`${out}.part`, out);
  } catch (fault) {
    throw new Failure(`cannot write ${out}: ${messageOf(fault)}`);
  }
}

async function readJob(answer: ServiceAnswer): Promise<JobAnswer> {
  const { text, value } = await answer.json(jobSchema);
  return { text, job: value, retryAfterSeconds: secondsOf(answer.headers.get("Retry-After")) };
}

/** Sends a request until it is answered, or fails in a way that `passes` says will not pass, or for too long. */
async function patiently(
  client: Client,
  path: string,
  request: ServiceRequest,
  passes: (failure: unknown) => boolean,
): Promise<ServiceAnswer> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await client.send(path, request);
    } catch (failure) {
      const wait = failure instanceof ServiceFailure ? failure.retryAfterSeconds : undefined;
      if (!passes(failure) || Date.now() + (wait ?? POLL_SECONDS) * 1000 > deadline) throw failure;
      await pause(wait);
    }
  }
}

function isThrottled(failure: unknown): boolean {
  return failure instanceof ServiceFailure && failure.code === "rate_limit_exceeded";
}

function isPassing(failure: unknown): boolean {
  if (failure instanceof UnreachableFailure) return true;
  return failure instanceof ServiceFailure && (failure.status >= 500 || isThrottled(failure));
}

function pause(seconds: number | undefined): Promise<void> {
  return sleep((seconds ?? POLL_SECONDS) * 1000);
}
