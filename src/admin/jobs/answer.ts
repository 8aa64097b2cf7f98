import * as z from "zod";
import type { batchChunks, batchJobs } from "../../../schema/tables.ts";
import { instant } from "../../http/answer-fields.ts";
import { OUTPUT_LANGUAGES } from "../../verification/output-language.ts";

type Job = typeof batchJobs.$inferSelect;
type Chunk = typeof batchChunks.$inferSelect;

const CHUNK_STATUSES = [
  "waiting",
  "processing",
  "done",
  "cancelled",
] as const satisfies Chunk["status"][];
/** Includes `submitting` and `deleted`, which customers do not see. */
const JOB_STATUSES = [
  "submitting",
  "queued",
  "processing",
  "completed",
  "cancelled",
  "failed",
  "deleted",
] as const satisfies Job["status"][];

export const jobStatus = z.enum(JOB_STATUSES);

const job = z.object({
  job_id: z.string().meta({ examples: ["job_cbd7088b0ec11861b1c9ceb13d1c0be7"] }),
  account: z.string().meta({ examples: ["acme"] }),
  mode: z
    .enum(["live", "test"])
    .meta({ description: "Whether a live or a test key submitted the job." }),
  status: jobStatus,
  language: z.enum(OUTPUT_LANGUAGES),
  total: z.int().min(0).meta({ description: "Rows of the input." }),
  malformed: z.int().min(0).meta({ description: "Rows of the input that are malformed." }),
  created_at: instant,
  completed_at: instant.nullable(),
  expires_at: instant,
});
export type AdminJobAnswer = z.input<typeof job>;

const listedJob = job.extend({
  chunks: z.object({
    total: z.int().min(0),
    done: z.int().min(0).meta({ description: "Chunks whose results are stored." }),
  }),
});

const chunk = z
  .object({
    chunk: z.int().min(0).meta({ description: "The position of the chunk in the job." }),
    status: z.enum(CHUNK_STATUSES),
    attempts: z.int().min(0).meta({ description: "How often a worker took the chunk." }),
    lease_until: instant.nullable().meta({
      description: "When a worker may next take the chunk; null once the chunk has ended.",
    }),
    valid: z.int().min(0).meta({ description: "Rows that are valid." }),
    invalid: z.int().min(0).meta({ description: "Rows that are invalid." }),
    errors: z.int().min(0).meta({ description: "Rows without an answer." }),
    answered: z.int().min(0).meta({
      description: "Distinct businesses that were answered. These are charged.",
    }),
  })
  .meta({ id: "Chunk" });
export type ChunkAnswer = z.input<typeof chunk>;

export const jobsAnswer = z
  .object({ jobs: z.array(listedJob.meta({ id: "ListedJob" })) })
  .meta({ id: "Jobs" });
export const jobWithChunksAnswer = z
  .object({ job: job.meta({ id: "AdminJob" }), chunks: z.array(chunk) })
  .meta({ id: "JobWithChunks" });

export type ListedJobAnswer = z.input<typeof listedJob>;
export type JobsAnswer = z.input<typeof jobsAnswer>;
export type JobWithChunksAnswer = z.input<typeof jobWithChunksAnswer>;
