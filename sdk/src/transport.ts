/** Sends requests to the service. Adds the key, a timeout and retries. */
import createClient, { type Client } from "openapi-fetch";
import { ApiError, abortReason, ConnectionError, TimeoutError } from "./errors.ts";
import { errorOf, OTHER_SERVER, originOf } from "./response.ts";
import type { paths } from "./schema.ts";
import type { ErrorCode } from "./types.ts";

/** Calls the service at one address, with one key. Calls reject on errors. */
export type Transport = Client<paths>;

export interface SendOptions {
  /** How many milliseconds one attempt may take. */
  timeoutMs: number;
  retries: number;
  fetch: (url: string, init: RequestInit) => Promise<Response>;
}

/** @param options `baseUrl` without a slash at its end */
export function createTransport(
  options: SendOptions & { apiKey: string; baseUrl: string },
): Transport {
  const { apiKey, baseUrl } = options;
  return createClient<paths>({
    baseUrl,
    headers: { Authorization: `Bearer ${apiKey}`, Accept: "application/json" },
    fetch: createSender(options),
  });
}

/** The media type of answers that are read row by row while they arrive. */
export const NDJSON = "application/x-ndjson";
export const CSV = "text/csv";

/** The longest `Retry-After` that the client itself waits for. The caller may wait longer. */
export const MAX_WAIT_SECONDS = 30;
/** The pause before the first retry, in addition to `Retry-After`. Each retry doubles the pause. */
const FIRST_WAIT_SECONDS = 0.5;

/** Far larger than any answer of the service. Reading 10 MB of JSON can take 300 MB of memory. */
const MAX_JSON_BYTES = 10_000_000;
/** A results file contains an upload (at most 5 MB) and its answers (at most 10,000). */
const MAX_FILE_BYTES = 50_000_000;
const MAX_ERROR_BYTES = 100_000;

/**
 * Errors that last too long for a retry. Quotas are for a month or a day. It may take days until
 * old jobs are removed. Only the caller can free storage.
 */
const FINAL = new Set<string>([
  "quota_exceeded",
  "daily_limit_exceeded",
  "storage_exceeded",
  "job_limit_exceeded",
] satisfies ErrorCode[]);

type Attempt = Response | ApiError | ConnectionError;

/**
 * @returns a function that sends a request and resolves only with a successful response. The body
 *   is already complete, except for NDJSON. Rejects with `ApiError`, `ConnectionError`,
 *   `TimeoutError`, or the signal's reason
 */
export function createSender(options: SendOptions): (request: Request) => Promise<Response> {
  return async (request) => {
    const body = await request.arrayBuffer();
    for (let attempt = 0; ; attempt++) {
      const outcome = await sendOnce(request, body, options);
      if (outcome instanceof Response) return outcome;
      if (attempt >= options.retries || !mayPass(outcome)) throw outcome;
      // The pause is random, so that callers that failed together retry at different times.
      const backoff = FIRST_WAIT_SECONDS * 2 ** attempt * (0.5 + Math.random());
      await pause((retryAfterSeconds(outcome) ?? 0) + backoff, request.signal);
    }
  };
}

/** @throws the signal's reason if the caller aborted the call */
async function sendOnce(
  request: Request,
  body: ArrayBuffer,
  { timeoutMs, fetch }: SendOptions,
): Promise<Attempt> {
  const { url, method, headers, signal } = request;
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), timeoutMs);
  try {
    // Do not pass the `Request` itself, because some `fetch` functions refuse a foreign `Request`.
    const response = await fetch(url, {
      method,
      headers,
      body: body.byteLength > 0 ? body : null,
      // Do not follow redirects, because a POST could become a GET, and because the key must not be
      // sent to another address.
      redirect: "manual",
      signal: AbortSignal.any([signal, late.signal]),
    });
    if (!response.ok) {
      const bytes = await bytesOf(response, MAX_ERROR_BYTES);
      return errorOf(request, response, new TextDecoder().decode(bytes ?? undefined));
    }
    const accept = headers.get("Accept");
    if (accept === NDJSON) return response;
    // Read the whole body now, so that a broken connection makes this attempt fail.
    const bytes = await bytesOf(response, accept === CSV ? MAX_FILE_BYTES : MAX_JSON_BYTES);
    if (bytes) return new Response(bytes.byteLength > 0 ? bytes : null, response);
    const cause = new SyntaxError("longer than any answer of the service");
    return new ConnectionError(OTHER_SERVER, { cause });
  } catch (fault) {
    if (signal.aborted) throw abortReason(signal);
    if (late.signal.aborted)
      return new TimeoutError(`${originOf(url)} did not answer within ${timeoutMs / 1000} s.`);
    const reason = `Cannot reach ${originOf(url)} (${reasonOf(fault)}).`;
    return new ConnectionError(reason, { cause: fault });
  } finally {
    clearTimeout(timer);
  }
}

/** @returns the decompressed body; null if it has more than `max` bytes */
async function bytesOf({ body }: Response, max: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  const reader = body?.getReader();
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true };
    if (done) break;
    size += value.byteLength;
    if (size > max) {
      await reader?.cancel().catch(() => {});
      return null;
    }
    pieces.push(value);
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.byteLength;
  }
  return bytes;
}

/** @returns the system's error code, such as ECONNREFUSED, or otherwise the message */
function reasonOf(fault: unknown): string {
  const { message, cause } = fault as { message?: string; cause?: { code?: string } };
  return cause?.code ?? message ?? String(fault);
}

/** Whether the same request may succeed within `MAX_WAIT_SECONDS`. */
export function mayPass(fault: unknown): fault is ApiError | ConnectionError {
  if (fault instanceof ConnectionError) return true;
  if (!(fault instanceof ApiError) || FINAL.has(fault.code)) return false;
  const isPassing = fault.status === 429 || fault.status >= 500;
  return isPassing && (fault.retryAfter ?? 0) <= MAX_WAIT_SECONDS;
}

export function retryAfterSeconds(fault: ApiError | ConnectionError): number | null {
  return fault instanceof ApiError ? fault.retryAfter : null;
}

/** @throws the signal's reason if it is aborted */
export function pause(seconds: number, signal: AbortSignal | null): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) throw abortReason(signal);
    const stop = () => {
      clearTimeout(timer);
      if (signal) reject(abortReason(signal));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", stop);
      resolve();
    }, seconds * 1000);
    signal?.addEventListener("abort", stop, { once: true });
  });
}
