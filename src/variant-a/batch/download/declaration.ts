import * as z from "zod";
import { RATE_HEADERS } from "../../../http/declaration-parts.ts";
import type { Endpoint } from "../../../http/endpoint.ts";
import { CLOSED_EXAMPLE } from "../../declaration-parts.ts";
import { BATCH_ERRORS, JOB_ID } from "../declaration-parts.ts";

const RESULTS_CSV =
  "\ufeffbusiness_number,start_date,owner_name,company_name,is_valid,reason," +
  "company_name_resolved,company_name_source,company_name_match,status,status_code,tax_type," +
  "tax_type_code,verified_at,error_code,error_message,company_name_check,closed_on,notes," +
  "possible_causes\r\n" +
  '"2178182399","20120305","김한빛","주식회사 한빛물산",true,,"Hanbit Trading Co., Ltd.","dart",' +
  '"number","Active","01","General VAT Taxpayer","01","2026-11-20T12:43:01.037Z",,,"current",,,\r\n';

const RESULT_LINES = [
  {
    row: 1,
    input: {
      business_number: "124-81-78104",
      start_date: "",
      owner_name: "",
      company_name: "",
    },
    answer: CLOSED_EXAMPLE,
  },
  {
    row: 2,
    input: { business_number: "12345", start_date: "", owner_name: "", company_name: "" },
    error: {
      code: "invalid_business_number",
      message: "line 3, business_number: must be 10 digits, hyphens allowed (123-45-67890)",
    },
  },
]
  .map((line) => `${JSON.stringify(line)}\n`)
  .join("");

const FILE_HEADERS = { ...RATE_HEADERS, ETag: "always", "Accept-Ranges": "always" } as const;

export const downloadBatchResultsEndpoint: Endpoint = {
  method: "GET",
  path: "/v1/batch/download/:job_id",
  operationId: "downloadBatchResults",
  tag: "Batches",
  summary: "Download the results of a batch job",
  description:
    "For a completed or cancelled job. The answer is CSV with a byte-order mark. It has one line " +
    "for each row of the input, in the same order. The language `both` adds `company_name_en`, " +
    "`status_en` and `tax_type_en`; `code` leaves out `status` and `tax_type`. In a `verify` " +
    "job, `possible_causes` lists codes for invalid rows, separated by spaces. With `Accept: " +
    "application/x-ndjson`, each row is a line of JSON. It has the position and the input of the " +
    "row, and either the answer that a single check would give or an error.",
  access: "api_key",
  errorShapes: ["a"],
  parameters: [
    JOB_ID,
    {
      in: "query",
      name: "receipts",
      description:
        "`true`: each row that was answered has a receipt in its `answer`. Needs " +
        "`Accept: application/x-ndjson`.",
      schema: z.enum(["true", "false"]).optional(),
    },
    {
      in: "header",
      name: "Range",
      description: "One range of bytes. With any other value, you get the whole file.",
      schema: z.string().optional(),
      example: "bytes=0-1023",
    },
    {
      in: "header",
      name: "If-Range",
      description: "The entity tag of the file to which `Range` applies.",
      schema: z.string().optional(),
    },
    {
      in: "header",
      name: "If-None-Match",
      description: "Entity tags of the files that you already have.",
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
      description: "The requested part of the results.",
      headers: { ...FILE_HEADERS, "Content-Disposition": "always", "Content-Range": "always" },
      mediaType: "text/csv",
      schema: z.string(),
      examples: { part: { summary: "The first bytes", value: RESULTS_CSV.slice(0, 16) } },
    },
    { status: 304, description: "You already have the results.", headers: FILE_HEADERS },
    {
      status: 200,
      description: "With `Accept: application/x-ndjson`: a line of JSON for each row.",
      headers: { ...RATE_HEADERS, "Content-Disposition": "always" },
      mediaType: "application/x-ndjson",
      schema: z.string(),
      examples: { results: { summary: "Two rows", value: RESULT_LINES } },
    },
  ],
  errors: [
    ...BATCH_ERRORS,
    "job_not_found",
    "results_not_ready",
    "invalid_request",
    "receipts_not_available",
  ],
};
