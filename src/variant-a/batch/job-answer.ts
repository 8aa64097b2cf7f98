/** A batch job, as most batch endpoints answer it. */
import * as z from "zod";
import type { batchJobs } from "../../../schema/tables.ts";
import { instant } from "../../http/answer-fields.ts";
import { CHECK_KINDS } from "../../verification/verification.ts";
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
    "`queued`, then `processing`, then `completed`, or `cancelled` on request; `failed`, " +
    "uncharged, if the input was lost.",
});

const count = (description: string) => z.int().min(0).meta({ description });

export const jobAnswer = z
  .object({
    job_id: z.string().meta({ examples: ["job_725ea483831f48af84c4d9d62c091dbc"] }),
    name: z
      .string()
      .nullable()
      .meta({ description: "What `Job-Name` called it; else null.", examples: ["customers.csv"] }),
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
    valid: count("Rows that are valid; of a `status` job, whose number is registered."),
    invalid: count("Rows that are invalid; of a `status` job, whose number is not registered."),
    errors: z.int().min(0).meta({
      description:
        "Rows that are malformed, that the tax authority did not answer, or that were cancelled.",
    }),
    outcomes: z
      .object({
        active: count("Valid, and open."),
        suspended: count("Valid, and suspended."),
        closed: count("Valid, and closed."),
        details_mismatch: count("Invalid for this reason."),
        not_registered: count("Invalid for this reason."),
        unconfirmed: count("Invalid for this reason."),
        errors: count("As `errors`."),
      })
      .meta({ id: "Outcomes", description: "The processed rows by what came of them." }),
    language: outputLanguage,
    created_at: instant.meta({ description: "When the job was submitted." }),
    completed_at: instant.nullable().meta({ description: "When the job ended; null until then." }),
    expires_at: instant.meta({
      description:
        "When the job and its results are deleted. An estimate until the job has ended: the time " +
        "that results are kept counts from then.",
    }),
    download_url: z.url().nullable().meta({
      description: "Where the results are; null unless the job is completed or cancelled.",
    }),
    waiting_for: z.literal("registry").optional().meta({
      description: "Only while nothing of the job can go on before the tax authority answers.",
    }),
    waiting_since: instant.optional().meta({ description: "Only beside `waiting_for`." }),
    next_attempt_at: instant.optional().meta({ description: "Only beside `waiting_for`." }),
  })
  .meta({ id: "Job", description: "A batch job and how far it is." });
export type JobAnswer = z.input<typeof jobAnswer>;
