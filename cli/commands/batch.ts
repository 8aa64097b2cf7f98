/**
 * `bvs batch`: verifies a customer's file as a batch job, and shows, cancels and deletes jobs.
 *
 * The idempotency key is a hash of the file and the options, without the job's name. So if somebody
 * repeats an interrupted command, the service returns the existing job. With --again the key is
 * random, so the service makes a new job.
 */
import { createHash, randomUUID } from "node:crypto";
import { rename, writeFile } from "node:fs/promises";
import { basename, resolve } from "node:path";
import { Command, Option } from "commander";
import type { Batches, OutputLanguage, Job as ServiceJob } from "../../sdk/src/index.ts";
import { plainText } from "../../src/lib/plain-text.ts";
import { outputLanguage } from "../../src/variant-a/answer-fields.ts";
import { deletedJobAnswer } from "../../src/variant-a/batch/delete/answer.ts";
import { type JobAnswer as Job, jobAnswer } from "../../src/variant-a/batch/job-answer.ts";
import { parseCount } from "../arguments.ts";
import type { CustomerClient } from "../client.ts";
import { contextOf } from "../context.ts";
import { Failure, messageOf, ServiceFailure, UnreachableFailure } from "../failure.ts";
import { instantText } from "../output.ts";
import { startProgress } from "../progress.ts";
import { readInput } from "../read-input.ts";
import { passesSoon, retry } from "../retry.ts";
import type { WorkbookCsv } from "../workbook-to-csv.ts";

interface Look {
  text: string;
  job: Job;
}

interface BatchOptions {
  check: ServiceJob["check"];
  language: OutputLanguage;
  name?: string;
  columns?: "input";
  out?: string;
  retentionDays?: number;
  again?: boolean;
}

export function batchCommand(): Command {
  return new Command("batch")
    .description("verify all businesses of a CSV or .xlsx file and save the results")
    .argument(
      "<file>",
      "columns business_number (사업자등록번호), start_date (개업일자), owner_name (대표자) and optionally " +
        "company_name (상호); with --check status only business_number",
    )
    .addOption(
      new Option("--check <what>", "verify the details, or only the status of the numbers")
        .choices(jobAnswer.shape.check.options)
        .default("verify"),
    )
    .addOption(
      new Option("--language <language>", "language of the results")
        .choices(outputLanguage.options)
        .default("ko")
        .env("BVS_LANGUAGE"),
    )
    .addOption(
      new Option(
        "--columns <order>",
        "put the columns of the file first in the results, in their order",
      ).choices(["input"]),
    )
    .option("--out <file>", "results file (default: <file>.results.csv)")
    .option(
      "--retention-days <n>",
      "how many days the service keeps the results, up to 30 (default: 30)",
      parseCount,
    )
    .option("--name <name>", "name of the job in lists (default: the file's name)")
    .option("--again", "verify again what was verified before (and charge it again)")
    .addHelpText(
      "after",
      "\nExample:\n  BVS_API_KEY=bvs_live_… bvs batch customers.csv --language en --out results.csv" +
        "\n  BVS_API_KEY=bvs_live_… bvs batch numbers.csv --check status",
    )
    .action(async (file: string, options: BatchOptions, command: Command) => {
      const { customer, output } = contextOf(command);
      const out = options.out ?? `${file.replace(/\.(csv|xlsx)$/i, "")}.results.csv`;
      if (resolve(out) === resolve(file))
        throw new Failure(`the results would overwrite ${file}: choose another --out`);
      const client = customer();
      const { csv, note } = await readTable(file, options.check);
      if (note !== "") output.note(plainText(note));
      const submitted = await submit(client, csv, {
        ...options,
        name: options.name ?? basename(file),
      });
      const before = submitted.job.completed_at;
      if (before)
        output.note(
          `Verified before, by job ${submitted.job.job_id} at ${before}; --again verifies it again.`,
        );
      else output.note(`Job ${submitted.job.job_id}`);
      const ended = await untilEnded(client, submitted);
      if (ended.job.status !== "completed") {
        throw new Failure(
          `job ${ended.job.job_id} ended as "${ended.job.status}"; submit it again with --again`,
        );
      }
      await download(client, ended.job, out);
      output.result(ended.text, () => {
        output.properties({ total: ended.job.total, ...countsOf(ended.job), file: out });
      });
    })
    .addCommand(status())
    .addCommand(cancel())
    .addCommand(remove());
}

const JOB_ID = "the job's id, as bvs batch printed it";

function status(): Command {
  return new Command("status")
    .description("show how far a batch job is, and what it waits for")
    .argument("<job-id>", JOB_ID)
    .addHelpText("after", "\nExample:\n  bvs batch status job_0123456789abcdef0123456789abcdef")
    .action((id: string, _options: object, command: Command) =>
      showJob(command, (batch) => batch.status(id)),
    );
}

function cancel(): Command {
  return new Command("cancel")
    .description("cancel a batch job: answered rows are kept and charged, the rest are not")
    .argument("<job-id>", JOB_ID)
    .addHelpText("after", "\nExample:\n  bvs batch cancel job_0123456789abcdef0123456789abcdef")
    .action((id: string, _options: object, command: Command) =>
      showJob(command, (batch) => batch.cancel(id)),
    );
}

function remove(): Command {
  return new Command("delete")
    .description("delete a batch job with its input and results; a running job is cancelled first")
    .argument("<job-id>", JOB_ID)
    .requiredOption("--yes", "confirm: nothing can be restored")
    .addHelpText(
      "after",
      "\nExample:\n  bvs batch delete job_0123456789abcdef0123456789abcdef --yes",
    )
    .action(async (id: string, _options: object, command: Command) => {
      const { customer, output } = contextOf(command);
      const { text, value } = await customer().request(deletedJobAnswer, ({ batch }) =>
        batch.delete(id),
      );
      output.result(text, () => output.properties({ deleted: value.job_id }));
    });
}

function countsOf({ check, valid, invalid, errors, outcomes }: Job) {
  if (check === "verify") return { valid, invalid, errors };
  const { active, suspended, closed, not_registered } = outcomes;
  return { active, suspended, closed, "not registered": not_registered, errors };
}

async function showJob(
  command: Command,
  call: (batch: Batches) => Promise<ServiceJob>,
): Promise<void> {
  const { customer, output } = contextOf(command);
  const { text, job } = await requestJob(customer(), call);
  output.result(text, () =>
    output.properties({
      id: job.job_id,
      ...(job.name !== null && { name: job.name }),
      status: job.status,
      processed: `${job.processed} of ${job.total}`,
      ...countsOf(job),
      waits: waitsText(job),
      created: instantText(job.created_at),
      completed: job.completed_at && instantText(job.completed_at),
      expires: instantText(job.expires_at),
    }),
  );
}

function waitsText({ waiting_for, waiting_since, next_attempt_at }: Job): string | undefined {
  if (!waiting_for || !waiting_since || !next_attempt_at) return undefined;
  const [since, next] = [instantText(waiting_since), instantText(next_attempt_at)];
  if (waiting_for === "daily_limit")
    return `waiting since ${since} for the account's next day, ${next}`;
  return `waiting for the tax authority since ${since}, next attempt ${next}`;
}

async function readTable(file: string, check: "verify" | "status"): Promise<WorkbookCsv> {
  try {
    return await readInput(file, check);
  } catch (fault) {
    throw new Failure(`cannot read ${file}: ${messageOf(fault)}`);
  }
}

async function submit(
  client: CustomerClient,
  csv: Uint8Array<ArrayBuffer>,
  { check, language, columns, name = "", retentionDays, again }: BatchOptions,
): Promise<Look> {
  const query = {
    ...(check !== "verify" && { check }),
    language,
    ...(columns && { columns }),
    ...(retentionDays !== undefined && { retention_days: retentionDays }),
  };
  // The same file with other options is another job, so it needs another idempotency key.
  const options = Object.values(query).join(" ");
  const fingerprint = createHash("sha256").update(`${options}\n`).update(csv).digest("hex");
  const submission = {
    ...query,
    name: jobName(name),
    idempotencyKey: again ? randomUUID() : `bvs-${fingerprint}`,
  };
  // `passesSoon` does not retry if the service cannot be reached, so the user learns of that at
  // once.
  return retry(() => requestJob(client, (batch) => batch.upload(csv, submission)), passesSoon);
}

/** The service's limit, in characters. */
const MAX_JOB_NAME = 100;

function jobName(name: string): string {
  const shown = plainText(name).normalize("NFC");
  return Array.from(shown).slice(0, MAX_JOB_NAME).join("");
}

async function untilEnded(client: CustomerClient, submitted: Look): Promise<Look> {
  const { job } = submitted;
  const progress = startProgress("rows");
  const onProgress = (seen: Job | ServiceJob) => {
    const read = client.read(jobAnswer, seen);
    progress.at(read.processed, read.total, waitsText(read));
  };
  try {
    onProgress(job);
    if (job.status !== "queued" && job.status !== "processing") return submitted;
    return await requestJob(client, (batch) => batch.wait(job.job_id, { onProgress }));
  } finally {
    progress.stop();
  }
}

/** Writes to another file first, so that `out` is never incomplete. */
async function download(client: CustomerClient, job: Job, out: string): Promise<void> {
  const results = await retry(
    () => client.call(({ batch }) => batch.download(job.job_id)),
    isPassing,
  );
  try {
    await writeFile(`${out}.part`, results.stream());
    await rename(`${out}.part`, out);
  } catch (fault) {
    throw new Failure(`cannot write ${out}: ${messageOf(fault)}`);
  }
}

async function requestJob(
  client: CustomerClient,
  call: (batch: Batches) => Promise<ServiceJob>,
): Promise<Look> {
  const { text, value } = await client.request(jobAnswer, ({ batch }) => call(batch));
  return { text, job: value };
}

function isPassing(failure: unknown): boolean {
  if (failure instanceof UnreachableFailure) return true;
  return failure instanceof ServiceFailure && (failure.status >= 500 || passesSoon(failure));
}
