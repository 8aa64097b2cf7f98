import * as z from "zod";
import type { batchJobs } from "../../../schema/tables.ts";
import { CHECK_KINDS } from "../../check-kind.ts";
import { instant, receipt } from "../../http/answer-fields.ts";
import { outputLanguage } from "../answer-fields.ts";

const JOB_STATUSES = [
  "queued",
  "processing",
  "completed",
  "cancelled",
  "failed",
] as const satisfies (typeof batchJobs.$inferSelect)["status"][];

export const jobStatus = z.enum(JOB_STATUSES).meta({
  id: "JobStatus",
  description:
    "A job is `queued`, then `processing`, then `completed`. It is `cancelled` if you asked for " +
    "that. `failed`: the input was lost, and nothing is charged.",
});

const count = (description: string) => z.int().min(0).meta({ description });

export const jobAnswer = z
  .object({
    job_id: z.string().meta({ examples: ["job_725ea483831f48af84c4d9d62c091dbc"] }),
    name: z
      .string()
      .nullable()
      .meta({
        description: "The name from the header `Job-Name`; null if you sent none.",
        examples: ["customers.csv"],
      }),
    check: z.enum(CHECK_KINDS).meta({
      description:
        "`verify` checks whether the details are right. `status` asks for the state of the " +
        "numbers.",
    }),
    status: jobStatus,
    total: z
      .int()
      .min(0)
      .meta({ description: "How many rows the input has.", examples: [4] }),
    processed: z
      .int()
      .min(0)
      .meta({ description: "How many rows have a result.", examples: [1] }),
    valid: count("How many rows are valid. In a `status` job: rows with a registered number."),
    invalid: count(
      "How many rows are invalid. In a `status` job: rows with an unregistered number.",
    ),
    errors: z.int().min(0).meta({
      description:
        "How many rows are malformed, were not answered by the tax authority, or were cancelled.",
    }),
    outcomes: z
      .object({
        active: count("Valid and open."),
        suspended: count("Valid and suspended."),
        closed: count("Valid and closed."),
        details_mismatch: count("Invalid for the reason `details_mismatch`."),
        not_registered: count("Invalid for the reason `not_registered`."),
        unconfirmed: count("Invalid for the reason `unconfirmed`."),
        errors: count("Same as `errors`."),
      })
      .meta({ id: "Outcomes", description: "How many of the processed rows have each outcome." }),
    language: outputLanguage,
    created_at: instant.meta({ description: "When the job was submitted." }),
    completed_at: instant.nullable().meta({ description: "When the job ended; null until then." }),
    expires_at: instant.meta({
      description:
        "When the job and its results are deleted. This is an estimate until the job ends, " +
        "because the retention period starts at the end of the job.",
    }),
    download_url: z.url().nullable().meta({
      description: "Where to download the results; null unless the job is completed or cancelled.",
    }),
    waiting_for: z
      .enum(["registry", "daily_limit"])
      .optional()
      .meta({
        description:
          "Present only while the whole job waits. `registry`: until the tax authority answers. " +
          "`daily_limit`: until the account's next day.",
        examples: ["registry"],
      }),
    waiting_since: instant.optional().meta({
      description: "When the job began to wait. Present only with `waiting_for`.",
    }),
    receipt: receipt.meta({
      description:
        "The receipt of the results file, if you asked for one and the job has results: a signed " +
        "statement (SD-JWT, RFC 9901) with the SHA-256 of the CSV.",
    }),
    next_attempt_at: instant.optional().meta({
      description: "When the job continues or asks again. Present only with `waiting_for`.",
    }),
  })
  .meta({ id: "Job", description: "A batch job and its progress." });
export type JobAnswer = z.input<typeof jobAnswer>;
