/** The routes of variant A, declared. */
import * as z from "zod";
import type { ErrorCode } from "../errors.ts";
import {
  AUTHENTICATED,
  CHARGED,
  CHARGED_HEADERS,
  codesOf,
  type DeclaredAnswer,
  type Endpoint,
  idempotencyKey,
  JSON_BODY,
  type JsonSchema,
  type Parameter,
  RATE_HEADERS,
  REPEATABLE_CHECK,
} from "../http/endpoint.ts";
import {
  CHECK_KINDS,
  CLAIM_FIELD_CODES,
  languageField,
  writtenNumberField,
} from "../verification/claim-fields.ts";
import {
  deletedJobAnswer,
  jobAnswer,
  jobListAnswer,
  jobStatus,
  jobWithResultsAnswer,
  statusAnswer,
  statusListAnswer,
  verifyAnswer,
} from "./answers.ts";
import { BATCH_FIELD_CODES, batchSchema } from "./batch-schema.ts";
import { statusSchema } from "./status-schema.ts";
import { verifySchema } from "./verify-schema.ts";

const UNREGISTERED = {
  businessNumber: "1000000009",
  isRegistered: false,
  statusCode: null,
  taxTypeCode: null,
  closedOn: null,
  taxTypeChangedOn: null,
  issuesTaxInvoices: null,
  previousTaxTypeCode: null,
  checkedAt: 1795178579920,
};
const CLOSED = {
  ...UNREGISTERED,
  businessNumber: "1248178104",
  isRegistered: true,
  statusCode: "03",
  taxTypeCode: "01",
  closedOn: "2023-12-31",
};

/** The largest batch of any plan. */
const LARGEST_BATCH = 10_000;

const WRITTEN_NUMBER = "^(?:[0-9]{10}|[0-9]{3}-[0-9]{2}-[0-9]{5})$";
const CALENDAR_DATE = "^(?:[0-9]{8}|[0-9]{4}-[0-9]{2}-[0-9]{2})$";

const FIELDS = {
  number: {
    description: "Ten digits, no hyphens. The check digit is not looked at.",
    examples: ["2178182399"],
  },
  startDate: {
    description: "The opening date, a day the calendar has: `YYYYMMDD` or `YYYY-MM-DD`.",
    examples: ["20120305"],
  },
  ownerName: {
    description:
      "The representative, exactly as registered. Unicode form and outer blanks do not matter.",
    minLength: 1,
    examples: ["김한빛"],
  },
  companyName: {
    description: "The Korean company name, to find the official English one.",
    examples: ["주식회사 한빛물산"],
  },
  language: {
    description:
      "`ko` Korean, `en` English, `both`, or `code`: status codes only, without names and texts.",
    default: "ko",
  },
} as const satisfies Record<string, JsonSchema>;

const JOB_ID: Parameter = {
  in: "path",
  name: "job_id",
  required: true,
  description: "The id of the job, as its submission returned it.",
  schema: z.string(),
  example: "job_725ea483831f48af84c4d9d62c091dbc",
};

const IDEMPOTENCY_KEY = idempotencyKey("the same job and is charged once");

const JOB_NAME: Parameter = {
  in: "header",
  name: "Job-Name",
  description:
    "What you call the job, percent-encoded UTF-8, at most 100 characters: lists show it.",
  schema: z.string().optional(),
  example: "%EA%B3%A0%EA%B0%9D.csv",
};

const CHECK: JsonSchema = {
  description:
    "`verify`: whether number, date and representative belong together. `status`: the state of " +
    "the numbers alone; then they may be hyphenated, and nothing else is read of a business.",
  default: "verify",
};

const RETENTION: JsonSchema = {
  description: "How many days the results are kept, counted from the end of the job.",
  default: 30,
};

const NO_OUTCOMES = {
  active: 0,
  suspended: 0,
  closed: 0,
  details_mismatch: 0,
  not_registered: 0,
  unconfirmed: 0,
  errors: 0,
};
const QUEUED = {
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
const COMPLETED = {
  ...QUEUED,
  status: "completed",
  processed: 4,
  valid: 2,
  invalid: 1,
  outcomes: { ...NO_OUTCOMES, active: 2, details_mismatch: 1, errors: 1 },
  completed_at: "2026-11-20T12:43:01.104Z",
  download_url: "https://api.example.com/v1/batch/download/job_725ea483831f48af84c4d9d62c091dbc",
};
const WAITING = {
  ...QUEUED,
  status: "processing",
  waiting_for: "registry",
  waiting_since: "2026-11-20T12:43:02.000Z",
  next_attempt_at: "2026-11-20T12:44:02.000Z",
};
const CANCELLED = {
  ...COMPLETED,
  status: "cancelled",
  valid: 1,
  invalid: 0,
  errors: 3,
  outcomes: { ...NO_OUTCOMES, active: 1, errors: 3 },
};
const WITH_RESULTS = {
  ...COMPLETED,
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
      businessInfo: {
        businessNumber: "1248178104",
        statusCode: "03",
        taxTypeCode: "01",
        verifiedAt: 1795178581037,
      },
    },
  ],
};

const SUBMITTED: DeclaredAnswer = {
  status: 200,
  description: "The job. `Retry-After` says when to ask for its status, unless it has ended.",
  headers: { ...RATE_HEADERS, Location: "always", "Retry-After": "sometimes" },
  mediaType: "application/json",
  schema: jobAnswer,
  examples: { queued: { summary: "A new job", value: QUEUED } },
};

/** A batch of either kind: one by numbers alone takes hyphens, and needs no details. */
const anyBatch = batchSchema.in.extend({
  business_numbers: z.array(writtenNumberField).nullish(),
  businesses: z.array(z.object({ business_number: writtenNumberField })).nullish(),
});

/** What any batch endpoint can answer: its key, its plan, and the rate are looked at first. */
const BATCH_ERRORS = [...AUTHENTICATED, "feature_not_available"] as const satisfies ErrorCode[];

const RESULTS_CSV =
  "\ufeffbusiness_number,start_date,owner_name,company_name,is_valid,reason," +
  "company_name_resolved,company_name_source,company_name_match,status,status_code,tax_type," +
  "tax_type_code,verified_at,error_code,error_message,company_name_check,closed_on,notes\r\n" +
  '"2178182399","20120305","김한빛","주식회사 한빛물산",true,,"Hanbit Trading Co., Ltd.","dart",' +
  '"number","Active","01","General VAT Taxpayer","01","2026-11-20T12:43:01.037Z",,,"current",,\r\n';

const RESULT_LINES = [
  {
    row: 1,
    input: {
      business_number: "124-81-78104",
      start_date: "",
      owner_name: "",
      company_name: "",
    },
    answer: CLOSED,
  },
  {
    row: 2,
    input: { business_number: "12345", start_date: "", owner_name: "", company_name: "" },
    error: {
      code: "invalid_business_number",
      message: "line 3, business_number: must be a string of exactly 10 digits, no hyphens",
    },
  },
]
  .map((line) => `${JSON.stringify(line)}\n`)
  .join("");

const FILE_HEADERS = { ...RATE_HEADERS, ETag: "always", "Accept-Ranges": "always" } as const;

export const endpointsOfA: readonly Endpoint[] = [
  {
    method: "POST",
    path: "/v1/verify",
    operationId: "verifyBusiness",
    tag: "Verification",
    summary: "Verify one business",
    description:
      "Asks the tax authority whether number, opening date and representative belong together. " +
      "Three outcomes: valid, invalid with a reason, or the error `registry_unavailable`, which " +
      "says nothing about the business and is not charged.",
    access: "api_key",
    errorShapes: ["a"],
    parameters: [REPEATABLE_CHECK],
    body: {
      required: true,
      content: {
        "application/json": {
          schema: verifySchema,
          fields: {
            business_number: FIELDS.number,
            startDate: FIELDS.startDate,
            ownerName: FIELDS.ownerName,
            companyName: FIELDS.companyName,
            company_name: {
              description: "Another name for `companyName`, which counts if both are given.",
            },
            lang: FIELDS.language,
            language: { description: "Another name for `lang`, which counts if both are given." },
          },
          examples: {
            english: {
              summary: "With the company's name, in English",
              value: {
                business_number: "2178182399",
                startDate: "20120305",
                ownerName: "김한빛",
                companyName: "주식회사 한빛물산",
                lang: "en",
              },
            },
            code: {
              summary: "Codes only",
              value: {
                business_number: "2178182399",
                startDate: "2012-03-05",
                ownerName: "김한빛",
                lang: "code",
              },
            },
          },
        },
      },
    },
    answers: [
      {
        status: 200,
        description: "Valid, or invalid with a reason.",
        headers: CHARGED_HEADERS,
        mediaType: "application/json",
        schema: verifyAnswer,
        examples: {
          english: {
            summary: "Valid, in English",
            value: {
              isValid: true,
              businessInfo: {
                businessNumber: "2178182399",
                companyName: "Hanbit Trading Co., Ltd.",
                companyNameOriginal: "주식회사 한빛물산",
                companyNameSource: "dart",
                companyNameMatch: "number",
                companyNameCheck: "current",
                representative: "김한빛",
                status: "Active",
                statusCode: "01",
                taxType: "General VAT Taxpayer",
                taxTypeCode: "01",
                closedOn: null,
                verifiedAt: 1795178579920,
              },
            },
          },
          code: {
            summary: "Valid, codes only",
            value: {
              isValid: true,
              businessInfo: {
                businessNumber: "2178182399",
                statusCode: "01",
                taxTypeCode: "01",
                verifiedAt: 1795178580175,
              },
            },
          },
          invalid: {
            summary: "Invalid: the opening date differs",
            value: {
              isValid: false,
              reason: "details_mismatch",
              businessInfo: {
                businessNumber: "2178182399",
                companyName: null,
                companyNameOriginal: null,
                companyNameSource: null,
                companyNameMatch: null,
                companyNameCheck: null,
                representative: null,
                status: "Active",
                statusCode: "01",
                taxType: "General VAT Taxpayer",
                taxTypeCode: "01",
                closedOn: null,
                verifiedAt: 1795178580204,
              },
            },
          },
        },
      },
    ],
    errors: [
      ...AUTHENTICATED,
      "feature_not_available",
      ...JSON_BODY,
      ...codesOf(CLAIM_FIELD_CODES),
      ...CHARGED,
      "registry_unavailable",
    ],
  },
  {
    method: "POST",
    path: "/v1/status",
    operationId: "getStatus",
    tag: "Verification",
    summary: "Tell the state of one number, or of up to 100",
    description:
      "Asks the tax authority by the number alone: is it registered, open, suspended or closed? " +
      "Each distinct number that is answered costs one unit, unregistered ones too; all are " +
      "answered or none.",
    access: "api_key",
    errorShapes: ["a"],
    parameters: [REPEATABLE_CHECK],
    body: {
      required: true,
      content: {
        "application/json": {
          schema: statusSchema,
          fields: {
            business_number: {
              description: "Ten digits, plain or hyphenated 3-2-5. This, or `business_numbers`.",
              examples: ["124-81-78104"],
            },
            business_numbers: {
              description: "Up to 100 numbers, in the order in which they are to be answered.",
              minItems: 1,
              maxItems: 100,
              items: { type: "string", pattern: WRITTEN_NUMBER },
              examples: [["124-81-78104", "2178182399"]],
            },
            lang: FIELDS.language,
            language: { description: "Another name for `lang`, which counts if both are given." },
          },
          examples: {
            one: {
              summary: "One number, in English",
              value: { business_number: "124-81-78104", lang: "en" },
            },
            several: {
              summary: "Several numbers, codes only",
              value: { business_numbers: ["1248178104", "1000000009"], lang: "code" },
            },
          },
        },
      },
    },
    answers: [
      {
        status: 200,
        description: "The state of the number, or `results` for a list.",
        headers: CHARGED_HEADERS,
        mediaType: "application/json",
        schema: z.union([statusListAnswer, statusAnswer]),
        examples: {
          one: {
            summary: "A closed business, in English",
            value: {
              ...CLOSED,
              status: "Closed",
              taxType: "General VAT Taxpayer",
              previousTaxType: null,
            },
          },
          several: {
            summary: "Several numbers, codes only: the second is not registered",
            value: { results: [CLOSED, UNREGISTERED] },
          },
        },
      },
    ],
    errors: [
      ...AUTHENTICATED,
      "feature_not_available",
      ...JSON_BODY,
      "invalid_business_number",
      "invalid_language",
      "batch_empty",
      "batch_too_large",
      ...CHARGED,
      "registry_unavailable",
    ],
  },
  {
    method: "POST",
    path: "/v1/batch/verify",
    operationId: "submitBatch",
    tag: "Batches",
    summary: "Submit a batch as JSON",
    description:
      "Either `business_numbers` that share one date and representative, or `businesses` with " +
      "their own; with `check` `status` numbers alone. One malformed field refuses the request. " +
      "The distinct businesses are reserved at submission, all or none.",
    access: "api_key",
    errorShapes: ["a"],
    parameters: [
      IDEMPOTENCY_KEY,
      JOB_NAME,
      {
        in: "header",
        name: "Prefer",
        description:
          "`wait=N` (RFC 7240) waits up to N seconds, at most 30, for the job to end. If it is " +
          "completed in time, the answer holds its `results`.",
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
                "Numbers that share one date and representative; as many as the plan allows.",
              minItems: 1,
              maxItems: LARGEST_BATCH,
              examples: [["2178182399", "1248178104"]],
            },
            start_date: FIELDS.startDate,
            owner_name: FIELDS.ownerName,
            company_name: FIELDS.companyName,
            businesses: {
              description:
                "Businesses with a date and representative each; as many as the plan allows.",
              minItems: 1,
              maxItems: LARGEST_BATCH,
              items: {
                type: "object",
                required: ["business_number"],
                properties: {
                  business_number: { ...FIELDS.number, type: "string", pattern: WRITTEN_NUMBER },
                  start_date: { ...FIELDS.startDate, type: "string", pattern: CALENDAR_DATE },
                  owner_name: { ...FIELDS.ownerName, type: "string" },
                  company_name: { ...FIELDS.companyName, type: ["string", "null"] },
                },
              },
            },
            check: CHECK,
            language: FIELDS.language,
            lang: { description: "Another name for `language`, which counts if both are given." },
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
              summary: "The state of numbers alone",
              value: { check: "status", business_numbers: ["217-81-82399", "1248178104"] },
            },
            businesses: {
              summary: "Businesses with their own",
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
        ...SUBMITTED,
        headers: { ...SUBMITTED.headers, "Preference-Applied": "sometimes" },
        schema: z.union([jobWithResultsAnswer, jobAnswer]),
        examples: {
          ...SUBMITTED.examples,
          results: { summary: "With `Prefer: wait=30`, completed in time", value: WITH_RESULTS },
        },
      },
    ],
    errors: [
      ...BATCH_ERRORS,
      ...JSON_BODY,
      ...codesOf(BATCH_FIELD_CODES),
      "batch_empty",
      "batch_too_large",
      ...CHARGED,
      "too_many_jobs",
      "storage_exceeded",
    ],
  },
  {
    method: "POST",
    path: "/v1/batch/upload",
    operationId: "uploadBatch",
    tag: "Batches",
    summary: "Submit a batch as CSV",
    description:
      "One of the first ten lines names the columns `business_number`, `start_date`, " +
      "`owner_name` and, if you like, `company_name`, in any order, by these names or usual ones " +
      "(사업자등록번호, 개업일자, 대표자, 상호). A malformed row does not refuse the file: it becomes " +
      "an error row of the results. Other columns of the table are repeated in the results, " +
      "except those of resident registration numbers.",
    access: "api_key",
    errorShapes: ["a"],
    parameters: [
      {
        in: "query",
        name: "check",
        description:
          "`status` asks for the state of the numbers alone: the file needs `business_number` only.",
        schema: z.enum(CHECK_KINDS).default("verify").optional(),
        example: "status",
      },
      {
        in: "query",
        name: "language",
        description: FIELDS.language.description,
        schema: languageField.default("ko").optional(),
        example: "en",
      },
      {
        in: "query",
        name: "lang",
        description: "Another name for `language`, which counts if both are given.",
        schema: languageField.optional(),
      },
      {
        in: "query",
        name: "retention_days",
        description: "How many days the results are kept, counted from the end of the job.",
        schema: z.int().min(1).max(30).default(30).optional(),
        example: 7,
      },
      {
        in: "query",
        name: "columns",
        description: "`input` puts the columns of the table first in the results, in their order.",
        schema: z.literal("input").optional(),
        example: "input",
      },
      IDEMPOTENCY_KEY,
      JOB_NAME,
    ],
    body: {
      required: true,
      content: {
        "text/csv": {
          schema: z.string().meta({
            description:
              "At most 5,000,000 bytes, separated by comma, semicolon, tab or `|`; or an HTML " +
              "table. UTF-8, UTF-16 with a byte-order mark, or CP949 if `charset` says so or the " +
              "bytes are not UTF-8.",
          }),
          examples: {
            customers: {
              summary: "Four rows, the last one malformed",
              value:
                "business_number,start_date,owner_name,company_name\n" +
                "217-81-82399,20120305,김한빛,주식회사 한빛물산\n" +
                "6158680343,2017-09-11,박새솔,(주)새솔유통\n" +
                "2178182399,20200101,김한빛,\n" +
                "12345,20200101,김한빛,\n",
            },
          },
        },
      },
    },
    answers: [SUBMITTED],
    errors: [
      ...BATCH_ERRORS,
      "unsupported_content_type",
      "payload_too_large",
      "invalid_encoding",
      "invalid_csv",
      "missing_column",
      "invalid_request",
      "invalid_language",
      "batch_empty",
      "batch_too_large",
      ...CHARGED,
      "too_many_jobs",
      "storage_exceeded",
    ],
  },
  {
    method: "GET",
    path: "/v1/batch",
    operationId: "listBatches",
    tag: "Batches",
    summary: "List the account's batch jobs",
    description: "The newest first. Needs no plan with batches.",
    access: "api_key",
    errorShapes: ["a"],
    parameters: [
      {
        in: "query",
        name: "limit",
        description: "How many jobs at most.",
        schema: z.int().min(1).max(100).default(20).optional(),
        example: 20,
      },
      {
        in: "query",
        name: "cursor",
        description: "`next_cursor` of the list before, to go on after it.",
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
            summary: "All there are",
            value: { jobs: [QUEUED, COMPLETED], next_cursor: null },
          },
        },
      },
    ],
    errors: [...BATCH_ERRORS, "invalid_request"],
  },
  {
    method: "GET",
    path: "/v1/batch/status/:job_id",
    operationId: "getBatchStatus",
    tag: "Batches",
    summary: "Show how far a batch job is",
    access: "api_key",
    errorShapes: ["a"],
    parameters: [JOB_ID],
    answers: [
      {
        status: 200,
        description: "The job. `Retry-After` says when to ask again, unless it has ended.",
        headers: { ...RATE_HEADERS, "Retry-After": "sometimes" },
        mediaType: "application/json",
        schema: jobAnswer,
        examples: {
          queued: { summary: "A new job", value: QUEUED },
          waiting: { summary: "While the tax authority does not answer", value: WAITING },
          completed: { summary: "A completed job", value: COMPLETED },
        },
      },
    ],
    errors: [...BATCH_ERRORS, "job_not_found"],
  },
  {
    method: "GET",
    path: "/v1/batch/download/:job_id",
    operationId: "downloadBatchResults",
    tag: "Batches",
    summary: "Download the results of a completed batch job",
    description:
      "CSV with a byte-order mark, one line for each row of the input, in its order. `both` adds " +
      "`company_name_en`, `status_en` and `tax_type_en`; `code` leaves `status` and " +
      "`tax_type` out. With `Accept: application/x-ndjson` a line of JSON for each row: its " +
      "position, its input, and what a single check would answer, or an error.",
    access: "api_key",
    errorShapes: ["a"],
    parameters: [
      JOB_ID,
      {
        in: "header",
        name: "Range",
        description: "One range of bytes. Any other range is answered with the whole file.",
        schema: z.string().optional(),
        example: "bytes=0-1023",
      },
      {
        in: "header",
        name: "If-Range",
        description: "The entity tag of which `Range` is a part.",
        schema: z.string().optional(),
      },
      {
        in: "header",
        name: "If-None-Match",
        description: "Entity tags that you have already.",
        schema: z.string().optional(),
      },
    ],
    answers: [
      {
        status: 200,
        description: "The results.",
        headers: { ...FILE_HEADERS, "Content-Disposition": "always" },
        mediaType: "text/csv",
        schema: z.string(),
        examples: { results: { summary: "One row, in English", value: RESULTS_CSV } },
      },
      {
        status: 206,
        description: "The part of the results that was asked for.",
        headers: { ...FILE_HEADERS, "Content-Disposition": "always", "Content-Range": "always" },
        mediaType: "text/csv",
        schema: z.string(),
        examples: { part: { summary: "The first bytes", value: RESULTS_CSV.slice(0, 16) } },
      },
      { status: 304, description: "You have the results already.", headers: FILE_HEADERS },
      {
        status: 200,
        description: "With `Accept: application/x-ndjson`: a line of JSON for each row.",
        headers: { ...RATE_HEADERS, "Content-Disposition": "always" },
        mediaType: "application/x-ndjson",
        schema: z.string(),
        examples: { results: { summary: "Two rows", value: RESULT_LINES } },
      },
    ],
    errors: [...BATCH_ERRORS, "job_not_found", "results_not_ready"],
  },
  {
    method: "POST",
    path: "/v1/batch/cancel/:job_id",
    operationId: "cancelBatch",
    tag: "Batches",
    summary: "Cancel a batch job",
    description:
      "Ends a job. Rows that were answered keep their result and are charged; the rest become " +
      "error rows with the code `cancelled`, uncharged. A job that has ended stays as it is.",
    access: "api_key",
    errorShapes: ["a"],
    parameters: [JOB_ID],
    answers: [
      {
        status: 200,
        description: "The job as it is now.",
        headers: { ...RATE_HEADERS, "Retry-After": "sometimes" },
        mediaType: "application/json",
        schema: jobAnswer,
        examples: { cancelled: { summary: "A cancelled job", value: CANCELLED } },
      },
    ],
    errors: [...BATCH_ERRORS, "job_not_found"],
  },
  {
    method: "DELETE",
    path: "/v1/batch/:job_id",
    operationId: "deleteBatch",
    tag: "Batches",
    summary: "Delete a batch job",
    description:
      "Deletes a job at once, with its input and results. A running job ends first: what was " +
      "answered is charged. Needs no plan with batches. Deleting a job again is answered the same.",
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
            value: { job_id: QUEUED.job_id, deleted: true },
          },
        },
      },
    ],
    errors: [...BATCH_ERRORS, "job_not_found"],
  },
];
