/** `GET /v1/batch/status/:job_id` (docs/api.md#batches): the progress of a job. */
import type { Handler } from "../../../http/context.ts";
import { answerWithJob } from "../answer-with-job.ts";
import { findJob } from "../requested-job.ts";

export const status: Handler = async (c) => answerWithJob(c, await findJob(c));
