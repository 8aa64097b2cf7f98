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
    "`queued`, then `processing`, then `completed`, or `cancelled` on request. `failed`: the input " +
    "was lost, and nothing is charged.",
});

const count = (description: string) => z.int().min(0).meta({ description });

export const jobAnswer = z
  .object({
    job_id: z.string().meta({ examples: ["job_725ea483831f48af84c4d9d62c091dbc"] }),
    name: z
      .string()
      .nullable()
      .meta({
        description: "The name that `Job-Name` gave; else null.",
        examples: ["customers.csv"],
      }),
    check: z.enum(CHECK_KINDS).meta({
      description: "`verify`: whether the details are right. `status`: the state of the numbers.",
    }),
    status: jobStatus,
    total: z
      .int()
      .min(0)
      .meta({ description: "Rows of the input.", examples: [4] }),
    processed: z
      .int()
      .min(0)
      .meta({ description: "Rows that have a result.", examples: [1] }),
    valid: count("Valid rows; in a `status` job, rows with a registered number."),
    invalid: count("Invalid rows; in a `status` job, rows with a number that is not registered."),
    errors: z.int().min(0).meta({
      description:
        "Rows that are malformed, that the tax authority did not answer, or that were cancelled.",
    }),
    outcomes: z
      .object({
        active: count("Valid and open."),
        suspended: count("Valid and suspended."),
        closed: count("Valid and closed."),
        details_mismatch: count("Invalid for this reason."),
        not_registered: count("Invalid for this reason."),
        unconfirmed: count("Invalid for this reason."),
        errors: count("Same as `errors`."),
      })
      .meta({ id: "Outcomes", description: "The processed rows by outcome." }),
    language: outputLanguage,
    created_at: instant.meta({ description: "When the job was submitted." }),
    completed_at: instant.nullable().meta({ description: "When the job ended; null until then." }),
    expires_at: instant.meta({
      description:
        "When the job and its results are deleted. Until the job ends this is an estimate, because " +
        "the retention period starts then.",
    }),
    download_url: z.url().nullable().meta({
      description: "Where to download the results; null unless the job is completed or cancelled.",
    }),
    waiting_for: z
      .enum(["registry", "daily_limit"])
      .optional()
      .meta({
        description:
          "Present only while the whole job waits: `registry` for the tax authority to answer, " +
          "`daily_limit` for the account's next day.",
        examples: ["registry"],
      }),
    waiting_since: instant.optional().meta({
      description: "Since when the job waits; present only with `waiting_for`.",
    }),
    receipt: receipt.meta({
      description:
        "The receipt of the results file, if you asked for one and the job has results: a signed " +
        "statement (SD-JWT, RFC 9901) with the SHA-256 of the CSV.",
    }),
    next_attempt_at: instant.optional().meta({
      description: "When the job goes on or asks again; present only with `waiting_for`.",
    }),
  })
  .meta({ id: "Job", description: "A batch job and its progress." });
export type JobAnswer = z.input<typeof jobAnswer>;
