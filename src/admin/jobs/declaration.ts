import * as z from "zod";
import type { Endpoint } from "../../http/endpoint.ts";
import { answer, GUARD_ERRORS, OPERATORS_ONLY } from "../declaration-parts.ts";
import { jobStatus, jobsAnswer, jobWithChunksAnswer } from "./answer.ts";

const JOB = {
  job_id: "job_cbd7088b0ec11861b1c9ceb13d1c0be7",
  account: "acme",
  mode: "live",
  status: "completed",
  language: "en",
  total: 2,
  malformed: 0,
  created_at: "2026-11-20T13:30:10.000Z",
  completed_at: "2026-11-20T13:30:11.000Z",
  expires_at: "2026-12-20T13:30:10.000Z",
};

export const jobEndpoints: readonly Endpoint[] = [
  {
    ...OPERATORS_ONLY,
    method: "GET",
    path: "/admin/jobs",
    operationId: "listJobs",
    tag: "Jobs",
    summary: "List the latest batch jobs",
    parameters: [
      {
        in: "query",
        name: "account",
        description: "Only jobs of this account.",
        schema: z.string().optional(),
        example: "acme",
      },
      {
        in: "query",
        name: "status",
        description: "Only jobs with this status.",
        schema: jobStatus.optional(),
        example: "processing",
      },
      {
        in: "query",
        name: "limit",
        description: "The largest number of jobs to return.",
        schema: z.int().min(1).max(500).default(50).optional(),
        example: 50,
      },
    ],
    answers: [
      answer("The jobs, newest first.", jobsAnswer, {
        jobs: [{ ...JOB, chunks: { total: 1, done: 1 } }],
      }),
    ],
    errors: [...GUARD_ERRORS, "invalid_request"],
  },
  {
    ...OPERATORS_ONLY,
    method: "GET",
    path: "/admin/jobs/:id",
    operationId: "getJob",
    tag: "Jobs",
    summary: "Show a batch job and its chunks",
    description: "The rows of the batch are not shown.",
    parameters: [
      {
        in: "path",
        name: "id",
        required: true,
        description: "The id of the job.",
        schema: z.string(),
        example: JOB.job_id,
      },
    ],
    answers: [
      answer("The job and its chunks.", jobWithChunksAnswer, {
        job: JOB,
        chunks: [
          {
            chunk: 0,
            status: "done",
            attempts: 1,
            lease_until: null,
            valid: 2,
            invalid: 0,
            errors: 0,
            answered: 2,
          },
        ],
      }),
    ],
    errors: [...GUARD_ERRORS, "job_not_found"],
  },
];
