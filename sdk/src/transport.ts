/**
 * How requests reach the service: with the key, within a time, and again where that may help. What
 * is asked belongs in `client.ts` and `batch.ts`.
 */
import createClient, { type Client } from "openapi-fetch";
import { ApiError, ConnectionError, TimeoutError } from "./errors.ts";
import type { paths } from "./schema.ts";

/** One address of the service with one key; what it returns is always a success. */
export type Transport = Client<paths>;

export interface TransportOptions {
  /** Such as `https://api.example.com`; empty in a page of the same origin. */
  baseUrl: string;
  apiKey: string;
  /** Milliseconds for one attempt. */
  timeoutMs: number;
  /** Attempts after the first one. */
  retries: number;
  fetch: typeof globalThis.fetch;
}

/** A longer wait is the caller's to decide. */
const MAX_WAIT_SECONDS = 30;
/** Doubled with each attempt, and spread from half to one and a half. */
const FIRST_WAIT_SECONDS = 0.5;

/** Waiting does not help: the month ends later, and space is not freed by itself. */
const FINAL = new Set(["quota_exceeded", "storage_exceeded"]);

export function createTransport(options: TransportOptions): Transport {
  const { baseUrl, apiKey, retries } = options;
  const send = async (request: Request): Promise<Response> => {
    for (let attempt = 0; ; attempt++) {
      const outcome = await sendOnce(request.clone(), options);
      if (outcome instanceof Response) return outcome;
      const seconds = attempt < retries ? waitBefore(attempt, outcome) : null;
      if (seconds === null) throw outcome;
      await pause(seconds, request.signal);
    }
  };
  return createClient<paths>({
    baseUrl,
    headers: { Authorization: `Bearer ${apiKey}`, Accept: "application/json" },
    fetch: send,
  });
}

/**
 * @returns the response of a success, or what the attempt failed with
 * @throws the caller's reason, when the call was aborted
 */
async function sendOnce(
  request: Request,
  { timeoutMs, fetch }: TransportOptions,
): Promise<Response | ApiError | ConnectionError> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const signal = AbortSignal.any([request.signal, timeout]);
    // Called as a function: browsers refuse `fetch` as a method of another object.
    const response = await fetch.call(globalThis, request, { signal });
    return response.ok ? response : await errorOf(response);
  } catch (fault) {
    request.signal.throwIfAborted();
    if (timeout.aborted)
      return new TimeoutError(`No answer within ${timeoutMs / 1000} seconds.`, { cause: fault });
    return new ConnectionError("The service could not be reached.", { cause: fault });
  }
}

async function errorOf(response: Response): Promise<ApiError> {
  const { status, headers } = response;
  const text = await response.text();
  const { code, message, details } = bodyOf(text);
  return new ApiError(message ?? `The service answered HTTP ${status}.`, {
    code: code ?? "unknown",
    status,
    // Where there are no details, the message begins with the field: "startDate: must be …".
    parameter: details?.parameter ?? /^([\w.-]+): /.exec(message ?? "")?.[1] ?? null,
    requestId: headers.get("X-Request-Id"),
    retryAfter: secondsOf(headers.get("Retry-After")),
  });
}

interface ErrorBody {
  code?: string;
  message?: string;
  details?: { parameter: string | null };
}

function bodyOf(text: string): ErrorBody {
  try {
    return (JSON.parse(text) as { error?: ErrorBody }).error ?? {};
  } catch {
    return {};
  }
}

function secondsOf(header: string | null): number | null {
  return header !== null && /^\d+$/.test(header) ? Number(header) : null;
}

/** Seconds to wait before the next attempt; null where another one would not help. */
function waitBefore(attempt: number, fault: ApiError | ConnectionError): number | null {
  const backoff = FIRST_WAIT_SECONDS * 2 ** attempt * (0.5 + Math.random());
  if (!(fault instanceof ApiError)) return backoff;
  const mayHelp = fault.status === 429 || fault.status >= 500;
  if (!mayHelp || FINAL.has(fault.code)) return null;
  if (fault.retryAfter === null) return backoff;
  return fault.retryAfter <= MAX_WAIT_SECONDS ? Math.max(fault.retryAfter, backoff) : null;
}

/** @throws the abort's reason */
export function pause(seconds: number, signal?: AbortSignal | null): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", stop);
      resolve();
    }, seconds * 1000);
    signal?.addEventListener("abort", stop, { once: true });
  });
}

/** The answer of a call. @throws ConnectionError when it is not one of the service */
export async function answerOf<T>(call: Promise<{ data?: T }>): Promise<T> {
  let data: T | undefined;
  try {
    ({ data } = await call);
  } catch (fault) {
    if (!(fault instanceof SyntaxError)) throw fault;
  }
  if (data === undefined) throw new ConnectionError("Something other than the service answered.");
  return data;
}
