import * as z from "zod";
import { RATE_HEADERS } from "../../../http/declaration-parts.ts";
import type { Endpoint } from "../../../http/endpoint.ts";
import { BATCH_ERRORS, COMPLETED_EXAMPLE, QUEUED_EXAMPLE } from "../declaration-parts.ts";
import { jobStatus } from "../job-answer.ts";
import { jobListAnswer } from "./answer.ts";
import { DEFAULT_LIMIT, LARGEST_LIMIT } from "./request.ts";

const LATER_EXAMPLE = {
  ...QUEUED_EXAMPLE,
  job_id: "job_0c9a5f0e3b6d4f3c8f1d2a7b9e4c6d81",
  name: "suppliers.csv",
  created_at: "2026-11-21T00:05:12.408Z",
  expires_at: "2026-12-21T00:05:12.408Z",
};

export const listBatchesEndpoint: Endpoint = {
  method: "GET",
  path: "/v1/batch",
  operationId: "listBatches",
  tag: "Batches",
  summary: "List the account's batch jobs",
  description: "The newest job comes first. Works even if your plan has no batches.",
  access: "api_key",
  errorShapes: ["a"],
  parameters: [
    {
      in: "query",
      name: "limit",
      description: "The largest number of jobs to return.",
      schema: z.int().min(1).max(LARGEST_LIMIT).default(DEFAULT_LIMIT).optional(),
      example: DEFAULT_LIMIT,
    },
    {
      in: "query",
      name: "cursor",
      description: "The `next_cursor` of the previous page.",
      schema: z.string().optional(),
      example: "mi7cgq4z-job_725ea483831f48af84c4d9d62c091dbc",
    },
    {
      in: "query",
      name: "status",
      description: "Only jobs with this status.",
      schema: jobStatus.optional(),
      example: "completed",
    },
  ],
  answers: [
    {
      status: 200,
      description: "The jobs.",
      headers: RATE_HEADERS,
      mediaType: "application/json",
      schema: jobListAnswer,
      examples: {
        jobs: {
          summary: "All jobs",
          value: { jobs: [LATER_EXAMPLE, COMPLETED_EXAMPLE], next_cursor: null },
        },
      },
    },
  ],
  errors: [...BATCH_ERRORS, "invalid_request"],
};
