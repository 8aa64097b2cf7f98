/** The errors of a call. None of them says anything about a business. */
import type { ErrorCode } from "./types.ts";

/** The service, or something else such as a proxy, refused or could not answer the call. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  /**
   * A stable code. New codes may be added. `unknown`: something other than the service answered.
   */
  declare readonly code: ErrorCode | "unknown" | (string & {});
  declare readonly status: number;
  /** The field at fault, such as `startDate`; null if the error names no field. */
  declare readonly parameter: string | null;
  /** With this id the operator finds the request in the log. */
  declare readonly requestId: string | null;
  /** Seconds after which the same request may succeed; null if the service does not say. */
  declare readonly retryAfter: number | null;
  /** The address of a page that explains the code. */
  declare readonly helpUrl: string | null;
  /** The body of the answer, unchanged. */
  declare readonly body: string;

  constructor(message: string, facts: Omit<ApiError, keyof Error>) {
    super(message);
    Object.assign(this, facts);
  }
}

/** No answer came, or a program other than the service answered with a success status. */
export class ConnectionError extends Error {
  override readonly name: string = "ConnectionError";
}

/**
 * No answer came within `timeoutMs` or within the call's `AbortSignal.timeout()`. Or the download
 * of a job's results stopped.
 */
export class TimeoutError extends ConnectionError {
  override readonly name = "TimeoutError";
}

/** @returns the reason of an aborted signal. Replaces the platform's TimeoutError by our own */
export function abortReason({ reason }: AbortSignal): unknown {
  return reason?.name === "TimeoutError"
    ? new TimeoutError("No answer came within the time of the signal.", { cause: reason })
    : reason;
}
