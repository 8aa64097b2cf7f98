import * as z from "zod";
import type { ErrorCode } from "../../errors.ts";
import {
  AUTHENTICATION_ERRORS,
  idempotencyKey,
  RATE_HEADERS,
} from "../../http/declaration-parts.ts";
import type { DeclaredAnswer, Parameter } from "../../http/endpoint.ts";
import { jobAnswer } from "./job-answer.ts";

export const JOB_ID: Parameter = {
  in: "path",
  name: "job_id",
  required: true,
  description: "The id of the job. The request that submitted the job returned it.",
  schema: z.string(),
  example: "job_725ea483831f48af84c4d9d62c091dbc",
};

export const IDEMPOTENCY_KEY = idempotencyKey("returns the same job, which is charged once");

export const JOB_NAME: Parameter = {
  in: "header",
  name: "Job-Name",
  description:
    "Your name for the job, which lists of jobs show. It is percent-encoded UTF-8 of at most 100 " +
    "characters.",
  schema: z.string().optional(),
  example: "%EA%B3%A0%EA%B0%9D.csv",
};

export const NO_OUTCOMES = {
  active: 0,
  suspended: 0,
  closed: 0,
  details_mismatch: 0,
  not_registered: 0,
  unconfirmed: 0,
  errors: 0,
};
export const QUEUED_EXAMPLE = {
  job_id: "job_725ea483831f48af84c4d9d62c091dbc",
  name: "customers.csv",
  check: "verify",
  status: "queued",
  total: 4,
  processed: 1,
  valid: 0,
  invalid: 0,
  errors: 1,
  outcomes: { ...NO_OUTCOMES, errors: 1 },
  language: "en",
  created_at: "2026-11-20T12:43:00.291Z",
  completed_at: null,
  expires_at: "2026-12-20T12:43:00.291Z",
  download_url: null,
};
export const COMPLETED_EXAMPLE = {
  ...QUEUED_EXAMPLE,
  status: "completed",
  processed: 4,
  valid: 2,
  invalid: 1,
  outcomes: { ...NO_OUTCOMES, active: 2, details_mismatch: 1, errors: 1 },
  completed_at: "2026-11-20T12:43:01.104Z",
  download_url: "https://api.example.com/v1/batch/download/job_725ea483831f48af84c4d9d62c091dbc",
};

export const SUBMITTED_ANSWER: DeclaredAnswer = {
  status: 200,
  description: "The job. If it has not ended, `Retry-After` says when to ask for its status.",
  headers: { ...RATE_HEADERS, Location: "always", "Retry-After": "sometimes" },
  mediaType: "application/json",
  schema: jobAnswer,
  examples: { queued: { summary: "A new job", value: QUEUED_EXAMPLE } },
};

export const BATCH_ERRORS = [
  ...AUTHENTICATION_ERRORS,
  "feature_not_available",
] as const satisfies ErrorCode[];
