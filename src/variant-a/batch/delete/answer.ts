import * as z from "zod";
import { jobAnswer } from "../job-answer.ts";

export const deletedJobAnswer = z
  .object({ job_id: jobAnswer.shape.job_id, deleted: z.literal(true) })
  .meta({ id: "DeletedJob", description: "The job, its results and its input are deleted." });
export type DeletedJobAnswer = z.input<typeof deletedJobAnswer>;
