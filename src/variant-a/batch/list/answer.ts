import * as z from "zod";
import { jobAnswer } from "../job-answer.ts";

export const jobListAnswer = z
  .object({
    jobs: z.array(jobAnswer).meta({ description: "Newest first." }),
    next_cursor: z.string().nullable().meta({
      description: "Pass it as `cursor` to get the next page; null on the last page.",
    }),
  })
  .meta({ id: "JobList", description: "A page of the account's batch jobs." });
export type JobListAnswer = z.input<typeof jobListAnswer>;
