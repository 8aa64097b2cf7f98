/** Everything that a call can end with besides an answer. None of it is a verdict. */
import type { ErrorCode } from "./types.ts";

/** The service refused the request, or could not answer it; or something before it did so. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  /** Stable, for programs. New ones may be added; `unknown`: the answer was not the service's. */
  readonly code: ErrorCode | "unknown" | (string & {});
  /** Of HTTP. */
  readonly status: number;
  /** The field at fault, such as `startDate`; null where none is. */
  readonly parameter: string | null;
  /** By which the operator finds the request in the log. */
  readonly requestId: string | null;
  /** Seconds after which the same request may succeed; null where the service does not say. */
  readonly retryAfter: number | null;
  /** Where the code is explained. */
  readonly helpUrl: string | null;
  /** The answer as it came. */
  readonly body: string;

  constructor(message: string, facts: Omit<ApiError, keyof Error>) {
    super(message);
    this.code = facts.code;
    this.status = facts.status;
    this.parameter = facts.parameter;
    this.requestId = facts.requestId;
    this.retryAfter = facts.retryAfter;
    this.helpUrl = facts.helpUrl;
    this.body = facts.body;
  }
}

/** The service could not be reached, the connection broke, or something else answered. */
export class ConnectionError extends Error {
  override readonly name: string = "ConnectionError";
}

/** No answer came within the time given. */
export class TimeoutError extends ConnectionError {
  override readonly name = "TimeoutError";
}
