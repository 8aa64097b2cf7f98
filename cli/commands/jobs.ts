/** `bvs jobs`: batch jobs of all accounts, as the operator looks for what waits or is stuck. */
import { Command, Option } from "commander";
import {
  type ChunkAnswer,
  jobAnswer,
  jobStatus,
  jobsAnswer,
  type ListedJobAnswer,
} from "../../src/admin/answers.ts";
import { parseCount } from "../arguments.ts";
import { contextOf } from "../context.ts";
import { type Columns, minuteOf } from "../output.ts";

const JOB_COLUMNS: Columns<ListedJobAnswer> = {
  id: (job) => job.job_id,
  account: (job) => job.account,
  status: (job) => job.status,
  rows: (job) => job.total,
  chunks: ({ chunks }) => `${chunks.done} of ${chunks.total}`,
  created: (job) => minuteOf(job.created_at),
  completed: (job) => job.completed_at && minuteOf(job.completed_at),
};
const CHUNK_COLUMNS: Columns<ChunkAnswer> = {
  chunk: (chunk) => chunk.chunk,
  status: (chunk) => chunk.status,
  attempts: (chunk) => chunk.attempts,
  "lost after": (chunk) => chunk.lease_until,
  valid: (chunk) => chunk.valid,
  invalid: (chunk) => chunk.invalid,
  errors: (chunk) => chunk.errors,
  charged: (chunk) => chunk.answered,
};

/** `bvs jobs list | show`. */
export function jobsCommand(): Command {
  return new Command("jobs")
    .description("look at the batch jobs of all accounts")
    .addHelpText("after", "\nExample:\n  bvs jobs list --status processing")
    .addCommand(list())
    .addCommand(show());
}

interface ListOptions {
  account?: string;
  status?: string;
  limit?: number;
}

function list(): Command {
  return new Command("list")
    .description("list the latest batch jobs, newest first")
    .option("--account <account>", "only this account's")
    .addOption(
      new Option("--status <status>", "only those with this status").choices(jobStatus.options),
    )
    .option("--limit <n>", "how many, up to 500 (default: 50)", parseCount)
    .addHelpText("after", "\nExample:\n  bvs jobs list --account acme --status failed")
    .action(async ({ account, status, limit }: ListOptions, command: Command) => {
      const { admin, output } = contextOf(command);
      const query = new URLSearchParams({
        ...(account !== undefined && { account }),
        ...(status !== undefined && { status }),
        ...(limit !== undefined && { limit: String(limit) }),
      });
      const answer = await admin().send(query.size > 0 ? `/admin/jobs?${query}` : "/admin/jobs");
      const { text, value } = await answer.json(jobsAnswer);
      output.result(text, () => output.table(value.jobs, JOB_COLUMNS, "There are no such jobs."));
    });
}

function show(): Command {
  return new Command("show")
    .description("show a batch job and how far each of its chunks is")
    .argument("<job-id>", "its id, as jobs list and the log show it")
    .addHelpText("after", "\nExample:\n  bvs jobs show job_0123456789abcdef0123456789abcdef")
    .action(async (id: string, _options: object, command: Command) => {
      const { admin, output } = contextOf(command);
      const answer = await admin().send(`/admin/jobs/${encodeURIComponent(id)}`);
      const { text, value } = await answer.json(jobAnswer);
      output.result(text, () => {
        const { job, chunks } = value;
        output.facts({
          id: job.job_id,
          account: job.account,
          status: job.status,
          rows: job.total,
          malformed: job.malformed,
          language: job.language,
          created: minuteOf(job.created_at),
          completed: job.completed_at && minuteOf(job.completed_at),
          expires: minuteOf(job.expires_at),
        });
        output.line("");
        output.table(
          chunks,
          CHUNK_COLUMNS,
          "The job has no chunks: every row of it was malformed.",
        );
      });
    });
}
