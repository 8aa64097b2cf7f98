/** Tools send requests to the HTTP API, which validates arguments and charges checks. */
import { readDownloadLines } from "../batch/download-lines.ts";
import type { RowRange } from "../batch/rows.ts";
import type { ErrorCode } from "../errors.ts";
import type { Variant } from "../variant.ts";
import type { JobAnswer } from "../variant-a/batch/job-answer.ts";

export interface ApiRequest {
  method: "GET" | "POST";
  path: string;
  headers: Record<string, string>;
  body?: object;
  /** The rows that a download returns. Callers of the HTTP API cannot choose rows. */
  rowRange?: RowRange;
}

export interface ToolFailure {
  kind: "failure";
  code: ErrorCode;
  message: string;
  parameter?: string | undefined;
  retryAfter?: number | undefined;
}

export type SendRequest = (
  request: ApiRequest,
) => Promise<{ kind: "answer"; response: Response } | ToolFailure>;

export type ToolResult = { kind: "content"; content: object } | ToolFailure;

type Arguments = Record<string, unknown>;

export interface ToolCall {
  /** Only hosts of this variant offer the tool. */
  variant: Variant;
  isForBatches?: true;
  call(given: Arguments, send: SendRequest): Promise<ToolResult>;
}

/** Pages are short, because a model reads all that it gets. */
const LONGEST_PAGE = 100;
const USUAL_PAGE = 25;

export const TOOL_CALLS = {
  verify_business: endpointTool("a", "/v1/verify"),
  check_status: { variant: "a", call: checkStatus },
  describe_business: endpointTool("b", "/v1/verify/business"),
  start_batch: { variant: "a", isForBatches: true, call: startBatch },
  get_batch: { variant: "a", isForBatches: true, call: getBatch },
  watch_businesses: endpointTool("a", "/v1/watches"),
  list_watched: pageTool("/v1/watches", "cursor"),
  list_changes: pageTool("/v1/events", "after", {
    types: "watch.changed,watch.stale,watch.paused",
  }),
} as const satisfies Record<string, ToolCall>;

export type ToolName = keyof typeof TOOL_CALLS;

function endpointTool(variant: Variant, path: string): ToolCall {
  return {
    variant,
    call: async (given, send) => {
      const sent = await post(path, given, {}, send);
      return sent.kind === "failure"
        ? sent
        : { kind: "content", content: await sent.response.json() };
    },
  };
}

/** @param position the argument that says where the page begins */
function pageTool(path: string, position: string, query: Record<string, string> = {}): ToolCall {
  return {
    variant: "a",
    call: async ({ limit, [position]: from }, send) => {
      if (from != null && typeof from !== "string") return failureIn(position, "must be a string");
      const count = limit ?? USUAL_PAGE;
      if (!isWithin(count, 1, LONGEST_PAGE)) return wrongLimit();
      const wanted = { ...query, limit: String(count), ...(from != null && { [position]: from }) };
      const page = `${path}?${new URLSearchParams(wanted)}`;
      const sent = await send({ method: "GET", path: page, headers: {} });
      return sent.kind === "failure"
        ? sent
        : { kind: "content", content: await sent.response.json() };
    },
  };
}

/** Refuses `business_number`, because the endpoint would answer with one state and not a list. */
async function checkStatus(given: Arguments, send: SendRequest): Promise<ToolResult> {
  if (given.business_number != null)
    return failureIn("business_number", "is not an argument; give business_numbers, an array");
  return endpointTool("a", "/v1/status").call(given, send);
}

async function startBatch({ name, ...given }: Arguments, send: SendRequest): Promise<ToolResult> {
  if (name != null && typeof name !== "string") return failureIn("name", "must be a string");
  const headers = name == null ? {} : { "Job-Name": encodeURIComponent(name.toWellFormed()) };
  const sent = await post("/v1/batch/verify", given, headers, send);
  if (sent.kind === "answer") return { kind: "content", content: await jobOf(sent.response) };
  if (sent.parameter !== "Job-Name") return sent;
  return failureIn("name", "must be one line of at most 100 characters");
}

async function getBatch(
  { job_id, first_row, limit }: Arguments,
  send: SendRequest,
): Promise<ToolResult> {
  // The id becomes part of a path, so accept only characters that ids have.
  if (typeof job_id !== "string" || !/^\w{1,100}$/.test(job_id))
    return failureIn("job_id", "must be an id that start_batch returned");
  const first = first_row ?? 1;
  if (!isWithin(first, 1, Number.MAX_SAFE_INTEGER))
    return failureIn("first_row", "must be a whole number from 1");
  const count = limit ?? USUAL_PAGE;
  if (!isWithin(count, 1, LONGEST_PAGE)) return wrongLimit();

  const path = `/v1/batch/status/${job_id}`;
  const status = await send({ method: "GET", path, headers: {} });
  if (status.kind === "failure") return status;
  const job = await jobOf(status.response);
  if (job.download_url === null) return { kind: "content", content: job };
  if (first > job.total)
    return { kind: "content", content: { ...job, results: [], next_row: null } };
  const file = await send({
    method: "GET",
    path: `/v1/batch/download/${job_id}`,
    headers: { Accept: "application/x-ndjson" },
    rowRange: { first, count },
  });
  if (file.kind === "failure") return file;
  const results = await linesOf(file.response);
  const next = first + count;
  return {
    kind: "content",
    content: { ...job, results, next_row: next > job.total ? null : next },
  };
}

async function post(
  path: string,
  { idempotency_key: key, ...body }: Arguments,
  headers: Record<string, string>,
  send: SendRequest,
): ReturnType<SendRequest> {
  if (key == null) return send({ method: "POST", path, headers, body });
  // The endpoint's own error would name the header and not the argument.
  if (typeof key !== "string" || !/^[\x21-\x7e]{1,255}$/.test(key))
    return failureIn(
      "idempotency_key",
      "must be 1 to 255 printable ASCII characters without blanks",
    );
  return send({ method: "POST", path, headers: { ...headers, "Idempotency-Key": key }, body });
}

async function jobOf(response: Response): Promise<JobAnswer & { retry_after: number | null }> {
  const seconds = response.headers.get("Retry-After");
  return {
    ...((await response.json()) as JobAnswer),
    retry_after: seconds === null ? null : Number(seconds),
  };
}

async function linesOf({ body }: Response): Promise<object[]> {
  const lines: object[] = [];
  if (body) for await (const line of readDownloadLines(body)) lines.push(line);
  return lines;
}

function wrongLimit(): ToolFailure {
  return failureIn("limit", `must be a whole number from 1 to ${LONGEST_PAGE}`);
}

function failureIn(parameter: string, message: string): ToolFailure {
  return {
    kind: "failure",
    code: "invalid_request",
    message: `${parameter}: ${message}.`,
    parameter,
  };
}

function isWithin(value: unknown, least: number, most: number): value is number {
  return Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
}
