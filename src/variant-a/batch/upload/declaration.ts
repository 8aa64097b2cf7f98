import * as z from "zod";
import { CHECK_KINDS } from "../../../check-kind.ts";
import { ERRORS_OF_CHARGED } from "../../../http/declaration-parts.ts";
import type { Endpoint } from "../../../http/endpoint.ts";
import { languageField } from "../../../verification/output-language.ts";
import { FIELDS } from "../../declaration-parts.ts";
import { BATCH_ERRORS, IDEMPOTENCY_KEY, JOB_NAME, SUBMITTED_ANSWER } from "../declaration-parts.ts";

export const uploadBatchEndpoint: Endpoint = {
  method: "POST",
  path: "/v1/batch/upload",
  operationId: "uploadBatch",
  tag: "Batches",
  summary: "Submit a batch as CSV",
  description:
    "One of the first 30 lines must name the columns `business_number`, `start_date`, " +
    "`owner_name` and, optionally, `company_name`, in any order. Common headings work too " +
    "(사업자등록번호, 개업일자, 대표자, 상호). The file is accepted even if rows are malformed. Such rows " +
    "become error rows in the results. Other columns of the table are copied into the results, " +
    "except columns of resident registration numbers.",
  access: "api_key",
  errorShapes: ["a"],
  parameters: [
    {
      in: "query",
      name: "check",
      description:
        "`status` asks only for the state of the numbers, so the file needs only `business_number`.",
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
      description: "Alias of `language`. If both are given, `language` is used.",
      schema: languageField.optional(),
    },
    {
      in: "query",
      name: "retention_days",
      description: "How many days the results are kept after the job ends.",
      schema: z.int().min(1).max(30).default(30).optional(),
      example: 7,
    },
    {
      in: "query",
      name: "columns",
      description:
        "`input` puts the columns of your table first in the results, in their original order.",
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
            "A table of at most 5,000,000 bytes. Its columns are separated by comma, semicolon, " +
            "tab or `|`; an HTML table works too. The text is UTF-8, UTF-16 with a byte-order " +
            "mark, or CP949. It is read as CP949 if `charset` says so or the bytes are not valid " +
            "UTF-8.",
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
  answers: [SUBMITTED_ANSWER],
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
    ...ERRORS_OF_CHARGED,
    "too_many_jobs",
    "storage_exceeded",
    "job_limit_exceeded",
  ],
};
