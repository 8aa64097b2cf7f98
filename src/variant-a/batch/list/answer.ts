/** What `GET /v1/batch` answers. */
import * as z from "zod";
import { jobAnswer } from "../job-answer.ts";

export const jobListAnswer = z
  .object({
    jobs: z.array(jobAnswer).meta({ description: "The newest first." }),
    next_cursor: z.string().nullable().meta({
      description: "For `cursor`, to go on after the last of these; null: there are no more.",
    }),
  })
  .meta({ id: "JobList", description: "Batch jobs of the account." });
export type JobListAnswer = z.input<typeof jobListAnswer>;
