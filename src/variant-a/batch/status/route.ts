/** `GET /v1/batch/status/:job_id` (docs/api.md#batches): the progress of a job. */
import type { Handler } from "../../../http/context.ts";
import { findJob } from "../requested-job.ts";
import { sendJob } from "../send-job.ts";

export const status: Handler = async (c) => sendJob(c, await findJob(c));
