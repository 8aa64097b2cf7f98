import * as z from "zod";
import { codesOf, ERRORS_OF_CHARGED, JSON_BODY_ERRORS } from "../../../http/declaration-parts.ts";
import type { Endpoint, JsonSchema } from "../../../http/endpoint.ts";
import { writtenNumberField } from "../../../verification/claim-fields.ts";
import { FIELDS, WRITTEN_NUMBER } from "../../declaration-parts.ts";
import {
  BATCH_ERRORS,
  COMPLETED_EXAMPLE,
  IDEMPOTENCY_KEY,
  JOB_NAME,
  NO_OUTCOMES,
  SUBMITTED_ANSWER,
} from "../declaration-parts.ts";
import { jobAnswer } from "../job-answer.ts";
import { BATCH_FIELD_CODES } from "../options.ts";
import { jobWithResultsAnswer } from "./answer.ts";
import { batchSchema } from "./request.ts";

const LARGEST_BATCH = 10_000;

const CALENDAR_DATE = "^(?:[0-9]{8}|[0-9]{4}-[0-9]{2}-[0-9]{2})$";

const CHECK: JsonSchema = {
  description:
    "`verify` checks whether number, opening date and representative belong together. `status` " +
    "asks only for the state of the numbers. The numbers may then have hyphens, and all other " +
    "fields of a business are ignored.",
  default: "verify",
};

const RETENTION: JsonSchema = {
  description: "How many days the results are kept after the job ends.",
  default: 30,
};

const WITH_RESULTS = {
  ...COMPLETED_EXAMPLE,
  total: 2,
  processed: 2,
  valid: 1,
  errors: 0,
  name: null,
  outcomes: { ...NO_OUTCOMES, active: 1, details_mismatch: 1 },
  language: "code",
  results: [
    {
      isValid: true,
      businessInfo: {
        businessNumber: "2178182399",
        statusCode: "01",
        taxTypeCode: "01",
        verifiedAt: 1795178581037,
      },
    },
    {
      isValid: false,
      reason: "details_mismatch",
      possibleCauses: [],
      businessInfo: {
        businessNumber: "1248178104",
        statusCode: "03",
        taxTypeCode: "01",
        verifiedAt: 1795178581037,
      },
    },
  ],
};

/** Describes both kinds of batches. A `status` batch accepts hyphens, and needs no details. */
const anyBatch = batchSchema.in.extend({
  business_numbers: z.array(writtenNumberField).nullish(),
  businesses: z.array(z.object({ business_number: writtenNumberField })).nullish(),
});

export const submitBatchEndpoint: Endpoint = {
  method: "POST",
  path: "/v1/batch/verify",
  operationId: "submitBatch",
  tag: "Batches",
  summary: "Submit a batch as JSON",
  description:
    "Send either `business_numbers` that share one opening date and representative, or " +
    "`businesses` that each have their own. If `check` is `status`, the numbers are enough. " +
    "One malformed field makes the whole request fail. A request that succeeds reserves one unit " +
    "for each distinct business; a request that fails reserves none.",
  access: "api_key",
  errorShapes: ["a"],
  parameters: [
    IDEMPOTENCY_KEY,
    JOB_NAME,
    {
      in: "header",
      name: "Prefer",
      description:
        "`wait=N` (RFC 7240) waits up to N seconds, at most 30, for the job to end. If it " +
        "completes in time, the answer includes its `results`. At most four requests of an " +
        "account can wait at the same time. Other requests are answered at once, without " +
        "`Preference-Applied`.",
      schema: z.string().optional(),
      example: "wait=30",
    },
  ],
  body: {
    required: true,
    content: {
      "application/json": {
        schema: anyBatch,
        fields: {
          business_numbers: {
            description:
              "Numbers that share one opening date and representative. Your plan limits how many " +
              "numbers you can send.",
            minItems: 1,
            maxItems: LARGEST_BATCH,
            examples: [["2178182399", "1248178104"]],
          },
          start_date: FIELDS.startDate,
          owner_name: FIELDS.ownerName,
          company_name: FIELDS.companyName,
          businesses: {
            description:
              "Businesses, each with its own opening date and representative. Your plan limits " +
              "how many businesses you can send.",
            minItems: 1,
            maxItems: LARGEST_BATCH,
            items: {
              type: "object",
              required: ["business_number"],
              properties: {
                business_number: {
                  ...FIELDS.number,
                  description:
                    "Ten digits. If `check` is `status`, hyphens are allowed (123-45-67890). The " +
                    "check digit is not validated.",
                  type: "string",
                  pattern: WRITTEN_NUMBER,
                },
                start_date: { ...FIELDS.startDate, type: "string", pattern: CALENDAR_DATE },
                owner_name: { ...FIELDS.ownerName, type: "string" },
                company_name: { ...FIELDS.companyName, type: ["string", "null"] },
              },
            },
          },
          check: CHECK,
          language: FIELDS.language,
          lang: { description: "Alias of `language`. If both are given, `language` is used." },
          retention_days: RETENTION,
        },
        examples: {
          numbers: {
            summary: "Numbers that share one date and representative",
            value: {
              business_numbers: ["2178182399", "1248178104"],
              start_date: "20120305",
              owner_name: "김한빛",
              language: "code",
            },
          },
          status: {
            summary: "Only the state of the numbers",
            value: { check: "status", business_numbers: ["217-81-82399", "1248178104"] },
          },
          businesses: {
            summary: "Businesses with their own dates and representatives",
            value: {
              businesses: [
                {
                  business_number: "2178182399",
                  start_date: "20120305",
                  owner_name: "김한빛",
                  company_name: "주식회사 한빛물산",
                },
                {
                  business_number: "6158680343",
                  start_date: "2017-09-11",
                  owner_name: "박새솔",
                },
              ],
              language: "en",
            },
          },
        },
      },
    },
  },
  answers: [
    {
      ...SUBMITTED_ANSWER,
      headers: { ...SUBMITTED_ANSWER.headers, "Preference-Applied": "sometimes" },
      schema: z.union([jobWithResultsAnswer, jobAnswer]),
      examples: {
        ...SUBMITTED_ANSWER.examples,
        results: { summary: "With `Prefer: wait=30`, completed in time", value: WITH_RESULTS },
      },
    },
  ],
  errors: [
    ...BATCH_ERRORS,
    ...JSON_BODY_ERRORS,
    ...codesOf(BATCH_FIELD_CODES),
    "batch_empty",
    "batch_too_large",
    ...ERRORS_OF_CHARGED,
    "too_many_jobs",
    "storage_exceeded",
    "job_limit_exceeded",
  ],
};
