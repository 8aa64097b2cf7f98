import * as z from "zod";
import { RATE_HEADERS } from "../../../http/declaration-parts.ts";
import type { Endpoint } from "../../../http/endpoint.ts";
import { BATCH_ERRORS, COMPLETED_EXAMPLE, JOB_ID, QUEUED_EXAMPLE } from "../declaration-parts.ts";
import { jobAnswer } from "../job-answer.ts";

const WAITING_EXAMPLE = {
  ...QUEUED_EXAMPLE,
  status: "processing",
  waiting_for: "registry",
  waiting_since: "2026-11-20T12:43:02.000Z",
  next_attempt_at: "2026-11-20T12:44:02.000Z",
};

export const getBatchStatusEndpoint: Endpoint = {
  method: "GET",
  path: "/v1/batch/status/:job_id",
  operationId: "getBatchStatus",
  tag: "Batches",
  summary: "Show the progress of a batch job",
  access: "api_key",
  errorShapes: ["a"],
  parameters: [
    JOB_ID,
    {
      in: "query",
      name: "receipt",
      description:
        "`true`: once the job has results, the answer has a receipt of the CSV file, with its " +
        "SHA-256 and the counts.",
      schema: z.enum(["true", "false"]).optional(),
    },
  ],
  answers: [
    {
      status: 200,
      description: "The job. If it has not ended, `Retry-After` says when to ask again.",
      headers: { ...RATE_HEADERS, "Retry-After": "sometimes" },
      mediaType: "application/json",
      schema: jobAnswer,
      examples: {
        queued: { summary: "A new job", value: QUEUED_EXAMPLE },
        waiting: { summary: "While the tax authority does not answer", value: WAITING_EXAMPLE },
        completed: { summary: "A completed job", value: COMPLETED_EXAMPLE },
      },
    },
  ],
  errors: [...BATCH_ERRORS, "job_not_found", "invalid_request", "receipts_not_available"],
};
