/** `GET /v1/batch/status/:job_id` (docs/api.md#batches): the progress of a job. */
import type { Handler } from "../../../http/context.ts";
import { answerJob, findJob } from "../requested-job.ts";

export const status: Handler = async (c) => answerJob(c, await findJob(c));
