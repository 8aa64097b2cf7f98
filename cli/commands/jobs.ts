/** `bvs jobs`: shows operators the jobs of all accounts, and customers their own jobs. */
import { Command, Option } from "commander";
import type { JobStatus } from "../../sdk/src/index.ts";
import {
  type ChunkAnswer,
  jobStatus,
  jobsAnswer,
  jobWithChunksAnswer,
  type ListedJobAnswer,
} from "../../src/admin/jobs/answer.ts";
import { type JobAnswer, jobStatus as ownJobStatus } from "../../src/variant-a/batch/job-answer.ts";
import { jobListAnswer } from "../../src/variant-a/batch/list/answer.ts";
import { parseCount } from "../arguments.ts";
import type { Read } from "../client.ts";
import { contextOf } from "../context.ts";
import { type Columns, instantText } from "../output.ts";
import { passesSoon, retry } from "../retry.ts";

const JOB_COLUMNS: Columns<ListedJobAnswer> = {
  id: (job) => job.job_id,
  account: (job) => job.account,
  mode: (job) => job.mode,
  status: (job) => job.status,
  rows: (job) => job.total,
  chunks: ({ chunks }) => `${chunks.done} of ${chunks.total}`,
  created: (job) => instantText(job.created_at),
  completed: (job) => job.completed_at && instantText(job.completed_at),
};
const OWN_JOB_COLUMNS: Columns<JobAnswer> = {
  id: (job) => job.job_id,
  name: (job) => job.name,
  check: (job) => job.check,
  status: (job) => job.status,
  rows: (job) => `${job.processed} of ${job.total}`,
  valid: (job) => job.valid,
  invalid: (job) => job.invalid,
  errors: (job) => job.errors,
  created: (job) => instantText(job.created_at),
  expires: (job) => instantText(job.expires_at),
};
const CHUNK_COLUMNS: Columns<ChunkAnswer> = {
  chunk: (chunk) => chunk.chunk,
  status: (chunk) => chunk.status,
  attempts: (chunk) => chunk.attempts,
  "free from": (chunk) => chunk.lease_until,
  valid: (chunk) => chunk.valid,
  invalid: (chunk) => chunk.invalid,
  errors: (chunk) => chunk.errors,
  // The account pays for each different business that was answered.
  charged: (chunk) => chunk.answered,
};

const NO_CHUNKS =
  "The job has no chunks: it is still being submitted, it was deleted, or every row was malformed.";

export function jobsCommand(): Command {
  return new Command("jobs")
    .description("show the batch jobs of all accounts, or your own")
    .addHelpText("after", "\nExample:\n  bvs jobs list --status processing")
    .addCommand(list())
    .addCommand(show())
    .addCommand(mine());
}

/** The service's limit for one page. */
const LISTED_AT_ONCE = 100;

function mine(): Command {
  return new Command("mine")
    .description("list the batch jobs of your own account (BVS_API_KEY), newest first")
    .addOption(
      new Option("--status <status>", "only those with this status").choices(ownJobStatus.options),
    )
    .option("--limit <n>", "how many", parseCount, 20)
    .addHelpText("after", "\nExample:\n  BVS_API_KEY=bvs_live_… bvs jobs mine --status completed")
    .action(async ({ status, limit }: { status?: JobStatus; limit: number }, command: Command) => {
      const { customer, output } = contextOf(command);
      const client = customer();
      const jobs: JobAnswer[] = [];
      const wanted = () => Math.min(limit - jobs.length, LISTED_AT_ONCE);
      const listAfter = (cursor: string | null): Promise<Read<typeof jobListAnswer>> => {
        const query = { limit: wanted(), status, cursor };
        const list = () => client.request(jobListAnswer, ({ batch }) => batch.listPage(query));
        return retry(list, passesSoon);
      };
      let cursor: string | null = null;
      do {
        const { value } = await listAfter(cursor);
        // The service fills every page except the last. Without this check, a server that sends
        // empty pages could keep this loop running forever.
        if (value.jobs.length !== wanted() && value.next_cursor !== null) throw client.oddAnswer();
        for (const job of value.jobs) jobs.push(job);
        cursor = value.next_cursor;
      } while (cursor !== null && jobs.length < limit);
      output.result(JSON.stringify({ jobs, next_cursor: cursor }), () =>
        output.table(jobs, OWN_JOB_COLUMNS, "There are no such jobs."),
      );
    });
}

interface ListOptions {
  account?: string;
  status?: string;
  limit?: number;
}

function list(): Command {
  return new Command("list")
    .description("list the latest batch jobs, newest first")
    .option("--account <account>", "only jobs of this account")
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
      const { text, value } = await admin().request(
        jobsAnswer,
        query.size > 0 ? `/admin/jobs?${query}` : "/admin/jobs",
      );
      output.result(text, () => output.table(value.jobs, JOB_COLUMNS, "There are no such jobs."));
    });
}

function show(): Command {
  return new Command("show")
    .description("show a batch job and how far each of its chunks is")
    .argument("<job-id>", "the job's id, as bvs jobs list and the log show it")
    .addHelpText("after", "\nExample:\n  bvs jobs show job_0123456789abcdef0123456789abcdef")
    .action(async (id: string, _options: object, command: Command) => {
      const { admin, output } = contextOf(command);
      const { text, value } = await admin().request(
        jobWithChunksAnswer,
        `/admin/jobs/${encodeURIComponent(id)}`,
      );
      output.result(text, () => {
        const { job, chunks } = value;
        output.properties({
          id: job.job_id,
          account: job.account,
          mode: job.mode,
          status: job.status,
          rows: job.total,
          malformed: job.malformed,
          language: job.language,
          created: instantText(job.created_at),
          completed: job.completed_at && instantText(job.completed_at),
          expires: instantText(job.expires_at),
        });
        output.line("");
        output.table(chunks, CHUNK_COLUMNS, NO_CHUNKS);
      });
    });
}
