/**
 * How requests reach the service: with the key, within a time, and again where that may help. What
 * is asked belongs in `client.ts` and `batch.ts`.
 */
import createClient, { type Client } from "openapi-fetch";
import { ApiError, abortReason, ConnectionError, TimeoutError } from "./errors.ts";
import { errorOf, originOf } from "./response.ts";
import type { paths } from "./schema.ts";
import type { ErrorCode } from "./types.ts";

/** The service at one address with one key, typed by its description. It resolves or rejects. */
export type Transport = Client<paths>;

export interface SendOptions {
  /** Milliseconds for one attempt. */
  timeoutMs: number;
  /** Attempts after the first one. */
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

/** What arrives row by row, and is read while it does. */
export const NDJSON = "application/x-ndjson";

/** A longer wait is the caller's to decide. */
export const MAX_WAIT_SECONDS = 30;
/** Doubled with each attempt, and spread from half to one and a half. */
const FIRST_WAIT_SECONDS = 0.5;

/** Waiting does not help: the month ends later, and space is not freed by itself. */
const FINAL = new Set<string>(["quota_exceeded", "storage_exceeded"] satisfies ErrorCode[]);

/** What an attempt ended with: a success, or why there was none. */
type Attempt = Response | ApiError | ConnectionError;

/**
 * @returns a `fetch` whose responses are successes, read to their end unless they are NDJSON. It
 * rejects with `ApiError`, `ConnectionError`, `TimeoutError`, or the signal's reason.
 */
export function createSender(options: SendOptions): (request: Request) => Promise<Response> {
  return async (request) => {
    const body = await request.arrayBuffer();
    for (let attempt = 0; ; attempt++) {
      const outcome = await sendOnce(request, body, options);
      if (outcome instanceof Response) return outcome;
      if (attempt >= options.retries || !mayPass(outcome)) throw outcome;
      // Callers that failed together must not come back together.
      const backoff = FIRST_WAIT_SECONDS * 2 ** attempt * (0.5 + Math.random());
      await pause((retryAfterSeconds(outcome) ?? 0) + backoff, request.signal);
    }
  };
}

/** @throws the caller's reason, when the call was aborted */
async function sendOnce(
  request: Request,
  body: ArrayBuffer,
  { timeoutMs, fetch }: SendOptions,
): Promise<Attempt> {
  const { url, method, headers, signal } = request;
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), timeoutMs);
  try {
    // As an address with options: not every `fetch` takes the `Request` of another implementation.
    const response = await fetch(url, {
      method,
      headers,
      body: body.byteLength > 0 ? body : null,
      // A redirected POST would become a GET, and the key is meant for this address alone.
      redirect: "manual",
      signal: AbortSignal.any([signal, late.signal]),
    });
    if (!response.ok) return errorOf(request, response, await response.text());
    return headers.get("Accept") === NDJSON ? response : await readWhole(response);
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

/** A connection that breaks within an answer is a failed attempt like any other. */
async function readWhole(response: Response): Promise<Response> {
  const body = await response.arrayBuffer();
  return new Response(body.byteLength > 0 ? body : null, response);
}

/** The system's word for why a connection failed, where `fetch` itself only says that it did. */
function reasonOf(fault: unknown): string {
  const { message, cause } = fault as { message?: string; cause?: { code?: string } };
  return cause?.code ?? message ?? String(fault);
}

/** Whether the same request may succeed within a time worth waiting for. */
export function mayPass(fault: unknown): fault is ApiError | ConnectionError {
  if (fault instanceof ConnectionError) return true;
  if (!(fault instanceof ApiError) || FINAL.has(fault.code)) return false;
  const isPassing = fault.status === 429 || fault.status >= 500;
  return isPassing && (fault.retryAfter ?? 0) <= MAX_WAIT_SECONDS;
}

export function retryAfterSeconds(fault: ApiError | ConnectionError): number | null {
  return fault instanceof ApiError ? fault.retryAfter : null;
}

/** @throws the abort's reason */
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
