import { RATE_HEADERS } from "../../../http/declaration-parts.ts";
import type { Endpoint } from "../../../http/endpoint.ts";
import { BATCH_ERRORS, JOB_ID, QUEUED_EXAMPLE } from "../declaration-parts.ts";
import { deletedJobAnswer } from "./answer.ts";

export const deleteBatchEndpoint: Endpoint = {
  method: "DELETE",
  path: "/v1/batch/:job_id",
  operationId: "deleteBatch",
  tag: "Batches",
  summary: "Delete a batch job",
  description:
    "Deletes a job immediately, with its input and results. A running job is ended first, and " +
    "businesses that have an answer are charged. Works even if your plan has no batches. " +
    "Deleting a job again gives the same answer.",
  access: "api_key",
  errorShapes: ["a"],
  parameters: [JOB_ID],
  answers: [
    {
      status: 200,
      description: "The job is deleted.",
      headers: RATE_HEADERS,
      mediaType: "application/json",
      schema: deletedJobAnswer,
      examples: {
        deleted: {
          summary: "A deleted job",
          value: { job_id: QUEUED_EXAMPLE.job_id, deleted: true },
        },
      },
    },
  ],
  errors: [...BATCH_ERRORS, "job_not_found"],
};
