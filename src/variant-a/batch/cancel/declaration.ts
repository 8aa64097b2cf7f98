import { RATE_HEADERS } from "../../../http/declaration-parts.ts";
import type { Endpoint } from "../../../http/endpoint.ts";
import { BATCH_ERRORS, COMPLETED_EXAMPLE, JOB_ID, NO_OUTCOMES } from "../declaration-parts.ts";
import { jobAnswer } from "../job-answer.ts";

const CANCELLED_EXAMPLE = {
  ...COMPLETED_EXAMPLE,
  status: "cancelled",
  valid: 1,
  invalid: 0,
  errors: 3,
  outcomes: { ...NO_OUTCOMES, active: 1, errors: 3 },
};

export const cancelBatchEndpoint: Endpoint = {
  method: "POST",
  path: "/v1/batch/cancel/:job_id",
  operationId: "cancelBatch",
  tag: "Batches",
  summary: "Cancel a batch job",
  description:
    "Ends a job. Rows that have an answer keep it and are charged. All other rows become error " +
    "rows with the code `cancelled` and are not charged. A job that has already ended does not change.",
  access: "api_key",
  errorShapes: ["a"],
  parameters: [JOB_ID],
  answers: [
    {
      status: 200,
      description: "The current state of the job.",
      headers: { ...RATE_HEADERS, "Retry-After": "sometimes" },
      mediaType: "application/json",
      schema: jobAnswer,
      examples: { cancelled: { summary: "A cancelled job", value: CANCELLED_EXAMPLE } },
    },
  ],
  errors: [...BATCH_ERRORS, "job_not_found"],
};
